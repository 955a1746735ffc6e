/** Pagination by number: first, last and the neighbours of the current page; the rest are ellipses (F-UI-18). */
import { pageWindow } from './pagination.ts'
import { lists } from './texts/lists.ts'
import { common } from './texts/common.ts'

export function Pages({
  current,
  pages,
  onGo,
}: {
  current: number
  pages: number
  onGo: (page: number) => void
}) {
  if (pages < 2) return null
  return (
    <nav className="pages" aria-label={common.pages}>
      {pageWindow(current, pages).map((slot, index) =>
        slot === 'gap' ? (
          <span key={`gap${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={slot}
            type="button"
            aria-label={lists.page({ slot })}
            aria-current={slot === current ? 'page' : undefined}
            onClick={() => onGo(slot)}
          >
            {slot}
          </button>
        ),
      )}
    </nav>
  )
}

/** Paging by place: only the way on and the way back, however long the list is. */
export function PageSteps({
  next,
  previous,
  onGo,
}: {
  next: string | null
  previous: string | null
  onGo: (to: { after?: string; before?: string }) => void
}) {
  if (next === null && previous === null) return null
  return (
    <nav className="row" aria-label={common.pages}>
      <button
        type="button"
        className="button small"
        disabled={previous === null}
        onClick={() => onGo({ before: previous ?? '' })}
      >
        {lists.previous}
      </button>
      <button
        type="button"
        className="button small"
        disabled={next === null}
        onClick={() => onGo({ after: next ?? '' })}
      >
        {lists.next}
      </button>
    </nav>
  )
}
