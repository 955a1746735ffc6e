/** The own account taken along and given up: nothing of others is in it, nothing of others goes. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixedClock } from '#platform/clock.ts'
import {
  addToCart,
  createPaymentSession,
  press,
  publishProduct,
  paymentSessionOf,
  setCurrency,
} from '#test/support/shop.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { removeBytes } from '#features/media/jobs/removeBytes.ts'
import { runJobsOf } from '#test/support/jobs.ts'
import { createAccount } from './accounts.ts'
import { codeAt, stepOf } from './totp.ts'

const clock = fixedClock(new Date('2026-11-21T10:00:00Z'))
const password = 'a kiln at cone six'
let site: TestSite
let admin: Client
let count = 0

beforeAll(async () => {
  site = await testSite({ clock })
  await setCurrency(site, 'EUR')
  admin = await site.as('administrator', 'Root')
})
afterAll(() => site.close())

async function person(
  role: 'member' | 'author' | 'administrator' = 'member',
): Promise<{ id: string; email: string; client: Client }> {
  count += 1
  const email = `person${count}@example.test`
  const { id } = await createAccount(site.platform, site.platform.db, {
    name: `Person ${count}`,
    email,
    password,
    role,
  })
  const client = site.visitor()
  await client.post('/api/users/login', { email, password })
  return { id, email, client }
}
const remove = (client: Client, more: object = {}) =>
  client.post('/api/users/me/remove', { current_password: password, ...more })

function keyOf(typed: string): Buffer {
  const bits = [...typed]
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

let postId: string
async function comment(client: Client, value: string, parent?: string): Promise<string> {
  postId ??= (await admin.post('/api/posts', { type: 'post', title: 'Talk', status: 'published', value: [] }))
    .body.d.id
  const made = await client.post('/api/posts/notes', {
    post_id: postId,
    value,
    ...(parent ? { parent_id: parent } : {}),
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const list = made.body.d
  const { id } = Array.isArray(list) ? list.at(-1) : list
  await admin.post('/api/posts/notes', { id, post_id: postId, status: 'approved' })
  return id
}
const rowOf = (id: string) =>
  site.platform.db
    .selectFrom('comment')
    .select(['value', 'created_by', 'created_by_name'])
    .where('id', '=', id)
    .executeTakeFirst()

async function buy(client: Client) {
  await addToCart(client, await publishProduct(site, { title: 'Oat bowl' }))
  const url = (await createPaymentSession(client)).body.d
  await press(site, url, 'pay')
  return (await client.get('/api/shop/checkout-complete', { session_id: paymentSessionOf(url) })).body.d.order
}

test('3.7 everything that is kept of somebody is in the export, and nothing of anybody else', async () => {
  const { client, email } = await person('author')
  const other = await person()
  const order = await buy(client)
  await buy(other.client)
  await comment(other.client, 'Words of somebody else')
  await comment(client, 'My own words')
  const form = (
    await admin.post('/api/posts', {
      type: 'form',
      title: 'Ask',
      status: 'published',
      value: [],
      metas: [{ name: 'fields', value: JSON.stringify([{ name: 'wish', title: 'Wish', type: 'string' }]) }],
    })
  ).body.d
  const { token } = (await client.get(`/api/forms/${form.id}`)).body
  clock.advance(5000)
  await client.post(`/api/forms/${form.id}`, { token, value: { wish: 'A blue jug' } })
  await client.post('/api/posts', { type: 'page', title: 'My page', status: 'draft', value: [] })
  await client.post('/api/shop/addresses', {
    address: { name: 'Ada', line1: 'Kiln Lane 1', city: 'Larkmoor', postcode: '10115', country: 'DE' },
  })
  const { d } = (await client.post('/api/users/me/export')).body
  expect(d.profile).toMatchObject({ email, role: 'author' })
  expect(d.sessions).toMatchObject([{ ip: '127.0.0.1' }])
  expect(d.orders).toMatchObject([{ number: order.number, lines: [{ title: 'Oat bowl', quantity: 1 }] }])
  expect(d.comments).toMatchObject([{ value: 'My own words' }])
  expect(d.form_entries).toMatchObject([{ value: { wish: 'A blue jug' } }])
  expect(d.posts).toMatchObject([{ title: 'My page' }])
  expect(Object.keys(d)).toEqual(expect.arrayContaining(['likes', 'addresses', 'cart', 'activity']))
  const text = JSON.stringify(d)
  for (const foreign of [other.email, 'Words of somebody else', 'argon2', 'token_hash'])
    expect(text).not.toContain(foreign)
  clock.advance(31 * 60_000)
  expect((await client.post('/api/users/me/export')).body.error?.code).toBe('login.again')
  expect((await client.post('/api/users/me/export', { current_password: password })).status).toBe(200)
})

test('3.7 an account taken away by an administrator is forgotten as one that is given up: comments, files, the picture unless something else shows it', async () => {
  const [gone, kept] = [await person('author'), await person('author')]
  const picture = async ({ client, id }: typeof gone) => {
    const form = new FormData()
    form.append(
      'file',
      new File(
        [
          Buffer.from(
            'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
            'base64',
          ),
        ],
        `face-${id}.png`,
        { type: 'image/png' },
      ),
    )
    const sent = await client.call('POST', '/api/posts/uploads', form)
    expect([sent.status, sent.body.error]).toEqual([200, undefined])
    const avatar: string = sent.body.d[0].url
    expect((await client.post('/api/users/me', { avatar })).status).toBe(200)
    return avatar
  }
  const [face, shown] = [await picture(gone), await picture(kept)]
  await admin.post('/api/posts', {
    type: 'page',
    title: 'Who we are',
    status: 'published',
    value: [{ id: 'faceblock1', type: 'image', state: { src: shown, alt: 'Us' }, children: [] }],
  })
  const said = await comment(gone.client, 'Words that stay')
  // Who has just signed in need not prove it again.
  const other = await site.as('administrator')
  for (const { id } of [gone, kept]) expect((await other.delete(`/api/users/${id}`)).status).toBe(200)
  await runJobsOf(site, removeBytes)
  const isStored = async (url: string) =>
    (await site.platform.storage.stat('public', url.slice('/media/'.length))) !== null
  expect([await isStored(face), await isStored(shown)]).toEqual([false, true])
  const row = await site.platform.db
    .selectFrom('comment')
    .select(['created_by', 'created_by_name', 'value'])
    .where('id', '=', said)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ created_by: null, created_by_name: 'Former member', value: 'Words that stay' })
})

test('3.7 whoever removes the own account proves it by password and second step, is signed out everywhere, and gets an email', async () => {
  const { client, id, email } = await person()
  const second = site.visitor()
  await second.post('/api/users/login', { email, password })
  const { secret } = (await client.post('/api/users/totp', { action: 'begin', current_password: password }))
    .body.d
  await client.post('/api/users/totp', {
    action: 'confirm',
    code: codeAt(keyOf(secret), stepOf(clock.now().getTime())),
  })
  expect(
    (await client.post('/api/users/me/remove', { current_password: 'not this one' })).body.error,
  ).toMatchObject({ code: 'password.wrong' })
  expect((await remove(client)).body.error?.code).toBe('account.totp_needed')
  expect((await remove(client, { totp: '000000' })).body.error?.code).toBe('account.totp_wrong')
  clock.advance(30_000)
  const done = await remove(client, { totp: codeAt(keyOf(secret), stepOf(clock.now().getTime())) })
  expect([done.status, done.body.d]).toEqual([200, { removed: true }])
  expect(client.cookies.has('autht')).toBe(false)
  expect((await second.get('/api/users/me')).body.d).toBeNull()
  expect((await site.visitor().post('/api/users/login', { email, password })).status).toBe(401)
  const emails = await site.platform.db.selectFrom('outbox').select('payload').execute()
  expect(
    emails
      .filter(({ payload }) => payload.to === email)
      .map(({ payload }) => String(payload.subject))
      .at(-1),
  ).toContain('Your account was removed')
  expect((await admin.get('/api/audit', { keywords: id })).body.d[0]).toMatchObject({
    kind: 'account.removed',
    target: id,
  })
})

test('3.7 the last administrator stays', async () => {
  const last = await testSite()
  try {
    await createAccount(last.platform, last.platform.db, {
      name: 'Only',
      email: 'only@example.test',
      password,
      role: 'administrator',
    })
    const only = last.visitor()
    await only.post('/api/users/login', { email: 'only@example.test', password })
    expect((await remove(only)).body.error?.code).toBe('account.only_administrator')
    expect((await only.get('/api/users/me')).body.d).not.toBeNull()
  } finally {
    await last.close()
  }
})

test('3.7 F-COM-01 comments stay without the name, or go and leave the answers of others where they are', async () => {
  const [kept, gone, other] = [await person(), await person(), await person()]
  const ofKept = await comment(kept.client, 'Kept words')
  const answered = await comment(gone.client, 'A question')
  const answer = await comment(other.client, 'An answer of somebody else', answered)
  const alone = await comment(gone.client, 'Said to nobody')
  const below = await comment(gone.client, 'My own thread')
  const last = await comment(gone.client, 'and its end', below)
  expect((await remove(kept.client)).status).toBe(200)
  expect((await remove(gone.client, { comments: 'remove' })).status).toBe(200)
  expect(await rowOf(ofKept)).toEqual({
    value: 'Kept words',
    created_by: null,
    created_by_name: 'Former member',
  })
  expect(await rowOf(answered)).toEqual({
    value: 'This comment was removed by its author.',
    created_by: null,
    created_by_name: 'Former member',
  })
  expect(await rowOf(answer)).toMatchObject({ value: 'An answer of somebody else' })
  for (const id of [alone, below, last]) expect(await rowOf(id)).toBeUndefined()
})

test('3.7 orders stay for their invoices and belong to no account; the address book goes', async () => {
  const { client, id } = await person()
  const order = await buy(client)
  expect((await remove(client)).status).toBe(200)
  const manager = await site.as('shop_manager')
  expect((await manager.get(`/api/shop/orders/${order.id}`)).body.d).toMatchObject({ number: order.number })
  expect(
    (
      await site.platform.db
        .selectFrom('orders')
        .select('user_id')
        .where('id', '=', order.id)
        .executeTakeFirstOrThrow()
    ).user_id,
  ).toBeNull()
  for (const table of ['customer_address', 'cart', 'session'] as const) {
    expect(await site.platform.db.selectFrom(table).select('id').where('user_id', '=', id).execute()).toEqual(
      [],
    )
  }
})
