/** The search field: a plain form that leads to /search. `label` names it where a page has several. */
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
        aria-label="Search the site"
        placeholder={placeholder ?? 'Search the site'}
        defaultValue={keywords}
      />
      <button className="button" type="submit">
        Search
      </button>
    </form>
  )
}
