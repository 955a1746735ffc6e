/**
 * 13.2 Who reads what in which language: a page, an email and a document that of the site, the dashboard and its answers
 * that of the person; several at once in one process. In the pseudo language nothing stands outside the catalogues.
 */
import { createServer } from 'node:http'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import CartSummary from '#blocks/cart-summary/view.tsx'
import { cartSummary } from '#blocks/cart-summary/texts/cartSummary.ts'
import { samplePage } from '#blocks/sampleData.testing.ts'
import { documentReply } from '#features/shop/documents/documentPage.ts'
import { printed } from '#features/shop/documents/texts/printed.ts'
import { emailAsText, fillTemplate } from '#features/shop/email/fillTemplate.ts'
import { emailDefinitions, emailKinds } from '#features/shop/email/emailKinds.ts'
import { orderStatuses } from '#features/shop/orders/orderStates.ts'
import { orderTexts } from '#features/shop/orders/orderTexts.ts'
import { currentLanguage, pseudoLanguage } from '#platform/language/current.ts'
import { formatList, formatNumber } from '#platform/language/format.ts'
import { inLanguage } from '#platform/language/inLanguage.ts'
import { dashboardHandler } from '#dashboard/shell.ts'
import { features } from '#features.ts'
import { addToCart, createPaymentSession, press, publishProduct, setCurrency } from '#test/support/shop.ts'
import { unbuilt } from '#test/support/pages.ts'
import { testSite, type TestSite } from '#test/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

/** What people read of markup. */
const readIn = (html: string): string[] =>
  html
    .replace(/<(style|script)[^>]*>[\s\S]*?<\/\1>/g, '')
    .split(/<[^>]*>/)
    .filter((text) => /\p{L}/u.test(text))

/** Without what the catalogues and the data of the test gave, one within the other: what is left was written beside them. */
function rest(text: string): string {
  const without = text.replace(/⟦[^⟦⟧]*⟧/g, '').replace(/\bx+\b/g, '')
  return without === text ? text : rest(without)
}
const outside = (texts: readonly string[]): string[] => texts.filter((text) => /\p{L}/u.test(rest(text)))

test('13.2 an answer speaks the language of the person, else that of the site, also where both ask at once', async () => {
  const administrator = await site.as('administrator')
  const spanish = await site.as('shop_manager', 'maria')
  const other = await site.as('shop_manager', 'otto')
  await administrator.post('/api/options', { name: 'site_language', value: 'de' })
  await spanish.post('/api/users/me', { preferences: { language: 'es' } })
  const input = { variant_id: site.platform.newId(), quantity: 3 }
  const asked = await Promise.all(
    [spanish, other, spanish, other].map((client) => client.post('/api/shop/stock', input)),
  )
  const shown = asked.map(({ body }) => body.error?.message)
  expect(shown).toEqual([
    'Esta variante de producto no existe.',
    'Diese Produktvariante gibt es nicht.',
    'Esta variante de producto no existe.',
    'Diese Produktvariante gibt es nicht.',
  ])
})

test('13.2 the given text of an email is that of the site, its title that of who edits it', async () => {
  const administrator = await site.as('administrator', 'ines')
  await administrator.post('/api/options', { name: 'site_language', value: 'de' })
  await administrator.post('/api/users/me', { preferences: { language: 'es' } })
  const { body } = await administrator.get('/api/shop/email-templates')
  const row = body.d.find(({ kind }: { kind: string }) => kind === 'low_stock')
  expect(row).toMatchObject({
    title: 'Pocas existencias',
    subject: '{site_name}: Einige Produkte werden knapp',
    is_own: false,
  })
})

test('13.2 emails and invoices of an order are in the language of the site, whoever causes them', async () => {
  const administrator = await site.as('administrator', 'ute')
  const manager = await site.as('shop_manager', 'rosa')
  const buyer = await site.as('member', 'kim')
  await setCurrency(site, 'EUR')
  await administrator.post('/api/options', { name: 'site_language', value: 'de' })
  await manager.post('/api/users/me', { preferences: { language: 'es' } })
  await buyer.post('/api/users/me', { preferences: { language: 'es' } })

  await addToCart(buyer, await publishProduct(site))
  const address = { name: 'Kim', line1: 'Kiln 9', city: 'Delft', postcode: '2611 AB', country: 'NL' }
  await buyer.post('/api/shop/checkout', { email: 'kim@example.test', address })
  await press(site, (await createPaymentSession(buyer)).body.d, 'pay')
  const order = (await buyer.get('/api/shop/orders')).body.d.items[0]
  expect((await manager.post(`/api/shop/orders/${order.id}/fulfil`, { carrier: 'DHL' })).status).toBe(200)
  const tooMuch = await manager.post(`/api/shop/orders/${order.id}/refund`, { amount_minor: 9_999_999 })
  expect(tooMuch.body.error).toMatchObject({
    code: 'refund.too_much',
    message: expect.stringMatching(/^Como máximo se pueden reembolsar todavía \d+,\d\d\s\S+\.$/),
  })
  expect((await manager.post(`/api/shop/orders/${order.id}/refund`, { restock: true })).status).toBe(200)
  const { items } = (await manager.get('/api/shop/emails', { order_id: order.id })).body.d
  expect(
    items.map(({ subject }: { subject: string }) => subject.replace(/^.*?: | \(.*$/g, '')).sort(),
  ).toEqual(['Danke für deine Bestellung', 'Deine Bestellung ist unterwegs', 'Deine Erstattung'].sort())
  const placed = items.find(({ subject }: { subject: string }) => subject.includes('Danke'))
  const { text } = (await manager.get(`/api/shop/emails/${placed.id}`)).body.d
  expect(text).toContain('TESTZAHLUNG')
  expect(text).toContain('Gesamt: ')

  const invoice = await manager.get('/api/shop/documents', { kind: 'invoice', orders: order.id })
  const words = readIn(String(invoice.body.d))
  expect(words).toEqual(expect.arrayContaining(['Zwischensumme', 'Gesamt', 'Erstattet']))
  const day = new Intl.DateTimeFormat('de', { dateStyle: 'long' }).format(site.platform.clock.now())
  expect(words).toContain(day)
})

test('13.2 the types and taxonomies that every site has are called in the language of whoever asks, until they are renamed', async () => {
  const administrator = await site.as('administrator', 'nele')
  await administrator.post('/api/users/me', { preferences: { language: 'de' } })
  const titleIn = async (path: string, by: string, name: string) => {
    const { body } = await administrator.get(path)
    return body.d.find((one: Record<string, string>) => one[by] === name)?.title
  }
  expect(await titleIn('/api/types', 'slug', 'post')).toBe('Beitrag')
  expect(await titleIn('/api/taxonomies', 'name', 'category')).toBe('Kategorien')
  const currencies: { code: string; name: string }[] = (await administrator.get('/api/options/currencies'))
    .body.d
  expect(currencies.find(({ code }) => code === 'USD')?.name).toBe('US-Dollar')
  await administrator.post('/api/types', { slug: 'post', title: 'Beitrag', description: 'Was neu ist' })
  await administrator.post('/api/types', { slug: 'page', title: 'Blatt' })
  await administrator.post('/api/taxonomies', { name: 'category', title: 'Kategorien' })
  await administrator.post('/api/taxonomies', { name: 'tag', title: 'Stichworte' })
  await administrator.post('/api/users/me', { preferences: { language: 'es' } })
  expect(await titleIn('/api/types', 'slug', 'post'), 'sent back as it was shown').toBe('Entrada')
  expect(await titleIn('/api/types', 'slug', 'page'), 'a name of its own').toBe('Blatt')
  expect(await titleIn('/api/taxonomies', 'name', 'category')).toBe('Categorías')
  expect(await titleIn('/api/taxonomies', 'name', 'tag')).toBe('Stichworte')
  const { body } = await administrator.post('/api/redirects', {
    from_path: '/cart',
    to_path: '/x',
    code: 301,
  })
  expect(body.error?.message).toMatch(/^La ruta \/cart muestra el carrito;/)
})

test('13.2 the dashboard says which language it is in, and loads the files of that one', async () => {
  const administrator = await site.as('administrator', 'uwe')
  await administrator.post('/api/options', { name: 'site_language', value: 'es' })
  const entries: string[] = []
  const assets = {
    ...unbuilt,
    entry: (source: string) => {
      entries.push(`${currentLanguage()} ${source}`)
      return null
    },
  }
  const handler = dashboardHandler(site.platform, assets, features.authenticate)
  const server = createServer((request, response) => void handler(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const open = async () => {
    const cookie = [...administrator.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(`http://127.0.0.1:${port}/user/stock`, { headers: { cookie } })
    return /<html lang="([^"]*)"/.exec(await answer.text())?.[1]
  }
  expect(await open(), 'that of the site').toBe('es')
  await administrator.post('/api/users/me', { preferences: { language: 'de' } })
  expect(await open(), 'that of the person').toBe('de')
  expect(entries).toContain('de src/dashboard/boot.tsx')
  server.close()
})

test('13.2 counts, numbers and lists are written as the language writes them', () => {
  const written = (tag: string) =>
    inLanguage(tag, () => [
      cartSummary.items({ count: 1 }),
      cartSummary.items({ count: 12_345 }),
      formatNumber(12_345.5),
      formatList(['a', 'b', 'c']),
    ])
  expect(written('en')).toEqual(['1 item', '12,345 items', '12,345.5', 'a, b, and c'])
  expect(written('de')).toEqual(['1 Artikel', '12.345 Artikel', '12.345,5', 'a, b und c'])
  expect(written('de-AT')[0], 'texts of German').toBe('1 Artikel')
  expect(written('fr')[0], 'no texts of its own').toBe('1 item')
  expect(written('es')).toEqual(['1 artículo', '12.345 artículos', '12.345,5', 'a, b y c'])
})

test('13.2 in the pseudo language no text of a block, an email or a document stands outside the catalogues', () => {
  inLanguage(pseudoLanguage, () => {
    const block = renderToStaticMarkup(
      createElement(CartSummary, {
        block: { id: 'cart000001', type: 'cart-summary' },
        state: {},
        data: null,
        page: samplePage,
      }),
    )
    expect(readIn(block).length).toBeGreaterThan(1)
    expect(outside(readIn(block))).toEqual([])

    for (const kind of emailKinds) {
      const { placeholders, ofPart, ...given } = emailDefinitions[kind]
      const values = Object.fromEntries(placeholders.map((name) => [name, 'xx']))
      for (const text of [given, ...Object.values(ofPart ?? {})]) {
        const email = fillTemplate(text, values)
        expect(outside([email.subject, emailAsText(email)]), kind).toEqual([])
      }
    }
    expect(outside([emailDefinitions.shipped.title, emailDefinitions.new.moment])).toEqual([])

    for (const status of orderStatuses) {
      for (const payment_state of ['unpaid', 'paid', 'partially_refunded'] as const) {
        const shown = orderTexts({
          status,
          payment_state,
          order_state: 'placed',
          has_downloads: false,
          is_test: false,
          lines: [],
        })
        expect(outside([shown.title, shown.line]), status).toEqual([])
      }
    }

    const document = {
      kind: 'slip',
      number: 'xx',
      orderNumber: 'xx',
      invoiceNumber: null,
      date: 'xx',
      isTest: true,
      from: ['xx'],
      to: ['xx'],
      lines: [{ title: 'xx', detail: '', quantity: 1, unit: '', total: '' }],
      sums: [],
      note: '',
      takenFrom: 'xx',
    } as const
    const documents = [document, { ...document, kind: 'invoice' } as const].map((one) => ({
      ...one,
      from: [...one.from],
      to: [...one.to],
      lines: [...one.lines],
      sums: [],
    }))
    const html = Buffer.from(documentReply(documents).bytes).toString()
    expect(readIn(html).length).toBeGreaterThan(10)
    expect(outside(readIn(html))).toEqual([])
    expect(printed.print).toMatch(/^⟦/)
  })
  expect(outside(readIn('<p>⟦Prínt⟧ it</p>'))).toEqual(['⟦Prínt⟧ it'])
})
