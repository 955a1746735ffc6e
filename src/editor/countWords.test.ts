/** Words of a page, as the foot of the editor counts them. */
import { expect, test } from 'vitest'
import { definitions } from '#blocks/registry.ts'
import { countWords } from './countWords.ts'
import { EditorDocument } from './model/editorDocument.ts'

const wordsOf = (...value: Record<string, unknown>[]): number => {
  const { blocks } = new EditorDocument(definitions, value)
  return countWords(
    blocks.order().map((id) => blocks.need(id)),
    definitions,
  )
}
const paragraph = (text: string, more: Record<string, unknown> = {}) => ({
  id: `p ${text}`,
  type: 'paragraph',
  state: { text, ...more },
})

test('F-EDIT-02 marks are no words, an apostrophe or a hyphen ends none, and each sign of Chinese is one', () => {
  expect(wordsOf(paragraph('It’s a <strong>well-known</strong> glaze, no. 12.'))).toBe(6)
  expect(wordsOf(paragraph('陶器 und Ton'))).toBe(4)
  expect(wordsOf(paragraph(''))).toBe(0)
})

test('F-EDIT-02 words of lists, tables and blocks within others count, hidden ones do not', () => {
  expect(
    wordsOf(
      { id: 'l', type: 'list', state: { text: '<ul><li>one<ul><li>two</li></ul></li></ul>' } },
      { id: 't', type: 'table', state: { cells: [['a', 'b c']] } },
      { id: 'g', type: 'group', state: {}, children: [paragraph('three words here')] },
      paragraph('not seen', { is_hidden: true }),
    ),
  ).toBe(8)
})
