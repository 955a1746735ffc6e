/** The search field: a plain form that leads to /search. `label` names it where a page has several. */
import { search } from './texts/search.ts'
import { common } from '#ui/texts/common.ts'
export function SearchForm({
  keywords = '',
  placeholder,
  label,
}: {
  keywords?: string
  placeholder?: string
  label?: string
}) {
  return (
    <form className="search-form" role="search" aria-label={label || undefined} method="get" action="/search">
      <input
        type="search"
        name="keywords"
        aria-label={search.search_the_site}
        placeholder={placeholder ?? search.search_the_site}
        defaultValue={keywords}
      />
      <button className="button" type="submit">
        {common.search}
      </button>
    </form>
  )
}
