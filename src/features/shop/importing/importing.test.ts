/** CSV in and out of a running shop: nothing is written before it is asked for, what goes out comes back unchanged, a stop costs nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addToCart,
  createPaymentSession,
  press,
  publishProduct,
  paymentSessionOf,
  setCurrency,
} from '#test/support/shop.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { brokenInvariants } from '../health/invariants.ts'
import { csvLine } from '#platform/csv.ts'
import type { CsvKindName } from './importKind.ts'
import { startRun } from './importRuns.ts'
import { continueRun } from './continueRun.ts'

let site: TestSite
let manager: Client
let admin: Client
beforeAll(async () => {
  site = await testSite()
  await setCurrency(site, 'EUR')
  manager = await site.as('shop_manager')
  admin = await site.as('administrator')
  await admin.post('/api/shop/stores', { title: 'Kiln Lane', value: 'kiln_lane' })
  await admin.post('/api/shop/stores', { title: 'Harbour', value: 'harbour' })
})
afterAll(() => site.close())

const file = (...rows: string[][]) => rows.map(csvLine).join('')
const taken = async (kind: CsvKindName): Promise<string> => (await admin.get(`/api/shop/csv/${kind}`)).body.d

async function run(id: string) {
  while (await continueRun(site.platform, id)) continue
  return (await admin.get('/api/shop/imports')).body.d.find((one: { id: string }) => one.id === id)
}

async function look(kind: CsvKindName, text: string, client = admin) {
  const sent = await client.call('POST', `/api/shop/csv/${kind}?name=x.csv`, text, {
    'content-type': 'text/csv',
  })
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  return run(sent.body.d.id)
}

async function write(checked: { id: string }, client = admin) {
  const sent = await client.post(`/api/shop/imports/${checked.id}/write`)
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  return run(sent.body.d.id)
}

const products = async () =>
  (await admin.get('/api/posts', { type: 'product', status: 'any', limit: '100' })).body.d.items

test('F-SHOP-13 a file makes products with variants; before it is asked for nothing is written; each line that is wrong is told', async () => {
  const text = file(
    [
      'Handle',
      'Title',
      'Status',
      'Option1 name',
      'Option1 value',
      'Option2 name',
      'Option2 value',
      'SKU',
      'Price',
      'Price before',
      'Weight g',
    ],
    ['tall-jug', 'Tall jug', 'published', 'Glaze', 'Oat', 'Size', 'S', 'TJ-OS', '20.00', '', '300'],
    ['tall-jug', 'Tall jug', 'published', 'Glaze', 'Oat', 'Size', 'L', 'TJ-OL', '28.00', '35.00', '420'],
    ['tall-jug', 'Tall jug', 'published', 'Glaze', 'Ink', 'Size', 'S', 'TJ-IS', '22.00', '', '300'],
    ['dear-jug', 'Dear jug', 'published', '', '', '', '', 'DJ', '19.999', '', ''],
    ['=cmd()', '=HYPERLINK("x")', 'draft', '', '', '', '', "'-X", '1,200.00', '', ''],
  )
  const checked = await look('products', text)
  expect(checked).toMatchObject({
    state: 'done',
    is_write: false,
    created: 4,
    refused: 1,
    problems: [{ line: 5, text: expect.stringContaining('“19.999” can be 19999 or 19.999') }],
  })
  expect(await products()).toHaveLength(0)

  const written = await write(checked)
  expect(written).toMatchObject({ state: 'done', is_write: true, created: 4, refused: 1 })
  const jug = (await products()).find(({ title }: { title: string }) => title === 'Tall jug')
  const inventory = (await site.visitor().get(`/api/shop/inventory/${jug.id}`)).body.d
  expect(inventory.variant_keys).toHaveLength(4)
  expect(inventory.stores.kiln_lane['glaze_oat.size_l'].price).toBe(28)
  expect(inventory.stores.kiln_lane['glaze_ink.size_l'].price).toBeNull()
  const report = (await admin.get(`/api/shop/imports/${written.id}/report`)).body.d
  expect(report.split('\r\n')).toEqual(
    expect.arrayContaining(['2,created,Tall jug', expect.stringMatching(/^5,refused,.*19\.999/)]),
  )
  expect(report).toContain(`'=HYPERLINK`)
  expect((await write(checked)).unchanged).toBe(4)
})

test('F-SHOP-13 columns that nobody reads are named, in the words of the file', async () => {
  const checked = await look(
    'products',
    file(['SKU', 'Price', 'Stock', 'Vendor', 'price_harbour'], ['TJ-OS', '20.00', '5', 'Kiln', '']),
  )
  expect(checked).toMatchObject({ state: 'done', unchanged: 1, unknown_columns: ['Stock', 'Vendor'] })
  expect((await look('stock', await taken('stock'))).unknown_columns).toEqual([])
})

test('F-SHOP-13 a product is found by sku alone; only what the file names is changed', async () => {
  const checked = await look(
    'products',
    file(['sku', 'price'], ['TJ-OS', '21.00'], ['TJ-OL', '28.0'], ['NO-SUCH', '1.00']),
  )
  expect(checked).toMatchObject({ changed: 2, unchanged: 0, refused: 1 })
  await write(checked)
  const jug = (await products()).find(({ title }: { title: string }) => title === 'Tall jug')
  expect(
    (await site.visitor().get(`/api/shop/inventory/${jug.id}`)).body.d.stores.harbour['glaze_oat.size_s']
      .price,
  ).toBe(21)
  expect(await taken('products')).toContain('TJ-OL,28.00,35.00,420')
})

test('J-27 barcodes come from a file and go out in it; one that is none is refused with its reason', async () => {
  const checked = await look(
    'products',
    file(['sku', 'gtin'], ['TJ-OS', '4006381333931'], ['TJ-OL', '9638 5074']),
  )
  expect(checked).toMatchObject({ changed: 2, refused: 0 })
  await write(checked)
  expect(await taken('products')).toContain('TJ-OL,28.00,35.00,420,96385074')
  const wrong = await look('products', file(['sku', 'gtin'], ['TJ-OS', '4.00638E+12']))
  expect(wrong).toMatchObject({
    changed: 0,
    refused: 1,
    problems: [{ text: 'Line 2: “4.00638E+12” is not a barcode: it has digits only' }],
  })
  const stock = (await admin.get('/api/shop/stock?keywords=4006381333931')).body.d
  expect(stock.every(({ sku }: { sku: string }) => sku === 'TJ-OS')).toBe(true)
  await write(await look('products', file(['sku', 'gtin'], ['TJ-OS', ''], ['TJ-OL', ''])))
  expect(await taken('products')).toContain('TJ-OL,28.00,35.00,420,,')
})

test('J-27 a barcode that another product has is refused at its field and in a file, with the product that has it', async () => {
  const code = '036000291452'
  await publishProduct(site, { title: 'First jar', metas: { product_price: '9.00', product_gtin: code } })
  const second = { type: 'product', title: 'Second jar', status: 'published' }
  const metas = [
    { name: 'product_price', value: '9.00' },
    { name: 'product_sku', value: 'JAR-2' },
  ]
  const refused = await admin.post('/api/posts', {
    ...second,
    metas: [...metas, { name: 'product_gtin', value: code }],
  })
  expect([refused.status, refused.body.error]).toMatchObject([
    422,
    {
      message: expect.stringContaining('“First jar” has the barcode 036000291452 already'),
      data: { fields: [{ field: 'metas.product_gtin' }] },
    },
  ])
  expect((await admin.post('/api/posts', { ...second, metas })).status).toBe(200)
  expect(await look('products', file(['sku', 'gtin'], ['JAR-2', code]))).toMatchObject({
    refused: 1,
    problems: [{ text: 'Line 2: “First jar” has the barcode 036000291452 already' }],
  })
  // One that went to the trash gives its barcode free.
  const { items } = (await admin.get('/api/posts', { type: 'product', keywords: 'First jar' })).body.d
  await admin.delete(`/api/posts/${items[0].id}`)
  expect(await look('products', file(['sku', 'gtin'], ['JAR-2', code]))).toMatchObject({ changed: 1 })
})

test('1.1 a file of another shop is read by its own names of columns', async () => {
  const checked = await look(
    'products',
    file(
      ['Handle', 'Name', 'Variant SKU', 'Regular price', 'Variant Barcode', 'Description', 'Status'],
      ['shop-jar', 'Jar of another shop', 'SHOP-JAR', '12.50', '9638 5074', 'A jar.', 'active'],
    ),
  )
  expect(checked).toMatchObject({ created: 1, refused: 0, unknown_columns: [] })
  await write(checked)
  const made = await taken('products')
  expect(made).toMatch(/shop-jar,Jar of another shop,A jar\.,published.*SHOP-JAR,12\.50,,,96385074/)
  const noTitle = await look(
    'products',
    file(['SKU', 'Title', 'Sale price', 'Price'], ['SHOP-JAR', 'Jar', '9.00', '12.50']),
  )
  expect(noTitle).toMatchObject({ changed: 1, unknown_columns: ['Sale price'] })
})

test('F-SHOP-13 products, stock, orders and customers go out and come in again: nothing changes, and the files are equal byte by byte', async () => {
  const bowl = await publishProduct(site, {
    title: 'Bowl, "wide"\nand low',
    metas: {
      product_var_default_price: '20.00',
      product_sku: 'BOWL',
      product_quantity: '7',
      product_opt_wrap: ['Yes', 'No'],
      product_var_default_store_harbour_price: '25.00',
    },
  })
  const buyer = await site.as('member', 'Ada')
  const added = await addToCart(buyer, bowl, { value: { wrap: 'Yes' } })
  expect(added.status, JSON.stringify(added.body)).toBe(200)
  const paymentSession = await createPaymentSession(buyer)
  expect(paymentSession.status, JSON.stringify(paymentSession.body)).toBe(200)
  await press(site, paymentSession.body.d, 'pay')
  for (const kind of ['products', 'stock', 'customers'] as const) {
    const before = await taken(kind)
    const lines = before.trimEnd().split('\r\n').length - 1
    const written = await write(await look(kind, before))
    expect(written, kind).toMatchObject({ created: 0, changed: 0, refused: 0 })
    expect(written.unchanged, kind).toBeGreaterThanOrEqual(Math.min(lines, 1))
    expect(await taken(kind)).toBe(before)
  }
  const orders = await taken('orders')
  expect(orders).toContain('T-1001')
  expect(await write(await look('orders', orders))).toMatchObject({
    created: 0,
    changed: 0,
    refused: 0,
    unchanged: 1,
  })
  expect(await taken('orders')).toBe(orders)
})

test('F-SHOP-05 stock comes from a file: with its reason in the ledger, never below what buyers hold, and a place that is none is told', async () => {
  const checked = await look(
    'stock',
    file(
      ['sku', 'place', 'on_hand'],
      ['BOWL', 'kiln_lane', '12'],
      ['BOWL', 'harbour', ''],
      ['BOWL', 'moon', '3'],
      ['BOWL', 'kiln_lane', '-3'],
      ['NONE', 'harbour', '1'],
    ),
  )
  expect(checked).toMatchObject({ changed: 2, refused: 3 })
  await write(checked)
  const rows = (await admin.get('/api/shop/stock')).body.d.filter(
    ({ sku }: { sku: string }) => sku === 'BOWL',
  )
  expect(rows.find(({ store }: { store: string }) => store === 'kiln_lane')).toMatchObject({
    on_hand: 12,
    tracked: true,
  })
  expect(rows.find(({ store }: { store: string }) => store === 'harbour')).toMatchObject({ tracked: false })
  expect(await brokenInvariants(site.platform)).toEqual([])
})

test('1.4 the file of orders holds every order, with code, rates, invoice, payment and parcel', async () => {
  await manager.post('/api/shop/settings', {
    base_country: 'NL',
    discounts: [{ code: 'TEN', kind: 'percent', value: 100_000 }],
    tax_zones: [{ title: 'NL', country: 'NL', rates: [{ title: 'BTW', ppm: 210_000 }] }],
  })
  const jar = await publishProduct(site, { title: 'Jar', metas: { product_price: '12.00' } })
  const order = async (isPaid: boolean) => {
    const buyer = await site.as('member')
    await addToCart(buyer, jar)
    await buyer.post('/api/shop/checkout', { discount_code: 'TEN' })
    const paymentSession = String((await createPaymentSession(buyer)).body.d)
    if (isPaid) await press(site, paymentSession, 'pay')
    return {
      ...(await buyer.get('/api/shop/orders')).body.d.items[0],
      session: paymentSessionOf(paymentSession),
    }
  }
  const [paid, open] = [await order(true), await order(false)]
  await manager.post(`/api/shop/orders/${open.id}/cancel`)
  await manager.post(`/api/shop/orders/${paid.id}/fulfil`, { carrier: 'DHL', tracking: 'JD 1' })
  const [head = '', ...rows] = (await taken('orders')).split(/\r?\n/)
  const names = head.replace(/^\uFEFF/, '').split(',')
  const cells = (number: string) =>
    Object.fromEntries(
      (rows.find((row) => row.startsWith(`${number},`)) ?? '')
        .split(',')
        .map((cell, index) => [names[index] ?? '', cell]),
    )
  expect(cells(paid.number)).toMatchObject({
    status: 'shipped',
    discount_code: 'TEN',
    line_tax_rates: 'BTW 21 %',
    invoice_number: expect.stringMatching(/^T-/),
    payment_provider: 'test',
    payment_reference: paid.session,
    tracking: 'DHL JD 1',
  })
  expect(cells(open.number)).toMatchObject({
    order_state: 'cancelled',
    placed_at: '',
    status: 'cancelled',
    discount_code: 'TEN',
  })
  const { body } = await manager.get('/api/shop/orders', { limit: '1' })
  expect(new Set(rows.filter((row) => row.startsWith('T-')).map((row) => row.split(',')[0])).size).toBe(
    body.d.pagination.total,
  )
  await manager.post('/api/shop/settings', { base_country: null, discounts: [], tax_zones: [] })
})

test('F-SHOP-13 orders of a former shop come in with their numbers and sums; what does not add up is refused; new orders are numbered after them', async () => {
  const head = [
    'number',
    'placed_at',
    'email',
    'currency',
    'name',
    'line1',
    'city',
    'country',
    'sku',
    'title',
    'quantity',
    'unit',
    'line_tax',
    'shipping',
    'total',
    'refunded',
  ]
  const row = (number: string, total: string, refunded = '') => [
    number,
    '2024-03-01T10:00:00Z',
    'old@example.test',
    'EUR',
    'Old Buyer',
    'Kiln 1',
    'Delft',
    'nl',
    'OLD',
    'Old mug',
    '2',
    '10.00',
    '3.33',
    '4.50',
    total,
    refunded,
  ]
  const written = await write(
    await look(
      'orders',
      file(head, row('5001', '24.50'), row('5002', '24.49'), row('5003', '24.50', '5.00')),
    ),
  )
  expect(written).toMatchObject({ created: 2, refused: 1, problems: [{ line: 3 }] })
  const [found] = (await manager.get('/api/shop/orders', { keywords: '5003' })).body.d.items
  expect((await manager.get(`/api/shop/orders/${found.id}`)).body.d).toMatchObject({
    order_state: 'completed',
    payment_state: 'partially_refunded',
    total_minor: 2450,
    refunded_minor: 500,
  })
  expect(await brokenInvariants(site.platform)).toEqual([])
  const { rows } = await (
    await import('kysely')
  ).sql<{ number: number }>`select nextval('shop_order_number') as number`.execute(site.platform.db)
  expect(Number(rows[0]?.number)).toBeGreaterThan(5003)
})

test('F-USER-04 customers are written by those who may write users; staff never; a shop manager only takes them out', async () => {
  const text = file(
    ['email', 'name'],
    ['new.buyer@example.test', 'New Buyer'],
    [manager.viewer.email ?? '', 'Hacked'],
    ['nobody', 'x'],
  )
  expect(
    (await manager.call('POST', '/api/shop/csv/customers', text, { 'content-type': 'text/csv' })).status,
  ).toBe(403)
  expect((await manager.get('/api/shop/csv/customers')).status).toBe(200)
  const written = await write(await look('customers', text))
  expect(written).toMatchObject({ created: 1, refused: 2 })
  expect((await manager.post(`/api/shop/imports/${written.id}/write`)).status).toBe(403)
  expect(await taken('customers')).toContain('new.buyer@example.test,New Buyer,yes')
  const [account] = await site.platform.db
    .selectFrom('user_account')
    .select(['name', 'role'])
    .where('email', '=', manager.viewer.email ?? '')
    .execute()
  expect(account).toEqual({ name: 'shop_manager', role: 'shop_manager' })
})

test('F-SHOP-13 an import that stops in the middle goes on where it was, and writes nothing twice', async () => {
  const count = 450
  const text = file(
    ['handle', 'title', 'status', 'price'],
    ...Array.from({ length: count }, (_, index) => [`many-${index}`, `Many ${index}`, 'draft', '5.00']),
  )
  const id = await startRun(site.platform, {
    kind: 'products',
    name: 'many.csv',
    source: (async function* () {
      yield Buffer.from(text)
    })(),
    actorId: admin.viewer.id ?? '',
  })
  await run(id)
  const sent = await admin.post(`/api/shop/imports/${id}/write`)
  let slices = 1
  while (await continueRun(site.platform, sent.body.d.id, () => true)) slices += 1
  expect(slices).toBe(3)
  expect((await admin.get('/api/shop/imports')).body.d[0]).toMatchObject({
    created: count,
    refused: 0,
    state: 'done',
    progress: 1,
  })
  // The process died after the products were written and before it said so: they are found unchanged.
  await site.platform.db
    .updateTable('csv_run')
    .set({ state: 'running', next_line: 1, created: 0 })
    .where('id', '=', sent.body.d.id)
    .execute()
  expect(await run(sent.body.d.id)).toMatchObject({ created: 0, unchanged: count })
})

test('F-SHOP-13 a sku that another product has, in the file or in the shop, is told before anything is written', async () => {
  await publishProduct(site, { title: 'Owner', metas: { product_price: '5.00', product_sku: 'TAKEN' } })
  const head = ['handle', 'title', 'sku', 'price']
  const others = Array.from({ length: 450 }, (_, index) => [
    `filler-${index}`,
    `Filler ${index}`,
    `F-${index}`,
    '1.00',
  ])
  const text = file(
    head,
    ['first-cup', 'First cup', 'CUP', '5.00'],
    ...others,
    ['second-cup', 'Second cup', 'CUP', '6.00'],
    ['third-cup', 'Third cup', 'TAKEN', '7.00'],
  )
  const checked = await look('products', text)
  expect(checked).toMatchObject({
    created: 451,
    refused: 2,
    problems: [
      { line: 453, text: 'Line 453: line 2 gives the sku CUP to another product' },
      { line: 454, text: 'Line 454: another product has the sku TAKEN' },
    ],
  })
})

test('F-SHOP-13 a file that names more skus than a statement has room for is looked through all the same', async () => {
  const count = 66_000
  const text = file(
    ['handle', 'sku', 'price'],
    ...Array.from({ length: count }, (_, index) => ['one-handle', `MANY-${index}`, '5.00']),
  )
  expect(await look('products', text)).toMatchObject({ state: 'done', refused: count, created: 0 })
})

test('F-SHOP-13 a file that is none is told in words, and never half taken', async () => {
  expect(await look('products', file(['colour'], ['red']))).toMatchObject({
    state: 'failed',
    error: 'The first line must name the column handle or sku.',
  })
  expect(await look('stock', 'on_hand\n"12')).toMatchObject({
    state: 'failed',
    error: expect.stringContaining('Line 2'),
  })
  expect(
    (await admin.call('POST', '/api/shop/csv/stock', '', { 'content-type': 'text/csv' })).body.error?.code,
  ).toBe('csv.empty')
  expect((await admin.call('POST', '/api/shop/csv/stock', '{}')).status).toBe(415)
})

test('F-SHOP-13 categories that a file names and that are not there come with the import, once that is asked for', async () => {
  const head = ['handle', 'title', 'price', 'category']
  const text = file(
    head,
    ['tray', 'Tray', '9.00', 'Trays & boards'],
    ['board', 'Board', '9.00', 'trays & BOARDS'],
    ['rack', 'Rack', '9.00', 'Racks'],
    ['hook', 'Hook', '9.00', ''],
  )
  const titles = async () =>
    (await admin.get('/api/posts/categories')).body.d.map(({ title }: { title: string }) => title)
  const checked = await look('products', text)
  expect(checked).toMatchObject({
    created: 1,
    refused: 3,
    makes_categories: false,
    missing_categories: ['Trays & boards', 'Racks'],
  })
  const again = await run((await admin.post(`/api/shop/imports/${checked.id}/check`)).body.d.id)
  expect(again).toMatchObject({ created: 4, refused: 0, is_write: false, makes_categories: true })
  expect(await titles()).not.toContain('Racks')
  const written = await write(again)
  expect(written).toMatchObject({ created: 4, refused: 0, is_write: true })
  expect((await titles()).filter((title: string) => /trays|racks/i.test(title))).toEqual([
    'Trays & boards',
    'Racks',
  ])
  const board = (await products()).find(({ title }: { title: string }) => title === 'Board')
  expect((await admin.get(`/api/posts/${board.id}`, { source: 'editor' })).body.d.category_title).toBe(
    'Trays & boards',
  )
  expect(await write(await look('products', text))).toMatchObject({
    unchanged: 4,
    refused: 0,
    missing_categories: [],
  })
})

test('F-SHOP-13 a file names category, tags, pictures and the prices of single places; what goes out comes back unchanged', async () => {
  await admin.post('/api/posts/categories', { title: 'Table ware' })
  const picture = {
    body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'),
    status: 200,
    headers: {},
    url: '',
  }
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const asked: string[] = []
  site.platform.egress.fetch = async ({ url }) => {
    asked.push(url)
    return url.includes('broken') ? { ...picture, status: 404, url } : { ...picture, body: png, url }
  }
  const head = [
    'Handle',
    'Title',
    'Status',
    'Category',
    'Tags',
    'Images',
    'Price',
    'Price kiln_lane',
    'Price before kiln_lane',
  ]
  const text = file(
    head,
    [
      'plate',
      'Plate',
      'published',
      'Table ware',
      'stone; grey',
      'https://pictures.example/plate.png /media/plates/side.webp',
      '20.00',
      '18.00',
      '19.00',
    ],
    ['saucer', 'Saucer', 'published', 'Nowhere', '', '', '5.00', '', ''],
    ['cup', 'Cup', 'published', '', '', 'ftp://cup', '5.00', '', ''],
    ['jar', 'Jar', 'published', '', '', 'https://pictures.example/broken.png', '5.00', '', ''],
    ['lid', 'Lid', 'published', '', '', '', '5.00', '', '4.00'],
  )
  const checked = await look('products', text)
  expect(checked.problems.map(({ line, text: why }: { line: number; text: string }) => [line, why])).toEqual([
    [3, 'There is no category Nowhere: make it first'],
    [4, 'Line 4: ftp://cup is no picture: begin with https:// or /media/'],
    [6, 'Line 6: a price before needs a price at kiln_lane'],
  ])
  expect(asked).toEqual([])
  const written = await write(checked)
  expect(written).toMatchObject({ created: 1, refused: 4 })
  expect(written.problems.map(({ text: why }: { text: string }) => why)).toContain(
    'https://pictures.example/broken.png answers 404',
  )
  const plate = (await products()).find(({ title }: { title: string }) => title === 'Plate')
  const stored = (await admin.get(`/api/posts/${plate.id}`, { source: 'editor' })).body.d
  expect(stored).toMatchObject({ tags: ['stone', 'grey'], category_title: 'Table ware' })
  const { stores } = (await admin.get(`/api/shop/inventory/${plate.id}`)).body.d
  expect([stores.kiln_lane.default.price, stores.harbour.default.price]).toEqual([18, 20])

  const out = await taken('products')
  const line = out.split('\n').find((one) => one.startsWith('plate,')) ?? ''
  expect(line).toContain('Table ware,"stone; grey",/media/imported/')
  expect(line).toContain('18.00,19.00')
  const same = await look('products', out)
  expect(same).toMatchObject({ created: 0, changed: 0, refused: 0 })
  // The picture was fetched once: the same file again finds it here.
  const again = await write(
    await look(
      'products',
      file(head, [
        'plate',
        'Plate',
        'published',
        'Table ware',
        'stone; grey',
        'https://pictures.example/plate.png /media/plates/side.webp',
        '20.00',
        '18.00',
        '19.00',
      ]),
    ),
  )
  expect(again).toMatchObject({ unchanged: 1, changed: 0 })
  expect(asked.filter((url) => url.includes('plate.png'))).toHaveLength(1)
})
