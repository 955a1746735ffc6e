/** The two ways to see what differs between two states of a page. */
import { compare } from './texts/compare.ts'
export function CompareMode({ isByText, choose }: { isByText: boolean; choose(isByText: boolean): void }) {
  return (
    <div className="editor-switches" role="group" aria-label={compare.how_to_compare}>
      {[false, true].map((byText) => (
        <button
          key={String(byText)}
          type="button"
          aria-pressed={isByText === byText}
          onClick={() => choose(byText)}
        >
          {byText ? compare.word_by_word : compare.as_it_looks}
        </button>
      ))}
    </div>
  )
}
