/** Several blocks at once: the run that Shift selects, and one undo entry for what is done with it. */
import { expect, test } from 'vitest'
import { isRecord } from '#platform/isRecord.ts'
import { saveBlocks } from './serialise.ts'
import { EditorDocument } from './editorDocument.ts'
import { pasteBlocks, pasteIntoText, pastePlace } from './paste.ts'
import { extendBy, extendTo, selectAll } from './several.ts'
import { duplicateSelected, moveSelected, storedSelection } from './severalActs.ts'
import { countingIds, testRegistry } from './testing.ts'

const paragraph = (id: string) => ({ id, type: 'paragraph', state: { text: id.toUpperCase() }, children: [] })
const group = (id: string, ...children: object[]) => ({ id, type: 'group', state: {}, children })

function editorDocument(value: unknown = ['a', 'b', 'c', 'd'].map(paragraph)): EditorDocument {
  return new EditorDocument(testRegistry, value, countingIds())
}

const names = (at: EditorDocument) =>
  saveBlocks(at.blocks.get).map(({ state }) =>
    isRecord(state) && 'text' in state ? String(state.text).toLowerCase() : 'group',
  )
const json = (at: EditorDocument) => JSON.stringify(at.blocks.save())

test('F-EDIT-02 removing, copying and moving several blocks is one entry each, and undo brings the same bytes back', () => {
  const writer = editorDocument()
  const before = json(writer)
  writer.select({ id: 'b' })
  extendBy(writer, 1)
  expect(writer.selectedIds).toEqual(['b', 'c'])
  expect(moveSelected(writer, -1).ok).toBe(true)
  expect(names(writer)).toEqual(['b', 'c', 'a', 'd'])
  expect(writer.selectedIds).toEqual(['b', 'c'])
  expect(moveSelected(writer, -1)).toEqual({ ok: false, reason: 'These are the first blocks.' })
  expect(moveSelected(writer, 1).ok).toBe(true)
  expect(names(writer)).toEqual(['a', 'b', 'c', 'd'])
  duplicateSelected(writer)
  expect(names(writer)).toEqual(['a', 'b', 'c', 'b', 'c', 'd'])
  writer.remove(writer.selectedIds)
  expect(names(writer)).toEqual(['a', 'b', 'c', 'd'])
  expect(writer.history.length).toBe(4)
  while (writer.undo());
  expect(json(writer)).toBe(before)
})

test('F-EDIT-03 removing all blocks leaves a fresh paragraph, in the same entry', () => {
  const writer = editorDocument()
  selectAll(writer)
  writer.remove(writer.selectedIds)
  expect(names(writer)).toEqual([''])
  writer.undo()
  expect(names(writer)).toEqual(['a', 'b', 'c', 'd'])
})

test('F-EDIT-02 Shift selects the siblings between two blocks, under what holds both', () => {
  const writer = editorDocument([
    paragraph('a'),
    group('g', paragraph('x'), group('h', paragraph('y'))),
    paragraph('b'),
  ])
  writer.select({ id: 'y' })
  extendTo(writer, 'b')
  expect(writer.selectedIds).toEqual(['g', 'b'])
  writer.select({ id: 'x' })
  extendTo(writer, 'y')
  expect(writer.selectedIds).toEqual(['x', 'h'])
  extendBy(writer, -1)
  expect(writer.selectedIds).toEqual(['x'])
})

test('F-EDIT-04 a paste goes in as one entry with fresh ids, or not at all', () => {
  const from = editorDocument()
  from.select({ id: 'a' })
  extendTo(from, 'b')
  const copied = storedSelection(from)
  const writer = editorDocument([paragraph('a'), { id: 'cols', type: 'columns', state: {}, children: [] }])
  writer.select({ id: 'a' })
  expect(pasteBlocks(writer, copied, pastePlace(writer)).ok).toBe(true)
  expect(names(writer)).toEqual(['a', 'a', 'b', 'group'])
  expect(new Set(writer.blocks.order()).size).toBe(4)
  expect(writer.history.length).toBe(1)
  const before = json(writer)
  const mixed = [{ id: 'col', type: 'column', state: {}, children: [] }, ...copied]
  expect(pasteBlocks(writer, mixed, { target: 'cols', position: 'append' })).toMatchObject({ ok: false })
  expect(json(writer)).toBe(before)
})

test('F-EDIT-04 a paste takes the place of an empty paragraph', () => {
  const writer = editorDocument([])
  const [first] = writer.blocks.root.children
  writer.select({ id: first ?? null })
  pasteBlocks(writer, [paragraph('a'), paragraph('b')], pastePlace(writer))
  expect(names(writer)).toEqual(['a', 'b'])
  writer.undo()
  expect(names(writer)).toEqual([''])
})

test.each([
  { caret: 'in the middle', before: 'One ', after: 'two', texts: ['one ', 'a', 'b', 'two'] },
  { caret: 'at the start', before: '', after: 'One two', texts: ['a', 'b', 'one two'] },
  { caret: 'at the end', before: 'One two', after: '', texts: ['one two', 'a', 'b'] },
  { caret: 'with words selected to the end', before: 'One ', after: '', texts: ['one ', 'a', 'b'] },
])(
  'F-EDIT-04 blocks pasted with the caret $caret of a text stand there, as one entry',
  ({ before, after, texts }) => {
    const writer = editorDocument([
      { id: 'p', type: 'paragraph', state: { text: 'One two', look: 'lead' }, children: [] },
    ])
    const whole = json(writer)
    expect(
      pasteIntoText(writer, [paragraph('a'), paragraph('b')], 'p', { key: 'text', before, after }).ok,
    ).toBe(true)
    expect(names(writer)).toEqual(texts)
    expect(writer.history.length).toBe(1)
    const tail = writer.blocks.need(writer.blocks.root.children.at(-1) ?? '')
    if (tail.state.text === 'two') expect(tail.state.look).toBe('lead')
    writer.undo()
    expect(json(writer)).toBe(whole)
  },
)
