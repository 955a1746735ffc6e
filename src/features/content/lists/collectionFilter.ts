/**
 * The filters and the order of a collection as SQL. The rules are those of the one language (`#rules`); here they are
 * asked of the fields of a type, whose kind says how they compare: numbers as numbers, days as days, all else as text.
 */
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { FieldDefinition } from '#features/forms/index.ts'
import { inTitleOrder } from '#platform/database/titleOrder.ts'
import { dayOf } from '#platform/language/days.ts'
import { listOf, parseMetaRule, type MetaOperator, type Rule } from '#rules/rule.ts'
import { holdsLists, isSecretName } from '../types/typedMetas.ts'
import { isId } from '../posts/readPost.ts'

type Kind = 'text' | 'number' | 'date' | 'list'

interface Operand {
  text: RawBuilder<unknown>
  kind: Kind
}

/** What every entry has beside the fields of its type. */
const columns: Readonly<Record<string, Operand>> = {
  title: { text: sql`live.title`, kind: 'text' },
  description: { text: sql`live.description`, kind: 'text' },
}

export interface FilterContext {
  fields: readonly FieldDefinition[]
  /** The day that it is on the site: `2026-11-25`. */
  today: string
  /** IANA name of the site's time zone. */
  timeZone: string
}

/** Null for a field that the type does not have, or that is kept secret. */
export function operandOf(name: string, { fields, timeZone }: FilterContext): Operand | null {
  const column = columns[name]
  if (column) return column
  if (name === 'publish_at' || name === 'updated_at')
    return {
      text: sql`to_char(live.${sql.raw(name)} at time zone ${timeZone}, 'YYYY-MM-DD')`,
      kind: 'date',
    }
  const field = fields.find((one) => one.name === name)
  if (!field || isSecretName(name) || field.type === 'arr-object') return null
  return { text: metaText(name), kind: kindOf(field) }
}

function kindOf(field: FieldDefinition): Kind {
  if (field.type === 'currency') return 'number'
  if (field.type === 'number' || field.type === 'date') return field.type
  return field.type !== 'file' && holdsLists(field) ? 'list' : 'text'
}

const metaText = (name: string) =>
  sql`(select m ->> 'value' from jsonb_array_elements(v.metas) as m where m ->> 'name' = ${name} limit 1)`

/**
 * True for an entry where every rule is met; what a rule cannot ask is met by none, as elsewhere in the language. One without
 * a value is not filled in yet, and asks nothing.
 */
export function conditionOf(given: readonly Rule[], context: FilterContext): RawBuilder<SqlBool> {
  const rules = given.filter(({ value }) => listOf(value).some((one) => one !== ''))
  if (rules.length === 0) return sql`true`
  return sql`${sql.join(
    rules.map((rule) => ruleCondition(rule, context)),
    sql` and `,
  )}`
}

function ruleCondition(rule: Rule, context: FilterContext): RawBuilder<SqlBool> {
  const plain = plainCondition(rule, context)
  if (plain === null) return sql`false`
  return rule.negate ? sql`not coalesce(${plain}, false)` : sql`coalesce(${plain}, false)`
}

function plainCondition(rule: Rule, context: FilterContext): RawBuilder<SqlBool> | null {
  const values = listOf(rule.value).filter((value) => value !== '')
  switch (rule.type) {
    case 'post_category':
      return inCategory(values)
    case 'has_tag':
      return sql`live.tags && ${values}::text[]`
    case 'has_meta':
      return anyOf(
        values.map((name) => {
          const operand = operandOf(name, context)
          return operand ? sql`coalesce(${operand.text}, '') not in ('', 'false')` : sql`false`
        }),
      )
    default: {
      const meta = parseMetaRule(rule.type)
      const operand = meta && operandOf(meta.name, context)
      return meta && operand ? comparison(operand, meta.operator, values, context) : null
    }
  }
}

const anyOf = (conditions: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`

/** A category, by its id or its word, with all that is below it. */
function inCategory(values: readonly string[]): RawBuilder<SqlBool> {
  const ids = values.filter(isId)
  const slugs = values.filter((value) => !isId(value))
  return sql`live.category_id in (
    with recursive below as (
      select id, 0 as depth from category
        where id = any(${ids}::uuid[]) or (taxonomy = 'category' and slug = any(${slugs}::text[]))
      union all
      select c.id, below.depth + 1 from category c join below on c.parent_id = below.id where below.depth < 20)
    select id from below)`
}

const signs: Readonly<Record<MetaOperator, RawBuilder<unknown>>> = {
  '=': sql`=`,
  in: sql`=`,
  '!=': sql`=`,
  not_in: sql`=`,
  '>': sql`>`,
  '>=': sql`>=`,
  '<': sql`<`,
  '<=': sql`<=`,
}

/** A missing value answers no, but for `!=` and `not_in`. */
function comparison(
  operand: Operand,
  operator: MetaOperator,
  values: readonly string[],
  context: FilterContext,
): RawBuilder<SqlBool> {
  const found = anyOf(values.map((value) => compared(operand, signs[operator], value, context)))
  return operator === '!=' || operator === 'not_in' ? sql`not coalesce(${found}, false)` : found
}

function compared(
  { text, kind }: Operand,
  sign: RawBuilder<unknown>,
  value: string,
  { today }: FilterContext,
): RawBuilder<SqlBool> {
  switch (kind) {
    case 'number':
      return /^-?\d{1,15}(\.\d{1,15})?$/.test(value)
        ? sql`${asNumber(text)} ${sign} ${value}::numeric`
        : sql`false`
    case 'date': {
      const day = dayOf(value, today)
      return day === null ? sql`false` : sql`${asDay(text)} ${sign} ${day}`
    }
    case 'list':
      return sql`case when left(${text}, 1) = '[' then (${text})::jsonb @> ${JSON.stringify([value])}::jsonb else ${text} = ${value} end`
    case 'text':
      // What is not ticked is stored as nothing.
      return value === 'false' ? sql`coalesce(${text}, '') in ('', 'false')` : sql`${text} ${sign} ${value}`
  }
}

/** Only what is a number; a text that is none has no value here. */
export const asNumber = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${text} ~ '^\\s*[-+]?(\\d+\\.?\\d*|\\.\\d+)(e[-+]?\\d{1,2})?\\s*$' then (${text})::numeric end`

/** The day of a date, whether a time follows it or not. */
const asDay = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${text} ~ '^\\d{4}-\\d{2}-\\d{2}' then left(${text}, 10) end collate "C"`

/** Entries without a value come last, whichever way the order goes; equal ones newest first. */
export function orderOf(
  { sort, descending }: { sort: string; descending: boolean },
  context: FilterContext,
): RawBuilder<unknown> {
  const way = descending ? sql`desc nulls last` : sql`asc nulls last`
  const rest = sql`live.publish_at desc, live.post_id desc`
  if (sort === 'publish_at' || sort === 'updated_at')
    return sql`live.${sql.raw(sort)} ${way}, live.post_id desc`
  const operand = operandOf(sort, context)
  if (!operand) return rest
  const { text, kind } = operand
  const key =
    kind === 'number'
      ? asNumber(text)
      : kind === 'date'
        ? sql`case when ${text} ~ '^\\d{4}-\\d{2}-\\d{2}' then ${text} end collate "C"`
        : inTitleOrder(sql`nullif(${text}, '')`)
  return sql`${key} ${way}, ${rest}`
}
