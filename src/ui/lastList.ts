/** How a list was left, with its search, filters and page, for the way back to it. Kept for this tab. */

const keyOf = (path: string) => `list ${path}`

/** @param search as in `location.search` */
export function noteList(path: string, search: string): void {
  sessionStorage.setItem(keyOf(path), search)
}

/** Returns the URL of the list at `path` as it was left; the path alone where this tab has not shown it. */
export function lastList(path: string): string {
  return path + (sessionStorage.getItem(keyOf(path)) ?? '')
}
