/** Cut texts. */
import { test as property, fc } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { avatarText, cardText } from './cardText.ts'

test('F-CONST-15 F-UI-20 a card text is cut at 100 characters, an avatar text at 10', () => {
  expect(cardText('short')).toBe('short')
  expect(cardText('x'.repeat(100))).toBe('x'.repeat(100))
  expect(cardText('x'.repeat(101))).toBe(`${'x'.repeat(99)}…`)
  expect(avatarText('Bartholomew Quince')).toBe('Bartholome')
})

property.prop([fc.string({ unit: 'grapheme', maxLength: 300 })])(
  'F-CONST-15 no card text is longer than 100',
  (text) => {
    expect(Array.from(cardText(text)).length).toBeLessThanOrEqual(100)
  },
)
