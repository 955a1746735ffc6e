/** What is a search behind a `/` in a text, and what ends it. */
import { EditorState, TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { inlineSchema } from '../canvas/richText.ts'
import { slashWords } from './slashWords.ts'

function stateOf(text: string, head = text.length): EditorState {
  const doc = inlineSchema.node('doc', null, text === '' ? [] : [inlineSchema.text(text)])
  return EditorState.create({ doc, selection: TextSelection.create(doc, head) })
}

test('F-EDIT-05 words behind a slash filter the menu, with one space between them', () => {
  expect(slashWords(stateOf('one /'), 4)).toBe('')
  expect(slashWords(stateOf('one /tab'), 4)).toBe('tab')
  expect(slashWords(stateOf('/table of'), 0)).toBe('table of')
  expect(slashWords(stateOf('/table '), 0)).toBe('table ')
  // Only what is before the caret.
  expect(slashWords(stateOf('one /tab le', 8), 4)).toBe('tab')
})

test('F-EDIT-05 a second space, a space at once, another slash or a caret elsewhere ends the search', () => {
  expect(slashWords(stateOf('/table of '), 0)).toBeNull()
  expect(slashWords(stateOf('/ '), 0)).toBeNull()
  expect(slashWords(stateOf('/home/'), 0)).toBeNull()
  expect(slashWords(stateOf('//'), 0)).toBeNull()
  expect(slashWords(stateOf('one /tab', 4), 4)).toBeNull()
  expect(slashWords(stateOf('one /tab', 2), 4)).toBeNull()
})
