/** Where a snippet is shown: no matches: every page; a list: any of them; an object: all of its keys. */
import { isRecord } from '#platform/isRecord.ts'
import { matchesWildcard } from '#rules/wildcard.ts'
import { snippetFaults } from './texts/snippetFaults.ts'

export interface PageUrl {
  path: string
  /** Values that a caller names beside the URL; a page's own are those of its query. */
  params: Readonly<Record<string, string>>
  query: URLSearchParams
}

export interface ParsedMatch {
  path: string | null
  params: [string, string][]
  query: [string, string][]
}

export type ParsedMatches = { ok: true; matches: ParsedMatch[] | null } | { ok: false; error: string }

const maximumPattern = 500

/** Reads what is stored: a path pattern, an object, or a list of them; null: every page. */
export function parseMatches(raw: unknown): ParsedMatches {
  if (raw === undefined || raw === null || raw === '') return { ok: true, matches: null }
  const list = Array.isArray(raw) ? raw : [raw]
  if (list.length > 100) return { ok: false, error: snippetFaults.too_many_matches }
  const matches: ParsedMatch[] = []
  for (const item of list) {
    const parsed = parseMatch(item)
    if (typeof parsed === 'string') return { ok: false, error: parsed }
    matches.push(parsed)
  }
  return { ok: true, matches: matches.length === 0 ? null : matches }
}

function parseMatch(raw: unknown): ParsedMatch | string {
  if (typeof raw === 'string')
    return raw.length > maximumPattern ? snippetFaults.pattern_length : { path: raw, params: [], query: [] }
  if (!isRecord(raw)) return snippetFaults.match_shape
  const { path = raw.url, params, query } = raw
  if (path === undefined && params === undefined && query === undefined) {
    return snippetFaults.match_empty
  }
  if (path !== undefined && (typeof path !== 'string' || path.length > maximumPattern))
    return snippetFaults.match_path
  const pairs = [pairsOf(params), pairsOf(query)]
  const [ofParams, ofQuery] = pairs
  if (!ofParams || !ofQuery) return snippetFaults.match_values
  return { path: path ?? null, params: ofParams, query: ofQuery }
}

function pairsOf(value: unknown): [string, string][] | null {
  if (value === undefined) return []
  if (typeof value === 'string') return [...new URLSearchParams(value)]
  if (!isRecord(value)) return null
  const pairs: [string, string][] = []
  for (const [name, entry] of Object.entries(value)) {
    if (typeof entry !== 'string' && typeof entry !== 'number') return null
    pairs.push([name, String(entry)])
  }
  return pairs
}

/** True where one of the matches fits the page. */
export function fitsPage(matches: ParsedMatch[] | null, page: PageUrl): boolean {
  return matches === null || matches.some((match) => fits(match, page))
}

function fits(match: ParsedMatch, { path, params, query }: PageUrl): boolean {
  return (
    (match.path === null || matchesWildcard(match.path, path)) &&
    match.params.every(([name, pattern]) => {
      const named = Object.hasOwn(params, name) ? params[name] : undefined
      return (named === undefined ? query.getAll(name) : [named]).some((value) =>
        matchesWildcard(pattern, value),
      )
    }) &&
    match.query.every(([name, pattern]) =>
      query.getAll(name).some((value) => matchesWildcard(pattern, value)),
    )
  )
}
