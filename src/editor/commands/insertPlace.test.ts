/** Where a new block of the insert menu goes, by the place that it is asked for at. */
import { expect, test } from 'vitest'
import { definitions } from '#blocks/registry.ts'
import { EditorDocument } from '../model/editorDocument.ts'
import { rootId } from '../model/record.ts'
import { countingIds } from '../model/testing.ts'
import { insertPlace } from './keys.ts'
import { menuEntries } from './menuEntries.ts'
import { insteadOfUnwritten } from './sectionPlace.ts'

const paragraph = (id: string) => ({ id, type: 'paragraph', state: { text: id } })
const document = [
  paragraph('first'),
  { id: 'group', type: 'group', state: {}, children: [paragraph('within')] },
  { id: 'empty', type: 'group', state: {}, children: [] },
  {
    id: 'columns',
    type: 'columns',
    state: {},
    children: [
      { id: 'left', type: 'column', state: {}, children: [paragraph('word')] },
      { id: 'right', type: 'column', state: {}, children: [] },
    ],
  },
  {
    id: 'collection',
    type: 'collection',
    state: {},
    children: [{ id: 'card', type: 'collection-card', state: {}, children: [paragraph('title')] }],
  },
  { id: 'end', type: 'divider', state: {} },
]

test.each([
  [null, 'image', rootId, 6],
  ['first', 'image', rootId, 1],
  ['within', 'image', 'group', 1],
  ['group', 'image', rootId, 2],
  ['empty', 'image', 'empty', 0],
  ['columns', 'image', rootId, 4],
  ['left', 'image', 'left', 1],
  ['left', 'column', 'columns', 1],
  ['right', 'image', 'right', 0],
  ['card', 'image', 'card', 1],
  ['title', 'image', 'card', 1],
  ['collection', 'image', rootId, 5],
])('F-EDIT-04 with %s selected a new %s goes into %s, at %i', (selected, type, parent, index) => {
  const editorDocument = new EditorDocument(definitions, document, countingIds())
  editorDocument.select({ id: selected })
  const place = insertPlace({ editorDocument })
  const asked = { offered: definitions, editorDocument, place, words: type, section: 'blocks' as const }
  const entry = menuEntries({ ...asked, recent: [], components: [], patternKinds: [], types: [] }).find(
    (one) => one.type === type,
  )
  expect(entry?.answer).toEqual({ ok: true })
  expect(entry?.insert(editorDocument, place).ok).toBe(true)
  const { children } = editorDocument.blocks.need(parent)
  expect(editorDocument.blocks.need(children[index] ?? '').type).toBe(type)
})

test('F-EDIT-04 what is asked for behind a paragraph in which nothing has been written takes its place, and one Undo brings it back', () => {
  const unwritten = { id: 'unwritten', type: 'paragraph', state: { text: '' } }
  for (const selected of ['unwritten', null]) {
    const editorDocument = new EditorDocument(definitions, [paragraph('first'), unwritten], countingIds())
    editorDocument.select({ id: selected })
    const place = insteadOfUnwritten(editorDocument, insertPlace({ editorDocument }))
    const asked = {
      offered: definitions,
      editorDocument,
      place,
      words: 'image',
      section: 'blocks' as const,
    }
    const entry = menuEntries({ ...asked, recent: [], components: [], patternKinds: [], types: [] }).find(
      (one) => one.type === 'image',
    )
    expect(entry?.insert(editorDocument, place).ok).toBe(true)
    const types = () =>
      editorDocument.blocks.need(rootId).children.map((id) => editorDocument.blocks.need(id).type)
    expect(types()).toEqual(['paragraph', 'image'])
    editorDocument.undo()
    expect(editorDocument.blocks.need(rootId).children).toEqual(['first', 'unwritten'])
  }
  const written = new EditorDocument(definitions, [paragraph('first')], countingIds())
  const behind = { target: 'first', position: 'after' } as const
  expect(insteadOfUnwritten(written, behind)).toBe(behind)
})
