/** Find and replace: the words change, the marks stay, one undo entry. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from '#blocks/plainText.ts'
import { definitions } from '#blocks/registry.ts'
import { findAll, replaceMatches } from './find.ts'
import { EditorDocument } from './editorDocument.ts'
import { countingIds } from './testing.ts'

const paragraph = (id: string, text: string) => ({ id, type: 'paragraph', state: { text }, children: [] })
const writerOf = (...value: unknown[]) => new EditorDocument(definitions, value, countingIds())
const textOf = (writer: EditorDocument, id: string) => writer.blocks.need(id).state.text

test('F-EDIT-09 words are found over marks and entities, never in a tag, and replaced where they are', () => {
  const writer = writerOf(paragraph('a', 'A <strong>pot</strong>ter &amp; a <a href="/pot">Pot</a>'), {
    id: 't',
    type: 'table',
    state: {
      cells: [
        ['pot', 'x'],
        ['y', 'spot'],
      ],
    },
    children: [],
  })
  const query = { words: 'pot', isCaseSensitive: false }
  expect(findAll(writer.blocks, query).map(({ id, key, nth }) => `${id} ${key} ${nth}`)).toEqual([
    'a text 0',
    'a text 1',
    't cells.0.0 0',
    't cells.1.1 0',
  ])
  expect(findAll(writer.blocks, { words: 'potter & a', isCaseSensitive: true })).toHaveLength(1)
  expect(replaceMatches(writer, { words: 'potter &', isCaseSensitive: true }, '<b>', null)).toBe(1)
  expect(textOf(writer, 'a')).toBe('A <strong>&lt;b&gt;</strong> a <a href="/pot">Pot</a>')
  writer.undo()
  expect(replaceMatches(writer, query, 'mug', null)).toBe(4)
  expect(textOf(writer, 'a')).toBe('A <strong>mug</strong>ter &amp; a <a href="/pot">mug</a>')
  expect(writer.blocks.need('t').state.cells).toEqual([
    ['mug', 'x'],
    ['y', 'smug'],
  ])
  expect(writer.history.length).toBe(1)
})

test('F-EDIT-09 the chosen place alone is replaced', () => {
  const writer = writerOf(paragraph('a', 'one one one'))
  const query = { words: 'one', isCaseSensitive: true }
  const second = findAll(writer.blocks, query)[1]
  expect(replaceMatches(writer, query, 'two', second ?? null)).toBe(1)
  expect(textOf(writer, 'a')).toBe('one two one')
})

test('F-EDIT-09 any replacement changes the plain text as plain text would be', () => {
  const html = fc
    .array(fc.constantFrom('ab', 'a', 'b', '<em>', '</em>', '&lt;', ' '))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(
      html,
      fc.constantFrom('a', 'ab', 'ba', '<', 'b <'),
      fc.constantFrom('', 'x', '&', '<i>'),
      (text, words, by) => {
        const writer = writerOf(paragraph('p', text))
        const plain = (value: unknown) => plainText(String(value).replaceAll(' ', '_')).replaceAll('_', ' ')
        replaceMatches(writer, { words, isCaseSensitive: true }, by, null)
        expect(plain(textOf(writer, 'p'))).toBe(plain(text).replaceAll(words, by))
      },
    ),
  )
})
