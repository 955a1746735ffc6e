/**
 * Random lives of orders, made through the calls: whoever is owed something is in a view, and nobody else; the list, the
 * order, the number on Home and the buttons' states say the same.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addToCart, createPaymentSession, press, publishProduct } from '#test/support/shop.ts'
import { isLong } from '#test/support/share.ts'
import { shopUnderTest } from '#test/support/shopUnderTest.ts'
import type { Client, TestSite } from '#test/support/site.ts'

let site: TestSite
shopUnderTest((opened) => {
  site = opened
})

const address = { name: 'Ada', line1: 'Kiln 1', city: 'Delft', postcode: '2611 AB', country: 'NL' }

interface Shop {
  manager: Client
  bowl: string
  mug: string
  song: string
}

let opened: Promise<Shop> | null = null

function shop(): Promise<Shop> {
  opened ??= openShop()
  return opened
}

async function openShop(): Promise<Shop> {
  const manager = await site.as('shop_manager')
  const saved = await manager.post('/api/shop/settings', {
    manual_payments: true,
    shipping_zones: [{ title: 'All', rates: [{ title: 'Parcel', amount_minor: 500 }] }],
  })
  expect(saved.status).toBe(200)
  return {
    manager,
    bowl: await publishProduct(site, { title: 'Bowl', metas: { product_price: '20.00' } }),
    mug: await publishProduct(site, { title: 'Mug', metas: { product_price: '9.00' } }),
    song: await publishProduct(site, {
      title: 'Song',
      metas: { product_price: '3.00', product_is_digital: '1' },
    }),
  }
}

const actions = fc.oneof(
  fc.record({
    do: fc.constant('send' as const),
    counts: fc.array(fc.nat(2), { minLength: 3, maxLength: 3 }),
    isPickup: fc.boolean(),
  }),
  fc.record({ do: fc.constant('send all' as const), isPickup: fc.boolean() }),
  fc.record({
    do: fc.constant('refund items' as const),
    counts: fc.array(fc.nat(2), { minLength: 3, maxLength: 3 }),
  }),
  fc.record({ do: fc.constant('refund amount' as const), amount: fc.integer({ min: 1, max: 2500 }) }),
  fc.record({
    do: fc.constantFrom(
      'refund all' as const,
      'cancel' as const,
      'hand over' as const,
      'not handed over' as const,
      'mark paid' as const,
    ),
  }),
)
type Action = typeof actions extends fc.Arbitrary<infer One> ? One : never

const lives = fc.record({
  bought: fc
    .record({ bowl: fc.nat(3), mug: fc.nat(2), song: fc.nat(1) })
    .filter(({ bowl, mug, song }) => bowl + mug + song > 0),
  way: fc.constantFrom('card', 'arrangement', 'unpaid' as const),
  acts: fc.array(actions, { maxLength: 6 }),
})

interface Line {
  id: string
  title: string
  quantity: number
}

/** What the test itself knows to have happened. */
interface Known {
  sent: Map<string, number>
  back: Map<string, number>
  paid: number
  returned: number
  isPending: boolean
  isCancelled: boolean
  isHanded: boolean
  lastPickup: boolean
}

const add = (counts: Map<string, number>, id: string, count: number) =>
  counts.set(id, (counts.get(id) ?? 0) + count)
const owed = ({ sent, back }: Known, { id, title, quantity }: Line) =>
  title === 'Song' ? 0 : Math.max(0, quantity - (sent.get(id) ?? 0) - (back.get(id) ?? 0))

async function act(
  manager: Client,
  path: string,
  lines: readonly Line[],
  known: Known,
  action: Action,
): Promise<void> {
  const chosen =
    'counts' in action
      ? lines.flatMap(({ id }, index) =>
          (action.counts[index] ?? 0) > 0 ? [{ id, quantity: action.counts[index] ?? 0 }] : [],
        )
      : []
  switch (action.do) {
    case 'send':
    case 'send all': {
      const all = lines
        .map((line) => ({ id: line.id, quantity: owed(known, line) }))
        .filter(({ quantity }) => quantity > 0)
      const input =
        action.do === 'send' ? { lines: chosen, is_pickup: action.isPickup } : { is_pickup: action.isPickup }
      if ((await manager.post(`${path}/fulfil`, input)).status !== 200) return
      for (const { id, quantity } of action.do === 'send' ? chosen : all) add(known.sent, id, quantity)
      known.lastPickup = action.isPickup
      return
    }
    case 'refund items':
    case 'refund amount':
    case 'refund all': {
      const input =
        action.do === 'refund items'
          ? { lines: chosen }
          : action.do === 'refund amount'
            ? { amount_minor: action.amount }
            : {}
      const { status, body } = await manager.post(`${path}/refund`, input)
      if (status !== 200) return
      known.returned = body.d.refunded_minor
      const back =
        action.do === 'refund items'
          ? chosen
          : action.do === 'refund all'
            ? lines.map(({ id, quantity }) => ({ id, quantity: quantity - (known.back.get(id) ?? 0) }))
            : []
      for (const { id, quantity } of back) add(known.back, id, quantity)
      return
    }
    case 'cancel':
      if ((await manager.post(`${path}/cancel`)).status === 200)
        Object.assign(known, { isCancelled: true, returned: known.paid })
      return
    case 'hand over':
      if ((await manager.post(`${path}/hand-over`)).status === 200) known.isHanded = true
      return
    case 'not handed over':
      if ((await manager.post(`${path}/hand-over/undo`)).status === 200) known.isHanded = false
      return
    case 'mark paid': {
      const { status, body } = await manager.post(`${path}/mark-paid`)
      if (status === 200) Object.assign(known, { paid: body.d.paid_minor, isPending: false })
    }
  }
}

async function listed(manager: Client, needs: string): Promise<string[]> {
  const { body } = await manager.get('/api/shop/orders', { needs, limit: '100' })
  return body.d.items.map(({ id }: { id: string }) => id)
}

test('1.4 whatever happens to an order, it is in a view exactly while the shop owes something by it', async () => {
  const { manager, ...products } = await shop()
  await fc.assert(
    fc.asyncProperty(lives, async ({ bought, way, acts }) => {
      const buyer = await site.as('member')
      for (const name of ['bowl', 'mug', 'song'] as const)
        if (bought[name] > 0) await addToCart(buyer, products[name], { quantity: bought[name] })
      await buyer.post('/api/shop/checkout', {
        address,
        payment_method: way === 'arrangement' ? 'manual' : 'card',
      })
      const paymentSession = String((await createPaymentSession(buyer)).body.d)
      if (way === 'card') await press(site, paymentSession, 'pay')
      const [{ id }] = (await buyer.get('/api/shop/orders')).body.d.items
      const path = `/api/shop/orders/${id}`
      const made = (await manager.get(path)).body.d
      const known: Known = {
        sent: new Map(),
        back: new Map(),
        paid: made.paid_minor,
        returned: 0,
        isPending: way === 'unpaid',
        isCancelled: false,
        isHanded: false,
        lastPickup: false,
      }
      for (const action of [null, ...acts]) {
        if (action) await act(manager, path, made.lines, known, action)
        const order = (await manager.get(path)).body.d
        const isGone = known.paid > 0 && known.returned >= known.paid
        const left = made.lines.reduce((sum: number, line: Line) => sum + owed(known, line), 0)
        const isOpen = !known.isPending && !known.isCancelled && !isGone
        const owesGoods = isOpen && left > 0
        const description = `${JSON.stringify({ bought, way, acts, action })}: ${order.status}`
        expect(order.needs.includes('packing'), description).toBe(owesGoods)
        expect((await listed(manager, 'packing')).includes(id), description).toBe(owesGoods)
        if (isOpen)
          expect(
            order.lines.reduce((sum: number, line: { to_send: number }) => sum + line.to_send, 0),
            description,
          ).toBe(left)
        expect((await listed(manager, 'handing_over')).includes(id), description).toBe(
          isOpen && order.fulfilment_state === 'ready_for_pickup' && !known.isHanded,
        )
        expect((await listed(manager, 'attention')).includes(id), description).toBe(false)
        expect((await listed(manager, 'todo')).includes(id), description).toBe(
          order.needs.some((need: string) => need !== 'payment'),
        )
        expect((await listed(manager, 'payment')).includes(id), description).toBe(
          !known.isCancelled && known.paid === 0,
        )
        if (owesGoods) expect(['to_pack', 'partly_sent'], description).toContain(order.status)
        else expect(['to_pack', 'partly_sent'], description).not.toContain(order.status)
        if (isGone && !known.isCancelled) expect(order.status, description).toBe('refunded')
        if (known.isCancelled) expect(order.status, description).toBe('cancelled')
        expect(
          (
            await manager.get('/api/shop/orders', { status: order.status, keywords: order.number })
          ).body.d.items.map((row: { id: string }) => row.id),
          description,
        ).toContain(id)
        // What is done leaves no part-sent order behind that nothing can be sent of.
        if (isOpen && left === 0) expect(order.fulfilment_state, description).not.toBe('partial')
      }
      await manager.post(`${path}/cancel`)
    }),
    { numRuns: isLong ? 25 : 8 },
  )
  // The tabs, the menu and Home count what the views show.
  const counts = (await manager.get('/api/shop/order-counts')).body.d
  for (const needs of ['todo', 'packing', 'handing_over', 'attention', 'payment'])
    expect([needs, counts[needs]]).toEqual([
      needs,
      (await manager.get('/api/shop/orders', { needs })).body.d.pagination.total,
    ])
  expect(counts.all).toBe((await manager.get('/api/shop/orders')).body.d.pagination.total)
  const { sales } = (await manager.get('/api/dashboard/summary')).body.d
  expect(sales.waiting).toBe(
    (await manager.get('/api/shop/orders', { needs: 'packing' })).body.d.pagination.total,
  )
  expect(sales.handing_over).toBe(
    (await manager.get('/api/shop/orders', { needs: 'handing_over' })).body.d.pagination.total,
  )
})

test('F-SHOP-13 what was marked as handed over by mistake is open again, where it was before, and the timeline says so', async () => {
  const { manager, bowl } = await shop()
  for (const [isPickup, waits, done] of [
    [true, 'ready_for_pickup', 'picked_up'],
    [false, 'shipped', 'delivered'],
  ] as const) {
    const buyer = await site.as('member')
    await addToCart(buyer, bowl)
    await buyer.post('/api/shop/checkout', { address })
    await press(site, String((await createPaymentSession(buyer)).body.d), 'pay')
    const path = `/api/shop/orders/${(await buyer.get('/api/shop/orders')).body.d.items[0].id}`
    expect((await manager.post(`${path}/hand-over/undo`)).body.error?.code).toBe('order.move')
    await manager.post(`${path}/fulfil`, { is_pickup: isPickup })
    expect((await manager.post(`${path}/hand-over/undo`)).body.error?.code).toBe('order.move')
    expect((await manager.post(`${path}/hand-over`)).body.d).toMatchObject({
      status: done,
      order_state: 'completed',
    })
    const back = (await manager.post(`${path}/hand-over/undo`)).body.d
    expect(back).toMatchObject({
      status: waits,
      order_state: 'placed',
      needs: isPickup ? ['handing_over'] : [],
    })
    expect(back.events.at(-1)).toMatchObject({
      kind: 'hand_over_undone',
      data: { fulfilment_state: [done, waits] },
    })
    expect((await manager.post(`${path}/hand-over`)).body.d.status).toBe(done)
  }
})

test('1.4 files are never packed: not in the parcel, not on the packing slip, and the buyer is not told that they are got ready', async () => {
  const { manager, song, bowl } = await shop()
  const buyer = await site.as('member')
  await addToCart(buyer, song)
  await press(site, String((await createPaymentSession(buyer)).body.d), 'pay')
  const [{ id, status, needs }] = (await buyer.get('/api/shop/orders')).body.d.items
  expect([status, needs]).toEqual(['nothing_to_send', []])
  expect((await manager.post(`/api/shop/orders/${id}/fulfil`)).body.error?.code).toBe('fulfil.nothing_left')
  expect((await manager.get('/api/shop/documents', { kind: 'slip', orders: id })).body.error?.code).toBe(
    'document.none',
  )
  const both = await site.as('member')
  await addToCart(both, song)
  await addToCart(both, bowl)
  await both.post('/api/shop/checkout', { address })
  await press(site, String((await createPaymentSession(both)).body.d), 'pay')
  const mixed = (await both.get('/api/shop/orders')).body.d.items[0].id
  const slip = String((await manager.get('/api/shop/documents', { kind: 'slip', orders: mixed })).body.d)
  expect([slip.includes('Bowl'), slip.includes('Song')]).toEqual([true, false])
  expect((await manager.post(`/api/shop/orders/${mixed}/fulfil`)).body.d).toMatchObject({
    status: 'shipped',
    fulfilment_state: 'shipped',
  })
})

test('J-29 the address of an order is changed while something of it is still to be sent, in its country; both are in its timeline', async () => {
  const { manager, bowl } = await shop()
  const buyer = await site.as('member')
  await addToCart(buyer, bowl)
  await buyer.post('/api/shop/checkout', { address })
  await press(site, String((await createPaymentSession(buyer)).body.d), 'pay')
  const path = `/api/shop/orders/${(await buyer.get('/api/shop/orders')).body.d.items[0].id}`
  const other = { ...address, line1: 'Canal 7', city: 'Leiden', postcode: '2311 CD' }
  const changed = (await manager.post(`${path}/address`, { address: other })).body.d
  expect(changed.address).toMatchObject({ line1: 'Canal 7', city: 'Leiden' })
  expect(changed.events.at(-1)).toMatchObject({
    kind: 'address_changed',
    data: { from: { line1: 'Kiln 1' }, to: { line1: 'Canal 7' } },
  })
  expect(
    (await manager.post(`${path}/address`, { address: { ...other, country: 'DE', postcode: '10115' } })).body
      .error?.code,
  ).toBe('order.other_country')
  const { shipments } = (
    await manager.post(`${path}/fulfil`, { carrier: 'DHL Paket', tracking: '0034 0434' })
  ).body.d
  expect(shipments).toMatchObject([{ tracking_url: expect.stringContaining('tracking-id=00340434') }])
  expect((await manager.post(`${path}/address`, { address })).body.error?.code).toBe('order.address_fixed')
})

test('4.3 no call that handles orders is open to whoever is not staff, not even for the own order', async () => {
  const { manager, bowl } = await shop()
  const buyer = await site.as('member')
  await addToCart(buyer, bowl)
  await buyer.post('/api/shop/checkout', { address })
  await press(site, String((await createPaymentSession(buyer)).body.d), 'pay')
  const before = (await buyer.get('/api/shop/orders')).body.d.items[0]
  const path = `/api/shop/orders/${before.id}`
  const calls: [string, object][] = [
    ['refund', {}],
    ['cancel', {}],
    ['fulfil', {}],
    ['hand-over', {}],
    ['hand-over/undo', {}],
    ['mark-paid', {}],
    ['note', { text: 'x' }],
    ['address', { address }],
    ['emails', { kind: 'placed' }],
  ]
  for (const actor of [buyer, site.visitor(), await site.as('author'), await site.as('editor')]) {
    for (const [name, input] of calls)
      expect([401, 403], `${actor.viewer.role} ${name}`).toContain(
        (await actor.post(`${path}/${name}`, input)).status,
      )
    for (const [at, input] of [
      ['/api/shop/orders/fulfil', { orders: [before.id] }],
      ['/api/shop/orders', {}],
      ['/api/shop/csv/orders', {}],
    ] as const) {
      expect([401, 403, 404, 405], `${actor.viewer.role} ${at}`).toContain(
        (await actor.post(at, input)).status,
      )
    }
    expect([401, 403]).toContain((await actor.get('/api/shop/csv/orders')).status)
  }
  expect((await manager.get(path)).body.d).toMatchObject({
    payment_state: 'paid',
    refunded: 0,
    order_state: 'placed',
    fulfilment_state: 'none',
  })
})
