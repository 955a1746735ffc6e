/** A form as its block draws it, in a page or alone; and as it comes back with what was not taken. */
import { ownInputs, type FormData, type FormFieldData, type RefusedEntry } from '#blocks/form/data.ts'
import { valuesOf } from '#blocks/form/entryValues.ts'
import type { Platform } from '#platform/context.ts'
import { isSecret, type FieldDefinition } from './fieldDefinition.ts'
import { readForm, type StoredForm } from './readForm.ts'
import { formToken } from './token.ts'

export function formDataOf({ id, title, description, fields, submit_text, thanks }: StoredForm): FormData {
  return { id, title, description, fields: fields.map(fieldData), submit_text, thanks }
}

function fieldData({
  name,
  title,
  type,
  value,
  values,
  choices,
  description,
  placeholder,
  is_required,
  use_switch,
  from_day,
  until_day,
  fields,
}: FieldDefinition): FormFieldData {
  const start = isSecret(name) ? [] : startTexts(value)
  return {
    name,
    title,
    type,
    choices: (choices ?? values ?? []).map((one) =>
      typeof one === 'string' ? { title: one, value: one } : one,
    ),
    description: description ?? '',
    placeholder: placeholder ?? '',
    is_required: is_required ?? false,
    ...(start.length > 0 ? { start } : {}),
    ...(use_switch ? { use_switch } : {}),
    ...(from_day ? { from_day } : {}),
    ...(until_day ? { until_day } : {}),
    ...(fields ? { fields: fields.map(fieldData) } : {}),
  }
}

function startTexts(value: unknown): string[] {
  if (value === true) return ['true']
  if (typeof value === 'string' || typeof value === 'number') return value === '' ? [] : [String(value)]
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

const own: ReadonlySet<string> = new Set(Object.values(ownInputs))

interface OpenForm {
  data: FormData
  /** From the texts of its inputs to the values of its fields. */
  valuesOf(texts: ReadonlyMap<string, readonly string[]>): Record<string, unknown>
  /** What comes back where an entry was not taken: what was typed, but for what is secret, under a fresh token. */
  refused(
    texts: ReadonlyMap<string, readonly string[]>,
    message: string,
    errors: Record<string, string>,
    page: string,
  ): RefusedEntry
}

/** A form for the page that takes entries of browsers. @throws Problem form.missing (404) */
export async function entryFormData(platform: Platform, id: string): Promise<OpenForm> {
  const data = formDataOf(await readForm(platform, platform.db, id))
  return {
    data,
    valuesOf: (texts) => valuesOf(data.fields, texts),
    refused: (texts, message, errors, page) => ({
      texts: Object.fromEntries(
        [...texts]
          .filter(([name]) => !isSecret(name.split('.').at(-1) ?? '') && !own.has(name))
          .map(([name, list]) => [name, [...list]]),
      ),
      errors,
      message,
      page,
      token: formToken(platform.secret, id, platform.clock.now()),
    }),
  }
}
