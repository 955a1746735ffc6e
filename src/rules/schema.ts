/**
 * The one condition language (F-PLUG-03, A-06): ten rule types of SPEC.md, `store` and `role` beside them, and metas compared by
 * eight operators. Rules of a group are all met (AND), a list of values is any-of (OR), groups are any-of.
 */
import { z } from 'zod'
import { compilePattern, listOf, parseMetaRule, plainRuleTypes, type Rule, type RuleSet } from './rule.ts'
import { ruleSentences } from './texts/ruleSentences.ts'

export type { Rule, RuleSet } from './rule.ts'

function isRuleType(type: string): boolean {
  return (plainRuleTypes as readonly string[]).includes(type) || parseMetaRule(type) !== null
}

const scalar = z.union([z.string().max(2000), z.number(), z.boolean()]).transform(String)

export const ruleSchema: z.ZodType<Rule> = z
  .strictObject({
    type: z
      .string()
      .max(300)
      .refine(isRuleType, { error: () => ruleSentences.no_such_type }),
    value: z.union([scalar, z.array(scalar).max(200)]).default(''),
    negate: z.boolean().optional(),
  })
  .refine(
    ({ type, value }) =>
      type !== 'post_url' || listOf(value).every((pattern) => compilePattern(pattern) !== null),
    {
      error: () => ruleSentences.bad_pattern,
      path: ['value'],
    },
  )

/** A list of rules is one group; a list of lists is any-of. */
export const ruleSetSchema: z.ZodType<RuleSet> = z
  .union([z.array(ruleSchema).max(50), z.strictObject({ any: z.array(z.array(ruleSchema).max(50)).max(20) })])
  .transform((set) => ({ any: Array.isArray(set) ? [set] : set.any }))

/** Reads stored rules; null where they cannot be read: what they guard is then not shown. */
export function readRuleSet(stored: unknown): RuleSet | null {
  const read = ruleSetSchema.safeParse(stored)
  return read.success ? read.data : null
}
