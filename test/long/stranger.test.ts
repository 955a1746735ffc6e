/** The second demo: a new site is filled with it once; in a browser its long words, tiny titles, Arabic pages and long lists fit a phone, and nothing complains. */
import { expect, test } from 'vitest'
import { seedStranger } from '#demo/stranger/seed.ts'
import { type StrangerSize, wholeStranger } from '#demo/stranger/size.ts'
import { builtSite } from '#test/support/builtSite.ts'
import { isLong, shareOf } from '#test/support/share.ts'
import { databaseUrl, emptyDatabase } from '#test/support/database.ts'
import { openFolder } from '#test/support/openFolder.ts'
import type { ServerOptions } from '#test/support/server.ts'
import { strangerScreensOf } from '#test/screens/stranger.ts'
import { openProgram } from '../../src/program.ts'

/** Lists of several pages, and photos that need not be made smaller for long; all of it in the long form. */
const size: StrangerSize = isLong
  ? wholeStranger
  : { files: 120, comments: 60, products: 60, photoScale: 0.25 }

async function open(dataDirectory: string, DATABASE_URL: string) {
  return openProgram({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    SEED_DEMO: '0',
    DATA_DIR: dataDirectory,
    DATABASE_URL,
  })
}

/** A site with less of the demo than the program's own start makes. */
async function seededInPart(): Promise<ServerOptions> {
  const { connection } = await emptyDatabase()
  const DATABASE_URL = databaseUrl(connection)
  const dataDirectory = await openFolder('plinth-stranger-')
  const { platform, close } = await open(dataDirectory, DATABASE_URL)
  await seedStranger(platform, size)
  await close()
  return { dataDirectory, environment: { DATABASE_URL, SEED_DEMO: '0' } }
}

const site = builtSite(isLong ? { environment: { SEED_DEMO: 'stranger' } } : seededInPart)

test('the second demo has its photos, files, comments, products and categories four deep, once', async () => {
  const { platform, close } = await open(site.server.dataDirectory, databaseUrl(site.connection))
  const { db } = platform
  const count = async (table: 'media' | 'comment' | 'orders' | 'live') =>
    Number(
      (
        await db
          .selectFrom(table)
          .select((select) => select.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    )
  const all = async () => ({
    media: await count('media'),
    comments: await count('comment'),
    orders: await count('orders'),
    live: await count('live'),
  })
  const first = await all()
  expect(first).toMatchObject({ media: size.files, comments: size.comments, orders: 40 })
  expect(first.live).toBeGreaterThan(size.products)
  const depth = await db.selectFrom('category').select(['id', 'parent_id']).execute()
  const depthOf = (id: string | null): number =>
    id === null ? 0 : 1 + depthOf(depth.find((row) => row.id === id)?.parent_id ?? null)
  expect(Math.max(...depth.map(({ id }) => depthOf(id)))).toBe(4)
  const largest = await db
    .selectFrom('media')
    .select(['width', 'height', 'bytes'])
    .orderBy('bytes', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect((largest.width ?? 0) * (largest.height ?? 0)).toBeGreaterThanOrEqual(
    11_900_000 * size.photoScale ** 2,
  )
  await seedStranger(platform, size)
  expect(await all()).toEqual(first)
  await close()
})

/** Words that stand beyond the window's edge where nothing scrolls to them, and words set letter by letter in a column with no room. */
function illegible(): string[] {
  const found: string[] = []
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const text = node.nodeValue?.trim() ?? ''
    const { parentElement } = node
    if (
      text.length < 8 ||
      !parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      parentElement.closest('script, style, option, svg, .hidden, .carousel, [popover], [href="#main"]')
    )
      continue
    range.selectNodeContents(node)
    const { width, left, right } = range.getBoundingClientRect()
    if (width <= 1) continue
    const style = getComputedStyle(parentElement)
    const isShortened = style.textOverflow === 'ellipsis' || style.clipPath !== 'none'
    if ((right > innerWidth + 1 || left < -1) && !isShortened && !scrolls(parentElement))
      found.push(`cut: ${text.slice(0, 40)}`)
    if (width < 2 * Number.parseFloat(style.fontSize))
      found.push(`squeezed to ${Math.round(width)} px: ${text.slice(0, 40)}`)
  }
  return found
}

test('nothing of the second demo is wider than a phone, cut or squeezed, there or on a desktop, and no screen complains', async () => {
  const { page } = await site.openSignedIn({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const wrong: string[] = []
  let open = ''
  page.on('pageerror', (error) => wrong.push(`${open}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 40[34]/.test(message.text()))
      wrong.push(`${open}: ${message.text()}`)
  })
  for (const { name, path, isFixed } of shareOf(await strangerScreensOf(site.admin, size), 2)) {
    // The editor scrolls inside its own frame.
    if (isFixed) continue
    open = name
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(site.url + path)
    await page.waitForFunction(
      () =>
        document.querySelector('h1, iframe') !== null &&
        document.querySelector('[aria-busy="true"]') === null,
    )
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (over > 0) wrong.push(`${name} at ${width}: ${over} px wider than the window`)
      for (const words of await page.evaluate(illegible)) wrong.push(`${name} at ${width}: ${words}`)
    }
  }
  expect(wrong).toEqual([])
}, 600_000)
