/** What the insert menu offers at a place: every block type, in its category, with the answer of the drop rule. */
import { keywordsOf } from '#blocks/panels.ts'
import type { BlockDefinition } from '#blocks/defineBlock.ts'
import type { DropAnswer } from '#blocks/dropRule.ts'
import { categoryTitles } from './categoryTitles.ts'
import { canDrop, type Position, type Registry } from '../model/canDrop.ts'
import type { BlockDocument } from '../model/document.ts'
import { isFoundBy } from '#ui/isFoundBy.ts'
import { insertMenu } from './texts/insertMenu.ts'

export interface InsertChoice {
  definition: BlockDefinition
  answer: DropAnswer
  /** The heading that it is under. */
  group: string
}

const categories: readonly BlockDefinition['category'][] = ['text', 'media', 'layout', 'shop', 'dynamic']

/** What is wanted most comes first in its category. */
const usual = [
  'paragraph',
  'heading',
  'list',
  'quote',
  'button',
  'image',
  'columns',
  'group',
  'product',
  'post-list',
]

/**
 * Returns the types whose label or keywords hold the words, by category; a label that begins with the words comes first.
 * Types that only live in one parent (a column) show only where they may go, or when they are asked for by name.
 * Without words, what was inserted last comes first, under a heading of its own.
 */
export function insertChoices(
  registry: Registry,
  document: BlockDocument,
  place: { target: string; position: Position | 'replace' },
  words: string,
  recent: readonly string[] = [],
): InsertChoice[] {
  const wanted = words.trim().toLowerCase()
  const position = place.position === 'replace' ? 'before' : place.position
  const all = [...registry.values()]
    .map((definition) => ({
      definition,
      answer: canDrop(registry, document, definition.type, place.target, position),
      group: categoryTitles[definition.category],
    }))
    .filter(({ definition, answer }) => {
      if (wanted === '') return answer.ok || !definition.parents
      return isFoundBy(words, [definition.label, definition.type, keywordsOf(definition.type)])
    })
    .sort((one, other) => rank(one.definition, wanted) - rank(other.definition, wanted))
  if (wanted !== '') return all
  const last = recent.flatMap(
    (type) => all.find(({ definition, answer }) => definition.type === type && answer.ok) ?? [],
  )
  return [...last.map((choice) => ({ ...choice, group: insertMenu.recent })), ...all]
}

function rank(definition: BlockDefinition, wanted: string): number {
  const isFirst = wanted !== '' && definition.label.toLowerCase().startsWith(wanted)
  const often = usual.indexOf(definition.type)
  return (
    (isFirst ? 0 : 1000) + categories.indexOf(definition.category) * 20 + (often < 0 ? usual.length : often)
  )
}
