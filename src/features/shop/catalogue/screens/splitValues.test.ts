/** What several values at once are, however people part them. */
import { expect, test } from 'vitest'
import { splitValues } from './splitValues.ts'

test.each([
  ['S, M,L ,XL', ['S', 'M', 'L', 'XL']],
  ['Deep sea', ['Deep sea']],
  ['12,5 cm, 15 cm', ['12,5 cm', '15 cm']],
  ['36,37,38', ['36', '37', '38']],
  ['36, 37', ['36', '37']],
  ['Red; Blue\nGrün,', ['Red', 'Blue', 'Grün']],
  [' , ', []],
])('J-27 %j are the values %j', (text, values) => {
  expect(splitValues(text)).toEqual(values)
})
