/** The runtime of public pages in a real browser, built as visitors get it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Block } from '#blocks/block.ts'
import { savePost } from '#features/content/index.ts'
import { loadAssets } from '#platform/http/assets.ts'
import { leaveBrowser, openBrowser } from '#test/support/browser.ts'
import { pageServer, type PageServer } from '#test/support/pages.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { textsInBrowser } from '../../scripts/textsInBrowser.ts'

let folder: string
let site: TestSite
let pages: PageServer
let browser: Browser
let page: Page
let administrator: Client

let made = 0
function block(type: string, state: Record<string, unknown> = {}, children: Block[] = []): Block {
  made += 1
  return { id: `visitblock${made}`, type, state, children }
}
const paragraph = (text: string, state = {}) => block('paragraph', { text, ...state })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-visitor-'))
  await build({
    configFile: 'vite.config.ts',
    mode: 'client',
    logLevel: 'error',
    build: { outDir: folder },
    plugins: [textsInBrowser('en')],
  })
  site = await testSite()
  pages = await pageServer(site, await loadAssets(folder))
  administrator = await site.as('administrator')
  const context = site.contextOf(administrator.viewer)
  const publish = (title: string, url: string, value: Block[]) =>
    savePost(context, { type: 'page', status: 'published', title, url, value })
  await publish('First', '/first', [
    block('heading', { text: 'The first page', level: 1 }),
    paragraph('<a href="/second">To the second</a> <a href="#sizes">Sizes</a>', {
      style: { padding: '7px' },
    }),
    paragraph('Moves', {
      element_id: 'moving',
      animate: [{ trigger: 'onclick', action: 'add warm', repeat: true }],
    }),
    paragraph('Shown', { element_id: 'seen', animate: [{ trigger: 'onscreen', action: 'fade' }] }),
    block('group', { is_modal: true, element_id: 'sizes' }, [paragraph('In centimetres')]),
    ...Array.from({ length: 40 }, (_, i) => paragraph(`Row ${i}`)),
  ])
  await publish('Third', '/third', [
    block('search', {}),
    block('group', { is_modal: true, element_id: 'news', popup: { on: 'scroll', days: 7 } }, [
      paragraph('One email a month'),
    ]),
    ...Array.from({ length: 60 }, (_, i) => paragraph(`Line ${i}`)),
  ])
  await publish('Second', '/second', [
    block('heading', { text: 'The second page', level: 1 }),
    paragraph('<a href="/first">Back</a>', { style: { padding: '9px' } }),
  ])
  browser = await openBrowser()
  page = await browser.newPage()
})
afterAll(async () => {
  await leaveBrowser()
  await pages?.close()
  await site?.close()
  await rm(folder, { recursive: true, force: true })
})

test('F-PUB-12 a plain page ships at most 8 kB of script in at most 3 requests, without a complaint of the policy', async () => {
  const scripts: number[] = []
  const complaints: string[] = []
  page.on(
    'console',
    (message) =>
      void (
        message.type() === 'error' &&
        !message.text().startsWith('Failed to load resource') &&
        complaints.push(message.text())
      ),
  )
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(gzipSync(await response.body(), { level: 9 }).length)
  })
  await page.goto(`${pages.url}/first`, { waitUntil: 'networkidle' })
  expect(scripts.length).toBeLessThanOrEqual(3)
  expect(scripts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(8192)
  expect(complaints).toEqual([])
})

test('F-PUB-12 without scripts a page reads whole and its links work', async () => {
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(`${pages.url}/first`)
  await plain.getByRole('link', { name: 'To the second' }).click()
  expect(await plain.getByRole('heading', { level: 1 }).textContent()).toBe('The second page')
  await plain.close()
})

test('F-ROUTE-07 a link inside the site changes content, title and styles without a reload; back restores the place', async () => {
  await page.goto(`${pages.url}/first`)
  await page.evaluate('window.stayed = true')
  await page.getByRole('link', { name: 'To the second' }).click()
  await page.getByRole('heading', { name: 'The second page' }).waitFor()
  expect(await page.evaluate('window.stayed')).toBe(true)
  expect(await page.title()).toMatch(/^Second/)
  expect(new URL(page.url()).pathname).toBe('/second')
  expect(await page.evaluate('document.activeElement.id')).toBe('content')
  expect(
    await page.locator('#content .blk-paragraph').evaluate((element) => getComputedStyle(element).padding),
  ).toBe('9px')
  await page.goBack()
  await page.getByRole('heading', { name: 'The first page' }).waitFor()
  expect(await page.evaluate('window.stayed')).toBe(true)
})

test('F-POST-08 a link to its id opens a modal; Esc closes it', async () => {
  await page.goto(`${pages.url}/first`)
  await page.getByRole('link', { name: 'Sizes' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await page.getByRole('dialog').textContent()).toContain('In centimetres')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
})

test('F-POST-08 a dialog opens by itself half-way down, never while somebody writes, and not again in its days', async () => {
  const visitor = await (await browser.newContext()).newPage()
  await visitor.clock.install()
  await visitor.goto(`${pages.url}/third`, { waitUntil: 'networkidle' })
  const dialog = visitor.getByRole('dialog', { name: 'news' })
  await visitor.getByRole('searchbox').first().focus()
  for (const height of [2000, 300, 300, 300]) await visitor.mouse.wheel(0, height)
  await visitor.waitForFunction(() => scrollY > 2500)
  expect(await dialog.count()).toBe(0)
  await visitor.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await visitor.clock.fastForward(5000)
  await dialog.getByText('One email a month').waitFor()
  await visitor.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  // Closed is closed, however often it would have opened meanwhile.
  await visitor.mouse.wheel(0, 400)
  await visitor.clock.fastForward(60_000)
  expect(await dialog.count()).toBe(0)
  await visitor.reload()
  await visitor.mouse.wheel(0, 4000)
  await visitor.waitForFunction(() => scrollY > 500)
  await visitor.clock.fastForward(5000)
  expect(await dialog.count()).toBe(0)
  // A week later it may come again.
  await visitor.clock.fastForward(7 * 86_400_000)
  await visitor.reload()
  await visitor.waitForLoadState('networkidle')
  await visitor.mouse.wheel(0, 4000)
  await dialog.waitFor()
  await visitor.context().close()
})

test('F-POST-07 a click and coming into view start animations; reduced motion has none', async () => {
  await page.goto(`${pages.url}/first`)
  await page.locator('#moving').click()
  await page.locator('#moving.warm').waitFor()
  await page.locator('#seen').scrollIntoViewIfNeeded()
  await page.locator('#seen.anim-fade').waitFor()
  const still = await browser.newPage({ reducedMotion: 'reduce' })
  await still.goto(`${pages.url}/first`, { waitUntil: 'networkidle' })
  await still.locator('#moving').click()
  expect(await still.locator('#moving.warm, #seen.anim-fade').count()).toBe(0)
  await still.close()
})

test('F-ERR-01 F-CONST-01 a notice leaves after 15 s, on double-click at once; the pointer holds it', async () => {
  const slow = await browser.newPage()
  await slow.clock.install()
  await slow.goto(`${pages.url}/first`)
  await slow.clock.pauseAt(Date.now() + 3_600_000)
  const tell = (title: string) =>
    slow.evaluate(
      (text) =>
        dispatchEvent(
          new CustomEvent('plinth:notice', { detail: { title: text, message: 'm', kind: 'info' } }),
        ),
      title,
    )
  await tell('Leaves alone')
  const notice = slow.locator('.notice')
  await notice.waitFor()
  await slow.clock.runFor(14_900)
  expect(await notice.count()).toBe(1)
  await slow.clock.runFor(100 + 250)
  expect(await notice.count()).toBe(1)
  await slow.clock.runFor(20)
  expect(await notice.count()).toBe(0)

  await tell('Clicked away')
  await notice.dispatchEvent('dblclick')
  await slow.clock.runFor(260)
  expect(await notice.count()).toBe(0)

  await tell('Held')
  await notice.dispatchEvent('pointerenter')
  await slow.clock.runFor(60_000)
  expect(await notice.count()).toBe(1)
  await notice.dispatchEvent('pointerleave')
  await slow.clock.runFor(15_300)
  expect(await notice.count()).toBe(0)

  await tell('By key')
  await slow.keyboard.press('Escape')
  await slow.clock.runFor(260)
  expect(await notice.count()).toBe(0)
  await slow.close()
})

test('F-ERR-04 a page that cannot be fetched is told in a notice and the present one stays', async () => {
  await page.goto(`${pages.url}/second`, { waitUntil: 'networkidle' })
  await page.context().setOffline(true)
  await page.evaluate(
    `document.querySelector('#content').insertAdjacentHTML('beforeend', '<a href="/far">Far</a>')`,
  )
  await page.getByRole('link', { name: 'Far' }).click()
  await page.getByText('Page not loaded').waitFor()
  expect(new URL(page.url()).pathname).toBe('/second')
  await page.context().setOffline(false)
})

test('F-ERR-04 where the server answers in words that are no page of the site, the present page stays and the link works again', async () => {
  for (const status of [500, 502, 503, 429]) {
    const broken = await browser.newPage()
    await broken.route('**/second', (route) =>
      route.fulfill({ status, contentType: 'text/plain', body: 'oops' }),
    )
    await broken.goto(`${pages.url}/first`)
    await broken.evaluate('window.stayed = true')
    await broken.getByRole('link', { name: 'To the second' }).click()
    await broken.getByText('Page not loaded').waitFor()
    expect([new URL(broken.url()).pathname, await broken.evaluate('window.stayed')], String(status)).toEqual([
      '/first',
      true,
    ])
    await broken.unroute('**/second')
    await broken.getByRole('link', { name: 'To the second' }).click()
    await broken.getByRole('heading', { name: 'The second page' }).waitFor()
    expect(await broken.evaluate('window.stayed')).toBe(true)
    await broken.close()
  }
})

test('F-PUB-09 the creator finds an Edit control on the page, a visitor none', async () => {
  await page.goto(`${pages.url}/first`, { waitUntil: 'networkidle' })
  expect(await page.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0)
  const own = await browser.newContext()
  const domain = new URL(pages.url).hostname
  await own.addCookies([
    { name: 'autht', value: administrator.cookies.get('autht') ?? '', domain, path: '/' },
    { name: 'autht_expires', value: String(Date.now() + 3_600_000), domain, path: '/' },
  ])
  const tab = await own.newPage()
  await tab.goto(`${pages.url}/first`)
  const edit = tab.getByRole('link', { name: 'Edit', exact: true })
  await edit.waitFor()
  expect(await edit.getAttribute('href')).toMatch(/^\/user\/editor\/[0-9a-f-]{36}$/)
  await own.close()
})

test('F-PUB-02 the island of the login page wakes without a hydration complaint', async () => {
  const complaints: string[] = []
  const tab = await browser.newPage()
  tab.on(
    'console',
    (message) =>
      void (
        message.type() === 'error' &&
        !message.text().startsWith('Failed to load resource') &&
        complaints.push(message.text())
      ),
  )
  tab.on('pageerror', (error) => complaints.push(error.message))
  await tab.goto(`${pages.url}/login`, { waitUntil: 'networkidle' })
  await tab.locator('[data-island="login"][data-awake]').waitFor()
  expect(complaints).toEqual([])
  await tab.close()
})
