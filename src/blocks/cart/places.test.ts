/** Regions and postcodes as people write them. */
import { expect, test } from 'vitest'
import { countryName } from './countries.ts'
import { regionLists } from './regionLists.ts'
import { isPostcode, postcodeBegins } from './postcodes.ts'
import { isSameRegion, needsRegion, regionCode, regionName, regionsOf } from './regions.ts'

test('1.5 a region is found by code, full code, name in any spelling, other names and the beginning of one name only', () => {
  for (const typed of [
    'CA',
    'ca',
    ' Ca ',
    'US-CA',
    'us ca',
    'California',
    'CALIFORNIA',
    'calif',
    'Calif.',
    'california ',
  ])
    expect(regionCode('US', typed), typed).toBe('CA')
  expect(regionCode('US', 'Miss')).toBeNull()
  expect(regionCode('US', 'Bavaria')).toBeNull()
  expect(regionCode('US', 'washington')).toBe('WA')
  expect(regionCode('US', 'Washington, D.C.')).toBe('DC')
  expect(regionCode('BR', 'sao paulo')).toBe('SP')
  expect(regionCode('CA', 'Québec')).toBe('QC')
  expect(regionCode('IT', 'Milan')).toBe('MI')
  expect(regionCode('ES', 'vizcaya')).toBe('BI')
  expect(regionCode('JP', '東京')).toBe('13')
  expect(regionCode('CN', '广东')).toBe('GD')
  expect(regionCode('IE', 'Co. Cork')).toBe('CO')
  // No list: what was typed stays.
  expect(regionCode('DE', ' Hessen ')).toBe('Hessen')
  expect([regionName('US', 'CA'), regionName('US', 'Nowhere'), regionName('DE', 'Hessen')]).toEqual([
    'California',
    'Nowhere',
    'Hessen',
  ])
  expect(
    isSameRegion('US', 'Calif.', 'CA') &&
      isSameRegion('DE', 'hessen', 'Hessen') &&
      !isSameRegion('US', 'Nevada', 'CA'),
  ).toBe(true)
})

test('1.5 every list belongs to a country, each code and name is in it once and leads to itself', () => {
  for (const country of Object.keys(regionLists)) {
    expect(countryName(country)).not.toBe(country)
    const regions = regionsOf(country) ?? []
    expect(new Set(regions.map(({ code }) => code)).size, country).toBe(regions.length)
    for (const { code, name } of regions) {
      expect(regionCode(country, code), `${country} ${code}`).toBe(code)
      expect(regionCode(country, name), `${country} ${name}`).toBe(code)
      expect(regionName(country, code)).toBe(name)
    }
  }
  const counts = {
    US: 59,
    CA: 13,
    AU: 8,
    BR: 27,
    IN: 36,
    MX: 32,
    IT: 107,
    ES: 52,
    JP: 47,
    CN: 31,
    AR: 24,
    MY: 16,
    TH: 77,
    ID: 38,
    AE: 7,
    IE: 26,
  }
  for (const [country, count] of Object.entries(counts))
    expect(regionsOf(country)?.length, country).toBe(count)
  expect([needsRegion('US'), needsRegion('IE'), needsRegion('DE')]).toEqual([true, false, false])
})

test('1.5 a postcode fits its country however it is written, and nothing else does', () => {
  const good = {
    DE: ['80331', 'D-80331'],
    GB: ['SW1A 1AA', 'sw1a1aa', 'M1 1AE', 'EC1A-1BB'],
    US: ['90210', '90210-1234'],
    CA: ['k1a 0b1'],
    NL: ['1012 AB'],
    PL: ['00-950'],
    IE: ['D02 AF30', 'D6W XY00'],
    JP: ['100-0001'],
    PT: ['4050-123', '4050'],
    LV: ['LV-1010'],
    SE: ['114 55'],
    AR: ['C1425CLA', '1425'],
    AE: [''],
    VN: ['700000'],
  }
  for (const [country, all] of Object.entries(good))
    for (const one of all) expect(isPostcode(country, one), `${country} ${one}`).toBe(true)
  const bad = {
    DE: ['!!!!', '1234', '123456', 'ABCDE'],
    GB: ['12345', 'SW1A'],
    US: ['9021', 'K1A 0B1'],
    CA: ['90210'],
    AE: ['!!'],
  }
  for (const [country, all] of Object.entries(bad))
    for (const one of all) expect(isPostcode(country, one), `${country} ${one}`).toBe(false)
  expect(
    postcodeBegins('SW1A 1AA', 'sw') && postcodeBegins('sw1a1aa', 'SW1A 1') && !postcodeBegins('SE1', 'SW'),
  ).toBe(true)
})

test('1.5 what is no country is named as it is, and throws nothing', () => {
  for (const code of ['', '&', 'xx', 'Germany', '🏺', 'ABC']) expect(countryName(code)).toBe(code)
  expect(countryName('DE')).toBe('Germany')
})
