/** What a writer may not do is refused in the model, by whatever way it is asked for. */
import { expect, test } from 'vitest'
import { replaceMatches } from './find.ts'
import { pasteBlocks } from './paste.ts'
import { duplicateSelected, moveSelected } from './several.ts'
import { type Act, EditorSession } from './session.ts'
import { countingIds, testRegistry } from './testing.ts'
import { becomeText } from './becomeText.ts'
import { transform, unwrap, wrap } from './transform.ts'

const text = (id: string, words: string) => ({ id, type: 'paragraph', state: { text: words }, children: [] })

function barred(...acts: Act[]): EditorSession {
  const session = new EditorSession(
    testRegistry,
    [
      text('one', 'First'),
      text('two', 'Second'),
      { id: 'g', type: 'group', state: {}, children: [text('in', 'Inner')] },
    ],
    countingIds(),
  )
  session.guard = (act) => (acts.includes(act) ? 'Not for you.' : null)
  return session
}

const designActs: readonly [string, (session: EditorSession) => unknown][] = [
  ['insert', (session) => session.insertNew('divider', { target: 'one', position: 'after' })],
  ['remove', (session) => session.remove(['one'])],
  ['move', (session) => session.move('one', { target: 'g', position: 'append' })],
  ['step', (session) => session.moveBy('one', 1)],
  ['duplicate', (session) => session.duplicate('one')],
  ['split', (session) => session.split('one', 'text', 'Fi', 'rst')],
  ['merge', (session) => session.merge('two', { id: 'one', key: 'text', text: 'FirstSecond', caret: 5 })],
  ['replace', (session) => session.replace('one', 'divider')],
  ['paste', (session) => pasteBlocks(session, [text('x', 'Pasted')], { target: 'one', position: 'after' })],
  [
    'move several',
    (session) => {
      session.select({ id: 'one', others: ['two'] })
      return moveSelected(session, 1)
    },
  ],
  [
    'duplicate several',
    (session) => {
      session.select({ id: 'one', others: ['two'] })
      return duplicateSelected(session)
    },
  ],
  ['wrap', (session) => wrap(session, ['one'], 'group')],
  ['unwrap', (session) => unwrap(session, 'g')],
  ['turn', (session) => transform(session, ['one'], 'heading')],
  ['shortcut', (session) => becomeText(session, 'one', 'heading', { text: 'x' })],
  ['leave out', (session) => session.setLeftOut('one', true)],
  [
    'style',
    (session) => session.patch('one', { style: { color: 'red' }, is_locked: true, outline_name: 'x' }),
  ],
]

test.each(designActs)(
  'F-EDIT-12 F-EDIT-04 %s is refused for who may not design, and leaves no undo entry',
  (_, act) => {
    const session = barred('design')
    const before = JSON.stringify(session.document.save())
    const outcome = act(session)
    session.blur()
    if (outcome !== undefined) expect(outcome).toEqual({ ok: false, reason: 'Not for you.' })
    expect(JSON.stringify(session.document.save())).toBe(before)
    expect(session.history.length).toBe(0)
  },
)

test('F-EDIT-12 who may not design writes, replaces and undoes words; who only reads does none of it', () => {
  const acts = (session: EditorSession) => {
    session.setText('one', 'text', 'Written')
    session.blur()
    replaceMatches(session, { words: 'Second', isCaseSensitive: true }, 'Replaced', null)
    return session.document
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
