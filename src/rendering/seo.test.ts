/** What search engines and feed readers get: head, schema.org objects, sitemap, feeds. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fc } from '@fast-check/vitest'
import { addRedirect, savePost, writeMissing } from '#features/content/index.ts'
import { saveSetting } from '#features/settings/index.ts'
import { Problem } from '#platform/operations/problem.ts'
import { pageServer, type PageServer } from '#test/support/pages.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { sitemap } from './sitemap.ts'

let site: TestSite
let pages: PageServer
let administrator: Client
beforeAll(async () => {
  site = await testSite()
  pages = await pageServer(site)
  administrator = await site.as('administrator')
  await saveSetting(site.platform, site.platform.db, 'site_url', 'http://127.0.0.1')
  await saveSetting(site.platform, site.platform.db, 'site_name', 'Larkmoor')
  await saveSetting(site.platform, site.platform.db, 'currency', 'GBP')
})
afterAll(async () => {
  await pages.close()
  await site.close()
})

const publish = (input: Parameters<typeof savePost>[1]) =>
  savePost(site.contextOf(administrator.viewer), { status: 'published', ...input })
const metas = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }))
async function headOf(path: string) {
  const { html, status } = await pages.get(path)
  expect(status).toBe(200)
  const objects = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((match) =>
    JSON.parse(match[1] ?? ''),
  )
  const about = (type: string) => objects.find((object) => object['@type'] === type)
  const content = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1] ?? null
  return {
    html,
    about,
    content,
    canonical: /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1] ?? null,
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
  }
}

test('F-PUB-12 F-OPT-03 pages and feeds say the language that the site is written in', async () => {
  await publish({ title: 'Ton', url: '/ton', type: 'page' })
  expect((await pages.get('/ton')).html).toContain('<html lang="en">')
  for (const [language, attributes] of [
    ['de', 'lang="de"'],
    ['ar', 'lang="ar" dir="rtl"'],
  ] as const) {
    await saveSetting(site.platform, site.platform.db, 'site_language', language)
    expect((await pages.get('/ton')).html).toContain(`<html ${attributes}>`)
    expect((await pages.get('/feed.xml')).html).toContain(`<language>${language}</language>`)
  }
  await expect(saveSetting(site.platform, site.platform.db, 'site_language', '"><script>')).rejects.toThrow()
  await saveSetting(site.platform, site.platform.db, 'site_language', 'en')
})

test('F-PUB-12 a page in Arabic on a site in German runs from right to left; a page in German with an Arabic word does not', async () => {
  await publish({ title: 'مطعم الوادي', url: '/ar', type: 'page' })
  await publish({ title: 'Unser Wort der Woche: كباب', url: '/wort', type: 'page' })
  expect((await pages.get('/ar')).html).toMatch(/<main [^>]*dir="rtl"/)
  expect((await pages.get('/wort')).html).not.toMatch(/<main [^>]*dir=/)
})

test('F-PUB-12 a post may tell search engines another title, description, picture and original than readers', async () => {
  await publish({
    title: 'Oat glaze',
    url: '/oat',
    description: 'What readers see.',
    type: 'page',
    metas: metas({
      seo_title: 'Oat glaze recipe',
      seo_description: 'What engines see.',
      seo_image: '/media/oat.webp',
      seo_canonical: 'https://elsewhere.example/oat',
      seo_robots: 'nofollow, <script>',
    }),
  })
  const { title, content, canonical } = await headOf('/oat')
  expect(title).toBe('Oat glaze recipe · Larkmoor')
  expect(content('description')).toBe('What engines see.')
  expect(content('og:title')).toBe('Oat glaze recipe')
  expect(content('og:image')).toBe('http://127.0.0.1/media/oat.webp?w=1280')
  expect(content('robots')).toBe('nofollow')
  expect(canonical).toBe('https://elsewhere.example/oat')
})

test('F-PUB-12 a post that asks not to be listed is in no sitemap and says so in its head', async () => {
  await publish({ title: 'Thanks', url: '/thanks', type: 'page', metas: metas({ seo_robots: 'noindex' }) })
  const { content, canonical } = await headOf('/thanks')
  expect([content('robots'), canonical]).toEqual(['noindex', null])
  expect((await pages.get('/sitemap.xml')).html).not.toContain('/thanks')
})

test('F-PUB-12 articles, products, their way and the site are told as schema.org objects', async () => {
  const category = (await administrator.post('/api/posts/categories', { title: 'Glazes' })).body.d
  await publish({
    title: 'Ash </script> glaze',
    type: 'post',
    url: '/journal/ash',
    category: category.id,
    description: 'Of wood.',
  })
  const article = await headOf('/journal/ash')
  expect(article.about('Article')).toMatchObject({
    headline: 'Ash </script> glaze',
    author: { '@type': 'Person', name: 'administrator' },
    publisher: { '@id': 'http://127.0.0.1/#organization' },
  })
  expect(
    article
      .about('BreadcrumbList')
      .itemListElement.map((step: { name: string; item: string }) => [step.name, step.item]),
  ).toEqual([
    ['Home', 'http://127.0.0.1/'],
    ['Glazes', 'http://127.0.0.1/p/category/glazes'],
    ['Ash </script> glaze', 'http://127.0.0.1/journal/ash'],
  ])
  expect(article.about('Organization')).toMatchObject({ name: 'Larkmoor', url: 'http://127.0.0.1/' })
  await publish({
    title: 'Mug',
    type: 'product',
    url: '/shop/mug',
    metas: metas({ product_price: '1,024.50' }),
  })
  const product = await headOf('/shop/mug')
  expect(product.about('Product')).toMatchObject({
    name: 'Mug',
    offers: {
      '@type': 'Offer',
      price: '1024.50',
      priceCurrency: 'GBP',
      availability: 'https://schema.org/InStock',
    },
  })
  expect(product.content('og:type')).toBe('product')
})

test('J-27 search engines are told the barcode of a product, and of each variant that has one', async () => {
  await publish({
    title: 'Bowl',
    type: 'product',
    url: '/shop/bowl',
    metas: metas({ product_price: '12', product_gtin: '4006381333931' }),
  })
  expect((await headOf('/shop/bowl')).about('Product')).toMatchObject({
    gtin: '4006381333931',
    offers: { '@type': 'Offer', price: '12.00' },
  })
  await publish({
    title: 'Tee',
    type: 'product',
    url: '/shop/tee',
    metas: metas({
      product_vardef_size: '["S","M"]',
      product_var_default_price: '9',
      product_var_size_s_gtin: '96385074',
      product_var_size_m_gtin: '036000291452',
    }),
  })
  const tee = (await headOf('/shop/tee')).about('Product')
  expect(tee.gtin).toBeUndefined()
  expect(tee.offers).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: '9.00',
    offers: [
      { gtin: '96385074', price: '9.00' },
      { gtin: '036000291452', price: '9.00' },
    ],
  })
})

test('F-PUB-12 a list says which page of it this is and where its feed stands', async () => {
  const first = await headOf('/t/posts')
  expect(first.canonical).toBe('http://127.0.0.1/t/posts')
  expect(first.html).toContain('<link rel="alternate" type="application/rss+xml" href="/feed/posts.xml">')
  for (let index = 0; index < 12; index += 1) await publish({ title: `Note ${index}`, type: 'post' })
  expect((await headOf('/t/posts?p=2')).canonical).toBe('http://127.0.0.1/t/posts?p=2')
})

test('F-PUB-12 every type and every entry of a taxonomy has its feeds in three formats', async () => {
  for (const path of ['/feed', '/feed/posts', '/feed/category/glazes']) {
    const rss = await pages.get(`${path}.xml`)
    expect(rss.headers.get('content-type')).toContain('application/rss+xml')
    expect(rss.html).toContain(`<atom:link href="http://127.0.0.1${path}.xml" rel="self"`)
    const atom = await pages.get(`${path}.atom`)
    expect(atom.html).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">')
    const json = JSON.parse((await pages.get(`${path}.json`)).html)
    expect(json).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: `http://127.0.0.1${path}.json`,
    })
    expect(json.items.length).toBeGreaterThan(0)
  }
  expect((await pages.get('/feed/category/glazes.xml')).html).toContain(
    '<title>Ash &lt;/script&gt; glaze</title>',
  )
  expect((await pages.get('/feed/nothings.xml')).status).toBe(404)
  expect((await pages.get('/feed/category/nothing.json')).status).toBe(404)
})

test('F-PUB-12 a sitemap that is too long becomes an index, whose parts hold each URL once', async () => {
  const whole = (await sitemap(site.platform, null))?.body ?? ''
  const urlsOf = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1])
  const index = (await sitemap(site.platform, null, 4))?.body ?? ''
  expect(index).toContain('<sitemapindex')
  const parts = await Promise.all(urlsOf(index).map((_, at) => sitemap(site.platform, at + 1, 4)))
  expect(parts.flatMap((part) => urlsOf(part?.body ?? '')).toSorted()).toEqual(urlsOf(whole).toSorted())
  expect(parts.every((part) => urlsOf(part?.body ?? '').length <= 4)).toBe(true)
  expect(await sitemap(site.platform, parts.length + 1, 4)).toBeNull()
  expect((await pages.get('/sitemap-2.xml')).status).toBe(404)
})

test('F-ROUTE-04 URLs that were not found are counted, with the page that was meant; a redirect takes them off the list', async () => {
  await publish({ title: 'Celadon explained', url: '/celadon-explained' })
  for (let index = 0; index < 3; index += 1)
    expect(
      (await pages.get('/old/celadon.html', { referer: 'https://elsewhere.example/links' })).status,
    ).toBe(404)
  await pages.get('/wp-login.php')
  await writeMissing(site.platform)
  const list = async () => (await administrator.get('/api/redirects/missing')).body
  const { d, pagination } = await list()
  expect(d[0]).toMatchObject({
    path: '/old/celadon.html',
    hits: 3,
    referrer: 'https://elsewhere.example/links',
    suggestion: { url: '/celadon-explained' },
  })
  expect(pagination.total).toBeGreaterThanOrEqual(2)
  expect(
    (
      await administrator.post('/api/redirects', {
        from_path: '/old/celadon.html',
        to_path: '/celadon-explained',
      })
    ).status,
  ).toBe(200)
  expect((await administrator.post('/api/redirects/missing', { paths: ['/wp-login.php'] })).status).toBe(200)
  const left = (await list()).d.map((row: { path: string }) => row.path)
  expect(left).not.toContain('/old/celadon.html')
  expect(left).not.toContain('/wp-login.php')
  expect((await pages.get('/old/celadon.html')).headers.get('location')).toBe('/celadon-explained')
  expect((await site.visitor().get('/api/redirects/missing')).status).toBe(401)
})

test('F-ROUTE-05 no order of redirects by hand makes a chain or a loop, and what is refused changes nothing', async () => {
  const { db } = site.platform
  const path = fc.constantFrom('/one', '/two', '/three', '/four', '/five')
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(path, path), { minLength: 1, maxLength: 12 }), async (steps) => {
      await db.deleteFrom('redirect').execute()
      for (const [from, to] of steps)
        await addRedirect(site.platform, db, { from, to, code: 301 }).catch(onlyLoops)
      const rows = await db.selectFrom('redirect').select(['from_path', 'to_path']).execute()
      const sources = new Set(rows.map((row) => row.from_path))
      for (const row of rows) expect(sources.has(row.to_path)).toBe(false)
    }),
    { numRuns: 25 },
  )
  function onlyLoops(error: unknown) {
    if (!(error instanceof Problem && error.code === 'redirect.loop')) throw error
  }
})

test('F-PUB-12 F-OPT-03 the site has its icon, and its owner may ask search engines to stay away from all of it', async () => {
  await publish({ title: 'Seen', url: '/seen', type: 'page' })
  expect((await headOf('/seen')).html).toContain('<link rel="icon" href="data:,">')
  expect(
    (await administrator.post('/api/options', { name: 'site_icon', value: '/media/icon.png?id=1' })).status,
  ).toBe(200)
  expect((await headOf('/seen')).html).toContain('<link rel="icon" href="/media/icon.png?w=320">')
  expect((await headOf('/seen')).content('robots')).toBeNull()
  await administrator.post('/api/options', { name: 'search_engines', value: false })
  expect((await headOf('/seen')).content('robots')).toBe('noindex')
  expect((await headOf('/t/posts')).content('robots')).toBe('noindex')
  expect((await pages.get('/robots.txt')).html).toBe('User-agent: *\nDisallow: /\n')
  await administrator.post('/api/options', { name: 'search_engines', value: true })
  expect((await pages.get('/robots.txt')).html).toContain('Sitemap:')
})
