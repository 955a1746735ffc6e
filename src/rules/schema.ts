/**
 * The one condition language (F-PLUG-03, A-06): ten rule types of SPEC.md, `store` beside them, and metas compared by
 * eight operators. Rules of a group are all met (AND), a list of values is any-of (OR), groups are any-of.
 */
import { z } from 'zod'
import { RE2JS } from 're2js'

export const plainRuleTypes = [
  'post_type', 'post_id', 'post_status', 'post_category', 'location', 'post_parent', 'has_meta', 'login_status',
  'post_url', 'has_tag', 'store',
] as const
export type PlainRuleType = (typeof plainRuleTypes)[number]

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

function isRuleType(type: string): boolean {
  return (plainRuleTypes as readonly string[]).includes(type) || parseMetaRule(type) !== null
}

const scalar = z.union([z.string().max(2000), z.number(), z.boolean()]).transform(String)

export const ruleSchema = z
  .strictObject({
    type: z.string().max(300).refine(isRuleType, { message: 'There is no rule of this type' }),
    value: z.union([scalar, z.array(scalar).max(200)]).default(''),
    negate: z.boolean().optional(),
  })
  .refine(({ type, value }) => type !== 'post_url' || listOf(value).every((pattern) => compilePattern(pattern) !== null), {
    message: 'This is not a pattern that can be checked in linear time (no look-ahead, no back-references)',
    path: ['value'],
  })
export type Rule = z.output<typeof ruleSchema>

/** A list of rules is one group; a list of lists is any-of. */
export const ruleSetSchema = z
  .union([z.array(ruleSchema).max(50), z.strictObject({ any: z.array(z.array(ruleSchema).max(50)).max(20) })])
  .transform((set) => ({ any: Array.isArray(set) ? [set] : set.any }))
export type RuleSet = z.output<typeof ruleSetSchema>

export function listOf(value: string | string[]): readonly string[] {
  return Array.isArray(value) ? value : [value]
}
