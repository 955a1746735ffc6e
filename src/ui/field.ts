/** Field definitions of the generic field widget (SPEC.md section 3, F-FORM-01) and the rules around their values. */
import type { Choice } from './Select.tsx'

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
  'date',
  'time',
  'currency',
  'duplex',
  'arr-object',
] as const
export type FieldType = (typeof fieldTypes)[number]

export interface FieldDefinition {
  name: string
  title: string
  type: FieldType | 'boolean' | 'radio' | string
  value?: unknown
  /** `values` and `choices` say the same. */
  values?: readonly (string | Choice)[] | undefined
  choices?: readonly (string | Choice)[]
  description?: string | undefined
  placeholder?: string | undefined
  use_switch?: boolean
  is_required?: boolean
  /** For date in a form: the first and the last day that it takes, also `today` or so many days from it. */
  from_day?: string | undefined
  until_day?: string | undefined
  /** For currency: another one than the site's. */
  currency?: string
  /** For code. */
  language?: unknown
  /** For written_time in a row: the field that it comes after. */
  follows?: string
  /** For arr-object: a row is a picture; one that is dropped on it is one more. */
  isPictureList?: boolean
  /** For arr-object: the fields of a row. */
  fields?: readonly FieldDefinition[]
}

export function choicesOf(field: Pick<FieldDefinition, 'values' | 'choices'>): Choice[] {
  return (field.choices ?? field.values ?? []).map((choice) =>
    typeof choice === 'string' ? { title: choice, value: choice } : choice,
  )
}

/** A name ending `_secret` is shown as a password input. */
export function isSecretField(field: Pick<FieldDefinition, 'name'>): boolean {
  return field.name.endsWith('_secret')
}

/** The empty value of a type. */
export function emptyValue(type: string): unknown {
  if (type === 'number') return 0
  if (type === 'bool' || type === 'boolean') return false
  return ['string_arr', 'string_multi', 'checklist', 'arr-object'].includes(type) ? [] : ''
}

/** The value of a field as a post keeps it: a meta. */
export function storedValue(value: unknown): string {
  if (Array.isArray(value)) return value.length > 0 ? JSON.stringify(value) : ''
  return value === undefined || value === null ? '' : String(value)
}

export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

export function listOf(value: unknown): string[] {
  return Array.isArray(value)
    ? value.filter((one): one is string => typeof one === 'string')
    : textOf(value) === ''
      ? []
      : [textOf(value)]
}

export function rowsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value)
    ? value.filter(
        (one): one is Record<string, unknown> =>
          typeof one === 'object' && one !== null && !Array.isArray(one),
      )
    : []
}

/** F-MEDIA-06 The URL of a chosen file carries its id: a text for one, a list for several. */
export function fileValue(
  files: readonly { id: string; url: string }[],
  isMultiple: boolean,
): string | string[] {
  const urls = files.map(({ id, url }) => `${url.split('?')[0]}?id=${id}`)
  return isMultiple ? urls : (urls[0] ?? '')
}
