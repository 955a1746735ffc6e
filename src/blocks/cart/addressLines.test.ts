/** What stands on a parcel. */
import { expect, test } from 'vitest'
import { addressLines } from './addressLines.ts'

test('F-SHOP-13 an address reads as on a parcel: no empty line, the country by its name', () => {
  const home = {
    name: 'Ada Byron',
    line1: '12 Mill Lane',
    line2: '',
    postcode: '4050',
    city: 'Porto',
    region: '',
    country: 'PT',
  }
  expect(addressLines(home)).toEqual(['Ada Byron', '12 Mill Lane', '4050 Porto', 'Portugal'])
  expect(addressLines({ ...home, postcode: '', city: '', country: '' })).toEqual([
    'Ada Byron',
    '12 Mill Lane',
  ])
  expect(addressLines({ ...home, country: 'ZZ' }).at(-1)).toMatch(/\S/)
})
