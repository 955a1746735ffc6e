/** The product grammar both ways, and what it refuses. */
import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { metaPrefixes } from '#constants.ts'
import { metasOfRows, rowsOfMetas } from './productMetaCodec.ts'
import { readBarcode } from './barcode.ts'
import { nameDictionary } from './productMetaNames.ts'
import type { Meta } from './productRows.ts'
import { slug } from '../slug.ts'
import { isUntracked } from '../inventory/isUntracked.ts'

function metas(table: Record<string, string | string[]>): Meta[] {
  return Object.entries(table).map(([name, value]) => ({
    name,
    value: Array.isArray(value) ? JSON.stringify(value) : value,
  }))
}
const rows = (table: Record<string, string | string[]>, stores: string[] = []) =>
  rowsOfMetas(metas(table), stores, 'EUR')
const priceOf = (made: ReturnType<typeof rows>, key: string, store: string | null = null) => {
  const prices = made.variants.find((variant) => variant.key === key)?.prices ?? []
  return (
    (prices.find((price) => price.store === store) ?? prices.find((price) => price.store === null))?.amount ??
    null
  )
}

test('F-CONST-17 the prefixes of product metas', () => {
  expect(metaPrefixes).toEqual({
    variant: 'product_var_',
    variantDefinition: 'product_vardef_',
    option: 'product_opt_',
  })
})

test('F-SHOP-01 a product without variants has its price and base price', () => {
  const made = rows({ product_price: '19.99', product_base_price: '24.99' })
  expect(made.variants).toEqual([
    {
      key: 'default',
      selection: {},
      sku: null,
      gtin: null,
      weightGrams: 0,
      quantities: [],
      prices: [{ store: null, amount: 1999, base: 2499 }],
    },
  ])
})

test('J-27 a barcode is of a product or a variant, typed with or without spaces; one with a wrong digit is refused in plain words', () => {
  expect(rows({ product_price: '1', product_gtin: '400 6381-333931' }).variants[0]?.gtin).toBe(
    '4006381333931',
  )
  const sizes = { product_vardef_size: ['S', 'M'], product_var_default_price: '1' }
  expect(
    rows({ ...sizes, product_var_size_m_gtin: '96385074', product_gtin: '4006381333931' }).variants.map(
      ({ gtin }) => gtin,
    ),
  ).toEqual([null, '96385074'])
  expect(() => rows({ product_gtin: '4006381333932' })).toThrow('by its other digits the last one would be 1')
  expect(() => rows({ ...sizes, product_var_size_s_gtin: '12345' })).toThrow(
    'A barcode has 8, 12, 13 or 14 digits, “12345” has 5',
  )
  expect(() => rows({ product_gtin: '4.00638E+12' })).toThrow('digits only')
  expect(() =>
    rows({ ...sizes, product_var_size_s_gtin: '96385074', product_var_size_m_gtin: '96385074' }),
  ).toThrow('The variant size s has the barcode 96385074 already')
  const made = rows({ ...sizes, product_var_size_m_gtin: '036000291452' })
  expect(rowsOfMetas(metasOfRows(made, 'EUR'), [], 'EUR')).toEqual(made)
})

test('F-SHOP-03 the price with the most matched variants wins, then the one of the store', () => {
  const made = rows(
    {
      product_vardef_size: ['S', 'XL'],
      product_vardef_color: ['Red', 'Blue'],
      product_var_size_s_price: '10.00',
      product_var_size_xl_price: '12.00',
      product_var_size_xl_color_red_price: '15.00',
      product_var_size_s_store_old_town_price: '9.00',
    },
    ['old_town'],
  )
  expect(made.variants.map(({ key }) => key)).toEqual([
    'size_s.color_red',
    'size_s.color_blue',
    'size_xl.color_red',
    'size_xl.color_blue',
  ])
  expect(priceOf(made, 'size_xl.color_red')).toBe(1500)
  expect(priceOf(made, 'size_xl.color_blue')).toBe(1200)
  expect(priceOf(made, 'size_s.color_red')).toBe(1000)
  expect(priceOf(made, 'size_s.color_red', 'old_town')).toBe(900)
})

test('F-SHOP-11 a variant without a price has none once any variant has one', () => {
  const made = rows({
    product_price: '5.00',
    product_vardef_size: ['S', 'M'],
    product_var_size_s_price: '6.00',
  })
  expect(priceOf(made, 'size_s')).toBe(600)
  expect(priceOf(made, 'size_m')).toBeNull()
})

test('F-SHOP-03 T19 options with underscores, spaces, price, store and other letters are told apart', () => {
  const made = rows({
    product_vardef_size: ['X L', 'x', 'price', 'store', 'größe_1'],
    product_var_size_x_l_price: '1.00',
    product_var_size_x_price: '2.00',
    product_var_size_price_price: '3.00',
    product_var_size_store_price: '4.00',
    product_var_size_größe_1_price: '5.00',
  })
  expect(made.variants.map(({ prices }) => prices[0]?.amount)).toEqual([100, 200, 300, 400, 500])
})

test('F-SHOP-03 T19 a save in which two combinations give one name is refused', () => {
  expect(() => rows({ product_vardef_size: ['x', 'x_base'] })).toThrow(/could mean two different things/)
  expect(() => rows({ product_vardef_size: ['a', 'a_store_north'] }, ['north'])).toThrow(
    /two different things/,
  )
})

test('F-SHOP-03 a name that fits nothing, two equal claims and bad values are refused by name', () => {
  expect(() => rows({ product_vardef_size: ['s'], product_var_size_xl_price: '1.00' })).toThrow(
    /product_var_size_xl_price/,
  )
  expect(() =>
    rows({
      product_vardef_size: ['s'],
      product_vardef_color: ['red'],
      product_var_size_s_price: '1.00',
      product_var_color_red_price: '2.00',
    }),
  ).toThrow(/both apply/)
  expect(() => rows({ product_price: '19.999' })).toThrow(/product_price/)
  expect(() => rows({ product_vardef_size: 'not a list' })).toThrow(/list of texts/)
  expect(() => rows({ product_vardef_size: ['XL', 'xl'] })).toThrow(/twice/)
  expect(() =>
    rows({
      product_vardef_a: ['1'],
      product_vardef_b: ['1'],
      product_vardef_c: ['1'],
      product_vardef_d: ['1'],
    }),
  ).toThrow(/at most 3/)
})

test('F-SHOP-04 choosable options keep their values and change no price', () => {
  const made = rows({ product_price: '5.00', product_opt_wrapping: ['None', 'Gift wrap'] })
  expect(made.options).toEqual([{ name: 'wrapping', values: ['None', 'Gift wrap'] }])
  expect(made.variants).toHaveLength(1)
})

test('F-CONST-13 a quantity of 9999 or none means that nobody counts', () => {
  expect([isUntracked(null), isUntracked(9999), isUntracked(0), isUntracked(5)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('F-SHOP-03 T19 two thousand variants have two thousand keys, quickly', () => {
  const options = (count: number) => Array.from({ length: count }, (_, index) => `o ${index}`)
  const table = {
    product_vardef_a: options(20),
    product_vardef_b: options(10),
    product_vardef_c: options(10),
    product_var_a_o_1_price: '1.00',
  }
  const made = rows(table)
  expect(new Set(made.variants.map(({ key }) => key)).size).toBe(2000)
  expect(() => rows({ ...table, product_vardef_c: options(11) })).toThrow(
    '20 of a, 10 of b, 11 of c would be 2,200 variants; a product has at most 2,000',
  )
})

const word = fc.constantFrom('red', 'blue', 'x l', 'XL', 'a_b', 'price', 'store', 'base', 'ü', '9')
const product = fc
  .record({
    types: fc.uniqueArray(fc.constantFrom('size', 'color', 'glaze'), { maxLength: 2 }),
    words: fc.tuple(
      fc.uniqueArray(word, { minLength: 1, maxLength: 3, selector: slug }),
      fc.uniqueArray(word, { minLength: 1, maxLength: 3, selector: slug }),
    ),
    numbers: fc.array(fc.nat({ max: 99_999 }), { minLength: 40, maxLength: 40 }),
  })
  .map(({ types, words, numbers }) => {
    const dimensions = types.map((type, at) => ({
      type,
      options: (words[at] ?? []).map((label) => ({ slug: slug(label), label })),
    }))
    return { dimensions, numbers }
  })

/** A barcode of its own for each number. */
function barcodeNumber(number: number): string {
  const digits = String(number + 1).padStart(7, '0')
  const codes = Array.from({ length: 10 }, (_, check) => `${digits}${check}`)
  return codes.find((code) => readBarcode(code).problem === undefined) ?? ''
}

test.prop([product])('F-SHOP-03 T19 metas of rows read back as the same rows', ({ dimensions, numbers }) => {
  let dictionary
  try {
    dictionary = nameDictionary(dimensions, ['north', 'old_town'])
  } catch {
    fc.pre(false)
    return
  }
  const full = [...dictionary].filter(
    ([, { combination }]) => combination.size === dimensions.length && combination.size > 0,
  )
  const made: Meta[] = dimensions.map(({ type, options }) => ({
    name: `product_vardef_${type}`,
    value: JSON.stringify(options.map(({ label }) => label)),
  }))
  for (const [index, [name, { suffix }]] of full.entries()) {
    const number = numbers[index % numbers.length] ?? 0
    if (number % 3 === 0 || suffix === 'sku') continue
    const isWhole = suffix === 'weight' || suffix === 'quantity'
    made.push({
      name,
      value:
        suffix === 'gtin'
          ? barcodeNumber(index)
          : isWhole
            ? String(number)
            : `${Math.floor(number / 100)}.${String(number % 100).padStart(2, '0')}`,
    })
  }
  const first = rowsOfMetas(made, ['north', 'old_town'], 'EUR')
  expect(rowsOfMetas(metasOfRows(first, 'EUR'), ['north', 'old_town'], 'EUR')).toEqual(first)
})

test.prop([product, fc.array(fc.nat({ max: 999 }), { minLength: 12, maxLength: 12 })], { numRuns: 400 })(
  'F-SHOP-03 F-SHOP-04 T19 whatever metas say, exactly or for many variants at once, they say once written down again',
  ({ dimensions, numbers }, picks) => {
    const stores = ['north', 'old_town']
    let names: string[]
    try {
      names = [...nameDictionary(dimensions, stores)].map(([name]) => name)
    } catch {
      fc.pre(false)
      return
    }
    // A few names of any exactness; an sku or a barcode only where it can be that of one variant.
    const given = new Set(
      picks.map((pick) => names[pick % names.length] ?? '').filter((name) => !/_(sku|gtin)$/.test(name)),
    )
    const made: Meta[] = [
      { name: 'product_price', value: '3.50' },
      { name: 'product_weight', value: '250' },
      { name: 'product_opt_card', value: JSON.stringify(['None', 'With a word']) },
      { name: 'product_tax_class', value: 'books' },
      ...dimensions.map(({ type, options }) => ({
        name: `product_vardef_${type}`,
        value: JSON.stringify(options.map(({ label }) => label)),
      })),
      ...[...given].map((name, at) => ({
        name,
        value: String(numbers[at] ?? 1),
      })),
    ]
    let first
    try {
      first = rowsOfMetas(made, stores, 'EUR')
    } catch {
      // Two claims of the same exactness: refused, which another test shows.
      fc.pre(false)
      return
    }
    const written = metasOfRows(first, 'EUR')
    expect(rowsOfMetas(written, stores, 'EUR')).toEqual(first)
    expect(metasOfRows(rowsOfMetas(written, stores, 'EUR'), 'EUR')).toEqual(written)
  },
)
