/**
 * From the texts that the inputs of a form hold to the values of its fields. The inputs of a row are called
 * `field.0.name`, the unit of a number `field-unit`; a browser with and one without scripts send the same.
 */
import type { FormFieldData } from './data.ts'

type Field = Pick<FormFieldData, 'name' | 'type' | 'choices'> & { fields?: readonly Field[] | undefined }

/** By the names of the inputs, in their order. */
export type EntryTexts = ReadonlyMap<string, readonly string[]>

/** How many rows are in the form of a browser without scripts. */
export const rowsWithoutScripts = 3
export const maxRows = 100

/** Empty fields and empty rows are left out; files come by themselves. */
export function valuesOf(fields: readonly Field[], texts: EntryTexts, prefix = ''): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const field of fields) {
    const value = valueOf(field, texts, prefix + field.name)
    if (value !== undefined) values[field.name] = value
  }
  return values
}

function valueOf(field: Field, texts: EntryTexts, path: string): unknown {
  const given = texts.get(path) ?? []
  const first = (given[0] ?? '').trim()
  switch (field.type) {
    case 'file':
      return undefined
    case 'arr-object':
      return listOrNothing(
        rowNumbers(texts, path)
          .map((row) => valuesOf(field.fields ?? [], texts, `${path}.${row}.`))
          .filter((row) => Object.keys(row).length > 0),
      )
    case 'checklist':
      return listOrNothing(given)
    case 'string_multi':
      return listOrNothing(field.choices.length > 0 ? given : parts(first, /\r?\n/))
    case 'string_arr':
      return listOrNothing(parts(first, /[,\n]/))
    case 'bool':
    case 'boolean':
      return first ? true : undefined
    case 'number':
      // What is no number stays as it was typed, and is refused in words.
      return first === '' ? undefined : Number.isFinite(Number(first)) ? Number(first) : first
    case 'duplex': {
      const unit = texts.get(`${path}-unit`)?.[0] ?? ''
      return first === '' ? undefined : `${first}${/[a-z%]$/i.test(first) ? '' : unit}`
    }
    case 'text': {
      const text = (given[0] ?? '').replace(/\r\n/g, '\n').trim()
      return text === '' ? undefined : text
    }
    default:
      return first === '' ? undefined : first
  }
}

const parts = (text: string, between: RegExp): string[] =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean)

function listOrNothing<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined
}

/** The numbers of the rows that were sent, in their order. */
export function rowNumbers(texts: EntryTexts, path: string): number[] {
  const numbers = new Set<number>()
  for (const name of texts.keys()) {
    if (!name.startsWith(`${path}.`)) continue
    const number = Number(name.slice(path.length + 1).split('.', 1)[0])
    if (Number.isInteger(number) && number >= 0 && number < maxRows) numbers.add(number)
  }
  return [...numbers].toSorted((a, b) => a - b)
}
