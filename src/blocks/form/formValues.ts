/** From what a browser's form holds to what the call takes, and from its refusal to the errors of the fields. */
import type { FormFieldData } from './data.ts'

/** Empty fields are left out. */
export function valuesOf(fields: readonly FormFieldData[], form: FormData): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const { name, type } of fields) {
    const texts = form.getAll(name).map(String)
    const first = (texts[0] ?? '').trim()
    if (type === 'checklist' || type === 'string_multi') {
      if (texts.length > 0) values[name] = texts
    } else if (type === 'bool' || type === 'boolean') {
      if (first) values[name] = true
    } else if (first === '') continue
    else if (type === 'number') values[name] = Number(first)
    else if (type === 'string_arr') values[name] = first.split(',').map((word) => word.trim()).filter(Boolean)
    else values[name] = first
  }
  return values
}

/** Returns the message of each field that the server refused. */
export function errorsOf(data: unknown): Map<string, string> {
  const errors = new Map<string, string>()
  if (typeof data !== 'object' || data === null || !('fields' in data) || !Array.isArray(data.fields)) return errors
  for (const { field, message } of data.fields) if (!errors.has(String(field))) errors.set(String(field), String(message))
  return errors
}
