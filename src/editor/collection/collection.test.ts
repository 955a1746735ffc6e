/** Collections in the editor: filters in words, the card that a type begins with, and what the checks say of what is gone. */
import { expect, test } from 'vitest'
import { bindingsOf } from '#blocks/binding.ts'
import { definitions } from '#blocks/registry.ts'
import type { Rule } from '#rules/rule.ts'
import { countingIds } from '../model/testing.ts'
import { EditorDocument } from '../model/editorDocument.ts'
import { collectionFindings } from './checkCollections.ts'
import { type EntryField, typesFrom } from './entryFields.ts'
import { comparisonsOf, fieldAsked, readFilter, rulesIn } from './filters.ts'
import { chooseType } from './firstCard.ts'

const types = typesFrom([
  {
    slug: 'event',
    title: 'Event',
    url_pattern: '/events/{slug}',
    is_system: false,
    fields: [
      { name: 'date', title: 'Date', type: 'date' },
      { name: 'place', title: 'Place', type: 'string' },
      { name: 'price', title: 'Price', type: 'number' },
      {
        name: 'kind',
        title: 'Kind',
        type: 'dropdown',
        choices: ['music', { title: 'A market', value: 'market' }],
      },
      { name: 'is_full', title: 'Booked out', type: 'bool' },
      { name: 'for_whom', title: 'For whom', type: 'checklist', choices: ['all'] },
      { name: 'door_secret', title: 'Door code', type: 'string' },
      { name: 'lines', title: 'Lines', type: 'arr-object', fields: [] },
    ],
  },
  { slug: 'menu', title: 'Menu', url_pattern: '', is_system: true, fields: [] },
])
const [event] = types
const fieldNamed = (name: string): EntryField => {
  const field = event?.fields.find((one) => one.name === name)
  if (!field) throw new Error(`There is no field ${name}`)
  return field
}

test('F-TYPE-02 secrets, rows and parts of pages are nothing that a collection shows', () => {
  expect(types.map(({ slug }) => slug)).toEqual(['event'])
  expect(event?.fields.map(({ name }) => name)).toEqual([
    ...['title', 'url', 'image', 'description', 'publish_at', 'updated_at', 'category', 'tags'],
    ...['date', 'place', 'price', 'kind', 'is_full', 'for_whom'],
  ])
})

test.each<[string, string, string, Rule]>([
  ['date', 'from_today', '', { type: 'meta_date_>=', value: 'today' }],
  ['date', 'before_today', '', { type: 'meta_date_<', value: 'today' }],
  ['date', 'within', '30', { type: 'meta_date_<=', value: 'today+30' }],
  ['date', 'from', '2026-12-01', { type: 'meta_date_>=', value: '2026-12-01' }],
  ['date', 'until', '2026-12-01', { type: 'meta_date_<=', value: '2026-12-01' }],
  ['date', 'empty', '', { type: 'has_meta', value: 'date', negate: true }],
  ['price', 'at_most', '20', { type: 'meta_price_<=', value: '20' }],
  ['price', 'is_not', '0', { type: 'meta_price_!=', value: '0' }],
  ['kind', 'is', 'market', { type: 'meta_kind_=', value: 'market' }],
  ['place', 'is', "St. Mary's", { type: 'meta_place_=', value: "St. Mary's" }],
  ['is_full', 'off', '', { type: 'meta_is_full_!=', value: 'true' }],
  ['for_whom', 'includes', 'all', { type: 'meta_for_whom_=', value: 'all' }],
  ['category', 'is_not', 'c1', { type: 'post_category', value: 'c1', negate: true }],
  ['tags', 'includes', '漢字', { type: 'has_tag', value: '漢字' }],
])(
  'F-PLUG-03 the filter %s %s %s is a rule of the one language, and is read from it',
  (name, comparison, value, rule) => {
    const field = fieldNamed(name)
    const made = comparisonsOf(field).find((one) => one.name === comparison)
    expect(made?.rule(name, value)).toEqual(rule)
    expect(fieldAsked(rule)).toBe(name)
    const read = readFilter(rule, field)
    expect([read?.comparison.name, read?.value]).toEqual([comparison, value])
  },
)

test('F-PLUG-03 stored filters that are none are left out', () => {
  expect(rulesIn([{ type: 'has_tag', value: ['a'] }, null, 'x', { value: 1 }])).toEqual([
    { type: 'has_tag', value: ['a'] },
  ])
  expect(rulesIn('x')).toEqual([])
})

function opened() {
  const editor = new EditorDocument(definitions, [], countingIds())
  const made = editor.insertNew('collection', {
    target: editor.blocks.root.children[0] ?? '',
    position: 'after',
  })
  if (!made.ok || !event) throw new Error('No collection')
  return { editor, id: made.id, event }
}
const cardOf = ({ blocks }: EditorDocument, id: string) => blocks.need(String(blocks.need(id).children[0]))
const shownIn = (editor: EditorDocument, id: string) =>
  cardOf(editor, id).children.map((child) => {
    const { type, state } = editor.blocks.need(child)
    return [
      type,
      ...Object.values(bindingsOf(state)).map(({ field, format }) => (format ? `${field} ${format}` : field)),
    ].join(' ')
  })

test('F-EDIT-02 choosing a type fills the card that is still empty and puts the earliest day first, in one step of Undo', () => {
  const { editor, id, event: type } = opened()
  const before = editor.blocks.save()
  chooseType(editor, id, type)
  expect(editor.blocks.need(id).state).toMatchObject({ type: 'event', sort: 'date' })
  expect(shownIn(editor, id)).toEqual([
    'image image',
    'paragraph date',
    'heading title',
    'paragraph place',
    'paragraph price price',
    'paragraph kind',
  ])
  expect(bindingsOf(cardOf(editor, id).state)).toEqual({ link: { field: 'url' } })
  editor.history.undo(editor.selection)
  expect(editor.blocks.save()).toEqual(before)
})

test('F-EDIT-02 a card that somebody has begun stays as it is', () => {
  const { editor, id, event: type } = opened()
  editor.insertNew('heading', { target: cardOf(editor, id).id, position: 'append' }, { text: 'Mine' })
  chooseType(editor, id, type)
  expect(shownIn(editor, id)).toEqual(['heading'])
})

test('F-EDIT-09 the checks name fields and types that are gone, at their block; a bound picture and an own link are no faults', () => {
  const { editor, id, event: type } = opened()
  expect(collectionFindings(editor.blocks, types).map(({ message }) => message)).toEqual([
    'No content type is chosen: this collection shows nothing.',
  ])
  chooseType(editor, id, type)
  expect(collectionFindings(editor.blocks, types)).toEqual([])
  const without = types.map((one) => ({
    ...one,
    fields: one.fields.filter(({ name }) => name !== 'date' && name !== 'place'),
  }))
  expect(collectionFindings(editor.blocks, without).map(({ message }) => message)).toEqual([
    'A filter or the order asks “date”, which the content type no longer has.',
    'This block shows “date”, which its content type no longer has.',
    'This block shows “place”, which its content type no longer has.',
  ])
  expect(collectionFindings(editor.blocks, []).map(({ message }) => message)).toEqual([
    'The content type of this collection is not on the site any more.',
  ])
})
