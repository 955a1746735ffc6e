/** What visitors get for a path, over real HTTP on a real database. */
import { createHash } from 'node:crypto'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Block } from '#blocks/block.ts'
import {
  addRedirect,
  resolvePath,
  savePost,
  type PageSnippet,
  type PageView,
  type Post,
  type SavePostInput,
} from '#features/content/index.ts'
import { createAccount } from '#features/people/index.ts'
import { saveSetting } from '#features/settings/index.ts'
import { anybody } from '#rules/evaluate.ts'
import { ErrorPage } from '#themes/default/index.tsx'
import { contentOfView } from './pageContent.tsx'
import { pageServer, type PageServer } from '#test/support/pages.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'

let site: TestSite
let pages: PageServer
let administrator: Client

beforeAll(async () => {
  site = await testSite({ environment: { SITE_URL: 'http://127.0.0.1' } })
  pages = await pageServer(site)
  administrator = await site.as('administrator')
})
afterAll(async () => {
  await pages.close()
  await site.close()
})

let made = 0
function block(type: string, state: Record<string, unknown> = {}, more: Partial<Block> = {}): Block {
  made += 1
  return { id: `testblock${made}`, type, state, children: [], ...more }
}
const paragraph = (text: string, state = {}) => block('paragraph', { text, ...state })

function publish(input: SavePostInput): Promise<Post> {
  return savePost(site.contextOf(administrator.viewer), { type: 'page', status: 'published', ...input })
}

test('F-PUB-06 any other path renders the page that is there, whole without scripts', async () => {
  await publish({ title: 'About us', url: '/about-us', value: [paragraph('We throw pots in Larkmoor.')] })
  const { status, html, headers } = await pages.get('/about-us')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(html).toContain('We throw pots in Larkmoor.')
})

test('F-PUB-01 / shows the page that the setting names', async () => {
  const home = await publish({ title: 'Welcome', url: '/welcome', value: [paragraph('The kiln is warm.')] })
  await saveSetting(site.platform, site.platform.db, 'home_post_id', home.id)
  const { html } = await pages.get('/')
  expect(html).toContain('The kiln is warm.')
  expect(html).toContain('<link rel="canonical" href="http://127.0.0.1/">')
})

test('3.4 the home page has one address: its own leads to / for good, and search names /', async () => {
  const twin = await fetch(`${pages.url}/welcome?utm_source=post`, { redirect: 'manual' })
  expect([twin.status, twin.headers.get('location')]).toEqual([308, '/?utm_source=post'])
  expect(await resolvePath(site.platform, '/welcome', new URLSearchParams('p=2'))).toMatchObject({
    kind: 'redirect',
    to: '/?p=2',
    code: 308,
  })
  const found = (
    await site
      .visitor()
      .get('/api/search', { target: 'posts.page', keywords: 'welcome', p: '1', limit: '10' })
  ).body.d
  expect(JSON.stringify(found)).toContain('"url":"/"')
  expect(JSON.stringify(found)).not.toContain('/welcome')
  expect((await pages.get('/sitemap.xml')).html).not.toContain('/welcome')
  expect((await pages.get('/nothing/welcome')).html).not.toContain('href="/welcome"')
})

test('F-PUB-12 a page names itself to search engines and carries no inline style', async () => {
  await publish({
    title: 'Oat <glaze>',
    description: 'A quiet "glaze".',
    url: '/oat-glaze',
    type: 'post',
    value: [paragraph('Words.', { style: { padding: '12px' } })],
  })
  const { html, headers } = await pages.get('/oat-glaze')
  expect(html).toMatch(/<title>Oat &lt;glaze&gt; · \w+<\/title>/)
  expect(html).toContain('<meta name="description" content="A quiet &quot;glaze&quot;.">')
  expect(html).toContain('<link rel="canonical" href="http://127.0.0.1/oat-glaze">')
  expect(html).toContain('<meta property="og:type" content="article">')
  const jsonLd = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')
  expect(jsonLd).toMatchObject({ '@type': 'Article', headline: 'Oat <glaze>' })
  expect(html).not.toMatch(/\sstyle="/)
  const sheet = /<style id="page-style">(.*?)<\/style>/s.exec(html)?.[1] ?? ''
  expect(sheet).toContain('padding:12px')
  const hash = createHash('sha256').update(sheet).digest('base64')
  expect(headers.get('content-security-policy')).toContain(`style-src 127.0.0.1:*/assets/ 'sha256-${hash}'`)
  expect(headers.get('content-security-policy')).toContain('script-src 127.0.0.1:*/assets/;')
})

test('F-PUB-11 an empty post leaves a hidden comment that the blocks are empty', async () => {
  const post = await publish({ title: 'Bare', url: '/bare', value: [paragraph('x')] })
  // The editor always saves one paragraph; an import may leave none.
  await site.platform.db
    .updateTable('post_version')
    .set({ value: '[]' })
    .where('post_id', '=', post.id)
    .execute()
  await savePostNothing()
  expect((await pages.get('/bare')).html).toContain('<!-- the blocks are empty -->')
})

/** Any change counts the site's content up, so that kept pages are drawn anew. */
const savePostNothing = () => publish({ title: 'Other', url: `/other-${made}`, value: [paragraph('x')] })

test('F-ROUTE-04 an unmatched path answers 404 with its name, a search and likely pages', async () => {
  await publish({ title: 'Care guide', url: '/care-guide', value: [paragraph('Wash by hand.')] })
  const { status, html } = await pages.get('/care-gide-guide')
  expect(status).toBe(404)
  expect(html).toContain('<h1>Page Not Found: /care-gide-guide</h1>')
  expect(html).toContain('action="/search"')
  expect(html).toContain('href="/care-guide"')
  expect((await pages.get('/%3Cscript%3E')).html).toContain('Page Not Found: /&lt;script&gt;')
})

test('F-ROUTE-04 any path containing /null shows the not-found page', async () => {
  for (const path of ['/null', '/journal/null', '/nullable/x']) {
    const { status, html } = await pages.get(path)
    expect(status).toBe(404)
    expect(html).toContain(`Page Not Found: ${path}`)
  }
})

test.each([
  '/logout.php',
  '/checkout-complete/x.js',
  '/p/category/a.jpg',
  '/p.css',
  '/t/posts.json',
  '/user/preview/a.mp4',
])('F-ROUTE-03 %s is refused as not found', async (path) => {
  const { status, html } = await pages.get(path)
  expect(status).toBe(404)
  expect(html).toContain(`Page Not Found: ${path}`)
})

test('F-ROUTE-05 a stored redirect answers with its own status and place', async () => {
  await site.platform.transaction((db) =>
    addRedirect(site.platform, db, { from: '/old-about', to: '/about-us', code: 308 }),
  )
  const answer = await pages.get('/old-about')
  expect(answer.status).toBe(308)
  expect(answer.headers.get('location')).toBe('/about-us')
})

test('F-ROUTE-06 a post names its layout: default or user', async () => {
  await publish({ title: 'Plain', url: '/plain', value: [paragraph('x')] })
  await publish({ title: 'Calm', url: '/calm', jxt_layout_template: 'user', value: [paragraph('x')] })
  const plain = (await pages.get('/plain')).html
  const calm = (await pages.get('/calm')).html
  expect(plain).toContain('<body data-layout="default">')
  expect(plain).toContain('aria-label="Main"')
  expect(calm).toContain('<body data-layout="user">')
  expect(calm).not.toContain('aria-label="Main"')
})

test('F-POST-03 a layout post is around the post at its content slot', async () => {
  const layout = await publish({
    type: 'layout',
    title: 'Framed',
    value: [paragraph('Before it.'), block('content-slot'), paragraph('Behind it.')],
  })
  await publish({ title: 'Inner', url: '/inner', layout: layout.id, value: [paragraph('The post.')] })
  const { html } = await pages.get('/inner')
  expect(html).toMatch(/Before it\.[\s\S]*The post\.[\s\S]*Behind it\./)
})

test('F-PUB-12 a changed page is seen by the next visitor, an unchanged one costs a 304', async () => {
  const post = await publish({ title: 'News', url: '/news', value: [paragraph('Old words.')] })
  expect((await pages.get('/news')).html).toContain('Old words.')
  const first = await pages.get('/news')
  const etag = first.headers.get('etag') ?? ''
  expect((await pages.get('/news', { 'if-none-match': etag })).status).toBe(304)
  await publish({ id: post.id, version: post.version, value: [paragraph('New words.')] })
  const second = await pages.get('/news', { 'if-none-match': etag })
  expect(second.status).toBe(200)
  expect(second.html).toContain('New words.')
})

test('F-PUB-12 a page is sent packed to who can unpack it, as the same text', async () => {
  const plain = await pages.get('/about-us')
  const packed = await fetch(`${pages.url}/about-us`, { headers: { 'accept-encoding': 'br' } })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(await packed.text()).toBe(plain.html)
})

test('F-PUB-02 /login, /signup and /logout stand and are kept by nobody', async () => {
  for (const [path, words] of [
    ['/login', 'Log in'],
    ['/signup', 'Sign up'],
    ['/logout', 'Logged out'],
  ] as const) {
    const { status, html, headers } = await pages.get(path)
    expect(status).toBe(200)
    expect(html).toContain(`<h1>${words}</h1>`)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('set-cookie')).toBeNull()
  }
  expect((await pages.get('/login')).html).toContain('data-island="login"')
})

test('F-PUB-02 3.4 /logout of somebody who is signed in logs out by one button, never by another site, and says only what is so', async () => {
  const password = 'a kiln at cone six'
  await createAccount(site.platform, site.platform.db, {
    name: 'Ada',
    email: 'ada@logout.test',
    password,
    role: 'author',
  })
  const ada = site.visitor()
  await ada.post('/api/users/login', { email: 'ada@logout.test', password })
  const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const page = await pages.get('/logout', { cookie })
  expect(page.html).toContain('<h1>Log out</h1>')
  expect(page.html).not.toContain('You are logged out')
  expect(/<form[^>]*>/.exec(page.html.slice(page.html.indexOf('You are logged in as')))?.[0]).toMatch(
    /^(?=.*method="post")(?=.*action="\/logout")/,
  )
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  const press = (headers: Record<string, string>) =>
    fetch(`${pages.url}/logout`, { method: 'POST', redirect: 'manual', headers: { cookie, ...headers } })
  const hostile: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
  ]
  for (const headers of hostile) expect((await press(headers)).status).toBe(403)
  expect((await ada.get('/api/users/me')).body.d).not.toBeNull()
  const done = await press({ 'sec-fetch-site': 'same-origin' })
  expect([done.status, done.headers.get('location')]).toEqual([303, '/logout'])
  expect(
    done.headers.getSetCookie().filter((line) => /^autht(_expires)?=; .*Max-Age=0/.test(line)),
  ).toHaveLength(2)
  expect((await ada.get('/api/users/me')).body.d).toBeNull()
  expect((await pages.get('/logout', { cookie })).html).toContain('<h1>Logged out</h1>')
})

test('3.7 who gave up the own account is told that it and what belongs to it is removed, and nobody else is', async () => {
  const password = 'a kiln at cone six'
  await createAccount(site.platform, site.platform.db, {
    name: 'Bo',
    email: 'bo@logout.test',
    password,
    role: 'member',
  })
  const bo = site.visitor()
  await bo.post('/api/users/login', { email: 'bo@logout.test', password })
  expect((await bo.post('/api/users/me/remove', { current_password: password })).status).toBe(200)
  const cookie = [...bo.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { html, headers } = await pages.get('/logout', { cookie })
  expect(html).toContain('<h1>Your account is removed</h1>')
  expect(html).toContain('saved addresses, cart and likes are gone')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect((await pages.get('/logout')).html).toContain('<h1>Logged out</h1>')
})

test('F-PUB-05 /t/{plural} lists what is published of that type', async () => {
  const { status, html } = await pages.get('/t/pages')
  expect(status).toBe(200)
  expect(html).toContain('href="/about-us"')
  expect((await pages.get('/t/nothings')).status).toBe(404)
})

test('F-PUB-09 a page carries who made it, so that the browser can show the Edit control; its bytes are the same for all', async () => {
  const { html } = await pages.get('/about-us')
  expect(html).toContain(`data-author="${administrator.viewer.id}"`)
  const signedIn = await pages.get('/about-us', { cookie: `autht=${administrator.cookies.get('autht')}` })
  expect(signedIn.html).toBe(html)
  expect(html).not.toContain('/user/editor')
})

test('F-ROUTE-01 the preview shows the own draft to those who may see it, and to nobody else', async () => {
  const draft = await savePost(site.contextOf(administrator.viewer), {
    type: 'page',
    title: 'Soon',
    url: '/soon',
    status: 'draft',
    value: [paragraph('Not yet.')],
  })
  expect((await pages.get('/soon')).status).toBe(404)
  const path = `/user/preview/${draft.id}`
  const visitor = await pages.get(path)
  expect([visitor.status, visitor.headers.get('location')]).toEqual([
    302,
    `/login?next=${encodeURIComponent(path)}`,
  ])
  const own = await pages.get(path, { cookie: `autht=${administrator.cookies.get('autht')}` })
  expect(own.html).toContain('Not yet.')
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  const member = await site.as('member')
  expect((await pages.get(path, { cookie: `autht=${member.cookies.get('autht')}` })).status).toBe(404)
})

test('F-TYPE-02 F-ROUTE-01 a preview shows the fields as the draft has them, before and after the entry is published', async () => {
  await administrator.post('/api/types', {
    slug: 'kiln',
    title: 'Kiln',
    plural: 'kilns',
    url_pattern: '/kilns/{slug}',
    fields: [{ name: 'cone', title: 'Cone', type: 'string' }],
  })
  const cookie = { cookie: `autht=${administrator.cookies.get('autht')}` }
  const metas = (value: string) => [{ name: 'cone', value }]
  const { d: draft } = (
    await administrator.post('/api/posts', {
      type: 'kiln',
      title: 'Gas kiln',
      status: 'draft',
      metas: metas('Six'),
    })
  ).body
  expect((await pages.get(`/user/preview/${draft.id}`, cookie)).html).toContain('Six')
  const { d: live } = (
    await administrator.post('/api/posts', {
      id: draft.id,
      version: draft.version,
      status: 'published',
      metas: metas('Six'),
    })
  ).body
  await administrator.post('/api/posts', {
    id: draft.id,
    version: live.version,
    autosave: true,
    metas: metas('Ten'),
  })
  expect((await pages.get(`/user/preview/${draft.id}`, cookie)).html).toContain('Ten')
  expect((await pages.get('/kilns/gas-kiln')).html).toMatch(/Cone[\s\S]*Six/)
})

test('F-EDIT-01 the look of a post is its page without its blocks, for the canvas to wear', async () => {
  const draft = await savePost(site.contextOf(administrator.viewer), {
    type: 'page',
    title: 'Long',
    url: '/long',
    status: 'draft',
    value: [paragraph('One.'), paragraph('Two.')],
  })
  const cookie = { cookie: `autht=${administrator.cookies.get('autht')}` }
  const path = `/user/preview/${draft.id}`
  const [whole, look] = await Promise.all([pages.get(path, cookie), pages.get(`${path}?look`, cookie)])
  expect(whole.html).toContain('Two.')
  expect(look.html).not.toContain('One.')
  const around = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('class="blk'))
  expect(around(look.html)).toBe(around(whole.html))
  expect(look.html.match(/class="blk /g)).toHaveLength(1)
  expect((await pages.get(`${path}?look`)).status).toBe(302)
})

test('F-EDIT-01 the look of a post that is not saved yet is that of its type', async () => {
  const cookie = { cookie: `autht=${administrator.cookies.get('autht')}` }
  const look = async (type: string) => (await pages.get(`/user/preview/new?look&type=${type}`, cookie)).html
  const [post, page] = await Promise.all([look('post'), look('page')])
  expect(post).toMatch(/<article class="article">[\s\S]*<h1><\/h1>[\s\S]*class="article-meta"[\s\S]*<time /)
  expect(page).not.toContain('<h1')
  expect((await pages.get('/user/preview/new?look&type=nothing', cookie)).status).toBe(404)
  expect((await pages.get('/user/preview/new?look')).status).toBe(302)
})

test('F-PUB-12 sitemap, robots and feeds name what is published', async () => {
  const sitemap = await pages.get('/sitemap.xml')
  expect(sitemap.html).toContain('<loc>http://127.0.0.1/about-us</loc>')
  expect(sitemap.html).not.toContain('/soon')
  expect((await pages.get('/robots.txt')).html).toContain('Sitemap: http://127.0.0.1/sitemap.xml')
  expect((await pages.get('/feed.xml')).html).toContain('<title>Oat &lt;glaze&gt;</title>')
  expect(JSON.parse((await pages.get('/feed.json')).html).items[0].title).toBe('Oat <glaze>')
})

test('F-ROUTE-12 /latest-build.json says which build is served and is kept by nobody', async () => {
  const answer = await pages.get('/latest-build.json')
  expect(JSON.parse(answer.html)).toEqual({ build_id: 'test-build', built_at: '2026-01-01T00:00:00.000Z' })
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('F-PUB-07 a picture of the text is not shown above it as well', async () => {
  const picture = (src: string) => block('image', { src, alt: 'Pots' })
  const article = async (slug: string, lead: string | null) => {
    const { url } = await publish({
      type: 'post',
      title: slug,
      slug,
      value: [paragraph('Pots.'), picture('/files/pots.jpg')],
      metas: lead === null ? [] : [{ name: 'image', value: lead }],
    })
    const { html } = await pages.get(url)
    return html.match(/<figure class="article-lead"/g)?.length ?? 0
  }
  expect(await article('without-lead', null)).toBe(0)
  expect(await article('same-lead', '/files/pots.jpg')).toBe(0)
  expect(await article('own-lead', '/files/kiln.jpg')).toBe(1)
})

function snippet(title: string, metas: Record<string, string>, value: Block[] = []): Promise<Post> {
  return publish({
    type: 'sniplet',
    title,
    value,
    metas: Object.entries(metas).map(([name, value]) => ({ name, value })),
  })
}

test('F-PUB-07 a post has an area before and one after its content', async () => {
  await publish({ title: 'Framed', url: '/framed', value: [paragraph('In the middle.')] })
  await snippet('Top', { sniplet_type: 'before_page', matches: '/framed' }, [paragraph('First of all.')])
  await snippet('End', {
    sniplet_type: 'after_page',
    sniplet_kind: 'html',
    code: '<p>Last of all.</p><script>one()</script>',
    matches: '/framed',
  })
  const { html, headers } = await pages.get('/framed')
  expect(html).toMatch(
    /before-content[\s\S]*First of all\.[\s\S]*In the middle\.[\s\S]*after-content[\s\S]*Last of all\./,
  )
  const hash = createHash('sha256').update('one()').digest('base64')
  expect(headers.get('content-security-policy')).toContain(`script-src 127.0.0.1:*/assets/ 'sha256-${hash}'`)
  expect((await pages.get('/about-us')).html).not.toContain('First of all.')
})

test('F-PUB-08 a static page renders only its static snippets', async () => {
  await publish({ title: 'Covered', url: '/covered', value: [paragraph('The post below.')] })
  await snippet('Whole', {
    sniplet_type: 'static',
    sniplet_kind: 'html',
    code: '<p>The snippet alone.</p>',
    matches: '/covered',
  })
  await snippet('Before', { sniplet_type: 'before_page', matches: '/covered' }, [paragraph('Not here.')])
  const { html } = await pages.get('/covered')
  expect(html).toContain('<p>The snippet alone.</p>')
  expect(html).not.toContain('The post below.')
  expect(html).not.toContain('Not here.')
})

test('F-POST-13 a snippet that cannot be drawn shows its type, index and count in a red box to who writes, nothing to visitors; the page stands', async () => {
  const faulty: PageSnippet = {
    id: 's',
    title: 'Odd',
    type: 'sideways',
    kind: 'blocks',
    code: '',
    blocks: [],
    error: 'Unable to render: the type must be static, before_page or after_page',
  }
  const sound: PageSnippet = { ...faulty, type: 'after_page', blocks: [paragraph('Sound.')], error: null }
  const view: PageView = {
    post: null,
    blocks: [paragraph('The page.')],
    before_page: [],
    after_page: [sound, faulty],
    static_page: [],
    is_static_page: false,
    post_component_sources: [],
    settings: {},
    is_personal: false,
  }
  const page = {
    path: '/',
    postId: null,
    title: '',
    siteName: '',
    currency: { code: null, symbol: '--', exponent: 2 },
    timeZone: 'UTC',
    isCanvas: false,
    isPreview: false,
  }
  const drawn = (isPreview: boolean) =>
    contentOfView(view, {
      platform: site.platform,
      page: { ...page, isPreview },
      query: new URLSearchParams(),
      audience: anybody,
    })
  const content = await drawn(true)
  expect((await drawn(false)).after).not.toContain('Sniplet')
  for (const { html, after } of [content, await drawn(false)]) {
    expect(html).toContain('The page.')
    expect(after).toContain('Sound.')
  }
  expect(content.after).toContain('<strong>Sniplet(sideways) Error</strong> Unable to render')
  expect(content.after).toContain('(index 1 of 2)')
})

test('F-ROUTE-08 the error screen tells visitors what broke and administrators where', async () => {
  const broken = { ...site.platform, db: site.platform.db.withSchema('nowhere') }
  const server = await pageServer({ ...site, platform: broken })
  try {
    const { status, html, headers } = await server.get('/about-us')
    expect(status).toBe(500)
    expect(html).toContain('<h1>Dang</h1>')
    expect(html).toContain('It looks like something broke.')
    expect(html).toMatch(/500[\s\S]*Something broke on the server/)
    expect(html).toContain('/about-us')
    expect(html).toContain('<a href="/">Home</a>')
    expect(html).not.toMatch(/at \w+ \(|\.ts:\d|select/)
    expect(headers.get('cache-control')).toBe('no-store')
  } finally {
    await server.close()
  }
})

test('F-ROUTE-08 the stack is drawn where it is given', () => {
  const screen = renderToStaticMarkup(
    createElement(ErrorPage, {
      status: 500,
      message: 'No clay',
      url: '/x',
      stack: 'Error: No clay\n  at kiln',
    }),
  )
  expect(screen).toContain('at kiln')
  expect(
    renderToStaticMarkup(
      createElement(ErrorPage, { status: 500, message: 'No clay', url: '/x', stack: null }),
    ),
  ).not.toContain('kiln')
})
