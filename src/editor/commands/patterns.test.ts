/** Patterns: each is one section, and a page keeps it whole. */
import { expect, test } from 'vitest'
import { definitions } from '#blocks/registry.ts'
import type { InsertRequest } from '../EditorContext.ts'
import { EditorDocument } from '../model/editorDocument.ts'
import { menuEntries } from './menuEntries.ts'
import { patterns } from './patterns.ts'

const page = () =>
  new EditorDocument(definitions, [{ id: 'first', type: 'paragraph', state: { text: '' }, children: [] }])

function insert(editorDocument: EditorDocument, label: string, place: InsertRequest['place']) {
  const entry = menuEntries({
    offered: definitions,
    editorDocument,
    place,
    words: label,
    section: 'patterns',
    recent: [],
    components: [],
  }).find((one) => one.label === label)
  return entry?.insert(editorDocument, place)
}
const top = (editorDocument: EditorDocument) => editorDocument.blocks.need('').children

test.each(patterns.map(({ name, make }) => ({ name, make })))('$name is one section', ({ make }) => {
  expect(make().map(({ type }) => type)).toEqual(['group'])
})

test('a pattern takes the place of the empty first paragraph, and one Undo brings that back', () => {
  const editorDocument = page()
  expect(insert(editorDocument, 'Three reasons', { target: 'first', position: 'after' })).toMatchObject({
    ok: true,
  })
  expect(top(editorDocument)).toHaveLength(1)
  expect(top(editorDocument)).toEqual([editorDocument.selection.id])
  editorDocument.undo()
  expect(top(editorDocument)).toEqual(['first'])
})

test('a pattern that is asked for with the caret inside another one comes behind it, whole', () => {
  const editorDocument = page()
  insert(editorDocument, 'Three reasons', { target: '', position: 'append' })
  const [reasons = ''] = top(editorDocument)
  const inside =
    editorDocument.blocks.order().find((id) => editorDocument.blocks.need(id).type === 'paragraph') ?? ''
  insert(editorDocument, 'What customers say', { target: inside, position: 'after' })
  expect(top(editorDocument)).toEqual([reasons, editorDocument.selection.id])
  insert(editorDocument, 'Figures', { target: reasons, position: 'after' })
  expect(top(editorDocument).map((id) => editorDocument.blocks.need(id).type)).toEqual([
    'group',
    'group',
    'group',
  ])
})
