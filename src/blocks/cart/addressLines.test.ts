/** What is on a parcel. */
import { expect, test } from 'vitest'
import { addressLines } from './addressLines.ts'
import { countries } from './countries.ts'

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

test.each([
  ['IE', { city: 'Galway', region: '', postcode: 'H91 E2K3' }, ['Galway', 'H91 E2K3', 'Ireland']],
  ['GB', { city: 'London', region: '', postcode: 'SW1A 1AA' }, ['London', 'SW1A 1AA', 'United Kingdom']],
  [
    'US',
    { city: 'Springfield', region: 'IL', postcode: '62701' },
    ['Springfield, IL 62701', 'United States'],
  ],
  ['US', { city: 'Springfield', region: '', postcode: '62701' }, ['Springfield 62701', 'United States']],
  ['CA', { city: 'Ottawa', region: 'ON', postcode: 'K1A 0B1' }, ['Ottawa ON K1A 0B1', 'Canada']],
  ['AU', { city: 'Sydney', region: 'NSW', postcode: '2000' }, ['Sydney NSW 2000', 'Australia']],
  ['NZ', { city: 'Napier', region: '', postcode: '4110' }, ['Napier 4110', 'New Zealand']],
  ['DE', { city: 'Köln', region: '', postcode: '50667' }, ['50667 Köln', 'Germany']],
  ['IE', { city: 'Galway', region: '', postcode: '' }, ['Galway', 'Ireland']],
] as const)('F-SHOP-13 an address stands in the order of its country: %s', (country, place, lines) => {
  expect(addressLines({ name: 'Ada', line1: '1 Kiln', line2: '', country, ...place }).slice(2)).toEqual(lines)
})

test('F-SHOP-13 every part of an address is on it once, wherever it goes', () => {
  for (const { code } of countries()) {
    const text = addressLines({
      name: 'N',
      line1: 'L1',
      line2: 'L2',
      city: 'Town',
      region: 'Rrr',
      postcode: '4711',
      country: code,
    }).join('\n')
    for (const part of ['Town', 'Rrr', '4711']) expect(text.split(part), `${part} in ${code}`).toHaveLength(2)
  }
})
