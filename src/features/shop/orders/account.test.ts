/** What an account keeps: an address book with its default, files that were bought; and the way of a guest to an order. */
import { expect, test } from 'vitest'
import {
  addToCart,
  createPaymentSession,
  press,
  publishProduct,
  paymentSessionOf,
} from '#test/support/shop.ts'
import { shopUnderTest } from '#test/support/shopUnderTest.ts'
import type { Client, TestSite } from '#test/support/site.ts'
import { answerQuestion } from './findOrder.ts'

let site: TestSite
const clock = shopUnderTest((opened) => {
  site = opened
})

const address = (line1: string) => ({
  name: 'Ada',
  line1,
  line2: '',
  city: 'Delft',
  region: '',
  postcode: '2611 AB',
  country: 'NL',
  phone: '',
})

async function keep(client: Client, line1: string, more: object = {}) {
  const answer = await client.post('/api/shop/addresses', { address: address(line1), ...more })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.d
}

test('F-SHOP-13 an account keeps several addresses; one is the default and is in the checkout', async () => {
  const ada = await site.as('member', 'Ada')
  await keep(ada, 'Kiln 9')
  const two = await keep(ada, 'Barn 2')
  expect(
    two.map((one: { address: { line1: string }; is_default: boolean }) => [
      one.address.line1,
      one.is_default,
    ]),
  ).toEqual([
    ['Kiln 9', true],
    ['Barn 2', false],
  ])
  const [first] = await keep(ada, 'Barn 3', { id: two[1].id, is_default: true })
  expect(first).toMatchObject({ address: { line1: 'Barn 3' }, is_default: true })
  await addToCart(ada, await publishProduct(site))
  const checkout = (await ada.post('/api/shop/checkout', {})).body.d
  expect(checkout.address.line1).toBe('Barn 3')
  expect(checkout.addresses.map(({ line1 }: { line1: string }) => line1)).toEqual(['Barn 3', 'Kiln 9'])
  const left = (await ada.delete(`/api/shop/addresses/${first.id}`)).body.d
  expect(left).toMatchObject([{ address: { line1: 'Kiln 9' }, is_default: true }])
})

test.each([
  ['+31 (0)20 123-4567', 200],
  ['020/123.45.67 ext. 4', 200],
  ['٠٢٠١٢٣٤٥', 200],
  ['', 200],
  ['none', 400],
  ['ask Bo', 400],
  ['123', 400],
  ['020 1234567 after six', 400],
])('F-SHOP-13 an address takes the phone number “%s”: %i', async (phone, status) => {
  const answer = await (
    await site.as('member')
  ).post('/api/shop/addresses', { address: { ...address('Kiln 9'), phone } })
  expect(answer.status).toBe(status)
  if (status === 400)
    expect(answer.body.error?.data?.fields).toEqual([
      { field: 'address.phone', message: 'This is not a phone number' },
    ])
})

test('F-SHOP-13 nobody reads, changes or removes the addresses of somebody else; a book has an end', async () => {
  const ada = await site.as('member', 'Ada')
  const [own] = await keep(ada, 'Kiln 9')
  const otto = await site.as('member', 'Otto')
  expect((await otto.get('/api/shop/addresses')).body.d).toEqual([])
  expect((await otto.post('/api/shop/addresses', { id: own.id, address: address('Mine now') })).status).toBe(
    404,
  )
  expect((await otto.delete(`/api/shop/addresses/${own.id}`)).status).toBe(404)
  expect((await site.visitor().get('/api/shop/addresses')).status).toBe(401)
  expect((await ada.get('/api/shop/addresses')).body.d[0].address.line1).toBe('Kiln 9')
  const added = await Promise.all(
    Array.from({ length: 24 }, (_, at) =>
      otto.post('/api/shop/addresses', { address: address(`Row ${at}`), is_default: true }),
    ),
  )
  expect(added.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(
    (await otto.get('/api/shop/addresses')).body.d.filter(
      ({ is_default }: { is_default: boolean }) => is_default,
    ),
  ).toHaveLength(1)
})

async function fileForSale(manager: Client, name = 'glazes.txt'): Promise<string> {
  const form = new FormData()
  form.append('files', new Blob(['Two parts ash, one part clay.'], { type: 'text/plain' }), name)
  const answer = await manager.call('POST', '/api/shop/product-files', form)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.d[0].id
}

test('F-SHOP-13 a file is put up for sale, bought, and fetched as often as its product says; it is in the account', async () => {
  const manager = await site.as('shop_manager')
  const file = await fileForSale(manager)
  expect((await manager.get('/api/shop/product-files')).body.d).toMatchObject([
    { id: file, title: 'glazes.txt' },
  ])
  expect((await (await site.as('member')).get('/api/shop/product-files')).status).toBe(403)
  const book = await publishProduct(site, {
    title: 'Glaze book',
    metas: {
      product_price: '9.00',
      product_downloads: [file],
      product_download_times: '2',
      product_download_days: '5',
    },
  })
  const ada = await site.as('administrator', 'Ada')
  expect((await ada.get('/api/shop/downloads')).body.d).toEqual([])
  await addToCart(ada, book)
  await press(site, (await createPaymentSession(ada)).body.d, 'pay')
  const [bought] = (await ada.get('/api/shop/downloads')).body.d
  expect(bought).toMatchObject({
    title: 'glazes.txt',
    remaining: 2,
    order_number: expect.stringMatching(/^T-/),
    expires_at: new Date(clock.now().getTime() + 5 * 86_400_000).toISOString(),
  })
  expect((await (await site.as('member', 'Otto')).get('/api/shop/downloads')).body.d).toEqual([])
  const fetched = async () => (await fetch(site.url + bought.url)).status
  expect([await fetched(), await fetched(), await fetched()]).toEqual([200, 200, 404])
  expect((await ada.get('/api/shop/downloads')).body.d).toEqual([])
})

test('2.6 F-SHOP-13 a private file that is not for sale is neither saved with a product, nor named, nor handed out', async () => {
  const { platform } = site
  const administrator = await site.as('administrator', 'Owner')
  const form = new FormData()
  form.append('files', new Blob(['salaries'], { type: 'text/plain' }), 'salaries.txt')
  form.append('public', 'false')
  form.append('folder', 'books')
  await administrator.post('/api/posts/uploads/create-folder', {
    folder: '',
    new_folder: 'books',
    public: false,
  })
  const secret = (await administrator.call('POST', '/api/posts/uploads', form)).body.d[0].id
  const manager = await site.as('shop_manager')
  const listed = await manager.get('/api/shop/product-files', { ids: [secret] })
  expect(JSON.stringify(listed.body)).not.toContain('salaries')
  const product = (ids: string[]) => ({
    type: 'product',
    title: 'Salaries',
    status: 'published',
    value: [],
    metas: [
      { name: 'product_price', value: '1.00' },
      { name: 'product_downloads', value: JSON.stringify(ids) },
    ],
  })
  const refused = await manager.post('/api/posts', product([secret]))
  expect([refused.status, refused.body.error?.code]).toEqual([422, 'product.file_not_for_sale'])
  // One that was for sale when the product was saved and is not any more.
  const file = await fileForSale(manager, 'minutes.txt')
  const post = await publishProduct(site, { metas: { product_price: '9.00', product_downloads: [file] } })
  await addToCart(administrator, post)
  await press(site, (await createPaymentSession(administrator)).body.d, 'pay')
  const [{ url }] = (await administrator.get('/api/shop/downloads')).body.d
  await platform.db.updateTable('media').set({ folder: 'books' }).where('id', '=', file).execute()
  expect((await administrator.get('/api/shop/downloads')).body.d).toEqual([])
  expect((await fetch(site.url + url)).status).toBe(404)
})

test('1.6 a test payment hands no file to anybody but an administrator who is signed in', async () => {
  const book = await publishProduct(site, {
    title: 'Glaze book',
    metas: {
      product_price: '9.00',
      product_downloads: [await fileForSale(await site.as('shop_manager'), 'once.txt')],
    },
  })
  for (const buyer of [site.visitor(), await site.as('member', 'Otto'), await site.as('shop_manager')]) {
    await addToCart(buyer, book)
    await buyer.post('/api/shop/checkout', { email: 'otto@example.test' })
    const paymentSession = (await createPaymentSession(buyer)).body.d
    await press(site, paymentSession, 'pay')
    const { order } = (
      await buyer.get('/api/shop/checkout-complete', { session_id: paymentSessionOf(paymentSession) })
    ).body.d
    expect(order).toMatchObject({ is_test: true, downloads: [] })
  }
  const emails = await site.platform.db
    .selectFrom('outbox')
    .select('payload')
    .where('dedupe_key', 'like', '%downloads')
    .execute()
  expect(emails.filter(({ payload }) => payload.to === 'otto@example.test')).toEqual([])
})

test('F-SHOP-13 limits of downloads that are none are refused', async () => {
  const file = await fileForSale(await site.as('shop_manager'))
  for (const wrong of ['0', '-1', 'often', '1001']) {
    await expect(
      publishProduct(site, {
        metas: { product_price: '9.00', product_downloads: [file], product_download_times: wrong },
      }),
    ).rejects.toThrow(/product_download_times/)
  }
})

async function asked(input: object, headers: Record<string, string> = {}) {
  const { status, body } = await site.visitor().call('POST', '/api/shop/find-order', input, headers)
  const rows = await site.platform.db
    .selectFrom('job')
    .select(['id', 'payload'])
    .where('kind', '=', 'shop.find-order')
    .execute()
  for (const { id, payload } of rows) {
    const { number, email } = payload
    await answerQuestion(site.platform, { number: String(number), email: String(email) })
    await site.platform.db.deleteFrom('job').where('id', '=', id).execute()
  }
  return { status, body }
}

const emailsTo = async (email: string) =>
  (await site.platform.db.selectFrom('outbox').select('payload').execute()).filter(
    ({ payload }) => payload.to === email && String(payload.text).includes('You asked for the link'),
  ).length

test('F-SHOP-13 a guest gets the link of an order by email; nobody learns whether there is one, and not too often', async () => {
  const visitor = site.visitor()
  await addToCart(visitor, await publishProduct(site))
  await visitor.post('/api/shop/checkout', { email: 'Guest@example.test' })
  await press(site, (await createPaymentSession(visitor)).body.d, 'pay')
  const { number } = await site.platform.db
    .selectFrom('orders')
    .select('number')
    .where('email', '=', 'Guest@example.test')
    .executeTakeFirstOrThrow()
  const right = await asked({ number: `#${number.toLowerCase()}`, email: 'guest@example.test' })
  const wrong = await asked({ number, email: 'somebody@example.test' })
  const none = await asked({ number: '999999', email: 'guest@example.test' })
  expect([right, wrong, none]).toEqual(
    Array.from({ length: 3 }, () => ({ status: 200, body: { d: { sent: true } } })),
  )
  expect([await emailsTo('Guest@example.test'), await emailsTo('somebody@example.test')]).toEqual([1, 0])
  for (let time = 0; time < 4; time += 1) await asked({ number, email: 'guest@example.test' })
  expect(await emailsTo('Guest@example.test')).toBe(3)
  for (let time = 0; time < 4; time += 1) await asked({ number: String(time), email: 'guest@example.test' })
  expect((await asked({ number, email: 'guest@example.test' })).status).toBe(429)
})

test('F-SHOP-13 the form of a guest works without scripts, and not from another site', async () => {
  clock.advance(2 * 3_600_000)
  const send = async (body: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${site.url}/order/find`, {
      method: 'POST',
      redirect: 'manual',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
    return answer.headers.get('location')
  }
  expect(await send('number=1001&email=a%40example.test')).toBe('/order?sent')
  expect(await send('number=1001&email=')).toBe('/order?incomplete')
  expect(await send('number=1001&email=a%40example.test', { 'sec-fetch-site': 'cross-site' })).toBe('/order')
})
