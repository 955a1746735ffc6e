/** axe finds nothing on any public page, any screen of the dashboard and the editor, and none is wider than its window: light and dark, wide and narrow. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { screensOf, type ScreenToDraw } from '../screens/list.ts'
import { violationsOf, widths } from '../support/axe.ts'
import { builtSite } from '../support/builtSite.ts'
import type { Person } from '../support/people.ts'
import { shareOf } from '../support/share.ts'

const site = builtSite()
let screens: ScreenToDraw[]

beforeAll(async () => {
  screens = shareOf(await screensOf(site.admin))
})

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What is wrong, by the width of the window. */
type Found = Map<string, string[]>

/** Opens a screen once, and looks at it at each width. */
async function lookAt(page: Page, { path, name }: ScreenToDraw, found: Found): Promise<void> {
  await page.setViewportSize(widths[0].viewport)
  await page.goto(path, { waitUntil: 'load' })
  for (const { name: width, viewport } of widths) {
    await page.setViewportSize(viewport)
    // What minds the width has drawn itself for it two frames later.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    // The screen stands when nothing is busy and no skeleton is left.
    await page.waitForFunction(
      () =>
        document.querySelector('h1, iframe') !== null &&
        !document.querySelector('.skeleton, [aria-busy="true"]'),
    )
    if (name.startsWith('editor')) await page.frameLocator('iframe').locator('[data-bid]').first().waitFor()
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    const wide = beyond > 0 ? [`${beyond} pixels wider than its window`] : []
    const faults = [...wide, ...(await violationsOf(page, levels))].map((fault) => `${name}: ${fault}`)
    found.set(width, [...(found.get(width) ?? []), ...faults])
  }
}

async function walk({ context }: Person, list: readonly ScreenToDraw[]): Promise<Found> {
  const found: Found = new Map()
  // Two pages at a time: what waits for the network leaves the processor to the other.
  const waiting = [...list]
  const work = async () => {
    const page = await context.newPage()
    for (let screen = waiting.shift(); screen; screen = waiting.shift()) await lookAt(page, screen, found)
    await page.close()
  }
  await Promise.all([work(), work()])
  await context.close()
  return found
}

/** The test that comes first walks for those of the other widths, too. */
const walks = {
  visitor: once(async () =>
    walk(
      await site.open({ bypassCSP: true }),
      screens.filter(({ signedIn }) => !signedIn),
    ),
  ),
  administrator: once(async () =>
    walk(
      await site.openSignedIn({ bypassCSP: true }),
      screens.filter(({ signedIn }) => signedIn),
    ),
  ),
}

function once(work: () => Promise<Found>): () => Promise<Found> {
  let running: Promise<Found> | undefined
  return () => (running ??= work())
}

test.each(widths)(
  'F-PUB-12 axe finds nothing on the public pages: $name',
  async ({ name }) => {
    expect((await walks.visitor()).get(name)).toEqual([])
  },
  420_000,
)

test.each(widths)(
  'F-ROUTE-01 axe finds nothing in the dashboard and the editor: $name',
  async ({ name }) => {
    expect((await walks.administrator()).get(name)).toEqual([])
  },
  420_000,
)
