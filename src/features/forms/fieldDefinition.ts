/** Field definitions (SPEC.md section 3, A-20) and whether a value fits one: forms and content types share it. */
import { z } from 'zod'
import { dayProblem } from '#blocks/form/dayLimits.ts'
import { fieldProblems } from './texts/fieldProblems.ts'
import { fieldTitle } from './fieldTitle.ts'

export const fieldTypes = [
  'string',
  'number',
  'text',
  'string_arr',
  'string_multi',
  'dropdown',
  'checklist',
  'file',
  'bool',
  'boolean',
  'date',
  'time',
  'currency',
  'duplex',
  'arr-object',
] as const

const choice = z.union([
  z.string().max(200),
  z.strictObject({ title: z.string().max(200), value: z.string().max(200) }),
])

export interface FieldDefinition {
  name: string
  title: string
  type: (typeof fieldTypes)[number]
  value?: unknown
  /** `values` and `choices` say the same. */
  values?: (string | { title: string; value: string })[]
  choices?: (string | { title: string; value: string })[]
  description?: string
  placeholder?: string
  use_switch?: boolean
  is_required?: boolean
  /** Of a date: the first and the last day that is taken, also `today` or so many days from it. */
  from_day?: string
  until_day?: string
  /** Sub-fields of arr-object. */
  fields?: FieldDefinition[]
}

/** A day, or so many from the one that it is. */
const limitPattern = /^(\d{4}-\d{2}-\d{2}|today([+-]\d{1,4})?)$/

const fieldShape = {
  name: z.string().regex(/^[a-z][a-z0-9_]{0,59}$/i, { error: () => fieldProblems.bad_name }),
  title: z.string().min(1).max(200),
  type: z.enum(fieldTypes),
  value: z.unknown().optional(),
  values: z.array(choice).max(200).optional(),
  choices: z.array(choice).max(200).optional(),
  description: z.string().max(1000).optional(),
  placeholder: z.string().max(200).optional(),
  use_switch: z.boolean().optional(),
  is_required: z.boolean().optional(),
  from_day: z.string().regex(limitPattern).optional(),
  until_day: z.string().regex(limitPattern).optional(),
}

function namesDiffer(fields: readonly { name: string }[]): boolean {
  return new Set(fields.map(({ name }) => name)).size === fields.length
}
const differ = { error: () => fieldProblems.same_name }

/** Rows of an arr-object hold plain fields: one level, however deep somebody nests. */
export const fieldDefinition: z.ZodType<FieldDefinition> = z.strictObject({
  ...fieldShape,
  fields: z.array(z.strictObject(fieldShape)).max(50).refine(namesDiffer, differ).optional(),
})

/** The fields of a form or of a content type (F-TYPE-02): each name once. */
export const fieldDefinitions = z.array(fieldDefinition).max(100).refine(namesDiffer, differ)

const maxText = 10_000
/** A stored file or a URL of the web; nothing that a browser would run. */
const filePattern = /^(\/media\/|https?:\/\/)[^\s<>"]+$/
const dateText = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })])
/** A time of day. */
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/
/** An amount in the currency of the site, with a point whatever the language. */
const amountPattern = /^-?\d{1,12}(\.\d{1,4})?$/
const duplexPattern = /^-?\d{1,6}(\.\d{1,4})?(px|em|rem|vw|vh|%)?$/

export interface FieldError {
  field: string
  message: string
}

export function choicesOf(field: FieldDefinition): string[] {
  return (field.choices ?? field.values ?? []).map((one) => (typeof one === 'string' ? one : one.value))
}

/** True for a field that is written and never handed out again. */
export const isSecret = (name: string) => name.endsWith('_secret')

/** Returns the values without those of secret fields, also within the rows of arr-object. */
export function withoutSecrets(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const shown = Object.entries(values).filter(([name]) => !isSecret(name))
  return Object.fromEntries(
    shown.map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((row) => (isRow(row) ? withoutSecrets(row) : row)) : value,
    ]),
  )
}

/** Returns the fields as everybody may see them: a secret field without the value that it starts with. */
export function withoutSecretDefaults(fields: readonly FieldDefinition[]): FieldDefinition[] {
  return fields.map(({ value, fields: inner, ...field }) => ({
    ...field,
    ...(value === undefined || isSecret(field.name) ? {} : { value }),
    ...(inner ? { fields: withoutSecretDefaults(inner) } : {}),
  }))
}

/**
 * Returns the clean values of the known fields, and what is wrong with each; unknown keys are wrong too.
 * @param today the day that it is on the site: from it a field counts the days that it takes; absent: it takes any
 */
export function checkValues(
  fields: readonly FieldDefinition[],
  given: Readonly<Record<string, unknown>>,
  today?: string,
): { values: Record<string, unknown>; errors: FieldError[] } {
  const values: Record<string, unknown> = {}
  const errors: FieldError[] = []
  const known = new Set(fields.map(({ name }) => name))
  for (const name of Object.keys(given))
    if (!known.has(name)) errors.push({ field: name, message: fieldProblems.unknown({ field: name }) })
  for (const field of fields) {
    const raw = Object.hasOwn(given, field.name) ? given[field.name] : undefined
    if (isEmpty(raw)) {
      if (field.is_required) errors.push({ field: field.name, message: neededMessage(field) })
      continue
    }
    const message = messageFor(field, raw, today)
    if (message) errors.push({ field: field.name, message })
    else values[field.name] = raw
  }
  return { values, errors }
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  )
}

const neededMessage = (field: FieldDefinition) =>
  field.type === 'arr-object' ? fieldProblems.no_rows : fieldProblems.needed({ field: fieldTitle(field) })

/** Returns what is wrong with the value in a sentence, or null; a field that lacks choices says so (F-FORM-03). */
function messageFor(field: FieldDefinition, value: unknown, today?: string): string | null {
  if (choicesOf(field).length === 0) {
    if (field.type === 'checklist') return fieldProblems.checklist_without_choices
    if (field.type === 'dropdown') return fieldProblems.dropdown_without_choices
  }
  if (field.type === 'arr-object' && Array.isArray(value)) {
    const wrong = wrongRow(field, value, today)
    if (wrong) return wrong
  }
  const wrong = mismatch(field, value)
  if (wrong !== null || today === undefined || field.type !== 'date') return wrong
  return dayProblem(field, String(value), today)
}

/** Of the first row that does not fit: which it is, and what is wrong in it. */
function wrongRow({ fields = [] }: FieldDefinition, rows: readonly unknown[], today?: string): string | null {
  for (const [index, row] of rows.slice(0, 100).entries()) {
    const first = isRow(row) ? checkValues(fields, row, today).errors[0] : undefined
    if (first) return fieldProblems.in_row({ row: index + 1, problem: first.message })
  }
  return null
}

function mismatch(definition: FieldDefinition, value: unknown): string | null {
  const choices = choicesOf(definition)
  const field = fieldTitle(definition)
  switch (definition.type) {
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? null : fieldProblems.number({ field })
    case 'bool':
    case 'boolean':
      return typeof value === 'boolean' ? null : fieldProblems.yes_or_no({ field })
    case 'date':
      return dateText.safeParse(value).success ? null : fieldProblems.date({ field })
    case 'time':
      return typeof value === 'string' && timePattern.test(value) ? null : fieldProblems.time({ field })
    case 'currency':
      return typeof value === 'string' && amountPattern.test(value) ? null : fieldProblems.amount({ field })
    case 'duplex':
      return typeof value === 'string' && duplexPattern.test(value) ? null : fieldProblems.length({ field })
    case 'dropdown':
      return typeof value === 'string' && choices.includes(value) ? null : fieldProblems.one_choice({ field })
    case 'checklist':
    case 'string_multi':
      return isTexts(value) && (choices.length === 0 || value.every((one) => choices.includes(one)))
        ? null
        : fieldProblems.some_choices({ field })
    case 'string_arr':
      return isTexts(value) ? null : fieldProblems.words({ field })
    case 'file':
      return isFiles(value) ? null : fieldProblems.file({ field })
    case 'arr-object':
      return Array.isArray(value) &&
        value.length <= 100 &&
        value.every((row) => rowFits(definition.fields ?? [], row))
        ? null
        : fieldProblems.row({ field })
    case 'string':
      return typeof value === 'string' && value.length <= 1000 && !/[\r\n]/.test(value)
        ? null
        : fieldProblems.one_line({ field })
    case 'text':
      return typeof value === 'string' && value.length <= maxText
        ? null
        : fieldProblems.too_long({ field, most: maxText })
  }
}

function rowFits(fields: readonly FieldDefinition[], row: unknown): boolean {
  return isRow(row) && checkValues(fields, row).errors.length === 0
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isFiles(value: unknown): boolean {
  const urls = typeof value === 'string' ? [value] : value
  return isTexts(urls) && urls.every((url) => filePattern.test(url))
}

function isTexts(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length <= 200 &&
    value.every((one) => typeof one === 'string' && one.length <= 1000)
  )
}
