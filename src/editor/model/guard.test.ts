/** What a writer may not do is refused in the model, by whatever way it is asked for. */
import { expect, test } from 'vitest'
import { replaceMatches } from './find.ts'
import { pasteBlocks } from './paste.ts'
import { duplicateSelected, moveSelected } from './severalActs.ts'
import { type Act, EditorDocument } from './editorDocument.ts'
import { countingIds, testRegistry } from './testing.ts'
import { becomeText } from './becomeText.ts'
import { transform, unwrap, wrap } from './transform.ts'
import { duplicate } from './duplicate.ts'

const text = (id: string, words: string) => ({ id, type: 'paragraph', state: { text: words }, children: [] })

function barred(...acts: Act[]): EditorDocument {
  const editorDocument = new EditorDocument(
    testRegistry,
    [
      text('one', 'First'),
      text('two', 'Second'),
      { id: 'g', type: 'group', state: {}, children: [text('in', 'Inner')] },
    ],
    countingIds(),
  )
  editorDocument.guard = (act) => (acts.includes(act) ? 'Not for you.' : null)
  return editorDocument
}

const designActs: readonly [string, (editorDocument: EditorDocument) => unknown][] = [
  ['insert', (editorDocument) => editorDocument.insertNew('divider', { target: 'one', position: 'after' })],
  ['remove', (editorDocument) => editorDocument.remove(['one'])],
  ['move', (editorDocument) => editorDocument.move('one', { target: 'g', position: 'append' })],
  ['step', (editorDocument) => editorDocument.moveBy('one', 1)],
  ['duplicate', (editorDocument) => duplicate(editorDocument, 'one')],
  ['split', (editorDocument) => editorDocument.split('one', 'text', 'Fi', 'rst')],
  [
    'merge',
    (editorDocument) =>
      editorDocument.merge('two', { id: 'one', key: 'text', text: 'FirstSecond', caret: 5 }),
  ],
  ['replace', (editorDocument) => editorDocument.replace('one', 'divider')],
  [
    'paste',
    (editorDocument) =>
      pasteBlocks(editorDocument, [text('x', 'Pasted')], { target: 'one', position: 'after' }),
  ],
  [
    'move several',
    (editorDocument) => {
      editorDocument.select({ id: 'one', others: ['two'] })
      return moveSelected(editorDocument, 1)
    },
  ],
  [
    'duplicate several',
    (editorDocument) => {
      editorDocument.select({ id: 'one', others: ['two'] })
      return duplicateSelected(editorDocument)
    },
  ],
  ['wrap', (editorDocument) => wrap(editorDocument, ['one'], 'group')],
  ['unwrap', (editorDocument) => unwrap(editorDocument, 'g')],
  ['turn', (editorDocument) => transform(editorDocument, ['one'], 'heading')],
  ['shortcut', (editorDocument) => becomeText(editorDocument, 'one', 'heading', { text: 'x' })],
  ['leave out', (editorDocument) => editorDocument.setLeftOut('one', true)],
  [
    'style',
    (editorDocument) =>
      editorDocument.patch('one', { style: { color: 'red' }, is_locked: true, outline_name: 'x' }),
  ],
]

test.each(designActs)(
  'F-EDIT-12 F-EDIT-04 %s is refused for who may not design, and leaves no undo entry',
  (_, act) => {
    const editorDocument = barred('design')
    const before = JSON.stringify(editorDocument.blocks.save())
    const outcome = act(editorDocument)
    editorDocument.blur()
    if (outcome !== undefined) expect(outcome).toEqual({ ok: false, reason: 'Not for you.' })
    expect(JSON.stringify(editorDocument.blocks.save())).toBe(before)
    expect(editorDocument.history.length).toBe(0)
  },
)

test('F-EDIT-12 who may not design writes, replaces and undoes words; who only reads does none of it', () => {
  const acts = (editorDocument: EditorDocument) => {
    editorDocument.setText('one', 'text', 'Written')
    editorDocument.blur()
    replaceMatches(editorDocument, { words: 'Second', isCaseSensitive: true }, 'Replaced', null)
    return editorDocument.blocks
      .save()
      .slice(0, 2)
      .map(({ state }) => state)
  }
  const writer = barred('design')
  expect(acts(writer)).toEqual([{ text: 'Written' }, { text: 'Replaced' }])
  expect(writer.undo()).toBe(true)
  const reader = barred('design', 'words')
  expect(acts(reader)).toEqual([{ text: 'First' }, { text: 'Second' }])
  expect(reader.undo()).toBe(false)
})
