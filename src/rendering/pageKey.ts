/** What of a URL changes its page: the key under which the page is kept, and the query that it is drawn from. */

/** Marks of advertisers: they say where a visitor came from and change nothing. */
const markPattern = /^(utm_|fbclid$|gclid$|mc_)/

/**
 * Parts a query: `kept` by name (values of a name stay in their order, for the first one counts), and the marks. A page is
 * drawn from `kept` alone, so that nobody's marks show in what others get.
 */
export function partQuery(query: URLSearchParams): { kept: URLSearchParams; marks: URLSearchParams } {
  const pairs = [...query].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const isMark = ([name]: [string, string]) => markPattern.test(name)
  return {
    kept: new URLSearchParams(pairs.filter((pair) => !isMark(pair))),
    marks: new URLSearchParams(pairs.filter(isMark)),
  }
}

/** A path can hold a decoded `?`, never a line break: the two cannot be taken for each other. */
export function pageKey(path: string, kept: URLSearchParams): string {
  return kept.size > 0 ? `${path}\n?${kept}` : path
}

/** A way on within the site takes the marks along. */
export function withMarks(location: string, marks: URLSearchParams): string {
  if (marks.size === 0 || !location.startsWith('/')) return location
  return location + (location.includes('?') ? '&' : '?') + String(marks)
}
