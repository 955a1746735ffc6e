/** What a list is looked through by. */
import { expect, test } from 'vitest'
import { isFoundBy } from './isFoundBy.ts'

test.each([
  ['', ['Gallery'], true],
  ['  ', ['Gallery'], true],
  ['GALL', ['Gallery'], true],
  [' gallery ', ['Gallery'], true],
  ['photos wide', ['Wide gallery', 'photos, pictures'], true],
  ['wide film', ['Wide gallery', 'photos, pictures'], false],
  ['offnung', ['Öffnungszeiten'], true],
  ['Öffnung', ['Offnungszeiten'], true],
  ['grosse', ['Große Karten'], true],
  ['menu', ['Menú del día'], true],
  ['漢', ['漢字'], true],
  ['gallery', [], false],
])('“%s” in %j: %s', (typed, names, isFound) => {
  expect(isFoundBy(typed, names)).toBe(isFound)
})
