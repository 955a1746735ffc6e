/** Draws the way here; the page itself is no link. */
import type { ViewProps } from '../block.ts'
import type { BreadcrumbData } from './data.ts'
import { breadcrumb } from './texts/breadcrumb.ts'

export default function Breadcrumb({
  state,
  data,
  page,
}: ViewProps<{ shows_current?: boolean; label?: string }, BreadcrumbData | null>) {
  const all = data?.items ?? []
  const items = state.shows_current === false ? all.slice(0, -1) : all
  if (items.length === 0) return page.isCanvas ? <p className="empty">{breadcrumb.empty}</p> : null
  return (
    <nav className="b-breadcrumb" aria-label={state.label || breadcrumb.breadcrumb}>
      <ol>
        {items.map((item, index) => (
          <li key={item.url}>
            {index === all.length - 1 ? (
              <span aria-current="page">{item.title}</span>
            ) : (
              <a href={item.url}>{item.title}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
