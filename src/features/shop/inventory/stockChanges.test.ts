/**
 * What becomes of a shelf, as a table: counted or not, what is held, and the change that staff makes. Then what buyers
 * hold, buy and let go, and that the ledger says the same as the shelf. Asked by the calls of dashboard and cart.
 */
import { expect, test } from 'vitest'
import { addToCart, createPaymentSession, press, publishProduct } from '#test/support/shop.ts'
import { shopUnderTest } from '#test/support/shopUnderTest.ts'
import type { Client, TestSite } from '#test/support/site.ts'

let site: TestSite
shopUnderTest((opened) => {
  site = opened
})

let opened: Promise<Client> | null = null
const keeper = () => (opened ??= site.as('shop_manager'))

interface Shelf {
  variant_id: string
  tracked: boolean
  on_hand: number
  reserved: number
  available: number | null
}

async function shelfOf(id: string): Promise<Shelf> {
  return (await (await keeper()).get('/api/shop/stock', { post_id: id })).body.d[0]
}

/** `12` counted, `12/3` of them held, `-` not counted. */
async function quantities(id: string): Promise<string> {
  const { tracked, on_hand, reserved } = await shelfOf(id)
  return tracked ? `${on_hand}${reserved > 0 ? `/${reserved}` : ''}` : '-'
}

/** One that is not counted was counted once. */
async function product(quantity: string): Promise<string> {
  const isCounted = quantity !== '-'
  const id = await publishProduct(site, {
    metas: { product_price: '20.00', product_quantity: isCounted ? quantity : '6' },
  })
  if (isCounted) return id
  const { variant_id } = await shelfOf(id)
  expect((await (await keeper()).post('/api/shop/stock', { variant_id, quantity: null })).status).toBe(200)
  return id
}

async function hold(
  id: string,
  quantity: number,
  client = site.visitor(),
): Promise<{ status: number; url: string }> {
  await addToCart(client, id, { quantity })
  await client.post('/api/shop/checkout', { email: 'ada@example.test' })
  const { status, body } = await createPaymentSession(client)
  return { status, url: String(body.d) }
}

const changes: readonly (readonly [shelf: string, change: object, then: string])[] = [
  ['12', { quantity: 5 }, '5'],
  ['12', { quantity: 0 }, '0'],
  ['12', { quantity: 12 }, '12'],
  ['12', { quantity: null }, '-'],
  ['12', { quantity: 9999 }, '-'],
  ['12', { quantity: 9998 }, '9998'],
  ['12', { delta: 3 }, '15'],
  ['12', { delta: -12 }, '0'],
  ['12', { delta: -13 }, 'refused'],
  ['12/3', { quantity: 3 }, '3/3'],
  ['12/3', { quantity: 2 }, 'refused'],
  ['12/3', { delta: -9 }, '3/3'],
  ['12/3', { delta: -10 }, 'refused'],
  ['12/3', { delta: 1 }, '13/3'],
  ['0', { delta: 4 }, '4'],
  ['-', { quantity: 4 }, '4'],
  ['-', { quantity: null }, '-'],
  ['-', { delta: 4 }, '-'],
  ['12', { quantity: 1, delta: 1 }, 'refused'],
  ['12', {}, 'refused'],
]

test.each(changes)('F-SHOP-09 6 a shelf of %s, changed by %o, is %s', async (shelf, change, then) => {
  const [count = '', held = '0'] = shelf.split('/')
  const id = await product(count)
  if (held !== '0') expect((await hold(id, Number(held))).status).toBe(200)
  const { variant_id } = await shelfOf(id)
  const before = await quantities(id)
  expect(before).toBe(shelf)
  const path = `/api/shop/stock/${variant_id}/movements`
  const ledger = async () => (await (await keeper()).get(path)).body.d
  const [was, lines] = [(await shelfOf(id)).on_hand, (await ledger()).length]
  const { status, body } = await (await keeper()).post('/api/shop/stock', { variant_id, ...change })
  expect([status, body.error?.code]).toEqual(
    then !== 'refused'
      ? [200, undefined]
      : [status, 'quantity' in change === 'delta' in change ? 'request.invalid' : 'stock.below_reserved'],
  )
  expect(await quantities(id)).toBe(then === 'refused' ? before : then)
  // A line in the ledger for what moved, and none for what did not.
  const moved = (await shelfOf(id)).on_hand - was
  if (then === '-' && 'quantity' in change) expect(moved).toBe(0)
  const [newest, ...older] = await ledger()
  expect(1 + older.length).toBe(lines + (moved === 0 ? 0 : 1))
  if (moved !== 0)
    expect(newest).toMatchObject({ delta_on_hand: moved, delta_reserved: 0, reason: 'correction' })
})

test('F-SHOP-09 6 what buyers hold, buy and let go, until the last', async () => {
  const id = await product('5')
  const first = await hold(id, 2)
  expect([first.status, await quantities(id)]).toEqual([200, '5/2'])
  const buyer = await site.as('member')
  const second = await hold(id, 3, buyer)
  expect([second.status, await quantities(id)]).toEqual([200, '5/5'])
  // Nothing is left, not even one; what is held stays held.
  expect([(await hold(id, 1)).status, await quantities(id)]).toEqual([422, '5/5'])
  await press(site, first.url, 'pay')
  expect(await quantities(id)).toBe('3/3')
  await press(site, second.url, 'cancel')
  const manager = await keeper()
  const waiting = (await buyer.get('/api/shop/orders')).body.d.items[0]
  expect((await manager.post(`/api/shop/orders/${waiting.id}/cancel`)).status).toBe(200)
  expect(await quantities(id)).toBe('3')
  const third = await hold(id, 3)
  await press(site, third.url, 'pay')
  expect([third.status, await quantities(id)]).toEqual([200, '0'])
  const { variant_id } = await shelfOf(id)
  const ledger: { reason: string; delta_on_hand: number; delta_reserved: number }[] = (
    await manager.get(`/api/shop/stock/${variant_id}/movements`)
  ).body.d
  expect(
    ledger
      .map(({ reason, delta_on_hand, delta_reserved }) => `${reason} ${delta_on_hand} ${delta_reserved}`)
      .toSorted(),
  ).toEqual(['hold 0 2', 'hold 0 3', 'hold 0 3', 'initial 5 0', 'release 0 -3', 'sale -2 -2', 'sale -3 -3'])
})

test('F-SHOP-09 6 one that is short refuses the whole order, says which, and holds nothing of the others', async () => {
  const [enough, few] = [await product('9'), await product('1')]
  const client = site.visitor()
  await addToCart(client, enough, { quantity: 2 })
  await addToCart(client, few)
  await client.post('/api/shop/checkout', { email: 'ada@example.test' })
  const taken = await hold(few, 1)
  expect(taken.status).toBe(200)
  expect((await createPaymentSession(client)).body.error?.code).toBe('cart.refused')
  expect([await quantities(enough), await quantities(few)]).toEqual(['9', '1/1'])
})

test('F-SHOP-09 6 lines of one variant with different choices share its shelf', async () => {
  const id = await publishProduct(site, {
    metas: {
      product_price: '20.00',
      product_quantity: '5',
      product_opt_wrapping: ['None', 'Gift wrap'],
    },
  })
  const order = async (none: number, wrapped: number) => {
    const client = site.visitor()
    await addToCart(client, id, { quantity: none, value: { wrapping: 'None' } })
    await addToCart(client, id, { quantity: wrapped, value: { wrapping: 'Gift wrap' } })
    await client.post('/api/shop/checkout', { email: 'ada@example.test' })
    return createPaymentSession(client)
  }
  expect([(await order(1, 2)).status, await quantities(id)]).toEqual([200, '5/3'])
  expect([(await order(1, 1)).status, await quantities(id)]).toEqual([200, '5/5'])
})

test('F-SHOP-09 6 what is not counted is sold without end and never held', async () => {
  const id = await product('-')
  const { status, url } = await hold(id, 50)
  expect([status, await quantities(id)]).toEqual([200, '-'])
  await press(site, url, 'pay')
  expect(await quantities(id)).toBe('-')
  expect((await site.visitor().get(`/api/shop/inventory/${id}`)).body.d.stores.default.default).toEqual({
    price: 20,
    quantity: 9999,
  })
})
