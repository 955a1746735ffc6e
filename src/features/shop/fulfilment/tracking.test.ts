/** Parcels of an order: what is in each, and its tracking that is added or put right after it was sent (F-SHOP-13). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageServer, type PageServer } from '#test/support/pages.ts'
import { addToCart, createPaymentSession, press, publishProduct, setCurrency } from '#test/support/shop.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'

let site: TestSite
let pages: PageServer
let manager: Client
beforeAll(async () => {
  site = await testSite()
  await setCurrency(site, 'EUR')
  pages = await pageServer(site)
  manager = await site.as('shop_manager')
})
afterAll(async () => {
  await pages.close()
  await site.close()
})

const address = { name: 'Ada', line1: 'Kiln 9', city: 'Delft', postcode: '2611 AB', country: 'NL' }
interface Line {
  id: string
  title: string
}

async function bought(): Promise<{ id: string; path: string; pageUrl: string; lines: Line[] }> {
  const buyer = await site.as('member')
  await addToCart(buyer, await publishProduct(site, { title: 'Oat bowl' }), { quantity: 2 })
  await addToCart(buyer, await publishProduct(site, { title: 'Ash cup' }))
  await buyer.post('/api/shop/checkout', { email: 'ada@example.test', address })
  await press(site, (await createPaymentSession(buyer)).body.d, 'pay')
  const { id } = (await buyer.get('/api/shop/orders')).body.d.items[0]
  const { page_url: pageUrl, lines } = (await buyer.get(`/api/shop/orders/${id}`)).body.d
  return { id, path: `/api/shop/orders/${id}`, pageUrl, lines }
}

const idOf = (lines: Line[], title: string) => lines.find((line) => line.title === title)?.id ?? ''
const plain = (html: string) => html.replaceAll('<!-- -->', '')
const shippedEmails = async (id: string) =>
  (await manager.get('/api/shop/emails', { order_id: id })).body.d.items.filter(
    ({ subject }: { subject: string }) => subject.includes('on its way'),
  )

test('F-SHOP-13 each parcel says what is in it, for the shop and for the buyer', async () => {
  const { path, pageUrl, lines } = await bought()
  await manager.post(`${path}/fulfil`, {
    carrier: 'Post',
    tracking: 'A1',
    lines: [{ id: idOf(lines, 'Oat bowl'), quantity: 1 }],
  })
  const { shipments } = (await manager.post(`${path}/fulfil`, { carrier: 'Post', tracking: 'A2' })).body.d
  const parcels = shipments.map((parcel: { lines: { title: string; quantity: number }[] }) =>
    parcel.lines.map(({ title, quantity }) => `${quantity} ${title}`),
  )
  expect(parcels).toEqual([['1 Oat bowl'], ['1 Oat bowl', '1 Ash cup']])
  const page = plain((await pages.get(pageUrl)).html)
  expect(page).toMatch(/A1.*1 × Oat bowl.*A2.*1 × Oat bowl, 1 × Ash cup/s)
})

const markSent = (id: string) =>
  site.platform.db
    .updateTable('outbox')
    .set({ sent_at: new Date() })
    .where('dedupe_key', 'like', `order ${id} shipment %`)
    .execute()
const emailText = async (id: string): Promise<string> =>
  (await manager.get(`/api/shop/emails/${id}`)).body.d.text

test('F-SHOP-13 the email of a parcel lists what is in it and what is still to come, without sums', async () => {
  const { id, path, lines } = await bought()
  await manager.post(`${path}/fulfil`, {
    tracking: 'A1',
    lines: [{ id: idOf(lines, 'Oat bowl'), quantity: 1 }],
  })
  const [first] = await shippedEmails(id)
  expect(first.subject).toContain('A part of your order is on its way')
  const firstText = await emailText(first.id)
  expect(firstText).toMatch(
    /A part of your order is on its way\.\n\nTracking: A1\n\nIn this parcel: 1 × Oat bowl\n\nThe rest follows: 1 × Oat bowl, 1 × Ash cup\n\n/,
  )
  await manager.post(`${path}/fulfil`, {})
  const [second] = await shippedEmails(id)
  const secondText = await emailText(second.id)
  expect(secondText).toMatch(
    /The rest of your order is on its way\.\n\nIn this parcel: 1 × Oat bowl\n1 × Ash cup\n\n/,
  )
  expect(secondText).not.toContain('follows')
  for (const text of [firstText, secondText]) expect(text).not.toMatch(/€|Total|has left us/)

  const whole = await bought()
  await manager.post(`${whole.path}/fulfil`, {})
  const [only] = await shippedEmails(whole.id)
  expect(only.subject).toContain('Your order is on its way')
  expect(await emailText(only.id)).toMatch(
    /Your order is on its way\.\n\nIn this parcel: 2 × Oat bowl\n1 × Ash cup\n\n/,
  )
})

test('F-SHOP-13 an own text about parcels that has no place for what is still to come ends with it', async () => {
  const own = { subject: 'Envoi {order_number} on its way', text: 'Bonjour\n\n{order_lines}' }
  expect((await manager.post('/api/shop/email-templates', { kind: 'shipped', own })).status).toBe(200)
  const { id, path, lines } = await bought()
  await manager.post(`${path}/fulfil`, { lines: [{ id: idOf(lines, 'Oat bowl'), quantity: 2 }] })
  const [first] = await shippedEmails(id)
  expect(await emailText(first.id)).toMatch(/Bonjour\n\n2 × Oat bowl\n\nThe rest follows: 1 × Ash cup$/)
  await manager.post(`${path}/fulfil`, {})
  const [last] = await shippedEmails(id)
  expect(await emailText(last.id)).toMatch(/Bonjour\n\n1 × Ash cup$/)
  await manager.post('/api/shop/email-templates', { kind: 'shipped', own: null })
})

test('F-SHOP-13 tracking is added and put right after the parcel was sent, the history says what it was, and an email goes only where asked for', async () => {
  const { id, path, pageUrl, lines } = await bought()
  const first = (
    await manager.post(`${path}/fulfil`, { lines: [{ id: idOf(lines, 'Oat bowl'), quantity: 2 }] })
  ).body.d.shipments[0]
  await manager.post(`${path}/fulfil`, { carrier: 'Post', tracking: 'OTHER-1' })
  const track = (input: Record<string, unknown>) =>
    manager.post(`/api/shop/shipments/${first.id}/tracking`, input)

  const added = await track({ carrier: 'DHL', tracking: 'JD 1' })
  expect([added.status, added.body.d.shipments[0]]).toMatchObject([
    200,
    { carrier: 'DHL', tracking: 'JD 1', tracking_url: expect.stringContaining('tracking-id=JD1') },
  ])
  expect(added.body.d.events.at(-1)).toMatchObject({
    kind: 'tracking_changed',
    actor: manager.viewer.name,
    data: { from: '', to: 'DHL JD 1' },
  })
  // The email of this parcel still waits: it is written anew, and stays the only one.
  const waiting = await shippedEmails(id)
  expect(waiting).toHaveLength(2)
  expect(await emailText(waiting[0].id)).toContain('Tracking: DHL JD 1')
  await markSent(id)

  const quiet = await track({ carrier: 'DHL', tracking: 'JD 2' })
  expect([quiet.status, await shippedEmails(id)]).toMatchObject([200, [{ state: 'sent' }, { state: 'sent' }]])

  const changed = (await track({ carrier: 'UPS', tracking: '1Z9', send_email: true })).body.d
  expect(changed.events.at(-1)).toMatchObject({
    kind: 'tracking_changed',
    data: { from: 'DHL JD 2', to: 'UPS 1Z9' },
  })
  expect(changed.shipments.map(({ tracking }: { tracking: string }) => tracking)).toEqual(['1Z9', 'OTHER-1'])
  const emails = await shippedEmails(id)
  expect(emails).toHaveLength(3)
  const text = await emailText(emails[0].id)
  expect(text).toContain('Tracking: UPS 1Z9')
  expect(text).not.toContain('OTHER-1')
  // Asked for again while it waits: never two of the same parcel.
  await track({ carrier: 'UPS', tracking: '1Z10', send_email: true })
  const again = await shippedEmails(id)
  expect(again).toHaveLength(3)
  expect(await emailText(again[0].id)).toContain('Tracking: UPS 1Z10')
  await track({ carrier: 'UPS', tracking: '1Z9' })
  expect(await shippedEmails(id)).toHaveLength(3)
  const page = plain((await pages.get(pageUrl)).html)
  expect(page).toContain('UPS, 1Z9')
  expect(page).not.toContain('JD 1')

  // What is saved as it was changes nothing; the other parcel keeps its own.
  const same = (await track({ carrier: 'UPS', tracking: '1Z9' })).body.d
  expect(same.events).toHaveLength(changed.events.length + 2)
})

test('F-SHOP-13 tracking is refused for what is collected, for a parcel that is not there, and for a link that is none', async () => {
  const { path, lines } = await bought()
  const [parcel] = (
    await manager.post(`${path}/fulfil`, {
      is_pickup: true,
      lines: [{ id: idOf(lines, 'Ash cup'), quantity: 1 }],
    })
  ).body.d.shipments
  const pickup = await manager.post(`/api/shop/shipments/${parcel.id}/tracking`, {
    carrier: 'DHL',
    tracking: '1',
  })
  expect([pickup.status, pickup.body.error?.code]).toEqual([422, 'shipment.collected'])
  const missing = await manager.post(`/api/shop/shipments/${site.platform.newId()}/tracking`, {
    carrier: 'DHL',
    tracking: '1',
  })
  expect([missing.status, missing.body.error?.code]).toEqual([404, 'shipment.missing'])
  const wrong = await manager.post(`/api/shop/shipments/${parcel.id}/tracking`, {
    carrier: 'DHL',
    tracking: '1',
    tracking_url: 'javascript:alert(1)',
  })
  expect(wrong.body.error?.data?.fields).toMatchObject([{ field: 'tracking_url' }])
  expect(
    (
      await (
        await site.as('member')
      ).post(`/api/shop/shipments/${parcel.id}/tracking`, { carrier: 'DHL', tracking: '1' })
    ).status,
  ).toBe(403)
})

test('F-SHOP-13 the email of a refund names the items and the money that go back, and nothing like a bill', async () => {
  const { id, path, lines } = await bought()
  const refundEmails = async (): Promise<string[]> => {
    const { items } = (await manager.get('/api/shop/emails', { order_id: id })).body.d
    const found = items.filter(({ subject }: { subject: string }) => subject.includes('Your refund'))
    return Promise.all(found.map((email: { id: string }) => emailText(email.id)))
  }
  await manager.post(`${path}/refund`, {
    lines: [{ id: idOf(lines, 'Oat bowl'), quantity: 1 }],
    reason: 'Difficult customer',
  })
  const [first] = await refundEmails()
  expect(first).toMatch(
    /Refund: €20\.00\n\nReason: Difficult customer\n\nRefunded: 1 × Oat bowl\n\nSee your order: /,
  )
  expect(first).not.toMatch(/Total|Ash cup/)
  expect(first?.match(/€/g)).toHaveLength(1)
  // Money without items: what was bought is not told as given back.
  await manager.post(`${path}/refund`, { amount_minor: 500 })
  const [second] = await refundEmails()
  expect(second).toMatch(/Refund: €5\.00\n\nSee your order: /)
})

test('F-SHOP-13 after a refund of a part, the customer reads at the line how many of it were refunded', async () => {
  const { path, pageUrl, lines } = await bought()
  expect(plain((await pages.get(pageUrl)).html)).not.toContain('refunded')
  await manager.post(`${path}/refund`, { lines: [{ id: idOf(lines, 'Oat bowl'), quantity: 1 }] })
  expect(plain((await pages.get(pageUrl)).html)).toMatch(/2 × Oat bowl<small> 1 of 2 refunded<\/small>/)
  await manager.post(`${path}/refund`, { lines: [{ id: idOf(lines, 'Oat bowl'), quantity: 1 }] })
  expect(plain((await pages.get(pageUrl)).html)).toMatch(/2 × Oat bowl<small> Refunded<\/small>/)
})
