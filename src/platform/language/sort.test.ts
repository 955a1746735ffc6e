/** 13.2 Names stand in a list as the language that holds writes them. */
import { expect, test } from 'vitest'
import { inLanguage } from './inLanguage.ts'
import { byName } from './sort.ts'

const sorted = (tag: string, names: string[]) => inLanguage(tag, () => names.sort(byName((name) => name)))

test('13.2 ñ stands after n in Spanish, å after z in Swedish, umlauts with their letters in German; numbers count', () => {
  expect(sorted('es', ['ñandú', 'nube', 'oso'])).toEqual(['nube', 'ñandú', 'oso'])
  expect(sorted('sv', ['Ål', 'Zebra', 'Apa'])).toEqual(['Apa', 'Zebra', 'Ål'])
  expect(sorted('de', ['Zebra', 'äpfel', 'Birne'])).toEqual(['äpfel', 'Birne', 'Zebra'])
  expect(sorted('en', ['Room 10', 'room 9'])).toEqual(['room 9', 'Room 10'])
})
