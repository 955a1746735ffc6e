/**
 * What a rule is, without the schema that checks it: the browser evaluates and explains with this alone (F-PLUG-03, A-06).
 */
import { RE2JS } from 're2js'

export interface Rule {
  type: string
  value: string | string[]
  negate?: boolean | undefined
}

/** One group whose rules are all met is enough; no group: always. */
export interface RuleSet {
  any: Rule[][]
}

export const plainRuleTypes = [
  'post_type',
  'post_id',
  'post_status',
  'post_category',
  'location',
  'post_parent',
  'has_meta',
  'login_status',
  'post_url',
  'has_tag',
  'store',
  'role',
] as const

/** Rules whose answer hangs on who looks, not on the page. */
export const visitorRuleTypes: ReadonlySet<string> = new Set(['login_status', 'store', 'role'])

/** Longest first: `meta_color_not_in` is color + not_in. */
export const metaOperators = ['not_in', '>=', '<=', '!=', 'in', '>', '<', '='] as const
export type MetaOperator = (typeof metaOperators)[number]

export const maximumPatternLength = 500

/** Splits `meta_{name}_{operator}`: the shortest name wins; null where it is no meta rule. */
export function parseMetaRule(type: string): { name: string; operator: MetaOperator } | null {
  if (!type.startsWith('meta_')) return null
  const rest = type.slice('meta_'.length)
  for (const operator of metaOperators) {
    if (!rest.endsWith(`_${operator}`)) continue
    const name = rest.slice(0, -operator.length - 1)
    return name === '' || name.endsWith('_not') ? null : { name, operator }
  }
  return null
}

/** Compiles a pattern on the linear-time engine; null where it is no pattern of that engine or too long. */
export function compilePattern(pattern: string): RE2JS | null {
  if (pattern.length > maximumPatternLength) return null
  try {
    return RE2JS.compile(pattern)
  } catch {
    // Look-ahead, back-references and broken patterns are all refused in the same way.
    return null
  }
}

export function listOf(value: string | string[]): readonly string[] {
  return Array.isArray(value) ? value : [value]
}
