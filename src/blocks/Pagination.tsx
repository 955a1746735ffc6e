/** Links to the pages of a list (F-UI-18): neighbours of the current page, first and last; the rest as ellipses. */
import { pageWindow } from '#ui/pagination.ts'
import { pagination as paginationTexts } from './texts/pagination.ts'
import { common } from '#ui/texts/common.ts'

export interface PaginationProps {
  page: number
  pages: number
  /** Which list it is of, where a page has several. */
  label?: string | undefined
  hrefOf(page: number): string
}

export function Pagination({ page, pages, label, hrefOf }: PaginationProps) {
  if (pages < 2) return null
  return (
    <nav className="pagination" aria-label={label ? paginationTexts.pages_of({ label }) : common.pages}>
      <ul>
        {page > 1 ? (
          <li>
            <a href={hrefOf(page - 1)} rel="prev">
              {paginationTexts.previous}
            </a>
          </li>
        ) : null}
        {pageWindow(page, pages).map((slot, index) => (
          <li key={slot === 'gap' ? `gap-${index}` : slot}>
            {slot === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                href={hrefOf(slot)}
                aria-current={slot === page ? 'page' : undefined}
                aria-label={paginationTexts.page({ slot })}
              >
                {slot}
              </a>
            )}
          </li>
        ))}
        {page < pages ? (
          <li>
            <a href={hrefOf(page + 1)} rel="next">
              {paginationTexts.next}
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
