/**
 * The words of a post that stand in its metas: what search engines are told, the entries of a menu, the fields of a form, and the
 * texts of fields of its content type. URLs, names and what is chosen from a list are none of them.
 */
import type { FieldDefinition } from '#features/forms/index.ts'
import { isRecord } from '#platform/isRecord.ts'
import { common } from '#ui/texts/common.ts'
import { isSecretName } from '../types/typedMetas.ts'
import { replacing } from './texts/replacing.ts'

export interface WordMeta {
  name: string
  value: string
}

/** What of a content type says which metas hold words. */
export interface WrittenType {
  slug: string
  fields: readonly FieldDefinition[]
}

interface PlainText {
  path: string
  value: string
  label: string
}

type Visit = (text: PlainText) => string
type MapValue = (value: string, visit: Visit) => string

const plain =
  (path: string, label: string): MapValue =>
  (value, visit) =>
    visit({ path, value, label })

/** How the words of a meta are found; null: it has none. */
function mapperOf({ slug, fields }: WrittenType, name: string): MapValue | null {
  if (isSecretName(name)) return null
  const path = `meta.${name}`
  if (name === 'seo_title') return plain(path, replacing.of_search_title)
  if (name === 'seo_description') return plain(path, replacing.of_search_description)
  if (slug === 'menu') return name === 'items' ? inJson(path, mapEntries) : null
  if (slug === 'form') {
    if (name === 'submit_text') return plain(path, replacing.of_send_button)
    if (name === 'thanks') return plain(path, replacing.of_thanks)
    return name === 'fields' ? inJson(path, mapFormFields) : null
  }
  const field = fields.find((one) => one.name === name)
  if (!field) return null
  if (isPlain(field))
    return (value, visit) => (leadsSomewhere(value) ? value : plain(path, field.title)(value, visit))
  return field.type === 'string_arr' || field.type === 'arr-object'
    ? inJson(path, (value, at, visit) => mapValue(value, field, at, visit))
    : null
}

export const wordMetas = (type: WrittenType, metas: readonly WordMeta[]): WordMeta[] =>
  metas.filter(({ name }) => mapperOf(type, name) !== null).map(({ name, value }) => ({ name, value }))

export function mapMetas(type: WrittenType, metas: readonly WordMeta[], visit: Visit): WordMeta[] {
  return metas.map(({ name, value }) => ({ name, value: mapperOf(type, name)?.(value, visit) ?? value }))
}

type MapParsed = (value: unknown, path: string, visit: Visit) => unknown

/** What is not changed stays as it is written. */
const inJson =
  (path: string, map: MapParsed): MapValue =>
  (value, visit) => {
    const parsed = parse(value)
    const next = JSON.stringify(map(parsed, path, visit))
    return next === undefined || next === JSON.stringify(parsed) ? value : next
  }

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // What is no JSON holds no words.
    return undefined
  }
}

const mapList = (value: unknown, map: (item: unknown, at: number) => unknown): unknown =>
  Array.isArray(value) ? value.map((item: unknown, at) => map(item, at)) : value

/** The row with these of its texts mapped. */
function withKeys(
  row: Record<string, unknown>,
  labels: Readonly<Record<string, string>>,
  path: string,
  visit: Visit,
): Record<string, unknown> {
  const next = { ...row }
  for (const [key, label] of Object.entries(labels)) {
    const value = row[key]
    if (typeof value === 'string') next[key] = visit({ path: `${path}.${key}`, value, label })
  }
  return next
}

const mapEntries: MapParsed = (entries, path, visit) =>
  mapList(entries, (entry, at) => {
    if (!isRecord(entry)) return entry
    const place = `${path}.${at}`
    const next = withKeys(entry, { title: replacing.of_entry }, place, visit)
    return 'items' in entry ? { ...next, items: mapEntries(entry.items, place, visit) } : next
  })

/** Entries of a form keep the values of choices: only those that have a title beside it are called otherwise. */
const mapFormFields: MapParsed = (fields, path, visit) =>
  mapList(fields, (field, at) => {
    if (!isRecord(field)) return field
    const place = `${path}.${at}`
    const label = typeof field.title === 'string' ? field.title : replacing.of_form
    const next = withKeys(field, { title: label, description: label, placeholder: label }, place, visit)
    for (const key of ['values', 'choices'])
      if (key in field)
        next[key] = mapList(field[key], (choice, nth) =>
          isRecord(choice) ? withKeys(choice, { title: label }, `${place}.${key}.${nth}`, visit) : choice,
        )
    return 'fields' in field ? { ...next, fields: mapFormFields(field.fields, place, visit) } : next
  })

const isPlain = ({ type }: FieldDefinition): boolean => type === 'string' || type === 'text'

/** A field of one line may hold where something leads, or an email address. */
const leadsSomewhere = (value: string): boolean => /^(\S*[/@]\S*|#\S+)$/.test(value.trim())

function mapValue(value: unknown, field: FieldDefinition, path: string, visit: Visit): unknown {
  if (field.type === 'arr-object')
    return mapList(value, (row, at) => {
      if (!isRecord(row)) return row
      const next = { ...row }
      for (const one of field.fields ?? [])
        if (isPlain(one) && one.name in row)
          next[one.name] = mapValue(row[one.name], one, `${path}.${at}.${one.name}`, visit)
      return next
    })
  if (field.type === 'string_arr')
    return mapList(value, (item, at) => textIn(item, `${path}.${at}`, field.title, visit))
  return textIn(value, path, field.title, visit)
}

const textIn = (value: unknown, path: string, label: string, visit: Visit): unknown =>
  typeof value === 'string' && !leadsSomewhere(value)
    ? visit({ path, value, label: label || common.title })
    : value
