/** A renamed choice or value is the same variant: its stock, what is held of it and the carts it lies in stay. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToCart, createPaymentSession, press, setCurrency } from '#test/support/shop.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { brokenInvariants } from '../health/invariants.ts'
import { draftOf, metasOfDraft } from './draftMetas.ts'
import type { ProductDraft } from './productDraft.ts'
import { withName } from './choiceChanges.ts'
import { renamedVariants, renamesOf, withRename } from './productRenames.ts'

let site: TestSite
let admin: Client
beforeAll(async () => {
  site = await testSite()
  await setCurrency(site, 'EUR')
  admin = await site.as('administrator')
})
afterAll(() => site.close())

function renamed(draft: ProductDraft, choice: number, option: string | null, name: string): ProductDraft {
  const next = withName(draft, choice, option, name)
  if (!next) throw new Error(`${name} is refused`)
  return next
}

test('F-SHOP-03 F-SHOP-05 F-SHOP-13 a renamed value and choice keep the variant with its stock, its hold and its place in a cart', async () => {
  const metas = [
    { name: 'product_vardef_size', value: '["S","M"]' },
    { name: 'product_var_default_price', value: '20.00' },
    { name: 'product_var_size_s_sku', value: 'TEE-S' },
    { name: 'product_var_default_quantity', value: '5' },
  ]
  const made = await admin.post('/api/posts', { type: 'product', title: 'Tee', status: 'published', metas })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const id: string = made.body.d.id
  const stock = async () => (await admin.get('/api/shop/stock', { post_id: id })).body.d
  const [small] = (await stock()).filter((row: { variant_key: string }) => row.variant_key === 'size_s')
  const buyer = await site.as('member')
  await addToCart(buyer, id, { value: { size: 'S' }, quantity: 2 })
  await buyer.post('/api/shop/checkout', { email: 'ada@example.test' })
  const { body: paymentSession } = await createPaymentSession(buyer)

  const read = draftOf(metas, [], 'EUR')
  const draft = renamed(renamed(read, 0, 'S', 'Small'), 0, null, 'Fit')
  const saved = await admin.post('/api/posts', {
    id,
    version: made.body.d.version,
    metas: metasOfDraft(draft, metas, 'EUR'),
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  expect(
    (await stock()).filter((row: { variant_id: string }) => row.variant_id === small.variant_id),
  ).toMatchObject([{ variant_key: 'fit_small', sku: 'TEE-S', on_hand: 5, reserved: 2 }])
  expect((await buyer.get('/api/shop/cart')).body.d).toMatchObject({
    error: false,
    items: [{ quantity: 2, error: false }],
  })
  await press(site, String(paymentSession.d), 'pay')
  expect(
    (await stock()).filter((row: { variant_id: string }) => row.variant_id === small.variant_id),
  ).toMatchObject([{ on_hand: 3, reserved: 0 }])

  // Saved again with the list of names, it changes nothing more.
  const again = await admin.post('/api/posts', {
    id,
    version: saved.body.d.version,
    title: 'Tee of cotton',
    metas: metasOfDraft(draftOf(saved.body.d.metas, [], 'EUR'), saved.body.d.metas, 'EUR'),
  })
  expect(again.status, JSON.stringify(again.body)).toBe(200)
  expect(
    (await stock()).find((row: { variant_id: string }) => row.variant_id === small.variant_id),
  ).toMatchObject({ variant_key: 'fit_small', on_hand: 3 })
  expect(await brokenInvariants(site.platform)).toEqual([])
})

test('F-SHOP-03 names that cannot be told apart are refused, and a list that is none renames nothing', () => {
  const draft = draftOf(
    [
      { name: 'product_vardef_size', value: '["S","M"]' },
      { name: 'product_price', value: '1.00' },
    ],
    [],
    'EUR',
  )
  expect(withName(draft, 0, 'S', 'm')).toBeNull()
  expect(withName(draft, 0, 'S', '  ')).toBeNull()
  const once = renamed(draft, 0, 'S', 'Small')
  expect(withName(once, 0, 'M', 'S'), 'S belongs to Small until the save').toBeNull()
  expect(renamed(once, 0, 'Small', 'S')).toMatchObject({
    renames: [],
    variants: [
      { key: 'size_s', known: 'size_s' },
      { key: 'size_m', known: 'size_m' },
    ],
  })
  for (const value of ['', 'x', '{}', '[1,null,{"type":"size"}]'])
    expect(renamesOf([{ name: 'product_renamed', value }])).toEqual([])
  expect(withRename([{ type: 'a', option: null, to: 'b' }], { type: 'b', option: null, to: 'c' })).toEqual([
    { type: 'a', option: null, to: 'c' },
  ])
})

test('F-SHOP-03 a variant whose name is still wanted, or whose new name is another’s, stays what it is', () => {
  const known = ['red', 'blue'].map((colour) => ({
    id: colour,
    variant_key: `colour_${colour}`,
    selection: { colour },
    is_retired: false,
  }))
  const wanted = (...colours: string[]) =>
    colours.map((colour) => ({ key: `colour_${colour}`, selection: { colour } }))
  const step = [{ type: 'colour', option: 'red', to: 'blue' }]
  expect(renamedVariants(known, wanted('red', 'blue'), step)).toEqual([])
  expect(renamedVariants(known, wanted('blue'), step)).toEqual([])
  expect(
    renamedVariants(known, wanted('crimson', 'blue'), [{ type: 'colour', option: 'red', to: 'crimson' }]),
  ).toEqual([{ id: 'red', key: 'colour_crimson', selection: { colour: 'crimson' } }])
})
