/** The two ways to see what differs between two states of a page. */
import { compare } from './texts/compare.ts'
export function LookOrWords({ isByWords, choose }: { isByWords: boolean; choose(isByWords: boolean): void }) {
  return (
    <div className="editor-switches" role="group" aria-label={compare.how_to_compare}>
      {[false, true].map((byWords) => (
        <button
          key={String(byWords)}
          type="button"
          aria-pressed={isByWords === byWords}
          onClick={() => choose(byWords)}
        >
          {byWords ? compare.word_by_word : compare.as_it_looks}
        </button>
      ))}
    </div>
  )
}
