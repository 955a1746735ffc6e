/** The product form's draft: back and forth without loss, variants made from choices, prices by percent. */
import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { rowsOfMetas } from './productMetaCodec.ts'
import type { Meta } from './productRows.ts'
import { draftOf, metasOfDraft } from './draftMetas.ts'
import { draftProblems, percentOf, priceAt } from './draftProblems.ts'
import { carriedQuantities, withChoices } from './choiceChanges.ts'

const stores = ['harbour', 'kiln_lane']
const metas = (values: Record<string, string>): Meta[] =>
  Object.entries(values).map(([name, value]) => ({ name, value }))
const mug = metas({
  image: '/media/mug.webp',
  product_images: '[]',
  product_price: '34.00',
  product_vardef_glaze: '["Oat","Deep sea"]',
  product_vardef_size: '["250 ml","350 ml"]',
  product_opt_handle: '["Left","Right"]',
  product_var_default_price: '34.00',
  product_var_size_350_ml_price: '39.50',
  product_var_glaze_oat_size_350_ml_store_harbour_price: '41.00',
  product_var_default_quantity: '4',
  product_weight: '420',
})

test('F-SHOP-02 what the form writes means the same as what it read, and touches no other meta', () => {
  const written = metasOfDraft(draftOf(mug, stores, 'USD'), mug, 'USD')
  expect(rowsOfMetas(written, stores, 'USD')).toEqual(rowsOfMetas(mug, stores, 'USD'))
  expect(written.slice(0, 2)).toEqual(mug.slice(0, 2))
})

test('J-27 a barcode that is none is in its field and says why, of a product and of a variant', () => {
  const one = draftOf(metas({ product_price: '1.00', product_gtin: '4006381333932' }), [], 'EUR')
  expect(one.gtin).toBe('4006381333932')
  expect(draftProblems(one, 'EUR').gtin).toContain('the last one would be 1')
  const right = { ...one, gtin: '4 006381 333931' }
  expect(draftProblems(right, 'EUR')).toEqual({})
  expect(metasOfDraft(right, [], 'EUR')).toContainEqual({ name: 'product_gtin', value: '4006381333931' })
  const sizes = draftOf(
    metas({ product_vardef_size: '["S"]', product_var_size_s_price: '1', product_var_size_s_gtin: '123' }),
    [],
    'EUR',
  )
  expect(draftProblems(sizes, 'EUR')['size_s.gtin']).toContain('has 3')
})

property.prop([
  fc.uniqueArray(fc.constantFrom('S', 'M', 'Extra large', '250 ml'), { minLength: 0, maxLength: 4 }),
  fc.uniqueArray(fc.constantFrom('Oat', 'Deep sea', 'Sage'), { minLength: 0, maxLength: 3 }),
  fc.integer({ min: 0, max: 99_999 }),
  fc.integer({ min: -99, max: 300 }),
])(
  'F-SHOP-02 whichever choices are made, each combination is a variant and the shop reads the prices that the form shows',
  (sizes, glazes, cents, percent) => {
    const price = (cents / 100).toFixed(2)
    const start = draftOf(metas({ product_price: price }), stores, 'USD')
    const draft = withChoices(start, [
      ...(sizes.length > 0 ? [{ name: 'Size', values: sizes, isVariant: true }] : []),
      ...(glazes.length > 0 ? [{ name: 'Glaze of it', values: glazes, isVariant: true }] : []),
    ])
    expect(draft.variants).toHaveLength(Math.max(1, sizes.length) * Math.max(1, glazes.length))
    const changed = {
      ...draft,
      variants: draft.variants.map((variant, index) =>
        index === 0 ? variant : { ...variant, price: priceAt(price, String(percent), 'USD') ?? '' },
      ),
    }
    const rows = rowsOfMetas(metasOfDraft(changed, [], 'USD'), stores, 'USD')
    expect(rows.variants.map(({ key, prices }) => [key, prices[0]?.amount])).toEqual(
      changed.variants.map(({ key, price: shown }) => [key, Math.round(Number(shown) * 100)]),
    )
    expect(
      rowsOfMetas(
        metasOfDraft(draftOf(metasOfDraft(changed, [], 'USD'), stores, 'USD'), [], 'USD'),
        stores,
        'USD',
      ),
    ).toEqual(rows)
  },
)

test('F-SHOP-02 one more value starts from the price, one more choice from the variant it refines', () => {
  const draft = draftOf(mug, stores, 'USD')
  const choices = draft.choices.map((choice) =>
    choice.name === 'Size' ? { ...choice, values: [...choice.values, '500 ml'] } : choice,
  )
  expect(withChoices(draft, choices).variants.map(({ title, price }) => [title, price])).toEqual([
    ['Oat, 250 ml', '34.00'],
    ['Oat, 350 ml', '39.50'],
    ['Oat, 500 ml', '34.00'],
    ['Deep sea, 250 ml', '34.00'],
    ['Deep sea, 350 ml', '39.50'],
    ['Deep sea, 500 ml', '34.00'],
  ])
  const refined = withChoices(draft, [
    ...draft.choices,
    { name: 'Lid', values: ['With', 'Without'], isVariant: true },
  ])
  expect(
    refined.variants.filter(({ title }) => title.startsWith('Oat, 350 ml')).map(({ price }) => price),
  ).toEqual(['39.50', '39.50'])
})

test('F-SHOP-02 a cleared price leaves no meta', () => {
  const simple = draftOf(
    metas({ product_price: '12.00', product_base_price: '15.00', image: 'x' }),
    stores,
    'USD',
  )
  expect(metasOfDraft({ ...simple, before: '' }, metas({ image: 'x' }), 'USD')).toEqual(
    metas({ image: 'x', product_price: '12.00' }),
  )
  expect(metasOfDraft({ ...simple, price: '', before: '' }, metas({ image: 'x' }), 'USD')).toEqual(
    metas({ image: 'x' }),
  )
})

test('F-SHOP-02 percent and price say the same, in the currency’s own coins', () => {
  expect([
    percentOf('34.00', '39.10', 'USD'),
    percentOf('34.00', '', 'USD'),
    percentOf('0', '1', 'USD'),
  ]).toEqual(['15', '', ''])
  expect([
    priceAt('34.00', '15', 'USD'),
    priceAt('1000', '-12.5%', 'JPY'),
    priceAt('1.00', '-101', 'USD'),
    priceAt('1.00', 'x', 'USD'),
  ]).toEqual(['39.10', '875', null, null])
})

test('F-SHOP-02 what cannot be saved is told beside its field', () => {
  const draft = draftOf(mug, stores, 'USD')
  expect(draftProblems(draft, 'USD')).toEqual({})
  expect(draftProblems({ ...draft, price: '3,4,x', weight: '1.5' }, 'USD')).toEqual({
    price: '“3,4,x” is not a price: “x” is not a digit. Write it like 1234.50',
    weight: 'Whole grams, please',
  })
  expect(draftProblems({ ...draft, choices: [{ name: '', values: [], isVariant: true }] }, 'USD')).toEqual({
    'choices.0.name': 'Each choice needs a name.',
    'choices.0.values': 'Each choice needs at least one value.',
  })
  const twice = withChoices(draft, [{ name: 'Size', values: ['S', 'M'], isVariant: true }])
  expect(
    draftProblems(
      { ...twice, variants: twice.variants.map((variant) => ({ ...variant, sku: 'MUG' })) },
      'USD',
    ),
  ).toEqual({ 'size_m.sku': 'Another variant has this sku' })
})

property.prop([
  fc.uniqueArray(fc.constantFrom('S', 'M', 'L'), { minLength: 1, maxLength: 3 }),
  fc.uniqueArray(fc.constantFrom('Oat', 'Sage', 'Ink'), { minLength: 1, maxLength: 3 }),
  fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 9, maxLength: 9 }),
  fc.constantFrom('size goes', 'glaze goes', 'lid comes', 'value comes'),
])(
  'F-SHOP-03 F-SHOP-05 choices that come and go lose no item and make none',
  (sizes, glazes, counted, change) => {
    const size = { name: 'Size', values: sizes, isVariant: true }
    const glaze = { name: 'Glaze', values: glazes, isVariant: true }
    const before = withChoices(draftOf(metas({ product_price: '10.00' }), stores, 'USD'), [size, glaze])
    const choices = {
      'size goes': [glaze],
      'glaze goes': [size],
      'lid comes': [size, glaze, { name: 'Lid', values: ['With', 'Without'], isVariant: true }],
      'value comes': [{ ...size, values: [...sizes, 'XL'] }, glaze],
    }
    const after = withChoices(before, choices[change])
    const quantities = new Map(before.variants.map(({ key }, index) => [key, String(counted[index])]))
    const carried = carriedQuantities(before, after, ({ key }) => quantities.get(key) ?? '')
    const sum = (texts: Iterable<string>) => [...texts].reduce((whole, text) => whole + Number(text), 0)
    expect(sum(after.variants.map(({ key }) => carried.get(key) ?? quantities.get(key) ?? ''))).toBe(
      sum(quantities.values()),
    )
    expect([...carried.values()], 'no new variant sells without end beside counted ones').not.toContain('')
    expect([...carriedQuantities(before, after, () => '').values()].every((text) => text === '')).toBe(true)
  },
)
