/** Patterns and reusable blocks: what the insert menu lists of them, and blocks that become reusable and own again. */
import { expect, test } from 'vitest'
import { definitions } from '#blocks/registry.ts'
import { patternKinds } from '#patterns/library.ts'
import { EditorDocument } from '../model/editorDocument.ts'
import { countingIds } from '../model/testing.ts'
import { replaceBlocks } from '../model/replaceBlocks.ts'
import { hasIcon } from './BlockIcon.tsx'
import { newBlock } from '../model/newBlock.ts'
import { menuEntries } from './menuEntries.ts'
import { ownBlocks } from './ownCopy.ts'

const paragraph = (id: string, text = id) => ({ id, type: 'paragraph', state: { text } })
const anEditorDocument = (value: unknown) => new EditorDocument(definitions, value, countingIds())
const components = [
  { id: 'c1', title: 'Opening hours', status: 'published' },
  { id: 'c2', title: 'Kiln notes', status: 'draft' },
]
const asked = (
  editorDocument: EditorDocument,
  words: string,
  section: 'blocks' | 'patterns' | 'reusable' = 'blocks',
) =>
  menuEntries({
    offered: definitions,
    editorDocument,
    place: { target: 'one', position: 'after' },
    words,
    section,
    recent: [],
    components,
    patternKinds,
    types: [],
  })

test('F-EDIT-05 the menu lists blocks, patterns and reusable blocks apart, and finds them together by their words', () => {
  const editorDocument = anEditorDocument([paragraph('one')])
  expect(asked(editorDocument, '').every(({ type }) => type !== undefined)).toBe(true)
  const patterns = asked(editorDocument, '', 'patterns')
  expect(patterns.length).toBeGreaterThanOrEqual(60)
  expect(patterns.every(({ key }) => key.startsWith('pattern '))).toBe(true)
  expect(new Set(patterns.map(({ group }) => group)).size).toBeGreaterThanOrEqual(15)
  expect(asked(editorDocument, '', 'reusable').map(({ label, note }) => [label, note])).toEqual([
    ['Opening hours', undefined],
    ['Kiln notes', 'Not published: visitors do not see it yet.'],
  ])
  const opening = asked(editorDocument, 'opening').map(({ key }) => key)
  expect(opening).toContain('Text opening-hours')
  expect(opening).toContain('pattern hours-address')
  expect(opening).toContain('component c1')
  const faq = asked(editorDocument, 'faq').map(({ label }) => label)
  expect(faq).toContain('Accordion')
  expect(faq).toContain('Questions and answers')
  expect(asked(editorDocument, 'questions')[0]?.label).toBe('Questions and answers')
  expect(asked(editorDocument, 'zzzz')).toEqual([])
})

test('F-EDIT-04 a pattern or reusable block that may not be at a place says why, and is inserted as one entry elsewhere', () => {
  const inColumns = anEditorDocument([{ id: 'one', type: 'columns', state: {}, children: [] }])
  const place = { target: 'one', position: 'append' } as const
  const refused = menuEntries({
    offered: definitions,
    editorDocument: inColumns,
    place,
    words: '',
    section: 'patterns',
    recent: [],
    components,
    patternKinds,
    types: [],
  })
  expect(refused.every(({ answer }) => !answer.ok && answer.reason === 'Columns takes only column.')).toBe(
    true,
  )
  const editorDocument = anEditorDocument([paragraph('one')])
  const hours = asked(editorDocument, 'opening').find(({ key }) => key === 'pattern hours-address')
  expect(hours?.insert(editorDocument, { target: 'one', position: 'after' }).ok).toBe(true)
  expect(editorDocument.history.length).toBe(1)
  expect(editorDocument.blocks.root.children.length).toBe(2)
  editorDocument.undo()
  expect(editorDocument.blocks.order()).toEqual(['one'])
})

test('F-EDIT-02 F-EDIT-04 blocks give way to a reusable one and come back by one undo; a locked one stays', () => {
  const value = [paragraph('a'), paragraph('b'), paragraph('c')]
  const editorDocument = anEditorDocument(value)
  const before = JSON.stringify(editorDocument.blocks.save())
  expect(
    replaceBlocks(editorDocument, ['a', 'b'], [newBlock('reusable', { component_id: 'c1' })], 'Make reusable')
      .ok,
  ).toBe(true)
  expect(editorDocument.blocks.root.children.map((id) => editorDocument.blocks.need(id).type)).toEqual([
    'reusable',
    'paragraph',
  ])
  expect(editorDocument.history.length).toBe(1)
  editorDocument.undo()
  expect(JSON.stringify(editorDocument.blocks.save())).toBe(before)
  editorDocument.patch('b', { is_locked: true })
  editorDocument.blur()
  expect(replaceBlocks(editorDocument, ['a', 'b'], [newBlock('reusable')], 'Make reusable').ok).toBe(false)
})

test('F-PLUG-02 own blocks made of a component hold what is in its slots, and expose nothing', () => {
  const blocks = [
    { ...paragraph('a', 'Said there'), state: { text: 'Said there', exposed: { text: 'Line' } } },
    {
      id: 'g',
      type: 'group',
      state: {},
      children: [
        { id: 's1', type: 'slot', state: { title: 'Body' }, children: [paragraph('usual')] },
        { id: 's2', type: 'slot', state: {}, children: [paragraph('stays')] },
      ],
    },
  ]
  const own = ownBlocks(blocks, new Map([['s1', [paragraph('put')]]]))
  expect(own).toEqual([
    { ...paragraph('a', 'Said there'), children: [] },
    {
      id: 'g',
      type: 'group',
      state: {},
      children: [paragraph('put'), { ...paragraph('stays'), children: [] }],
    },
  ])
})

test('F-EDIT-05 every block of this site has its picture in the menu', () => {
  expect([...definitions.values()].filter(({ icon }) => !hasIcon(icon)).map(({ type }) => type)).toEqual([])
})
