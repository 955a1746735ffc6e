/** The two ways to see what differs between two states of a page. */
export function LookOrWords({ isByWords, choose }: { isByWords: boolean; choose(isByWords: boolean): void }) {
  return (
    <div className="editor-switches" role="group" aria-label="How to compare">
      {[false, true].map((byWords) => (
        <button
          key={String(byWords)}
          type="button"
          aria-pressed={isByWords === byWords}
          onClick={() => choose(byWords)}
        >
          {byWords ? 'Word by word' : 'As it looks'}
        </button>
      ))}
    </div>
  )
}
