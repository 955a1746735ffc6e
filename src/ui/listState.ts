/** What a list shows, held in the URL: search, filters, sort, page or place. So a link and the way back show the same. */
import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { noteList } from './lastList.ts'

export interface ListState {
  keywords: string
  filters: Record<string, string>
  sort: string
  p: number
  /** Places of keyset paging; '' where the list is at its start. */
  after: string
  before: string
}

const own = new Set(['q', 'sort', 'p', 'after', 'before'])

export function readListState(search: URLSearchParams): ListState {
  const filters: Record<string, string> = {}
  for (const [name, value] of search) if (!own.has(name) && value !== '') filters[name] = value
  const p = Number(search.get('p') ?? 1)
  return {
    keywords: search.get('q') ?? '',
    sort: search.get('sort') ?? '',
    p: Number.isInteger(p) && p > 0 ? p : 1,
    filters,
    after: search.get('after') ?? '',
    before: search.get('before') ?? '',
  }
}

/** Any change but of the page itself goes back to page 1. */
export function changeListState(
  search: URLSearchParams,
  change: Partial<Omit<ListState, 'filters'>> & { filters?: Record<string, string> },
): URLSearchParams {
  const next = new URLSearchParams(search)
  const put = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value))
  if (change.keywords !== undefined) put('q', change.keywords)
  if (change.sort !== undefined) put('sort', change.sort)
  for (const [name, value] of Object.entries(change.filters ?? {})) put(name, value)
  put('after', change.after ?? '')
  put('before', change.before ?? '')
  put('p', change.p !== undefined && change.p > 1 ? String(change.p) : '')
  return next
}

/** The view of a URL without the place in it: what a saved view keeps. */
export function viewOfSearch(search: URLSearchParams): string {
  const kept = new URLSearchParams(
    [...search].filter(([name, value]) => value !== '' && !['p', 'after', 'before'].includes(name)),
  )
  kept.sort()
  return kept.toString()
}

export function useListState() {
  const [search, setSearch] = useSearchParams()
  useEffect(() => noteList(location.pathname, location.search), [search])
  const change = useCallback(
    (to: Parameters<typeof changeListState>[1]) =>
      setSearch((before) => changeListState(before, to), { replace: true }),
    [setSearch],
  )
  return [readListState(search), change] as const
}
