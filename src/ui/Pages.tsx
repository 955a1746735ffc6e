/** Pagination: first, last and the neighbours of the current page; the rest are ellipses (F-UI-18). */
import { pageWindow } from './pagination.ts'

export function Pages({ current, pages, onGo }: { current: number; pages: number; onGo: (page: number) => void }) {
  if (pages < 2) return null
  return (
    <nav className="pages" aria-label="Pages">
      {pageWindow(current, pages).map((slot, index) =>
        slot === 'gap' ? (
          <span key={`gap${index}`} aria-hidden="true">…</span>
        ) : (
          <button key={slot} type="button" aria-label={`Page ${slot}`} aria-current={slot === current ? 'page' : undefined} onClick={() => onGo(slot)}>{slot}</button>
        ),
      )}
    </nav>
  )
}
