/**
 * One amount, whatever the currency and however it was typed: charged, shown, invoiced, exported and offered to search
 * engines. A small number of orders in daily use, as many as the shop promises with AMOUNTS=2000.
 */
import { expect, test } from 'vitest'
import { fc } from '@fast-check/vitest'
import { createPaymentSession } from '#features/shop/checkout/checkout.ts'
import { checkoutStatusOf } from '#features/shop/checkout/checkoutStatus.ts'
import { orderPagePath } from '#features/shop/orders/accessToken.ts'
import { startFakeStripe } from '#test/support/fakeStripe.ts'
import { pageServer } from '#test/support/pages.ts'
import { contextOf, setCurrency } from '#test/support/shop.ts'
import { testSite } from '#test/support/site.ts'

/** Decimals by ISO 4217, what prices are multiples of for cards, and the decimals that Stripe counts in: a table of the test's own. */
const currencies = [
  ['USD', 2, 1, 2],
  ['EUR', 2, 1, 2],
  ['JPY', 0, 1, 0],
  ['KWD', 3, 10, 3],
  ['HUF', 2, 1, 2],
  ['ISK', 0, 1, 2],
  ['UGX', 0, 1, 2],
  ['MGA', 2, 100, 0],
  ['TWD', 2, 1, 2],
  ['CHF', 2, 1, 2],
  ['INR', 2, 1, 2],
  ['TND', 3, 10, 3],
] as const

const count = Number(process.env.AMOUNTS ?? 12)

const plain = (minor: bigint, decimals: number): string => {
  const digits = String(minor).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
const grouped = (text: string, sign: string) =>
  text.replace(/^\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, sign))

/** How people write it; with the decimals even where a single sign before three digits would be ambiguous. */
const notations: readonly ((amount: string) => string)[] = [
  (amount) => amount,
  (amount) =>
    /\.\d{3}$/.test(amount) ? grouped(amount, '.').replace(/\.(?=\d{3}$)/, ',') : amount.replace('.', ','),
  (amount) =>
    grouped(amount, '\u0000')
      .replace('.', ',')
      .replaceAll('\u0000', amount.includes('.') ? '.' : ' '),
  (amount) => grouped(amount, '\u202f').replace('.', ','),
  (amount) =>
    grouped(amount, "'")
      .replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
      .replace('.', '٫'),
]

/** A single comma before three digits is refused where the language does not say what it is; people are asked again and write a point. */
const asTyped = (amount: string, notation: number) => {
  const text = notations[notation]?.(amount) ?? amount
  return /^\d{1,3},\d{3}$/.test(text) ? amount : text
}

test(`F-SHOP-12 F-SHOP-10 1.2 ${count} orders in 12 currencies typed in five notations are the same amount everywhere`, async () => {
  const stripe = await startFakeStripe()
  let now = Date.parse('2026-06-01T00:00:00Z')
  const site = await testSite({
    clock: { now: () => new Date(now) },
    environment: { ...stripe.environment, SITE_URL: 'http://127.0.0.1', TRUSTED_PROXIES: '1' },
  })
  const pages = await pageServer(site)
  const admin = await site.as('administrator')
  const text = async (path: string) =>
    (await fetch(site.url + path, { headers: { cookie: `autht=${admin.cookies.get('autht')}` } })).text()
  const made: { id: string; number: string; code: string; unit: string; total: string }[] = []
  let compared = 0
  try {
    for (const [at, [code, decimals, step, ofStripe]] of currencies.entries()) {
      if (at === 0) await setCurrency(site, code)
      else expect((await admin.post('/api/shop/currency', { to: code })).status).toBe(200)
      const share = Math.floor(count / currencies.length) + (at < count % currencies.length ? 1 : 0)
      const orders = fc.sample(
        fc.tuple(
          fc.integer({ min: code === 'HUF' ? 17_500 : 200, max: 3_000_000 }),
          fc.integer({ min: 1, max: 9 }),
        ),
        { numRuns: share, seed: at + 1 },
      )
      const own: typeof made = []
      const sold: string[] = []
      for (const [size, quantity] of orders) {
        now += 1000
        const notation = compared % notations.length
        const minor = BigInt(size) * BigInt(step)
        const [unit, total] = [plain(minor, decimals), plain(minor * BigInt(quantity), decimals)]
        const typed = asTyped(unit, notation)
        const saved = await admin.post('/api/posts', {
          type: 'product',
          status: 'published',
          title: `At ${unit}`,
          metas: [
            { name: 'product_price', value: typed },
            { name: 'product_is_digital', value: '1' },
          ],
          value: [{ id: `b${size}-${quantity}`, type: 'product', state: {}, children: [] }],
        })
        expect([typed, saved.status, saved.body.error?.message]).toEqual([typed, 200, undefined])
        const page = (await pages.get(saved.body.d.url)).html
        const offers = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
          .map((match) => JSON.parse(match[1] ?? ''))
          .find((one) => one['@type'] === 'Product')?.offers
        const buyer = site.visitor()
        // Buyers of each currency come from an IP address of their own: one may fill 600 carts a minute.
        const put = await buyer.call(
          'POST',
          '/api/shop/cart',
          { post_id: saved.body.d.id, value: {}, quantity },
          { 'x-forwarded-for': `10.0.0.${at + 1}` },
        )
        expect(put.status).toBe(200)
        // The calls themselves let nobody try so often in a minute; what they do is the same.
        const context = contextOf(site, buyer)
        await createPaymentSession(context)
        const charged = [...stripe.sessions.values()].at(-1)
        if (!charged) throw new Error('no session')
        stripe.act(charged.id, 'pay')
        const { order, status } = await checkoutStatusOf(context, charged.id)
        // Stripe's number with its own decimals is the amount with its own.
        const units = 10n ** BigInt(ofStripe) * minor * BigInt(quantity)
        expect({
          typed,
          status,
          charged: [BigInt(charged.amount_total) * 10n ** BigInt(decimals), charged.currency.toUpperCase()],
          offered: [offers?.price, offers?.priceCurrency],
          answered: order?.total,
        }).toEqual({
          typed,
          status: 'paid',
          charged: [units, code],
          offered: [unit, code],
          answered: Number(total),
        })
        expect(page, `${code} ${unit} on the product's page`).toContain(grouped(unit, ','))
        if (!order) throw new Error('no order')
        own.push({ id: order.id, number: order.number, code, unit, total })
        sold.push(saved.body.d.id)
        compared += 1
      }
      made.push(...own)
      // Of the past are orders only: their products go, and the currency changes behind them.
      for (const id of sold) await admin.delete(`/api/posts/${id}?forever=true`)
    }
    // Everything is looked at when all currencies have changed.
    const rows = new Map(
      (await text('/api/shop/csv/orders')).split('\r\n').map((line) => [line.split(',')[0], line.split(',')]),
    )
    const head = rows.get('number') ?? []
    for (const { id, number, code, unit, total } of made) {
      const row = rows.get(number) ?? []
      const cell = (name: string) => row.at(head.indexOf(name) - head.length)
      expect([number, row[head.indexOf('currency')], cell('total'), cell('paid'), cell('unit')]).toEqual([
        number,
        code,
        total,
        total,
        unit,
      ])
      const invoice = await text(`/api/shop/documents?kind=invoice&orders=${id}`)
      expect(invoice, `${code} ${total} on the invoice`).toContain(grouped(total, ','))
      const shown = (await pages.get(orderPagePath(site.platform, { id, number }))).html
      expect(shown, `${code} ${total} on the buyer's page`).toMatch(
        new RegExp(`[^\\d.,]${grouped(total, ',').replaceAll('.', '\\.')}(?![\\d.,]\\d)`),
      )
      expect((await admin.get(`/api/shop/orders/${id}`)).body.d).toMatchObject({
        currency: code,
        total: Number(total),
      })
    }
    expect(compared).toBe(count)
  } finally {
    await pages.close()
    await site.close()
    await stripe.close()
  }
}, 3_600_000)
