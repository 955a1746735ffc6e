/** The writer's acts: undo entries, the last paragraph, refused drops. */
import { expect, test } from 'vitest'
import { EditorDocument } from './editorDocument.ts'
import { countingIds, testRegistry } from './testing.ts'
import { isRecord } from '#platform/isRecord.ts'
import { duplicate } from './duplicate.ts'
import { pasteBlocks } from './paste.ts'
import { replaceBlocks } from './replaceBlocks.ts'
import { duplicateSelected } from './severalActs.ts'

function editorDocument(
  value: unknown = [paragraph('one', 'First'), paragraph('two', 'Second')],
): EditorDocument {
  return new EditorDocument(testRegistry, value, countingIds())
}

function paragraph(id: string, text: string) {
  return { id, type: 'paragraph', state: { text }, children: [] }
}

const texts = (at: EditorDocument) => at.blocks.save().map(({ state }) => state)

test('F-POST-05 an empty page gets one empty paragraph', () => {
  const blocks = editorDocument([]).blocks.save()
  expect(blocks).toEqual([{ id: 'b0', type: 'paragraph', state: { text: '' }, children: [] }])
})

test('F-EDIT-02 five quick inserts are five entries, each undone on its own', () => {
  const writer = editorDocument()
  const before: string[] = []
  for (let count = 0; count < 5; count += 1) {
    before.push(JSON.stringify(writer.blocks.save()))
    writer.insertNew('paragraph', { target: 'two', position: 'after' })
  }
  expect(writer.history.length).toBe(5)
  for (const state of before.toReversed()) {
    writer.undo()
    expect(JSON.stringify(writer.blocks.save())).toBe(state)
  }
})

test('F-EDIT-02 typing is one entry at blur, and none when the text is as before', () => {
  const writer = editorDocument()
  writer.select({ id: 'one' })
  for (const text of ['F', 'Fi', 'Fir', 'Fire']) writer.setText('one', 'text', text)
  expect(writer.history.length).toBe(0)
  writer.select({ id: 'two' })
  expect(writer.history.length).toBe(1)
  writer.setText('two', 'text', 'Something')
  writer.setText('two', 'text', 'Second')
  writer.select({ id: null })
  expect(writer.history.length).toBe(1)
  writer.undo()
  expect(texts(writer)[0]).toEqual({ text: 'First' })
  writer.redo()
  expect(texts(writer)[0]).toEqual({ text: 'Fire' })
})

test('F-EDIT-02 undo in the middle of typing takes the typing back, and restores the selection', () => {
  const writer = editorDocument()
  writer.select({ id: 'one', anchor: 5, head: 5 })
  writer.insertNew('divider', { target: 'one', position: 'after' })
  writer.select({ id: 'two' })
  writer.setText('two', 'text', 'Changed')
  expect(writer.history.canUndo).toBe(true)
  writer.undo()
  expect(texts(writer).at(-1)).toEqual({ text: 'Second' })
  writer.undo()
  expect(writer.blocks.size).toBe(2)
  expect(writer.selection).toEqual({ id: 'one', anchor: 5, head: 5 })
  expect(writer.history.canUndo).toBe(false)
})

test('F-EDIT-02 an edit of the style panel is undone to a state without the key', () => {
  const writer = editorDocument()
  writer.select({ id: 'one' })
  writer.patch('one', { font_size: '12px' })
  writer.select({ id: null })
  expect(texts(writer)[0]).toEqual({ text: 'First', font_size: '12px' })
  writer.undo()
  expect(JSON.stringify(texts(writer)[0])).toBe('{"text":"First"}')
})

test('F-EDIT-03 removing the last root block leaves a fresh empty paragraph, in one entry', () => {
  const writer = editorDocument([paragraph('only', 'Last words')])
  writer.remove(['only'])
  expect(writer.blocks.save()).toEqual([{ id: 'b0', type: 'paragraph', state: { text: '' }, children: [] }])
  expect(writer.history.length).toBe(1)
  writer.undo()
  expect(writer.blocks.save()).toEqual([paragraph('only', 'Last words')])
  writer.redo()
  expect(writer.blocks.save()).toHaveLength(1)
  expect(writer.blocks.has('only')).toBe(false)
})

test('F-EDIT-03 removing every block at once leaves one paragraph, in one entry', () => {
  const writer = editorDocument()
  writer.remove(['one', 'two'])
  expect(writer.blocks.size).toBe(1)
  expect(writer.history.length).toBe(1)
})

test('F-EDIT-04 an insert needs before, after or append', () => {
  const writer = editorDocument()
  const place: { target: string; position: string } = { target: 'one', position: 'inside' }
  // What a caller without types could send.
  const outcome = Reflect.apply(writer.insertNew, writer, ['divider', place])
  expect(outcome).toEqual({ ok: false, reason: 'Inserting a block requires before, after or append.' })
  expect(writer.insertNew('divider', { target: 'one', position: 'before' }).ok).toBe(true)
  expect(writer.insertNew('divider', { target: 'one', position: 'after' }).ok).toBe(true)
  expect(writer.blocks.save().map(({ type }) => type)).toEqual([
    'divider',
    'paragraph',
    'divider',
    'paragraph',
  ])
})

test('F-EDIT-04 a drop that the target class disallows is refused with its reason and changes nothing', () => {
  const writer = editorDocument([
    { id: 'cols', type: 'columns', state: {}, children: [] },
    paragraph('one', 'x'),
  ])
  const before = JSON.stringify(writer.blocks.save())
  expect(writer.insertNew('paragraph', { target: 'cols', position: 'append' })).toEqual({
    ok: false,
    reason: 'Columns takes only column.',
  })
  expect(writer.move('one', { target: 'cols', position: 'append' }).ok).toBe(false)
  expect(writer.insertNew('divider', { target: 'one', position: 'append' })).toEqual({
    ok: false,
    reason: 'Paragraph takes no other blocks.',
  })
  expect(writer.insertNew('column', { target: 'one', position: 'after' })).toEqual({
    ok: false,
    reason: 'Column can only stand in columns.',
  })
  expect(writer.insertNew('nonsense', { target: 'one', position: 'after' })).toEqual({
    ok: false,
    reason: 'cannot find block nonsense',
  })
  expect(JSON.stringify(writer.blocks.save())).toBe(before)
  expect(writer.history.length).toBe(0)
})

test('F-EDIT-04 a block cannot move into itself, nor deeper than the limit', () => {
  const writer = editorDocument([{ id: 'g0', type: 'group', state: {}, children: [] }])
  expect(writer.move('g0', { target: 'g0', position: 'append' }).ok).toBe(false)
  let deepest = 'g0'
  for (;;) {
    const made = writer.insertNew('group', { target: deepest, position: 'append' })
    if (!made.ok) {
      expect(made.reason).toContain('32 levels')
      break
    }
    const group = writer.blocks.need(deepest).children.at(-1)
    if (group === undefined) throw new Error('the group was not inserted')
    deepest = group
  }
  expect(writer.blocks.ancestorsOf(deepest).length).toBeLessThan(32)
})

test('F-EDIT-02 Enter splits a paragraph and undo joins it again', () => {
  const writer = editorDocument()
  writer.split('one', 'text', 'Fi', 'rst')
  expect(texts(writer)).toEqual([{ text: 'Fi' }, { text: 'rst' }, { text: 'Second' }])
  expect(writer.history.length).toBe(1)
  writer.undo()
  expect(texts(writer)).toEqual([{ text: 'First' }, { text: 'Second' }])
})

test('F-EDIT-01 unknown keys, unknown types and the order of keys survive load and save byte for byte', () => {
  const stored = JSON.stringify([
    {
      type: 'from-the-future',
      id: 'a',
      version: 7,
      state: { b: 1, a: { deep: [null] } },
      children: [paragraph('p', 'x')],
    },
    { id: 'z', type: 'paragraph', do_not_render: true, state: { text: 'y', note: '…' }, children: [], v: 2 },
    { id: 'bare', type: 'divider' },
  ])
  const writer = editorDocument(JSON.parse(stored))
  expect(JSON.stringify(writer.blocks.save())).toBe(stored)
  writer.move('z', { target: 'a', position: 'before' })
  writer.remove(['a'])
  writer.undo()
  writer.undo()
  expect(JSON.stringify(writer.blocks.save())).toBe(stored)
})

test('F-EDIT-01 blocks must be objects with a type and an id of their own', () => {
  for (const bad of ['text', null, { type: 'paragraph' }, { id: 'a' }, { id: '', type: 'paragraph' }]) {
    expect(() => editorDocument([bad])).toThrow()
  }
  expect(() => editorDocument([paragraph('same', ''), paragraph('same', '')])).toThrow(
    'Two blocks have the id same.',
  )
})

test('F-EDIT-02 copies of several blocks lead to each other, however they come: pasted, duplicated, put in the place of others', () => {
  const stored = [
    { id: 'way', type: 'button', state: { text: 'x', url: '#h-head' }, children: [] },
    { id: 'head', type: 'heading', state: { text: 'x', level: 2 }, children: [] },
  ]
  const urls = (writer: EditorDocument) =>
    writer.blocks
      .save()
      .flatMap(({ type, state }) => (type === 'button' && isRecord(state) ? [state.url] : []))
  const headings = (writer: EditorDocument) =>
    writer.blocks.save().flatMap(({ type, id }) => (type === 'heading' ? [`#h-${String(id)}`] : []))
  const pasted = editorDocument([])
  const [first = ''] = pasted.blocks.root.children
  pasteBlocks(pasted, stored, { target: first, position: 'replace' })
  expect(urls(pasted)).toEqual(headings(pasted))
  const doubled = editorDocument(stored)
  doubled.select({ id: 'way', others: ['head'] })
  duplicateSelected(doubled)
  expect(urls(doubled)).toEqual(headings(doubled))
  const replaced = editorDocument(stored)
  replaceBlocks(replaced, ['way', 'head'], stored, 'Replace')
  expect(urls(replaced)).toEqual(headings(replaced))
  expect(urls(replaced)).not.toEqual(['#h-head'])
})

test('F-EDIT-02 a duplicate has fresh ids, and links inside the copy point into the copy', () => {
  const writer = editorDocument([
    {
      id: 'box',
      type: 'group',
      state: { element_id: 'more', values: [{ value: 'tab', target: 'inner' }] },
      children: [
        {
          id: 'inner',
          type: 'paragraph',
          state: { text: '<a href="#h-head">x</a>', link: '#more' },
          children: [],
        },
        { id: 'way', type: 'button', state: { text: 'x', url: '#h-head' }, children: [] },
        { id: 'head', type: 'heading', state: { text: 'x', level: 2 }, children: [] },
      ],
    },
  ])
  duplicate(writer, 'box')
  const [, copy] = writer.blocks.save()
  expect(copy).toMatchObject({ state: { element_id: 'more-b0', values: [{ value: 'tab', target: 'b1' }] } })
  expect(copy?.children).toMatchObject([
    { id: 'b1', state: { text: '<a href="#h-b3">x</a>', link: '#more-b0' } },
    { id: 'b2', state: { url: '#h-b3' } },
    { id: 'b3' },
  ])
  expect(writer.selection).toEqual({ id: 'b0' })
  expect(writer.history.length).toBe(1)
})

test('F-EDIT-02 a keystroke wakes only the block that it changes', () => {
  const writer = editorDocument()
  const woken: string[] = []
  for (const id of ['', 'one', 'two']) writer.blocks.subscribe(id, () => woken.push(id))
  writer.setText('one', 'text', 'Firsts')
  expect(woken).toEqual(['one'])
})
