/**
 * What staff may do with an order, from each place where it can be: the table says where each act leads; every act that
 * it does not list is refused and changes nothing. Asked by the calls of the dashboard.
 */
import { expect, test } from 'vitest'
import { addToCart, createPaymentSession, heldOf, press, publishProduct } from '#test/support/shop.ts'
import { shopUnderTest } from '#test/support/shopUnderTest.ts'
import type { Answer, Client, TestSite } from '#test/support/site.ts'

let site: TestSite
shopUnderTest((opened) => {
  site = opened
})

const address = { name: 'Ada', line1: 'Kiln 1', city: 'Delft', postcode: '2611 AB', country: 'NL' }

interface Shop {
  manager: Client
  bowl: string
}

let shop: Promise<Shop> | null = null
function openShop(): Promise<Shop> {
  shop ??= (async () => {
    const manager = await site.as('shop_manager')
    const saved = await manager.post('/api/shop/settings', { manual_payments: true })
    expect(saved.status).toBe(200)
    const bowl = await publishProduct(site, { metas: { product_price: '20.00', product_quantity: '900' } })
    return { manager, bowl }
  })()
  return shop
}

const acts: Readonly<Record<string, readonly [call: string, input: (lines: { id: string }[]) => object]>> = {
  'send part': ['fulfil', ([line]) => ({ lines: [{ id: line?.id, quantity: 1 }] })],
  send: ['fulfil', () => ({})],
  ready: ['fulfil', () => ({ is_pickup: true })],
  'hand over': ['hand-over', () => ({})],
  'not handed over': ['hand-over/undo', () => ({})],
  'refund part': ['refund', () => ({ amount_minor: 100 })],
  'refund one': ['refund', ([line]) => ({ lines: [{ id: line?.id, quantity: 1 }], restock: true })],
  'refund both': ['refund', ([line]) => ({ lines: [{ id: line?.id, quantity: 2 }], restock: true })],
  'refund money': ['refund', () => ({ amount_minor: 4000 })],
  'refund all': ['refund', () => ({})],
  'mark paid': ['mark-paid', () => ({})],
  cancel: ['cancel', () => ({})],
}

type Way = 'card' | 'arrangement' | 'unpaid'

/** Order, payment and fulfilment: where two of two bowls for 40.00 came to by a way of paying and some acts. */
const places: Readonly<Record<string, readonly [way: Way, acts: string[], at: string]>> = {
  'waits for a card': ['unpaid', [], 'pending unpaid none'],
  'waits for a transfer': ['arrangement', [], 'placed unpaid none'],
  paid: ['card', [], 'placed paid none'],
  'sent in part': ['card', ['send part'], 'placed paid partial'],
  sent: ['card', ['send'], 'placed paid shipped'],
  'ready for pickup': ['card', ['ready'], 'placed paid ready_for_pickup'],
  delivered: ['card', ['send', 'hand over'], 'completed paid delivered'],
  'picked up': ['card', ['ready', 'hand over'], 'completed paid picked_up'],
  'refunded in part': ['card', ['refund part'], 'placed partially_refunded none'],
  refunded: ['card', ['refund all'], 'placed refunded none'],
  'refunded, nothing said of its items': ['card', ['refund money'], 'placed refunded none'],
  'sent, and one came back': ['card', ['send', 'refund one'], 'placed partially_refunded shipped'],
  cancelled: ['card', ['cancel'], 'cancelled refunded none'],
  'cancelled, never paid': ['arrangement', ['cancel'], 'cancelled unpaid none'],
}

/** From, act, to; and how many of the two bowls came back on the shelf by it. */
const moves: readonly (readonly [from: string, act: string, to: string, back: number])[] = [
  ['waits for a card', 'cancel', 'cancelled unpaid none', 2],
  ['waits for a transfer', 'send part', 'placed unpaid partial', 0],
  ['waits for a transfer', 'send', 'placed unpaid shipped', 0],
  ['waits for a transfer', 'ready', 'placed unpaid ready_for_pickup', 0],
  ['waits for a transfer', 'mark paid', 'placed paid none', 0],
  ['waits for a transfer', 'cancel', 'cancelled unpaid none', 2],
  ['paid', 'send part', 'placed paid partial', 0],
  ['paid', 'send', 'placed paid shipped', 0],
  ['paid', 'ready', 'placed paid ready_for_pickup', 0],
  ['paid', 'refund part', 'placed partially_refunded none', 0],
  ['paid', 'refund one', 'placed partially_refunded none', 1],
  ['paid', 'refund both', 'placed refunded none', 2],
  ['paid', 'refund money', 'placed refunded none', 0],
  ['paid', 'refund all', 'placed refunded none', 0],
  ['paid', 'cancel', 'cancelled refunded none', 2],
  ['sent in part', 'send part', 'placed paid shipped', 0],
  ['sent in part', 'send', 'placed paid shipped', 0],
  ['sent in part', 'ready', 'placed paid ready_for_pickup', 0],
  ['sent in part', 'refund part', 'placed partially_refunded partial', 0],
  ['sent in part', 'refund one', 'placed partially_refunded shipped', 1],
  ['sent in part', 'refund both', 'completed refunded returned', 2],
  ['sent in part', 'refund money', 'placed refunded partial', 0],
  ['sent in part', 'refund all', 'placed refunded shipped', 0],
  ['sent', 'hand over', 'completed paid delivered', 0],
  ['sent', 'refund part', 'placed partially_refunded shipped', 0],
  ['sent', 'refund one', 'placed partially_refunded shipped', 1],
  ['sent', 'refund both', 'completed refunded returned', 2],
  ['sent', 'refund money', 'placed refunded shipped', 0],
  ['sent', 'refund all', 'placed refunded shipped', 0],
  ['ready for pickup', 'hand over', 'completed paid picked_up', 0],
  ['ready for pickup', 'refund part', 'placed partially_refunded ready_for_pickup', 0],
  ['ready for pickup', 'refund one', 'placed partially_refunded ready_for_pickup', 1],
  ['ready for pickup', 'refund both', 'completed refunded returned', 2],
  ['ready for pickup', 'refund money', 'placed refunded ready_for_pickup', 0],
  ['ready for pickup', 'refund all', 'placed refunded ready_for_pickup', 0],
  ['delivered', 'not handed over', 'placed paid shipped', 0],
  ['delivered', 'refund part', 'completed partially_refunded delivered', 0],
  ['delivered', 'refund one', 'completed partially_refunded delivered', 1],
  ['delivered', 'refund both', 'completed refunded returned', 2],
  ['delivered', 'refund money', 'completed refunded delivered', 0],
  ['delivered', 'refund all', 'completed refunded delivered', 0],
  ['picked up', 'not handed over', 'placed paid ready_for_pickup', 0],
  ['picked up', 'refund part', 'completed partially_refunded picked_up', 0],
  ['picked up', 'refund one', 'completed partially_refunded picked_up', 1],
  ['picked up', 'refund both', 'completed refunded returned', 2],
  ['picked up', 'refund money', 'completed refunded picked_up', 0],
  ['picked up', 'refund all', 'completed refunded picked_up', 0],
  // Of the items that a refund names it says whether they come back; others come back with the cancellation.
  ['refunded', 'cancel', 'cancelled refunded none', 0],
  ['refunded, nothing said of its items', 'cancel', 'cancelled refunded none', 2],
  ['sent, and one came back', 'refund one', 'completed refunded returned', 1],
  ['sent, and one came back', 'refund part', 'placed partially_refunded shipped', 0],
  ['sent, and one came back', 'refund all', 'placed refunded shipped', 0],
  ['sent, and one came back', 'hand over', 'completed partially_refunded delivered', 0],
  ['refunded in part', 'send part', 'placed partially_refunded partial', 0],
  ['refunded in part', 'send', 'placed partially_refunded shipped', 0],
  ['refunded in part', 'ready', 'placed partially_refunded ready_for_pickup', 0],
  ['refunded in part', 'refund part', 'placed partially_refunded none', 0],
  ['refunded in part', 'refund one', 'placed partially_refunded none', 1],
  ['refunded in part', 'refund both', 'placed refunded none', 2],
  ['refunded in part', 'refund all', 'placed refunded none', 0],
  ['refunded in part', 'cancel', 'cancelled refunded none', 2],
]

interface Made {
  path: string
  lines: { id: string }[]
}

async function orderAt(place: string): Promise<Made> {
  const { manager, bowl } = await openShop()
  const [way, before, at] = places[place] ?? ['card', [], '']
  const buyer = await site.as('member')
  await addToCart(buyer, bowl, { quantity: 2 })
  await buyer.post('/api/shop/checkout', {
    address,
    payment_method: way === 'arrangement' ? 'manual' : 'card',
  })
  const paymentSession = String((await createPaymentSession(buyer)).body.d)
  if (way === 'card') await press(site, paymentSession, 'pay')
  const path = `/api/shop/orders/${(await buyer.get('/api/shop/orders')).body.d.items[0].id}`
  const made = { path, lines: (await manager.get(path)).body.d.lines }
  for (const act of before) expect([place, act, (await does(made, act)).status]).toEqual([place, act, 200])
  expect([place, await stateOf(made)]).toEqual([place, at])
  return made
}

async function does({ path, lines }: Made, act: string): Promise<Answer> {
  const [call, input] = acts[act] ?? ['', () => ({})]
  return (await openShop()).manager.post(`${path}/${call}`, input(lines))
}

async function orderOf({ path }: Made) {
  return (await (await openShop()).manager.get(path)).body.d
}

async function stateOf(made: Made): Promise<string> {
  const { order_state, payment_state, fulfilment_state } = await orderOf(made)
  return `${order_state} ${payment_state} ${fulfilment_state}`
}

const free = async () => {
  const { on_hand, reserved } = await heldOf(site, (await openShop()).bowl)
  return on_hand - reserved
}

test.each(Object.keys(places))(
  'F-SHOP-13 6 an order that is %s: each act leads where the table says',
  async (from) => {
    for (const [, act, to, back] of moves.filter(([place]) => place === from)) {
      const made = await orderAt(from)
      const before = await free()
      const { status, body } = await does(made, act)
      expect([act, status, body.error?.message]).toEqual([act, 200, undefined])
      expect([act, await stateOf(made), (await free()) - before]).toEqual([act, to, back])
    }
  },
)

test.each(Object.keys(places))(
  'F-SHOP-13 6 an order that is %s: every other act is refused and changes nothing',
  async (from) => {
    const listed = new Set(moves.filter(([place]) => place === from).map(([, act]) => act))
    const made = await orderAt(from)
    const before = [JSON.stringify(await orderOf(made)), await free()]
    for (const act of Object.keys(acts).filter((one) => !listed.has(one))) {
      const { status, body } = await does(made, act)
      expect([act, status, typeof body.error?.message]).toEqual([act, 422, 'string'])
      expect([act, JSON.stringify(await orderOf(made)), await free()]).toEqual([act, ...before])
    }
  },
)

test('F-SHOP-13 6 the history of an order says from which state to which each act led, and how many items went', async () => {
  const made = await orderAt('sent in part')
  expect((await does(made, 'refund part')).status).toBe(200)
  const { events } = await orderOf(made)
  const told = events.map(({ data }: { data: Record<string, unknown> }) => data)
  expect(told).toContainEqual(
    expect.objectContaining({ order_state: ['pending', 'placed'], payment_state: ['unpaid', 'paid'] }),
  )
  expect(told).toContainEqual(expect.objectContaining({ fulfilment_state: ['none', 'partial'], quantity: 1 }))
  const refunded = told.find((data: Record<string, unknown>) => JSON.stringify(data).includes('refunded'))
  expect(refunded).toMatchObject({ payment_state: ['paid', 'partially_refunded'] })
  expect(Object.keys(refunded ?? {})).not.toContain('order_state')
  const sentTogether = await orderAt('sent')
  const sent = (await orderOf(sentTogether)).events.find(
    ({ data }: { data: { quantity?: number } }) => data.quantity !== undefined,
  )
  expect(sent?.data).toMatchObject({ fulfilment_state: ['none', 'shipped'], quantity: 2 })
})
