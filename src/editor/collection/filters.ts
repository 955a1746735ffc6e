/** The filters of a collection in words: each is one rule of the language of rules (`#rules`). */
import { parseMetaRule, type Rule } from '#rules/rule.ts'
import { collectionPanel as texts } from './texts/collectionPanel.ts'
import type { EntryField, FieldKind } from './entryFields.ts'

export interface Comparison {
  name: string
  title: string
  /** What is typed or chosen beside it. */
  input: 'none' | 'date' | 'days' | 'number' | 'text' | 'choice' | 'category' | 'tag'
  /** What the rule compares with, where nothing is typed, and what it begins with. */
  value?: string
  rule(field: string, value: string): Rule
  /** What was typed, where the rule is one of these; null: it is another one. */
  read(rule: Rule, field: string): string | null
}

/** The two things that are no fields, as filters name them. */
export const categoryField = 'category'
export const tagField = 'tags'

const one = ({ value }: Rule): string => (Array.isArray(value) ? (value[0] ?? '') : value)

const fieldOf = (rule: Rule) => parseMetaRule(rule.type)

function byOperator(
  name: string,
  title: string,
  operator: string,
  input: Comparison['input'],
  value?: string,
): Comparison {
  return {
    name,
    title,
    input,
    ...(value === undefined ? {} : { value }),
    rule: (field, typed) => ({
      type: `meta_${field}_${operator}`,
      value: input === 'none' ? (value ?? '') : typed,
    }),
    read(rule, field) {
      const meta = fieldOf(rule)
      if (rule.negate || meta?.name !== field || meta.operator !== operator) return null
      const found = one(rule)
      if (input === 'none') return found === value ? '' : null
      // Days from today are told apart from a day.
      return input === 'date' && found.startsWith('today') ? null : found
    },
  }
}

const withinDays: Comparison = {
  name: 'within',
  title: texts.within_days,
  input: 'days',
  value: '30',
  rule: (field, days) => ({ type: `meta_${field}_<=`, value: days === '' ? '' : `today+${days}` }),
  read(rule, field) {
    const meta = fieldOf(rule)
    if (rule.negate || meta?.name !== field || meta.operator !== '<=') return null
    return /^today\+(\d+)$/.exec(one(rule))?.[1] ?? (one(rule) === '' ? '' : null)
  },
}

const filled = (name: string, title: string, isNegated: boolean): Comparison => ({
  name,
  title,
  input: 'none',
  rule: (field) => ({ type: 'has_meta', value: field, ...(isNegated ? { negate: true } : {}) }),
  read: (rule, field) =>
    rule.type === 'has_meta' && one(rule) === field && (rule.negate ?? false) === isNegated ? '' : null,
})
const anyField = (): readonly Comparison[] => [
  filled('filled', texts.is_filled, false),
  filled('empty', texts.is_empty, true),
]

const plain = (
  name: string,
  title: string,
  type: string,
  input: Comparison['input'],
  isNegated: boolean,
): Comparison => ({
  name,
  title,
  input,
  rule: (_, value) => ({ type, value, ...(isNegated ? { negate: true } : {}) }),
  read: (rule) => (rule.type === type && (rule.negate ?? false) === isNegated ? one(rule) : null),
})

const ofNumber: readonly Comparison[] = [
  byOperator('at_most', texts.at_most, '<=', 'number'),
  byOperator('at_least', texts.at_least, '>=', 'number'),
  byOperator('is', texts.is, '=', 'number'),
  byOperator('is_not', texts.is_not, '!=', 'number'),
  ...anyField(),
]
const ofText: readonly Comparison[] = [
  byOperator('is', texts.is, '=', 'text'),
  byOperator('is_not', texts.is_not, '!=', 'text'),
  ...anyField(),
]

const ofKind: Readonly<Record<FieldKind, readonly Comparison[]>> = {
  date: [
    byOperator('from_today', texts.from_today, '>=', 'none', 'today'),
    byOperator('before_today', texts.before_today, '<', 'none', 'today'),
    withinDays,
    byOperator('from', texts.from_day, '>=', 'date'),
    byOperator('until', texts.until_day, '<=', 'date'),
    ...anyField(),
  ],
  number: ofNumber,
  amount: ofNumber,
  switch: [
    byOperator('on', texts.is_on, '=', 'none', 'true'),
    byOperator('off', texts.is_off, '!=', 'none', 'true'),
  ],
  choice: [
    byOperator('is', texts.is, '=', 'choice'),
    byOperator('is_not', texts.is_not, '!=', 'choice'),
    ...anyField(),
  ],
  list: [
    byOperator('includes', texts.includes, '=', 'choice'),
    byOperator('includes_not', texts.includes_not, '!=', 'choice'),
    ...anyField(),
  ],
  text: ofText,
  time: ofText,
  long: anyField(),
  picture: anyField(),
  link: [],
}

const ofCategory: readonly Comparison[] = [
  plain('is', texts.is, 'post_category', 'category', false),
  plain('is_not', texts.is_not, 'post_category', 'category', true),
]
const ofTag: readonly Comparison[] = [
  plain('includes', texts.includes, 'has_tag', 'tag', false),
  plain('includes_not', texts.includes_not, 'has_tag', 'tag', true),
]

export function comparisonsOf({ name, kind }: Pick<EntryField, 'name' | 'kind'>): readonly Comparison[] {
  if (name === categoryField) return ofCategory
  return name === tagField ? ofTag : ofKind[kind]
}

/** The name of the field that a rule asks; '' where it asks none. */
export function fieldAsked(rule: Rule): string {
  if (rule.type === 'post_category') return categoryField
  if (rule.type === 'has_tag') return tagField
  return rule.type === 'has_meta' ? one(rule) : (fieldOf(rule)?.name ?? '')
}

/** The comparison that a rule is, and what was typed beside it. */
export function readFilter(
  rule: Rule,
  field: Pick<EntryField, 'name' | 'kind'>,
): { comparison: Comparison; value: string } | null {
  for (const comparison of comparisonsOf(field)) {
    const value = comparison.read(rule, field.name)
    if (value !== null) return { comparison, value }
  }
  return null
}

/** Rules as they are stored in a block; what cannot be read stays as it is and shows as a filter to remove. */
export function rulesIn(stored: unknown): Rule[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((rule: unknown): Rule[] => {
    if (typeof rule !== 'object' || rule === null || !('type' in rule)) return []
    const value = 'value' in rule ? rule.value : ''
    return [
      {
        type: String(rule.type),
        value: Array.isArray(value) ? value.map(String) : String(value ?? ''),
        ...('negate' in rule && rule.negate === true ? { negate: true } : {}),
      },
    ]
  })
}
