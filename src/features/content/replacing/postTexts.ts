/**
 * The words of a post that people read: its title and description, those in its metas, and of its blocks texts, captions and
 * text alternatives.
 * Ids, URLs, code and settings are none of them. What a block's words are follows from its definition.
 */
import { isContentKey } from '#blocks/contentKeys.ts'
import type { Block } from '#blocks/block.ts'
import type { BlockDefinition, PanelField } from '#blocks/defineBlock.ts'
import { isRecord } from '#platform/isRecord.ts'
import { blockClassOf } from '../documents/blockDefinitions.ts'
import { mapMetas, type WordMeta, type WrittenType } from './metaTexts.ts'
import { replacing } from './texts/replacing.ts'

export interface Written {
  title: string
  description: string
  value: readonly Block[]
  /** Those that hold words. */
  metas: readonly WordMeta[]
}

/** What decides which of them are words that somebody may change. */
export interface Reading {
  /** False: only words that somebody may change who does not design. */
  mayDesign: boolean
  type: WrittenType
}

export interface PostText {
  /** `title`, `description`, `meta` and its name, or the block's id, and the keys below it. */
  path: string
  value: string
  isRich: boolean
  /** Where it is, in words. */
  label: string
}

/** Settings of one line that hold words; of others nobody knows that they do. */
const words: ReadonlySet<string> = new Set([
  ...['title', 'label', 'text', 'caption', 'alt', 'note', 'cite', 'name', 'placeholder', 'role', 'when'],
  ...[
    'button',
    'badge',
    'price',
    'period',
    'value',
    'before_alt',
    'before_label',
    'after_alt',
    'after_label',
    'words',
  ],
])
/** Code, and what shows something that is stored elsewhere. */
const withoutWords: ReadonlySet<string> = new Set(['code', 'html', 'reusable', 'snippet'])

type Visit = (text: PostText) => string

export function textsOf(written: Written, reading: Reading): PostText[] {
  const texts: PostText[] = []
  mapTexts(written, reading, (text) => {
    if (text.value !== '') texts.push(text)
    return text.value
  })
  return texts
}

/** The same post with these texts, by path. */
export function withTexts(written: Written, reading: Reading, texts: ReadonlyMap<string, string>): Written {
  return mapTexts(written, reading, ({ path, value }) => texts.get(path) ?? value)
}

function mapTexts(
  { title, description, value, metas }: Written,
  { mayDesign, type }: Reading,
  visit: Visit,
): Written {
  return {
    title: visit({ path: 'title', value: title, isRich: false, label: replacing.of_title }),
    description: visit({
      path: 'description',
      value: description,
      isRich: false,
      label: replacing.of_description,
    }),
    metas: mapMetas(type, metas, (text) => visit({ ...text, isRich: false })),
    value: value.map((block) => mapBlock(block, mayDesign, visit)),
  }
}

function mapBlock(block: Block, mayDesign: boolean, visit: Visit): Block {
  const definition = blockClassOf(block.type)
  const children = block.children.map((child) => mapBlock(child, mayDesign, visit))
  if (!definition || definition.capability !== undefined || withoutWords.has(block.type))
    return { ...block, children }
  return {
    ...block,
    state: { ...block.state, ...mappedState(block, definition, mayDesign, visit) },
    children,
  }
}

function mappedState(
  { id, state }: Block,
  definition: BlockDefinition,
  mayDesign: boolean,
  visit: Visit,
): Record<string, unknown> {
  const { textKey, cellsKey, label, panel } = definition
  const next: Record<string, unknown> = {}
  const mayChange = (key: string) => mayDesign || isContentKey(definition, key)
  const rich = (path: string) => (text: unknown) =>
    typeof text === 'string' ? visit({ path, value: text, isRich: true, label }) : text
  if (textKey !== undefined && mayChange(textKey)) next[textKey] = rich(`${id}.${textKey}`)(state[textKey])
  if (cellsKey !== undefined && mayChange(cellsKey))
    next[cellsKey] = mapList(state[cellsKey], (row, at) =>
      mapList(row, (cell, column) => rich(`${id}.${cellsKey}.${at}.${column}`)(cell)),
    )
  for (const field of panel) {
    if (field.name === textKey || field.name === cellsKey || !mayChange(field.name)) continue
    next[field.name] = mapField(state[field.name], field, `${id}.${field.name}`, label, visit)
  }
  // What the block does not have stays away.
  return Object.fromEntries(Object.entries(next).filter(([key]) => state[key] !== undefined))
}

function mapField(value: unknown, field: PanelField, path: string, label: string, visit: Visit): unknown {
  const { type, name, title, picks, fields = [] } = field
  if (type === 'arr-object')
    return mapList(value, (row, at) =>
      isRecord(row)
        ? {
            ...row,
            ...Object.fromEntries(
              fields
                .filter((one) => row[one.name] !== undefined)
                .map((one) => [
                  one.name,
                  mapField(row[one.name], one, `${path}.${at}.${one.name}`, label, visit),
                ]),
            ),
          }
        : row,
    )
  const isText = type === 'text' || ((type === 'string' || type === 'string_multi') && words.has(name))
  if (!isText || picks !== undefined) return value
  const one = (text: unknown, place: string) =>
    typeof text === 'string'
      ? visit({
          path: place,
          value: text,
          isRich: false,
          label: replacing.of_setting({ block: label, setting: title }),
        })
      : text
  return Array.isArray(value) ? mapList(value, (text, at) => one(text, `${path}.${at}`)) : one(value, path)
}

function mapList(value: unknown, map: (item: unknown, at: number) => unknown): unknown {
  return Array.isArray(value) ? value.map((item: unknown, at) => map(item, at)) : value
}
