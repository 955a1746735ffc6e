/** The fields of entries that blocks of a card can show: those that every entry has, and those of its type. */
import { useQuery } from '@tanstack/react-query'
import type { BoundKind } from '#blocks/binding.ts'
import { call } from '#platform/client/call.ts'
import { isRecord } from '#platform/isRecord.ts'
import { choicesOf, type FieldDefinition } from '#ui/field.ts'
import type { Choice } from '#ui/Select.tsx'
import { common } from '#ui/texts/common.ts'
import type { BlockDocument } from '../model/document.ts'
import type { BlockRecord } from '../model/record.ts'
import { partTypes } from '../panels/metaRules.ts'
import { collectionPanel } from './texts/collectionPanel.ts'

/** How the values of a field are compared, ordered and written. */
export type FieldKind =
  | 'text'
  | 'long'
  | 'number'
  | 'amount'
  | 'date'
  | 'time'
  | 'switch'
  | 'list'
  | 'choice'
  | 'picture'
  | 'link'

export interface EntryField {
  name: string
  title: string
  kind: FieldKind
  /** What a setting of a block can show of it. */
  shows: readonly BoundKind[]
  choices: readonly Choice[]
  /** True for a field that rules and the order can ask. */
  isAsked: boolean
}

export interface EntryType {
  slug: string
  title: string
  hasPage: boolean
  isSystem: boolean
  fields: readonly EntryField[]
}

const own = (
  name: string,
  title: string,
  kind: FieldKind,
  shows: readonly BoundKind[] = ['text'],
  isAsked = true,
): EntryField => ({ name, title, kind, shows, choices: [], isAsked })

/** What every entry has. */
export const entryFields: readonly EntryField[] = [
  own('title', common.title, 'text'),
  own('url', collectionPanel.entry_page, 'link', ['link'], false),
  own('image', common.image, 'picture', ['picture'], false),
  own('description', collectionPanel.description, 'long'),
  own('publish_at', collectionPanel.published_on, 'date'),
  own('updated_at', collectionPanel.updated_on, 'date'),
  own('category', common.category, 'text', ['text', 'link'], false),
  own('tags', common.tags, 'text', ['text'], false),
]

export function entryFieldTitle(name: string, titles: Readonly<Record<string, string>> = {}): string {
  return titles[name] ?? entryFields.find((field) => field.name === name)?.title ?? name
}

const kinds: Partial<Record<FieldDefinition['type'], FieldKind>> = {
  string: 'text',
  duplex: 'text',
  text: 'long',
  number: 'number',
  bool: 'switch',
  boolean: 'switch',
  date: 'date',
  time: 'time',
  currency: 'amount',
  dropdown: 'choice',
  checklist: 'list',
  string_arr: 'list',
  string_multi: 'list',
  file: 'picture',
}

const shownAs: Readonly<Record<FieldKind, readonly BoundKind[]>> = {
  text: ['text', 'link'],
  long: ['text'],
  number: ['text'],
  amount: ['text'],
  date: ['text'],
  time: ['text'],
  switch: ['text'],
  list: ['text'],
  choice: ['text'],
  picture: ['picture', 'link', 'text'],
  link: ['link'],
}

/** Null for a field that nothing shows: rows, and secrets. */
function toField(field: FieldDefinition): EntryField | null {
  const kind = kinds[field.type]
  if (!kind || field.name.endsWith('_secret')) return null
  return {
    name: field.name,
    title: field.title,
    kind,
    shows: shownAs[kind],
    choices: choicesOf(field),
    isAsked: kind !== 'picture',
  }
}

export function typesFrom(answer: unknown): EntryType[] {
  if (!Array.isArray(answer)) return []
  return answer.filter(isRecord).flatMap((type): EntryType[] => {
    const { slug, title, url_pattern: pattern, fields, is_system: isSystem } = type
    if (typeof slug !== 'string' || typeof title !== 'string' || partTypes.has(slug)) return []
    const definitions = Array.isArray(fields) ? fields.filter(isDefinition) : []
    return [
      {
        slug,
        title,
        hasPage: pattern !== '',
        isSystem: isSystem === true,
        fields: [...entryFields, ...definitions.flatMap((field) => toField(field) ?? [])].filter(
          ({ name }) => name !== 'url' || pattern !== '',
        ),
      },
    ]
  })
}

const isDefinition = (field: unknown): field is FieldDefinition =>
  isRecord(field) &&
  typeof field.name === 'string' &&
  typeof field.title === 'string' &&
  typeof field.type === 'string'

/** The types that a collection can show; undefined until the site has answered. */
export function useEntryTypes(): readonly EntryType[] | undefined {
  const { data } = useQuery({
    queryKey: ['/api/types'],
    queryFn: () => call<unknown>('GET', '/api/types'),
    select: typesFrom,
  })
  return data
}

/** The collection that a block is in; null for one that is in none, and for the collection itself. */
export function collectionAround(blocks: BlockDocument, id: string): BlockRecord | null {
  return blocks.ancestorsOf(id).findLast(({ type }) => type === 'collection') ?? null
}
