/** Answers whether rules are met, and explains it rule by rule. Total and linear: no input makes it throw or hang. */
import { formatChoice } from '#platform/language/format.ts'
import {
  compilePattern,
  listOf,
  parseMetaRule,
  visitorRuleTypes,
  type MetaOperator,
  type Rule,
  type RuleSet,
} from './rule.ts'
import { ruleSentences } from './texts/ruleSentences.ts'

/** Who looks at a page, as far as rules may ask. */
export interface Audience {
  is_signed_in: boolean
  /** `visitor` for those who are not signed in. */
  role: string
  store: string | null
}

export const anybody: Audience = { is_signed_in: false, role: 'visitor', store: null }

/** What rules may ask about. */
export interface RuleContext extends Audience {
  post_type: string | null
  post_id: string | null
  post_status: string | null
  /** Id and slug of the category: a rule may name either. */
  post_category: readonly string[]
  /** The region: before, after, editor, layout; `content` for the blocks of the post itself. */
  location: string
  post_parent: string | null
  metas: ReadonlyMap<string, string>
  url: string
  tags: readonly string[]
}

export interface RuleAnswer {
  rule: Rule
  holds: boolean
  /** One sentence for people. */
  text: string
}

/** True where one group has all its rules met; a set without groups holds for every page. */
export function evaluate(set: RuleSet, context: RuleContext): boolean {
  return set.any.length === 0 || set.any.some((group) => group.every((rule) => holds(rule, context)))
}

/** What a value is called for people: a page by its title, where a rule names its id. */
type NameOf = (type: string, value: string) => string

/** Each rule's own answer, in the order of the set. */
export function explain(
  set: RuleSet,
  context: RuleContext,
  nameOf: NameOf = (_, value) => value,
): { holds: boolean; groups: { holds: boolean; rules: RuleAnswer[] }[] } {
  const groups = set.any.map((group) => {
    const rules = group.map((rule) => ({ rule, holds: holds(rule, context), text: sentenceOf(rule, nameOf) }))
    return { holds: rules.every((answer) => answer.holds), rules }
  })
  return { holds: groups.length === 0 || groups.some((group) => group.holds), groups }
}

/** True where this page's answer hangs on who looks: such a page is not shared by caches. */
export function asksForVisitor(set: RuleSet, context: RuleContext): boolean {
  const isPersonal = (rule: Rule) => visitorRuleTypes.has(rule.type)
  const open = set.any.filter((group) => group.every((rule) => isPersonal(rule) || holds(rule, context)))
  return open.length > 0 && open.every((group) => group.some(isPersonal))
}

export function holds(rule: Rule, context: RuleContext): boolean {
  return plainAnswer(rule, context) !== (rule.negate ?? false)
}

function plainAnswer(rule: Rule, context: RuleContext): boolean {
  const values = listOf(rule.value)
  const isOneOf = (actual: string | null) => actual !== null && values.includes(actual)
  switch (rule.type) {
    case 'post_type':
      return isOneOf(context.post_type)
    case 'post_id':
      return isOneOf(context.post_id)
    case 'post_status':
      return isOneOf(context.post_status)
    case 'post_category':
      return context.post_category.some(isOneOf)
    case 'location':
      return isOneOf(context.location)
    case 'post_parent':
      return isOneOf(context.post_parent)
    case 'has_meta':
      return values.some((name) => context.metas.has(name))
    case 'login_status':
      return isOneOf(context.is_signed_in ? 'in' : 'out')
    case 'post_url':
      return values.some((pattern) => compilePattern(pattern)?.matcher(context.url).find() ?? false)
    case 'has_tag':
      return context.tags.some(isOneOf)
    case 'store':
      return isOneOf(context.store)
    case 'role':
      return isOneOf(context.role)
    default:
      return metaAnswer(rule, values, context)
  }
}

/** A missing meta answers no, but for `!=` and `not_in`. */
function metaAnswer(rule: Rule, values: readonly string[], context: RuleContext): boolean {
  const parsed = parseMetaRule(rule.type)
  if (!parsed) return false
  const actual = context.metas.get(parsed.name)
  if (actual === undefined) return parsed.operator === '!=' || parsed.operator === 'not_in'
  return compareWith(parsed.operator, actual, values)
}

function compareWith(operator: MetaOperator, actual: string, values: readonly string[]): boolean {
  const orders = values.map((value) => order(actual, value))
  switch (operator) {
    case '=':
    case 'in':
      return orders.includes(0)
    case '!=':
    case 'not_in':
      return !orders.includes(0)
    case '>':
      return orders.some((sign) => sign > 0)
    case '>=':
      return orders.some((sign) => sign >= 0)
    case '<':
      return orders.some((sign) => sign < 0)
    case '<=':
      return orders.some((sign) => sign <= 0)
  }
}

/** Numbers if both are, else ISO dates if both are, else text. */
function order(a: string, b: string): number {
  for (const read of [asNumber, asDate]) {
    const [left, right] = [read(a), read(b)]
    if (left !== null && right !== null) return Math.sign(left - right)
  }
  return a < b ? -1 : a > b ? 1 : 0
}

function asNumber(text: string): number | null {
  return /^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?\s*$/i.test(text) && Number.isFinite(Number(text))
    ? Number(text)
    : null
}

function asDate(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/.test(text)) return null
  const time = Date.parse(text)
  return Number.isNaN(time) ? null : time
}

function sentenceOf({ type, value, negate }: Rule, nameOf: NameOf): string {
  const names = listOf(value)
    .filter((item) => item !== '')
    .map((item) => ruleSentences.quoted({ name: nameOf(type, item) }))
  const values = names.length > 0 ? formatChoice(names) : ruleSentences.nothing_named
  const sentence = plainSentence(type, values)
  return negate ? ruleSentences.not({ sentence }) : sentence
}

function plainSentence(type: string, values: string): string {
  const meta = parseMetaRule(type)
  if (meta)
    return ruleSentences.field({ field: meta.name, operator: meta.operator.replace('_', ' '), values })
  return type === 'post_url' ? ruleSentences.post_url({ values }) : ruleSentences.is({ type, values })
}
