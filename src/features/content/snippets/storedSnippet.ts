/**
 * Snippets and post components are posts; what is special about them is in metas: `sniplet_type`, `sniplet_kind`,
 * `code`, `matches` (JSON) and, for components, `region` and `rules` (JSON).
 */
import { ruleSetSchema, type RuleSet } from '#rules/schema.ts'
import { problem } from '../problems.ts'
import type { OfferedPost } from '../posts/postMoments.ts'
import type { StoredMeta } from '../tables.ts'
import { parseMatches, type ParsedMatch } from './matches.ts'
import { snippetFaults } from './texts/snippetFaults.ts'

export const snippetTypes = ['static', 'before_page', 'after_page'] as const
export const snippetKinds = ['blocks', 'html', 'component'] as const
export const regions = ['before', 'after', 'editor', 'layout'] as const

export interface StoredSnippet {
  type: string
  kind: (typeof snippetKinds)[number]
  code: string
  matches: ParsedMatch[] | null
  /** True: what is stored cannot be read, and `matches` says nothing. */
  hasFaultyMatch: boolean
  /** Why it cannot be shown; null where it can. */
  error: string | null
}

const isOneOf = <T extends string>(list: readonly T[], value: string): value is T =>
  (list as readonly string[]).includes(value)

function metaOf(metas: readonly StoredMeta[], name: string): string {
  return metas.find((meta) => meta.name === name)?.value ?? ''
}

/** Reads JSON of a meta; a text that is no JSON stands for itself (a path pattern is typed without quotes). */
function jsonOf(text: string): unknown {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: the text itself is meant.
    return text
  }
}

/** F-POST-11, F-POST-13 A snippet with its error recorded, as administrators and the renderer see it. */
export function readSnippet(metas: readonly StoredMeta[]): StoredSnippet {
  const type = metaOf(metas, 'sniplet_type')
  const kind = metaOf(metas, 'sniplet_kind') || 'blocks'
  const parsed = parseMatches(jsonOf(metaOf(metas, 'matches')))
  const matches = parsed.ok ? parsed.matches : null
  return {
    type,
    kind: isOneOf(snippetKinds, kind) ? kind : 'blocks',
    code: metaOf(metas, 'code'),
    matches,
    hasFaultyMatch: !parsed.ok,
    error: errorOf(),
  }
  function errorOf(): string | null {
    if (!isOneOf(snippetTypes, type)) return snippetFaults.unknown_type
    if (!isOneOf(snippetKinds, kind)) return snippetFaults.unknown_kind
    if (!parsed.ok) return parsed.error
    if (type === 'static' && !matches?.every((match) => match.path !== null && /[^*/]/.test(match.path))) {
      return snippetFaults.needs_path
    }
    return null
  }
}

/** `region` is null for one that is nowhere by itself: it is placed as a reusable block. */
export function readComponent(metas: readonly StoredMeta[]): {
  region: (typeof regions)[number] | null
  rules: RuleSet | null
  error: string | null
} {
  // Rules without a place are those of a component that was made before places could be left open.
  const region = metaOf(metas, 'region') || (metaOf(metas, 'rules') ? 'before' : '')
  const parsed = ruleSetSchema.safeParse(jsonOf(metaOf(metas, 'rules')) ?? [])
  const error =
    region !== '' && !isOneOf(regions, region)
      ? snippetFaults.unknown_region
      : parsed.success
        ? null
        : (parsed.error.issues[0]?.message ?? snippetFaults.rules_unreadable)
  return {
    region: isOneOf(regions, region) ? region : null,
    rules: parsed.success ? parsed.data : null,
    error,
  }
}

/** Refuses rules that would not be safe to run; other faults are saved and shown with their error. */
export function checkSnippet({ type, metas }: OfferedPost): void {
  const error = type === 'component' ? readComponent(metas).error : null
  if (error) throw problem('post.snippet_invalid', { reason: error, field: 'metas' })
}
