/** The search field: a plain form that leads to /search. */
export function SearchForm({ keywords = '', placeholder }: { keywords?: string; placeholder?: string }) {
  return (
    <form className="search-form" role="search" method="get" action="/search">
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
