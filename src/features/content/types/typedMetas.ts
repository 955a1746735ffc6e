/** The fields of a content type and the metas that hold their values: metas are texts, fields have types (F-TYPE-02, F-POST-02). */
import { checkValues, type FieldDefinition } from '#features/forms/index.ts'
import type { PostTypeDefinition } from '../schema.ts'
import { problem } from '../problems.ts'
import type { StoredMeta } from '../tables.ts'

/** What is kept as JSON. */
const listTypes: readonly string[] = ['string_arr', 'string_multi', 'checklist', 'arr-object']

/** True where the value of a field is a list, or may be one. */
export function holdsLists({ type }: Pick<FieldDefinition, 'type'>): boolean {
  return listTypes.includes(type) || type === 'file'
}

export function isSecretName(name: string): boolean {
  return name.endsWith('_secret')
}

/** Reads the text of a meta as the value of its field; what cannot be read stays the text, which no check lets pass. */
export function typedValue({ type }: Pick<FieldDefinition, 'type'>, text: string): unknown {
  if (text === '') return undefined
  if (type === 'bool' || type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  if (type === 'number') return Number.isFinite(Number(text)) && text.trim() !== '' ? Number(text) : text
  if (listTypes.includes(type) || (type === 'file' && text.startsWith('['))) {
    try {
      const read: unknown = JSON.parse(text)
      return read
    } catch {
      // Not JSON: the check names the field.
      return text
    }
  }
  return text
}

/** Writes the value of a field as the text of its meta; '' takes the meta away. */
export function storedValue(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.length > 0 ? JSON.stringify(value) : ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The values of a post's fields, secrets left out. */
export function fieldValues(
  fields: readonly FieldDefinition[],
  metas: readonly { name: string; value: string }[],
): Record<string, unknown> {
  const byName = new Map(metas.map((meta) => [meta.name, meta.value]))
  return Object.fromEntries(
    fields
      .filter((field) => !isSecretName(field.name))
      .map((field) => [field.name, typedValue(field, byName.get(field.name) ?? '') ?? null]),
  )
}

/**
 * Checks the values of the type's fields; metas that are no fields are free. A field that is needed may be empty in a draft.
 * @throws Problem post.field_invalid with `field` and every message in `fields`
 */
export function checkFields(
  type: PostTypeDefinition,
  metas: readonly StoredMeta[],
  { isComplete }: { isComplete: boolean },
): void {
  const { fields } = type
  if (fields.length === 0) return
  const byName = new Map(metas.map((meta) => [meta.name, meta.value]))
  const given = Object.fromEntries(
    fields.map((field) => [field.name, typedValue(field, byName.get(field.name) ?? '')]),
  )
  const wanted = isComplete ? fields : fields.map((field) => ({ ...field, is_required: false }))
  const { errors } = checkValues(wanted, given)
  const [first] = errors
  if (first)
    throw problem('post.field_invalid', { message: first.message, field: first.field, fields: errors })
}
