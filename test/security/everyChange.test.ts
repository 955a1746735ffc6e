/**
 * After every kind of change, every page of a small site that is kept says what a fresh drawing says, in the process that
 * made the change and in another one: no key of what pages show is forgotten (issue 12, 3.8). `npm test` asks after a
 * share of them, `npm run test:long` after each.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixedClock } from '#platform/clock.ts'
import { operations } from '#operations.ts'
import { publishScheduled } from '#features/content/versions/jobs/publishScheduled.ts'
import { runJobsOf } from '#test/support/jobs.ts'
import { pageServer, type PageServer } from '#test/support/pages.ts'
import { addToCart, createPaymentSession } from '#test/support/shop.ts'
import { shareOf } from '#test/support/share.ts'
import { testSite, type Answer, type Client, type TestSite } from '#test/support/site.ts'

const clock = fixedClock(new Date('2026-03-02T10:00:00Z'))
const environment = { SITE_URL: 'http://127.0.0.1', PLINTH_SECRET: 'ab'.repeat(32) }
let site: TestSite
let other: TestSite
let pages: PageServer
let otherPages: PageServer
let admin: Client
let member: Client
beforeAll(async () => {
  site = await testSite({ environment, clock })
  other = await testSite({ environment, clock, beside: site })
  pages = await pageServer(site)
  otherPages = await pageServer(other)
  admin = await site.as('administrator', 'Ada')
  member = await site.as('member', 'Mia')
  await build()
})
afterAll(async () => {
  await pages.close()
  await otherPages.close()
  await other.close()
  await site.close()
})

let count = 0
/** A word that is nowhere yet. */
const word = () => `word${(count += 1)}`

async function done(answer: Promise<Answer>): Promise<Answer['body']['d']> {
  const { status, body } = await answer
  expect([status, JSON.stringify(body.error ?? null)]).toEqual([200, 'null'])
  return body.d
}

const publish = (post: Record<string, unknown>) =>
  done(admin.post('/api/posts', { status: 'published', ...post }))
const block = (id: string, type: string, state: Record<string, unknown> = {}) => ({
  id,
  type,
  state,
  children: [],
})

/** The ids of what is on the small site, by the name that the changes use. */
const made: Record<string, string> = {}
const paths: string[] = []
const settings = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }))

async function build(): Promise<void> {
  const category = (title: string, parent?: string) =>
    done(
      admin.post('/api/posts/categories', {
        title,
        slug: title.toLowerCase(),
        ...(parent && { parent_id: parent }),
      }),
    )
  made.bowls = (await category('Bowls')).id
  made.cups = (await category('Cups', made.bowls)).id
  await done(admin.post('/api/taxonomies', { title: 'Kilns' }))
  made.gas = (
    await done(admin.post('/api/posts/categories', { title: 'Gas', slug: 'gas', taxonomy: 'kilns' }))
  ).id
  made.layout = (
    await publish({
      type: 'layout',
      title: 'Frame',
      value: [block('f1', 'paragraph', { text: 'Around' }), block('f2', 'content-slot')],
    })
  ).id
  made.component = (
    await publish({
      type: 'component',
      title: 'Reused',
      value: [block('r1', 'paragraph', { text: 'Reused words' })],
    })
  ).id
  made.snippet = (
    await publish({
      type: 'sniplet',
      title: 'Above',
      metas: settings({
        sniplet_type: 'before_page',
        type: 'before_page',
        kind: 'html',
        code: '<p>Above all</p>',
        match: '[{"path":"/about"}]',
      }),
    })
  ).id
  made.menu = (
    await publish({
      type: 'menu',
      title: 'Main',
      metas: settings({ items: JSON.stringify([{ title: 'Posts', url: '/t/posts' }]) }),
    })
  ).id
  made.form = (
    await publish({
      type: 'form',
      title: 'Ask',
      metas: settings({ fields: '[{"name":"email","title":"Address","type":"string"}]' }),
    })
  ).id
  await done(admin.post('/api/options', { name: 'header_menu_id', value: made.menu }))
  const comments = [block('p', 'paragraph', { text: 'Clay.' }), block('c', 'comments')]
  for (const [name, title, more] of [
    ['first', 'First', { category: made.bowls, tags: ['blue'], value: comments }],
    [
      'second',
      'Second',
      { category: made.cups, tags: ['blue', 'green'], terms: [made.gas], value: comments },
    ],
    [
      'third',
      'Third',
      {
        layout: made.layout,
        value: [block('b', 'breadcrumb'), block('r', 'reusable', { component_id: made.component })],
      },
    ],
  ] as const) {
    const { id, url } = await publish({ type: 'post', title, ...more })
    made[name] = id
    paths.push(url)
    clock.advance(1000)
  }
  const about = await publish({
    title: 'About',
    url: '/about',
    value: [
      block('l', 'post-list', { limit: 3 }),
      block('t', 'taxonomy-list'),
      block('s', 'form', { form_id: made.form }),
    ],
  })
  made.about = about.id
  made.child = (await publish({ title: 'Below', parent_id: about.id, value: [block('b', 'breadcrumb')] })).id
  for (const [name, title, more] of [
    ['mug', 'Mug', { category: made.cups }],
    ['vase', 'Vase', {}],
  ] as const) {
    const metas = settings({ product_price: '20.00', product_quantity: '5' })
    const { id, url } = await publish({
      type: 'product',
      title,
      metas,
      value: [block('p', 'product')],
      ...more,
    })
    made[name] = id
    paths.push(url)
  }
  await publish({
    title: 'Shop',
    url: '/shop-window',
    value: [
      block('l', 'product-list', { has_filters: true }),
      block('o', 'product', { product_id: made.mug }),
    ],
  })
  const [comment] = await done(admin.post('/api/posts/notes', { post_id: made.first, value: 'Fine' }))
  made.comment = comment.id
  paths.push(
    '/',
    '/about',
    '/about/below',
    '/shop-window',
    '/t/posts',
    '/t/products',
    '/t/posts?sort=title',
    '/t/products?sort=price_up',
    '/p',
    '/p/category',
    '/p/tag',
    '/p/category/bowls',
    '/p/category/cups',
    '/p/tag/blue',
    '/p/kilns',
    '/p/kilns/gas',
    '/search?q=clay',
    '/nowhere',
    '/sitemap.xml',
    '/feed.xml',
    '/feed/products.xml',
    '/feed/category/bowls.xml',
    '/robots.txt',
  )
}

const versionOf = async (id: string) => (await done(admin.get(`/api/posts/${id}`))).version
const change = async (name: string, more: Record<string, unknown>) =>
  done(admin.post('/api/posts', { id: made[name], version: await versionOf(made[name] ?? ''), ...more }))
const price = (amount: string) => settings({ product_price: amount, product_quantity: '5' })
const moderate = (status: string) =>
  done(admin.post('/api/posts/notes', { id: made.comment, post_id: made.first, status }))
const setting = (name: string, value: unknown) => done(admin.post('/api/options', { name, value }))

async function buy(): Promise<void> {
  const buyer = site.visitor()
  await done(addToCart(buyer, made.vase ?? '', { quantity: 5 }))
  const address = {
    name: 'Ada Byron',
    line1: '12 Mill Lane',
    line2: '',
    city: 'Graz',
    region: '',
    postcode: '8010',
    country: 'AT',
  }
  await done(buyer.post('/api/shop/checkout', { email: 'ada@example.test', address }))
  await done(createPaymentSession(buyer))
}

const variantOf = async (id: string) => (await done(admin.get('/api/shop/stock', { post_id: id })))[0]

/** Every kind of change, by the operation that makes it. Those that end something put it back, for the next round. */
const changes: { by: string; what: string; run(): Promise<unknown> }[] = [
  {
    by: 'posts.save',
    what: 'the text of an article',
    run: () =>
      change('first', { value: [block('p', 'paragraph', { text: word() }), block('c', 'comments')] }),
  },
  { by: 'posts.save', what: 'the title of an article', run: () => change('second', { title: word() }) },
  {
    by: 'posts.save',
    what: 'a new article',
    run: () => publish({ type: 'post', title: word(), category: made.bowls, tags: ['blue'] }),
  },
  {
    by: 'posts.save',
    what: 'the tags and the entry of an article',
    run: async () => {
      await change('first', { tags: [word()], terms: [made.gas] })
      await change('first', { tags: ['blue'] })
    },
  },
  {
    by: 'posts.save',
    what: 'the category of an article',
    run: () => change('third', { category: count++ % 2 ? made.bowls : made.cups }),
  },
  { by: 'posts.save', what: 'an article made private', run: () => change('second', { status: 'private' }) },
  { by: 'posts.save', what: 'it is published again', run: () => change('second', { status: 'published' }) },
  { by: 'posts.save', what: 'an article unpublished', run: () => change('second', { status: 'draft' }) },
  { by: 'posts.save', what: 'and published', run: () => change('second', { status: 'published' }) },
  { by: 'posts.save', what: 'another URL', run: () => change('child', { slug: word() }) },
  { by: 'posts.save', what: 'the title of the page above', run: () => change('about', { title: word() }) },
  {
    by: 'posts.save',
    what: 'an end that comes',
    run: async () => {
      await change('third', { unpublish_at: new Date(clock.now().getTime() + 5000).toISOString() })
      clock.advance(6000)
      await runJobsOf(site, publishScheduled)
      await change('third', { status: 'published', unpublish_at: null })
    },
  },
  {
    by: 'posts.save',
    what: 'a planned article whose time comes',
    run: async () => {
      await publish({
        type: 'post',
        title: word(),
        status: 'scheduled',
        publish_at: new Date(clock.now().getTime() + 5000).toISOString(),
      })
      clock.advance(6000)
      await runJobsOf(site, publishScheduled)
    },
  },
  {
    by: 'posts.save',
    what: 'the layout',
    run: () =>
      change('layout', { value: [block('f1', 'paragraph', { text: word() }), block('f2', 'content-slot')] }),
  },
  {
    by: 'posts.save',
    what: 'a component',
    run: () => change('component', { value: [block('r1', 'paragraph', { text: word() })] }),
  },
  {
    by: 'posts.save',
    what: 'a snippet',
    run: async () =>
      change('snippet', {
        metas: (await done(admin.get(`/api/posts/${made.snippet}`))).metas.map(
          ({ name, value }: { name: string; value: string }) => ({
            name,
            value: name === 'code' ? `<p>${word()}</p>` : value,
          }),
        ),
      }),
  },
  {
    by: 'posts.save',
    what: 'the menu',
    run: () =>
      change('menu', { metas: settings({ items: JSON.stringify([{ title: word(), url: '/t/posts' }]) }) }),
  },
  {
    by: 'posts.save',
    what: 'a form',
    run: () =>
      change('form', {
        metas: settings({
          submit_text: word(),
          fields: '[{"name":"email","title":"Address","type":"string"}]',
        }),
      }),
  },
  {
    by: 'posts.save',
    what: 'a price',
    run: () => change('mug', { metas: price(`${10 + (count += 1)}.00`) }),
  },
  { by: 'posts.save', what: 'the title of a product', run: () => change('vase', { title: word() }) },
  // What is missing now is shown again when it comes back.
  ...['menu', 'layout', 'component', 'mug', 'about'].flatMap((name) => [
    { by: 'posts.save', what: `${name} taken off`, run: () => change(name, { status: 'draft' }) },
    { by: 'posts.save', what: `${name} published again`, run: () => change(name, { status: 'published' }) },
  ]),
  {
    by: 'posts.delete',
    what: 'an article in the trash',
    run: () => done(admin.delete(`/api/posts/${made.second}`)),
  },
  {
    by: 'posts.restore',
    what: 'and back',
    run: async () => {
      await done(admin.post(`/api/posts/${made.second}/restore`))
      await change('second', { status: 'published' })
    },
  },
  {
    by: 'posts.bulk',
    what: 'a tag on many',
    run: () =>
      done(
        admin.post('/api/posts/bulk', { ids: [made.first, made.second], action: 'add_tag', value: word() }),
      ),
  },
  {
    by: 'posts.duplicate',
    what: 'a copy that is published',
    run: async () => {
      const { id, version } = await done(admin.post(`/api/posts/${made.first}/duplicate`))
      await done(admin.post('/api/posts', { id, version, status: 'published' }))
    },
  },
  {
    by: 'posts.cancel_plan',
    what: 'a planned change that is taken back',
    run: async () => {
      await change('first', {
        status: 'scheduled',
        title: word(),
        publish_at: new Date(clock.now().getTime() + 50_000).toISOString(),
      })
      await done(admin.post(`/api/posts/${made.first}/cancel-plan`))
    },
  },
  {
    by: 'entries.save',
    what: 'an entry by its plural',
    run: () => done(admin.post('/api/t/posts', { title: word(), status: 'published' })),
  },
  {
    by: 'references.replace',
    what: 'a URL in place of another',
    run: async () => {
      await change('third', { value: [block('l', 'button', { text: word(), link: '/about' })] })
      await done(admin.post('/api/references/replace', { id: made.about, to: '/shop-window' }))
    },
  },
  {
    by: 'texts.replace',
    what: 'words in a text, and back',
    run: async () => {
      const [old, next] = [word(), word()]
      await change('third', { value: [block('l', 'button', { text: old, url: '/about' })] })
      const { posts } = await done(admin.get('/api/texts', { find: old }))
      const chosen = posts.map(
        ({ id, version, places }: { id: string; version: number; places: { place: string }[] }) => ({
          id,
          version,
          places: places.map(({ place }) => place),
        }),
      )
      await done(admin.post('/api/texts/replace', { find: old, replace: next, posts: chosen }))
    },
  },
  {
    by: 'texts.undo',
    what: 'words that come back',
    run: async () => {
      const [{ id }] = await done(admin.get('/api/texts/replacements'))
      await done(admin.post('/api/texts/replacements/undo', { id }))
    },
  },
  {
    by: 'posts.save_category',
    what: 'the name of a category',
    run: () => done(admin.post('/api/posts/categories', { id: made.bowls, title: word(), slug: 'bowls' })),
  },
  {
    by: 'posts.save_category',
    what: 'the text of a category',
    run: () =>
      done(
        admin.post('/api/posts/categories', {
          id: made.cups,
          title: 'Cups',
          slug: 'cups',
          parent_id: made.bowls,
          description: word(),
        }),
      ),
  },
  {
    by: 'posts.save_category',
    what: 'another place in the tree',
    run: async () => {
      await done(
        admin.post('/api/posts/categories', { id: made.cups, title: 'Cups', slug: 'cups', parent_id: '' }),
      )
      await done(
        admin.post('/api/posts/categories', {
          id: made.cups,
          title: 'Cups',
          slug: 'cups',
          parent_id: made.bowls,
        }),
      )
    },
  },
  {
    by: 'posts.order_categories',
    what: 'the order of categories',
    run: () =>
      done(
        admin.post('/api/posts/categories/order', {
          items: [
            { id: made.bowls, parent_id: null },
            { id: made.cups, parent_id: count++ % 2 ? made.bowls : null },
          ],
        }),
      ),
  },
  {
    by: 'posts.delete_category_by_id',
    what: 'a category that goes',
    run: async () => {
      const { id } = await done(admin.post('/api/posts/categories', { title: word() }))
      await change('third', { category: id })
      await done(admin.delete(`/api/posts/categories/${id}`, {}))
    },
  },
  {
    by: 'posts.delete_category',
    what: 'a category that goes, by its other call',
    run: async () => {
      const { id } = await done(admin.post('/api/posts/categories', { title: word() }))
      await change('third', { category: id })
      await done(admin.delete('/api/posts/categories', { id }))
    },
  },
  {
    by: 'taxonomies.take_back',
    what: 'a category that comes back',
    run: async () => {
      const { id } = await done(admin.post('/api/posts/categories', { title: word() }))
      await change('third', { category: id })
      const { undo } = await done(admin.delete(`/api/posts/categories/${id}`, {}))
      await done(admin.post('/api/taxonomies/undo', { undo }))
    },
  },
  {
    by: 'tags.rename',
    what: 'a tag with another name',
    run: async () => {
      const to = word()
      await done(admin.post('/api/tags', { tag: 'blue', to }))
      await done(admin.post('/api/tags', { tag: to, to: 'blue' }))
    },
  },
  {
    by: 'tags.delete',
    what: 'a tag that goes',
    run: async () => {
      const tag = word()
      await change('second', { tags: ['blue', 'green', tag] })
      await done(admin.delete('/api/tags', { tag }))
    },
  },
  {
    by: 'taxonomies.save',
    what: 'the name of a taxonomy',
    run: () => done(admin.post('/api/taxonomies', { name: 'kilns', title: word() })),
  },
  {
    by: 'taxonomies.delete',
    what: 'a taxonomy that goes',
    run: async () => {
      const { name } = await done(admin.post('/api/taxonomies', { title: word() }))
      await done(admin.delete(`/api/taxonomies/${name}`))
    },
  },
  {
    by: 'types.save',
    what: 'the text of a type',
    run: () =>
      done(admin.post('/api/types', { slug: `type${(count += 1)}`, title: word(), description: word() })),
  },
  {
    by: 'types.delete',
    what: 'a type that goes',
    run: async () => {
      const slug = word()
      await done(admin.post('/api/types', { slug, title: slug }))
      await done(admin.delete('/api/types', { slug }))
    },
  },
  {
    by: 'redirects.save',
    what: 'a redirect',
    run: () => done(admin.post('/api/redirects', { from_path: `/${word()}`, to_path: '/about', code: 301 })),
  },
  {
    by: 'redirects.save',
    what: 'a redirect where nothing stood',
    run: () => done(admin.post('/api/redirects', { from_path: '/nowhere', to_path: '/about', code: 301 })),
  },
  {
    by: 'redirects.delete',
    what: 'redirects that go',
    run: async () => {
      for (const { id } of await done(admin.get('/api/redirects')))
        await done(admin.delete(`/api/redirects/${id}`))
    },
  },
  {
    by: 'comments.write',
    what: 'a new comment',
    run: () => done(admin.post('/api/posts/notes', { post_id: made.first, value: word() })),
  },
  { by: 'comments.write', what: 'a comment that is denied', run: () => moderate('denied') },
  { by: 'comments.write', what: 'a comment that is let through', run: () => moderate('approved') },
  {
    by: 'users.save_me',
    what: 'the own name',
    run: () => done(admin.post('/api/users/me', { name: word() })),
  },
  {
    by: 'users.save_me',
    what: 'the own picture',
    run: () => done(admin.post('/api/users/me', { avatar: `/media/${word()}.png` })),
  },
  {
    by: 'users.save',
    what: 'the name of somebody else',
    run: async () => {
      await done(member.post('/api/posts/notes', { post_id: made.second, value: word() }))
      await done(admin.post('/api/users', { id: member.viewer.id, name: word() }))
    },
  },
  {
    by: 'users.remove',
    what: 'somebody who goes',
    run: async () => {
      const writer = await site.as('author', word())
      await done(writer.post('/api/posts/notes', { post_id: made.second, value: word() }))
      await publish({ type: 'post', title: word() })
      await done(admin.delete(`/api/users/${writer.viewer.id}`, {}))
    },
  },
  {
    by: 'users.remove_me',
    what: 'somebody who removes the own account',
    run: async () => {
      const [email, password] = [`${word()}@example.test`, 'quiet kiln behind the orchard']
      await done(admin.post('/api/users', { name: word(), email, password, role: 'member' }))
      const somebody = site.visitor()
      await done(somebody.post('/api/users/login', { email, password }))
      const [comment] = await done(somebody.post('/api/posts/notes', { post_id: made.second, value: word() }))
      await done(admin.post('/api/posts/notes', { id: comment.id, post_id: made.second, status: 'approved' }))
      await done(somebody.post('/api/users/me/remove', { current_password: password, comments: 'remove' }))
    },
  },
  { by: 'options.save', what: 'the name of the site', run: () => setting('site_name', word()) },
  { by: 'options.save', what: 'the announcement', run: () => setting('announcement', word()) },
  {
    by: 'options.save',
    what: 'the home page',
    run: () => setting('home_post_id', count++ % 2 ? made.about : ''),
  },
  {
    by: 'theme.apply',
    what: 'design values and a logo',
    run: () =>
      done(
        admin.post('/api/theme', {
          theme: 'default',
          look: { 'radius-2': `${(count++ % 9) + 1}px` },
          logo: `/media/${word()}.svg`,
          logo_dark: '',
          based_on: null,
        }),
      ),
  },
  {
    by: 'styles.add',
    what: 'a shared style that a page wears',
    async run() {
      const style = { title: word(), style: { 'letter-spacing': '1px' } }
      made.style = (await done(admin.post('/api/shared-styles', style))).id
      await change('third', { value: [block('s', 'paragraph', { text: word(), shared_style: made.style })] })
    },
  },
  {
    by: 'styles.save',
    what: 'a shared style',
    run: () =>
      done(
        admin.post(`/api/shared-styles/${made.style}`, {
          title: word(),
          style: { 'letter-spacing': `${(count += 1)}px` },
        }),
      ),
  },
  {
    by: 'styles.remove',
    what: 'a shared style that a page still names',
    run: () => done(admin.delete(`/api/shared-styles/${made.style}`, {})),
  },
  { by: 'options.save', what: 'search engines', run: () => setting('search_engines', count++ % 2 === 0) },
  {
    by: 'shop.change-stock',
    what: 'items that came',
    run: async () => {
      const { variant_id, store } = await variantOf(made.mug ?? '')
      await done(admin.post('/api/shop/stock', { variant_id, store, delta: 3, reason: 'received' }))
    },
  },
  { by: 'shop.create-session-by-post', what: 'the last ones that are held', run: buy },
  {
    by: 'shop.cancel-order',
    what: 'and come back',
    run: async () => {
      const [order] = (await done(admin.get('/api/shop/orders'))).items
      await done(admin.post(`/api/shop/orders/${order.id}/cancel`))
    },
  },
  {
    by: 'shop.save-settings',
    what: 'prices with or without tax',
    run: () => done(admin.post('/api/shop/settings', { prices_include_tax: count++ % 2 === 0 })),
  },
  {
    by: 'shop.change-currency',
    what: 'another currency',
    run: () => done(admin.post('/api/shop/currency', { to: 'JPY', rate: '150' })),
  },
  {
    by: 'shop.undo-currency',
    what: 'and the old one again',
    run: () => done(admin.post('/api/shop/currency/undo')),
  },
  {
    by: 'shop.save-store',
    what: 'a location',
    run: () => done(admin.post('/api/shop/stores', { title: word() })),
  },
  {
    by: 'shop.close-store',
    what: 'a location that closes',
    run: async () => {
      await done(admin.post('/api/shop/stores', { title: word() }))
      const stores = await done(admin.get('/api/shop/stores'))
      await done(admin.delete(`/api/shop/stores/${stores.at(-1).id}`))
    },
  },
]

/** What these write shows on no page, or they write it by what another one is tried with: `adjustStocks`, `savePost`. */
const shownNowhere = [
  ...['activity.report', 'content.block_data', 'emails.open', 'jobs.remove', 'jobs.run'],
  ...['plugins.switch', 'redirects.ignore_missing'],
  // Everything else is tried with the changes that it is made of; that nothing stays is asked in demo/removeDemo.test.ts.
  'demo.remove',
  ...['forms.remove_data', 'forms.save_data', 'forms.submit', 'views.delete', 'views.save'],
  // Subscribers and emails are on no page.
  ...[
    'newsletter.act',
    'newsletter.add',
    'newsletter.import',
    'newsletter.remove',
    'newsletter.send',
    'newsletter.test',
  ],
  // What is reported stands until a moderator changes it.
  'comments.report',
  // A page names a file by its URL, and shows its size, which stays.
  ...['media.create_folder', 'media.remove', 'media.save', 'media.upload'],
  // A font is shown once a theme that names it is applied, and is kept as long.
  ...['theme.add_font', 'theme.remove_font'],
  // Pictures and forms that a page shows once somebody inserts them.
  'patterns.prepare',
  // Everything that it publishes is saved as posts and settings are; asked in test/jobs/J-02.test.ts.
  'starters.add',
  ...[
    'posts.component_error',
    'posts.presence',
    'posts.revoke_preview_link',
    'posts.share_preview',
    'posts.view',
  ],
  ...[
    'roles.assign',
    'users.end_sessions',
    'users.end_sessions_of',
    'users.export_me',
    'users.forgot_password',
  ],
  ...[
    'users.login',
    'users.logout_post',
    'users.reset_password',
    'users.setup',
    'users.signup',
    'users.totp',
    'users.verify',
  ],
  ...[
    'shop.add-to-cart',
    'shop.change-order-address',
    'shop.change-tracking',
    'shop.check-csv',
    'shop.check-payments',
    'shop.checkout',
  ],
  ...[
    'shop.choose-store',
    'shop.find-order',
    'shop.fulfil-order',
    'shop.fulfil-orders',
    'shop.hand-over',
    'shop.mark-paid',
  ],
  ...[
    'shop.note-on-order',
    'shop.order-again',
    'shop.create-manual-order',
    'shop.preview-currency',
    'shop.quote-order',
  ],
  ...[
    'shop.refund-order',
    'shop.start-load-test',
    'shop.remove-address',
    'shop.run-check',
    'shop.save-address',
  ],
  ...[
    'shop.save-email-template',
    'shop.send-email',
    'shop.send-order-email',
    'shop.undo-hand-over',
    'shop.update-cart',
    'shop.upload-csv',
  ],
  ...['shop.upload-product-file', 'shop.webhook', 'shop.write-csv'],
]

async function different(server: PageServer, drawn: ReadonlyMap<string, string>): Promise<string[]> {
  const found = await Promise.all(paths.map(async (path) => [path, seen(await server.get(path))] as const))
  return found.flatMap(([path, text]) =>
    text === drawn.get(path) ? [] : [`${path}\n${firstDifference(text, drawn.get(path) ?? '')}`],
  )
}

const seen = ({ status, html, headers }: Awaited<ReturnType<PageServer['get']>>) =>
  `${status} ${headers.get('location') ?? ''}\n${html}`

function firstDifference(kept: string, drawn: string): string {
  let at = 0
  while (at < kept.length && kept[at] === drawn[at]) at += 1
  return `kept:  …${kept.slice(Math.max(0, at - 80), at + 120)}\ndrawn: …${drawn.slice(Math.max(0, at - 80), at + 120)}`
}

/** Pages as a process would draw them that has just begun: nothing kept, nothing remembered. */
async function drawnAnew(): Promise<Map<string, string>> {
  const { platform } = site
  const empty = {
    ...platform,
    config: { ...platform.config, PAGE_CACHE: false },
    db: platform.db.withTables(),
  }
  const server = await pageServer({ ...site, platform: empty })
  try {
    return new Map(
      await Promise.all(paths.map(async (path) => [path, seen(await server.get(path))] as const)),
    )
  } finally {
    await server.close()
  }
}

/** What is wrong on the kept pages of both processes. */
async function faultsAfter(what: string): Promise<string[]> {
  const drawn = await drawnAnew()
  const own = await different(pages, drawn)
  // Another process hears of it within a second.
  clock.advance(1001)
  const others = await different(otherPages, drawn)
  return [
    ...own.map((fault) => `after ${what}: ${fault}`),
    ...others.map((fault) => `after ${what}, in another process: ${fault}`),
  ]
}

test('3.8 kept pages say what a fresh drawing says after every kind of change', async () => {
  const faults = await faultsAfter('nothing')
  // What a change forgot stands on the kept pages until they are asked, unless the next one takes it off.
  const askedAfter = new Set([...shareOf(changes), changes.at(-1)])
  for (const change of changes) {
    const { by, what, run } = change
    try {
      await run()
    } catch (error) {
      faults.push(`${by}, ${what}: ${String(error)}`)
    }
    if (askedAfter.has(change)) faults.push(...(await faultsAfter(`${by}, ${what}`)))
  }
  expect(faults).toEqual([])
}, 600_000)

test('3.8 every call that changes something is tried, or shows on no page', () => {
  const tried = new Set(changes.map(({ by }) => by))
  const writing = operations.filter(({ method }) => method !== 'GET').map(({ name }) => name)
  const untried = writing.filter((name) => !tried.has(name))
  expect(
    untried.toSorted(),
    'a new call that writes belongs among `changes`, or in `shownNowhere` where no page shows what it writes',
  ).toEqual([...shownNowhere].toSorted())
})
