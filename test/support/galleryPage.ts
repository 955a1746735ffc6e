/**
 * Pages of the gallery, built as an owner builds them: by pointer and keys, from an empty page, each act counted; then asked
 * what every page must hold, and drawn for docs/pictures/gallery where GALLERY_PICTURES is set.
 */
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FrameLocator, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { violationsOf } from './axe.ts'
import type { BuiltSite } from './builtSite.ts'
import { drag } from './dropFile.ts'
import { lowestContrast } from './onPicture.ts'
import { publish } from './publish.ts'
import { validator } from './validHtml.ts'

const mostActs = 60
const mostScriptBytes = 8 * 1024

export interface GalleryPage {
  page: Page
  canvas: FrameLocator
  settings: Locator
  act(done: Promise<unknown>): Promise<void>
  write(text: string): Promise<void>
  key(name: string): Promise<void>
  /** Inserts a pattern behind the selected section; it is selected then. */
  pattern(label: string): Promise<void>
  /** Words in the place of others. */
  say(sample: string, text: string): Promise<void>
  edgeToEdge(): Promise<void>
  /** The selected section lies on a colour of its own. */
  paint(colour: string): Promise<void>
  /** The block under the pointer moves: on its way into sight, or with the scrolling. */
  animate(target: Locator, what: string, when?: string): Promise<void>
  /** One of the sample pictures, from the desktop, in the place of a picture. */
  swap(target: Locator, file: string): Promise<void>
  /** Rows of cells, as a spreadsheet copies them, from the first cell of the table that holds these words. */
  paste(cell: string, rows: readonly (readonly string[])[]): Promise<void>
}

interface SiteOfPage {
  title: string
  preset: string
  /** What its header shows, which the site has before the page is begun. */
  menu: readonly string[]
  /** What its prices are in. */
  currency?: string
  header?: Record<string, unknown>
}

/** Chooses a preset of the theme and begins a page. */
export async function beginGalleryPage(
  site: BuiltSite,
  { title, preset, menu, currency, header = {} }: SiteOfPage,
): Promise<GalleryPage & { finish(name: string): Promise<void> }> {
  const items = menu.map((entry) => ({ title: entry, url: '/about', items: [] }))
  const { id: menuId } = await site.save({
    type: 'menu',
    title,
    status: 'published',
    metas: [{ name: 'items', value: JSON.stringify(items) }],
  })
  const settled = {
    site_name: title,
    site_email: `hello@${title.toLowerCase().replaceAll(/\W/g, '')}.example`,
    announcement: '',
    header_menu_id: menuId,
    footer_menu_id: menuId,
    header_layout: 'center',
    header_search: false,
    header_account: false,
    header_cart: false,
    ...header,
  }
  for (const [name, value] of Object.entries(settled))
    await site.admin.call('POST', '/api/options', { name, value })
  if (currency) await site.admin.call('POST', '/api/shop/currency', { to: currency })
  const { page } = await site.openSignedIn({ viewport: { width: 1440, height: 900 } })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const canvas = page.frameLocator('iframe.editor-frame')
  const settings = page.locator('.editor-right')
  let acts = 0
  const act = async (done: Promise<unknown>) => {
    acts += 1
    await done
  }
  const write = (text: string) => act(page.keyboard.type(text))
  const key = (name: string) => act(page.keyboard.press(name))

  await page.goto('/user/theme')
  await act(page.getByRole('button', { name: 'Presets', exact: true }).click())
  await act(page.getByRole('button', { name: new RegExp(`^${preset}`) }).click())
  await act(page.getByRole('button', { name: 'Apply to site' }).click())
  await page.getByText('The theme was applied').waitFor()

  await page.goto('/user/editor/new?type=page')
  await act(page.getByRole('textbox', { name: 'Title', exact: true }).first().fill(title))
  await canvas.locator('[data-bid]').first().waitFor()

  const pages: GalleryPage = {
    page,
    canvas,
    settings,
    act,
    write,
    key,
    async pattern(label) {
      const sections = canvas.locator('main > .flow > .blk-group, .flow > .blk-group')
      const before = await sections.count()
      // What is set next belongs to the new section.
      await settings
        .locator('.editor-section')
        .evaluateAll((all) => all.forEach((one) => one.setAttribute('data-before', '')))
      await act(page.getByRole('button', { name: 'Insert', exact: true }).click())
      await write(label.toLowerCase())
      await act(
        page
          .getByRole('option')
          .filter({ has: page.getByText(label, { exact: true }) })
          .first()
          .click(),
      )
      await page.locator('.editor-message').getByText(`${label} inserted`).waitFor()
      await expect.poll(() => sections.count()).toBeGreaterThan(before)
      await settings.locator('.editor-section:not([data-before])').first().waitFor()
      // A font or a picture that comes now moves what is pressed next.
      await canvas.locator('body').evaluate(async ({ ownerDocument }) => {
        await ownerDocument.fonts.ready
        await Promise.all([...ownerDocument.images].map((one) => one.decode().catch(() => null)))
      })
    },
    async say(sample, text) {
      const old = canvas.getByText(sample, { exact: true }).last()
      await act(old.click({ clickCount: 3 }))
      await canvas.locator('.ProseMirror-focused').getByText(sample).waitFor()
      await page.keyboard.type(text)
    },
    edgeToEdge: () => act(settings.getByText('Edge to edge', { exact: true }).first().click()),
    async paint(colour) {
      await act(settings.getByText('Custom colour', { exact: true }).first().click())
      await act(settings.getByRole('textbox', { name: 'Custom colour', exact: true }).fill(colour))
    },
    async animate(target, what, when) {
      await act(target.click())
      await act(settings.locator('summary').filter({ hasText: 'Behaviour' }).click())
      await act(settings.getByRole('button', { name: 'Add an animation' }).click())
      if (when) await act(settings.getByLabel('When').selectOption({ label: when }))
      await act(settings.getByLabel('What', { exact: true }).selectOption({ label: what }))
    },
    async swap(target, file) {
      const data = await readFile(new URL(`../../src/patterns/pictures/${file}`, import.meta.url))
      const before = await target.getAttribute('src')
      await act(drag(page, target, [{ name: file, type: 'image/webp', data: data.toString('base64') }]))
      await expect.poll(() => target.getAttribute('src')).not.toBe(before)
    },
    async paste(cell, rows) {
      await act(canvas.getByText(cell, { exact: true }).last().click())
      await canvas.locator('.ProseMirror-focused').getByText(cell, { exact: true }).last().waitFor()
      await page.evaluate(
        (text) => navigator.clipboard.writeText(text),
        rows.map((row) => row.join('\t')).join('\n'),
      )
      await key('Control+v')
      // What reads other programs' tables may still be loading.
      await canvas
        .locator('.ProseMirror-focused')
        .getByText(rows.at(-1)?.[0] ?? cell, { exact: true })
        .last()
        .waitFor()
    },
  }

  return {
    ...pages,
    async finish(name) {
      await publish(page, act)
      if (process.env.GALLERY_PICTURES) process.stdout.write(`${name}: ${acts} acts\n`)
      expect(acts, 'acts').toBeLessThanOrEqual(mostActs)
      const id = /editor\/([0-9a-f-]{36})/.exec(page.url())?.[1]
      const { url } = (await site.admin.call('GET', `/api/posts/${id}`)).d
      await look(site, url, name)
      if (process.env.GALLERY_PICTURES) {
        await drawStills(site, url, name, process.env.GALLERY_PICTURES)
        await drawMotion(site, url, name, process.env.GALLERY_PICTURES)
      }
    },
  }
}

/** What a page must hold, on a wide screen and on a phone. */
async function look(site: BuiltSite, url: string, name: string): Promise<void> {
  const visitor = await site.open({ bypassCSP: true, reducedMotion: 'reduce' })
  const { page, complaints } = visitor
  const scripts: Promise<number>[] = []
  page.on('response', (response) => {
    const request = response.request()
    if (request.resourceType() === 'script')
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.addInitScript(() => {
    const seen = { shift: 0, largest: 0 }
    Reflect.set(window, 'seen', seen)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largest = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  const html = await (await page.request.get(url)).text()
  const { results } = await validator.validateString(html)
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    const answer = await page.goto(url, { waitUntil: 'load' })
    expect(answer?.status(), `at ${width}`).toBe(200)
    await page.locator('main h1').waitFor()
    await allDrawn(page)
    expect(await page.evaluate(() => Reflect.get(Reflect.get(window, 'seen'), 'shift')), `at ${width}`).toBe(
      0,
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `at ${width}`).toBe(
      0,
    )
    expect(await violationsOf(page), `at ${width}`).toEqual([])
    const brokenNumbers = await page
      .locator('a[href^="tel:"]')
      .evaluateAll((links) => links.filter((link) => link.getClientRects().length > 1).length)
    expect(brokenNumbers, `at ${width}`).toBe(0)
    if (width === 390) {
      await askPhoneBar(page)
      expect(await heightsBelow44(page.locator('.site-footer a'))).toEqual([])
    } else expect(await sizesOf(page.locator('.site-header .menu a, .header-tools .button'))).toHaveLength(1)
    expect((await gapsOf(page.locator('.b-heading-row'))).length, `at ${width}`).toBeLessThan(2)
    expect(await tightHeads(page), `at ${width}`).toEqual([])
    const onPicture = '.b-grounded:has(> .b-ground > img) :is(.b-heading, .b-paragraph)'
    if ((await page.locator(onPicture).count()) > 0)
      expect(await lowestContrast(page, onPicture), `at ${width}`).toBeGreaterThanOrEqual(4.5)
  }
  expect(await page.locator('main h1').count()).toBe(1)
  if (process.env.GALLERY_PICTURES)
    process.stdout.write(`${name}: LCP ${await largestPaintOnPhone(page, url)} ms\n`)
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
  expect(bytes, 'bytes of scripts, of two loads').toBeLessThanOrEqual(2 * mostScriptBytes)
  expect(complaints).toEqual([])
}

/** Heads of sections that are nearer than 36 pixels to what they introduce; a text of the head may be. */
const tightHeads = (page: Page): Promise<string[]> =>
  page
    .locator('.b-above-theme > .b-group-inner > :first-child')
    // Of the usual size: alone, or with a small line in the margin.
    .filter({ has: page.locator('h2.b-heading:not([class*="b-heading-"])') })
    .and(page.locator('.blk-heading, .blk-columns:has(.b-paragraph-eyebrow):not(:has(h3))'))
    .evaluateAll((heads) =>
      heads.flatMap((head) => {
        const next = head.nextElementSibling
        if (!next || next.matches('.blk-paragraph, .blk-heading')) return []
        const room = next.getBoundingClientRect().top - head.getBoundingClientRect().bottom
        return room < 36 ? [`${head.textContent}: ${Math.round(room)}`] : []
      }),
    )

/** What a finger could miss. */
const heightsBelow44 = (links: Locator): Promise<number[]> =>
  links.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().height).filter((height) => height < 44),
  )

/** The different sizes of their letters. */
const sizesOf = (all: Locator): Promise<string[]> =>
  all.evaluateAll((each) => [...new Set(each.map((one) => getComputedStyle(one).fontSize))])

/** The different distances between rows of large letters, or between their halves where those are rows. */
const gapsOf = (rows: Locator): Promise<number[]> =>
  rows.evaluateAll((all) => {
    const parts = all.flatMap((row) => {
      const halves = [...row.children]
      return halves.some((half) => getComputedStyle(half).display === 'block') ? halves : [row]
    })
    const boxes = parts.map((part) => part.getBoundingClientRect())
    return [...new Set(boxes.slice(1).map(({ top }, at) => Math.round(top - (boxes[at]?.bottom ?? top))))]
  })

const phoneBarOf = (page: Page): Locator => page.locator('.blk-group:has(> .b-phone-bar)')

/** A bar at the lower edge of a phone is there as soon as the first screen has gone by, not before. */
async function askPhoneBar(page: Page): Promise<void> {
  const bar = phoneBarOf(page)
  if ((await bar.count()) === 0) return
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => bar.isVisible()).toBe(false)
  await page.evaluate(() => scrollTo(0, innerHeight))
  await expect.poll(() => bar.isVisible()).toBe(true)
}

/** The largest paint of a first visit by a phone, in milliseconds: a processor four times slower, 9 Mbit/s, 60 ms away. */
async function largestPaintOnPhone(page: Page, url: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const megabit = 125_000
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: 9 * megabit,
    uploadThroughput: 1.5 * megabit,
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  // A paint is told of a moment after it.
  await page.waitForFunction(() => Reflect.get(Reflect.get(window, 'seen'), 'largest') > 0)
  return Math.round(await page.evaluate(() => Reflect.get(Reflect.get(window, 'seen'), 'largest')))
}

async function allDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}

/** The whole page at rest, by a visitor of its own: who looks at its end wakes what the asks above must not wake. */
async function drawStills(site: BuiltSite, url: string, name: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { page } = await site.open({ reducedMotion: 'reduce' })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await page.goto(url, { waitUntil: 'networkidle' })
    await allDrawn(page)
    // A bar at the lower edge of a phone that ends the page is drawn there.
    if (await page.locator('.blk-group:has(> .b-phone-bar):last-child').count())
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const shot = await page.screenshot({ fullPage: true })
      await sharp(shot)
        .resize({ width: width === 390 ? 390 : 1000 })
        .webp({ quality: 70 })
        .toFile(join(folder, `${name}-${colorScheme}-${width}.webp`))
    }
  }
  await page.context().close()
}

/** What moves, in stills: five of the first screen, 600 ms apart, and five on the way down the page. */
async function drawMotion(site: BuiltSite, url: string, name: string, folder: string): Promise<void> {
  const { page } = await site.open({
    reducedMotion: 'no-preference',
    viewport: { width: 1440, height: 900 },
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const way = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  for (let still = 1; still <= 10; still += 1) {
    await page.screenshot({ path: join(folder, `${name}-motion-${still}.png`) })
    if (still >= 5) await page.mouse.wheel(0, way / 5)
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          const end = performance.now() + 600
          const look = (now: number) => (now < end ? requestAnimationFrame(look) : done())
          requestAnimationFrame(look)
        }),
    )
  }
}
