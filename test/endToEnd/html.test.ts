/** What every public page of the demo is made of: valid HTML, links that answer, no request elsewhere, little script. */
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import { shareOf } from '../support/share.ts'
import { validator } from '../support/validHtml.ts'

const site = builtSite()
/** Every page of the site by its URL, with its HTML: filled by the crawl. */
const pages = new Map<string, string>()
const broken: string[] = []

const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'))
const isPage = (path: string) => !/^\/(user|api|media|assets)(\/|$)/.test(path) && !/\.[a-z]+$/.test(path)

/** Follows every internal link from the home page; pages are kept, everything else is only asked for. */
async function crawl(): Promise<void> {
  const waiting = [
    '/',
    '/cart',
    '/login',
    '/signup',
    '/search?keywords=mug',
    '/search?keywords=zebra',
    '/p',
    '/checkout-complete',
  ]
  const seen = new Set(waiting)
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const response = await fetch(site.url + path)
    const text = await response.text()
    if (response.status !== 200) broken.push(`${response.status} ${path}`)
    if (!isPage(path) || !response.headers.get('content-type')?.includes('text/html')) continue
    pages.set(path, text)
    for (const href of linksOf(text)) {
      const url = new URL(href, site.url + path)
      const next = url.pathname + url.search
      if (url.origin !== site.url || seen.has(next) || /^(tel|mailto):/.test(href)) continue
      seen.add(next)
      waiting.push(next)
    }
  }
}

beforeAll(crawl)

test('F-PUB-04 F-PUB-05 F-PUB-06 every internal link of every page of the demo answers', () => {
  expect(broken).toEqual([])
  expect(pages.size).toBeGreaterThan(45)
})

test('F-PUB-12 the HTML of every page is valid and carries no style attribute', async () => {
  const errors = new Map<string, string[]>()
  for (const [path, html] of pages) {
    const report = await validator.validateString(html)
    for (const { messages } of report.results) {
      for (const { ruleId, message, line, column } of messages) {
        const key = `${ruleId}: ${message}`
        errors.set(key, [...(errors.get(key) ?? []), `${path} ${line}:${column}`])
      }
    }
  }
  expect([...errors].map(([message, places]) => `${message} (${places.length}, e.g. ${places[0]})`)).toEqual(
    [],
  )
})

test('F-PUB-12 no page asks another host, breaks its content policy or writes an error to the console', async () => {
  const { context, page, complaints } = await site.open()
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== site.url && !/^(data|blob):/.test(url.protocol))
      elsewhere.push(`${page.url()} asks ${request.url()}`)
  })
  // One page of each kind, of every third kind in `npm test`: pages of one kind differ by their words only.
  const kinds = new Map(
    [...pages.keys()].map((path) => [path.replace(/^\/(shop|journal|p\/\w+)\/.*/, '$1'), path]),
  )
  for (const path of shareOf([...kinds.values()], 0, 3)) await page.goto(path, { waitUntil: 'load' })
  expect(elsewhere).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test('F-PUB-12 a plain page ships at most 8 kB of script in at most 3 requests', async () => {
  const { context, page } = await site.open()
  const scripts: { url: string; bytes: number }[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return
    scripts.push({ url: response.url(), bytes: gzipSync(await response.body()).length })
  })
  await page.goto('/about', { waitUntil: 'networkidle' })
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.length).toBeLessThanOrEqual(3)
  expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(8192)
  await context.close()
})
