/** Draws links to the entries of a taxonomy. */
import type { ViewProps } from '../block.ts'
import type { TermListData } from './data.ts'
import { taxonomyList } from './texts/taxonomyList.ts'

export interface TaxonomyListState {
  taxonomy: string
  look?: string
  has_counts?: boolean
  label?: string
}

export default function TaxonomyList({
  state,
  data,
  page,
}: ViewProps<TaxonomyListState, TermListData | null>) {
  if (!data || data.items.length === 0) return <p className="empty">{taxonomyList.empty}</p>
  return (
    <nav
      className={`b-terms b-terms-${state.look ?? 'list'}`}
      aria-label={state.label || data.title || taxonomyList.topics}
    >
      <ul>
        {data.items.map((item) => (
          <li key={item.id} data-depth={item.depth || undefined}>
            <a href={item.url} aria-current={item.url === page.path ? 'page' : undefined}>
              {item.title}
              {state.has_counts ? (
                <span className="b-terms-count">
                  {' '}
                  {item.count}
                  <span className="sr-only"> {taxonomyList.entries({ count: item.count })}</span>
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
