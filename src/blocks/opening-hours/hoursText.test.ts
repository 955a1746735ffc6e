/** Opening hours that are written as text, and written as text again. */
import { expect, test } from 'vitest'
import { readHours, unreadHours, writeHours } from './hoursText.ts'

test('F-POST-04 hours are read as people write them, and read back as they are written', () => {
  const rows = readHours('Wed-Sat 17:30 - 22:00\nSunday 12-15, 5.30 pm to 9 pm; Monday, Tue closed')
  expect(rows).toEqual([
    { days: ['wednesday', 'thursday', 'friday', 'saturday'], opens: '17:30', closes: '22:00' },
    { days: ['sunday'], opens: '12:00', closes: '15:00' },
    { days: ['sunday'], opens: '17:30', closes: '21:00' },
  ])
  expect(readHours(writeHours(rows))).toEqual(rows)
  expect(readHours('fri to mon 10-14')[0]?.days).toEqual(['monday', 'friday', 'saturday', 'sunday'])
  expect(readHours('every day 9 to 17')[0]?.days).toHaveLength(7)
})

test('F-UI-20 hours are read in the languages of the product, whichever holds; a line that says none is told', () => {
  const pasted = 'Mi–Sa 17.30–22.30 Uhr\nSonntag 12–15, 18–21.30\nMo, Di geschlossen\nab Neujahr 10-12'
  expect(readHours(pasted)).toEqual([
    { days: ['wednesday', 'thursday', 'friday', 'saturday'], opens: '17:30', closes: '22:30' },
    { days: ['sunday'], opens: '12:00', closes: '15:00' },
    { days: ['sunday'], opens: '18:00', closes: '21:30' },
  ])
  expect(unreadHours(pasted)).toEqual(['ab Neujahr 10-12'])
  expect(readHours('lunes a viernes 9-14')[0]?.days).toHaveLength(5)
})
