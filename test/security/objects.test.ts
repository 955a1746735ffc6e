/**
 * Things that belong to somebody: whoever else asks for them by their id is answered as if they did not exist (404), or,
 * where they can be seen but not changed, is turned away (403). Each line is tried by everybody it is not for, and by one
 * whom it is for, so that a test that asks wrongly is noticed.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addToCart, createPaymentSession, press, publishProduct, setCurrency } from '#test/support/shop.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'

let site: TestSite
const people = new Map<string, Client>()
const ids = new Map<string, string>()
const who = (name: string): Client => people.get(name) ?? site.visitor()
const id = (name: string): string => ids.get(name) ?? 'missing'

beforeAll(async () => {
  site = await testSite()
  for (const role of ['member', 'author', 'editor', 'shop_manager', 'administrator'] as const)
    people.set(role, await site.as(role))
  people.set('owner', await site.as('author', 'Owner'))
  people.set('buyer', await site.as('member', 'Buyer'))
  const save = async (client: Client, post: Record<string, unknown>) => {
    const { body, status } = await client.post('/api/posts', {
      title: 'Secret plan',
      value: [{ id: 'p1', type: 'paragraph', state: { text: 'kiln nine' } }],
      ...post,
    })
    expect(status, JSON.stringify(body)).toBe(200)
    return body.d
  }
  ids.set('draft', (await save(who('owner'), { type: 'page', status: 'draft' })).id)
  ids.set('private', (await save(who('editor'), { type: 'page', status: 'private', url: '/staff-only' })).id)
  const page = await save(who('editor'), { type: 'post', title: 'Open', status: 'published' })
  ids.set('page', page.id)
  const form = await save(who('administrator'), {
    type: 'form',
    title: 'Ask',
    status: 'published',
    value: [],
    metas: [{ name: 'fields', value: '[{"name":"q","title":"Q","type":"string"}]' }],
  })
  ids.set('form', form.id)
  const note = await who('buyer').post('/api/posts/notes', { post_id: page.id, value: 'kiln nine waits' })
  ids.set('comment', note.body.d[0]?.id)
  const upload = new FormData()
  upload.append('files', new Blob(['kiln nine']), 'note.txt')
  ids.set('file', (await who('owner').call('POST', '/api/posts/uploads', upload)).body.d[0].id)
  const hidden = new FormData()
  hidden.append('public', 'false')
  hidden.append('files', new Blob(['kiln nine']), 'note.txt')
  ids.set(
    'private file',
    (await who('administrator').call('POST', '/api/posts/uploads', hidden)).body.d[0].id,
  )
  const view = await who('owner').post('/api/views', {
    screen: 'content/page',
    title: 'Mine',
    query: 'status=draft',
    is_shared: false,
  })
  ids.set('view', view.body.d?.id)

  await setCurrency(site, 'EUR')
  ids.set('product', await publishProduct(site))
  await addToCart(who('buyer'), id('product'))
  ids.set('line', (await who('buyer').get('/api/shop/cart')).body.d.items[0].id)
  const shopper = await site.as('member', 'Shopper')
  people.set('shopper', shopper)
  await addToCart(shopper, id('product'))
  await shopper.post('/api/shop/checkout', {
    email: 'shopper@example.test',
    name: 'Shopper',
    address: { line1: 'Kiln 9', city: 'Delft', postal_code: '1000', country: 'NL' },
  })
  const session = await createPaymentSession(shopper)
  ids.set('session', String(session.body.d).split('/').at(-1) ?? '')
  await press(site, session.body.d, 'pay')
  const orders = await shopper.get('/api/shop/orders')
  ids.set('order', orders.body.d.items[0]?.id)
  for (const [name, value] of ids) expect(value, name).toMatch(/^[\w-]{16,}$/)
})
afterAll(() => site.close())

interface Line {
  what: string
  ask: (client: Client) => Promise<{ status: number; body: unknown }>
  /** Who is turned away; a visitor may be answered 401. */
  not: string[]
  /** Who is not. */
  but: string
}

const everybody = ['visitor', 'member', 'author', 'shop_manager']
const lines: Line[] = [
  {
    what: 'reads a draft of somebody',
    ask: (client) => client.get(`/api/posts/${id('draft')}`),
    not: everybody,
    but: 'owner',
  },
  {
    what: 'opens a draft of somebody',
    ask: (client) => client.get(`/api/posts/${id('draft')}`, { source: 'editor' }),
    not: everybody,
    but: 'owner',
  },
  {
    what: 'reads the versions of a draft',
    ask: (client) => client.get(`/api/posts/${id('draft')}/versions`),
    not: everybody,
    but: 'owner',
  },
  {
    what: 'copies a draft',
    ask: (client) => client.post(`/api/posts/${id('draft')}/duplicate`),
    not: everybody,
    but: 'owner',
  },
  {
    what: 'writes into a draft',
    ask: (client) =>
      client.post('/api/posts', { id: id('draft'), version: 1, title: 'Taken', autosave: true }),
    not: everybody,
    but: 'owner',
  },
  {
    what: 'restores a draft',
    ask: (client) => client.post(`/api/posts/${id('draft')}/restore`, { number: 1 }),
    not: everybody,
    but: 'owner',
  },
  {
    what: 'reads a private page',
    ask: (client) => client.get(`/api/posts/${id('private')}`),
    not: everybody,
    but: 'editor',
  },
  {
    what: 'views a private page',
    ask: (client) => client.post('/api/posts/view', { path: '/staff-only' }),
    not: everybody,
    but: 'editor',
  },
  {
    what: 'changes a published post of somebody',
    ask: (client) =>
      client.post('/api/posts', { id: id('page'), version: 1, title: 'Taken', autosave: true }),
    not: [...everybody, 'owner'],
    but: 'editor',
  },
  {
    what: 'reads what a form received',
    ask: (client) => client.get(`/api/forms/${id('form')}/data`),
    not: [...everybody, 'owner'],
    but: 'editor',
  },
  {
    what: 'sets the status of a comment',
    ask: (client) =>
      client.post('/api/posts/notes', { id: id('comment'), post_id: id('page'), status: 'approved' }),
    not: ['visitor', 'member', 'author', 'shop_manager', 'buyer'],
    but: 'editor',
  },
  {
    what: 'renames a file of somebody',
    ask: (client) => client.post(`/api/posts/uploads/${id('file')}`, { title: 'Taken' }),
    not: everybody,
    but: 'owner',
  },
  {
    what: 'renames a private file',
    ask: (client) => client.post(`/api/posts/uploads/${id('private file')}`, { title: 'Taken' }),
    not: [...everybody, 'editor', 'owner'],
    but: 'administrator',
  },
  {
    what: 'deletes a private file',
    ask: (client) => client.delete('/api/posts/uploads/remove', { files: [{ id: id('private file') }] }),
    not: [...everybody, 'editor', 'owner'],
    but: 'administrator',
  },
  {
    what: 'deletes a file of somebody',
    ask: (client) => client.delete('/api/posts/uploads/remove', { files: [{ id: id('file') }] }),
    not: everybody,
    but: 'owner',
  },
  {
    what: 'removes a kept view of somebody',
    ask: (client) => client.delete(`/api/views/${id('view')}`),
    not: [...everybody, 'editor'],
    but: 'owner',
  },
  {
    what: 'changes a line of another cart',
    ask: (client) => client.post('/api/shop/update-cart', { id: id('line'), quantity: 9 }),
    not: ['visitor', 'member', 'author', 'editor', 'administrator', 'shopper'],
    but: 'buyer',
  },
  {
    what: 'takes a line out of another cart',
    ask: (client) => client.post('/api/shop/update-cart', { id: id('line'), delete: true }),
    not: ['visitor', 'member', 'author', 'editor', 'administrator', 'shopper'],
    but: 'buyer',
  },
  {
    what: 'reads an order of somebody',
    ask: (client) => client.get(`/api/shop/orders/${id('order')}`),
    not: ['visitor', 'member', 'author', 'editor', 'buyer'],
    but: 'shopper',
  },
  {
    what: 'orders again what somebody ordered',
    ask: (client) => client.post(`/api/shop/orders/${id('order')}/again`),
    not: ['visitor', 'member', 'author', 'editor', 'buyer', 'shop_manager'],
    but: 'shopper',
  },
  {
    what: 'reads the letters of somebody’s order',
    ask: (client) => client.get('/api/shop/emails', { order_id: id('order') }),
    not: ['visitor', 'member', 'author', 'editor', 'buyer', 'shopper'],
    but: 'shop_manager',
  },
  {
    what: 'prints the invoice of somebody',
    ask: (client) => client.get('/api/shop/documents', { kind: 'invoice', orders: id('order') }),
    not: ['visitor', 'member', 'author', 'editor', 'buyer', 'shopper'],
    but: 'shop_manager',
  },
  {
    what: 'writes on an order of somebody',
    ask: (client) => client.post(`/api/shop/orders/${id('order')}/note`, { text: 'x' }),
    not: ['visitor', 'member', 'author', 'editor', 'buyer', 'shopper'],
    but: 'shop_manager',
  },
  {
    what: 'throws a draft away',
    ask: (client) => client.delete(`/api/posts/${id('draft')}`),
    not: everybody,
    but: 'owner',
  },
]

describe('what belongs to somebody', () => {
  test.each(lines.map((line) => [line.what, line] as const))(
    'F-USER-04 nobody else %s',
    async (_, { ask, not, but }) => {
      for (const name of not) {
        const { status, body } = await ask(who(name))
        expect([401, 403, 404], `${name}: ${status} ${JSON.stringify(body).slice(0, 300)}`).toContain(status)
        if (status === 401) expect(name).toBe('visitor')
        expect(JSON.stringify(body)).not.toMatch(/kiln nine|Secret plan/)
      }
      const { status, body } = await ask(who(but))
      expect(status, `${but}: ${JSON.stringify(body).slice(0, 300)}`).toBe(200)
    },
  )

  test('F-USER-04 an id that is somebody else’s and one that nobody has are answered alike', async () => {
    const member = who('member')
    const alike = async (path: (of: string) => string, real: string) => {
      const [one, other] = [await member.get(path(real)), await member.get(path(site.platform.newId()))]
      expect([one.status, one.body.error?.code, one.body.error?.message]).toEqual([
        other.status,
        other.body.error?.code,
        other.body.error?.message,
      ])
    }
    await alike((of) => `/api/posts/${of}`, id('private'))
    await alike((of) => `/api/shop/orders/${of}`, id('order'))
  })

  test('F-USER-04 what is hidden is in no list, search or count of those whom it is not for', async () => {
    const calls: [string, Record<string, string>][] = [
      ['/api/posts', {}],
      ['/api/posts', { status: 'private' }],
      ['/api/posts', { status: 'draft' }],
      ['/api/search', { p: '1', limit: '20', keywords: 'kiln' }],
      ['/api/search', { target: 'posts.page', inflate: id('private') }],
      ['/api/posts/notes', { postId: id('private') }],
    ]
    for (const name of ['visitor', 'member']) {
      for (const [path, query] of calls)
        expect(JSON.stringify((await who(name).get(path, query)).body), `${name} ${path}`).not.toMatch(
          /Secret plan|kiln nine/,
        )
    }
  })
})
