/** What a list shows, held in the address: search, filters, sort, page. So a link and the way back show the same. */
import { useCallback } from 'react'
import { useSearchParams } from 'wouter'

export interface ListState {
  keywords: string
  filters: Record<string, string>
  sort: string
  p: number
}

const own = new Set(['q', 'sort', 'p'])

export function readListState(search: URLSearchParams): ListState {
  const filters: Record<string, string> = {}
  for (const [name, value] of search) if (!own.has(name) && value !== '') filters[name] = value
  const p = Number(search.get('p') ?? 1)
  return { keywords: search.get('q') ?? '', sort: search.get('sort') ?? '', p: Number.isInteger(p) && p > 0 ? p : 1, filters }
}

/** Any change but of the page itself goes back to page 1. */
export function changeListState(search: URLSearchParams, change: Partial<Omit<ListState, 'filters'>> & { filters?: Record<string, string> }): URLSearchParams {
  const next = new URLSearchParams(search)
  const put = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value))
  if (change.keywords !== undefined) put('q', change.keywords)
  if (change.sort !== undefined) put('sort', change.sort)
  for (const [name, value] of Object.entries(change.filters ?? {})) put(name, value)
  put('p', change.p !== undefined && change.p > 1 ? String(change.p) : '')
  return next
}

export function useListState() {
  const [search, setSearch] = useSearchParams()
  const change = useCallback(
    (to: Parameters<typeof changeListState>[1]) => setSearch((before) => changeListState(before, to), { replace: true }),
    [setSearch],
  )
  return [readListState(search), change] as const
}
