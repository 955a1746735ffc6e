/** What a search found (F-PUB-10), or that it found nothing (F-SRCH-04). */
import { cardText } from '#ui/cardText.ts'
import { Picture } from '#ui/Picture.tsx'
import { Pagination } from '../Pagination.tsx'
import type { SearchData } from './data.ts'
import { search } from './texts/search.ts'

export function SearchResults({ data }: { data: SearchData }) {
  if (!data.keywords.trim()) return null
  if (data.items.length === 0)
    return <p className="search-none">{search.no_results({ keywords: data.keywords })}</p>
  return (
    <>
      <p className="search-count" role="status">
        {data.has_more
          ? search.first_results({ count: data.total, keywords: data.corrected ?? data.keywords })
          : search.results({ count: data.total, keywords: data.corrected ?? data.keywords })}
        {data.corrected ? (
          <span className="search-corrected">{search.nothing_holds({ keywords: data.keywords })}</span>
        ) : null}
      </p>
      <ul className="search-results">
        {data.items.map((item) => (
          <li key={item.id}>
            {item.image ? (
              <Picture src={item.image} box={[96, 96]} alt="" />
            ) : (
              <span className="search-no-picture" />
            )}
            <div>
              <h2>
                <a href={item.url}>{item.title}</a>
              </h2>
              <p>{cardText(item.description)}</p>
            </div>
          </li>
        ))}
      </ul>
      <Pagination
        page={data.page}
        pages={data.pages}
        hrefOf={(page) => `/search?keywords=${encodeURIComponent(data.keywords)}&p=${page}`}
      />
    </>
  )
}
