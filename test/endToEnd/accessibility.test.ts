/** axe finds nothing on any public page, any screen of the dashboard and the editor, and none is wider than its window: light and dark, wide and narrow. */
import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { screensOf, type ScreenToDraw } from '../screens/list.ts'
import { violationsOf, widths } from '../support/axe.ts'
import { builtSite } from '../support/builtSite.ts'

const site = builtSite()
let screens: ScreenToDraw[]

beforeAll(async () => {
  screens = await screensOf(site.admin)
})

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function faultsOf(page: Page, { path, name }: ScreenToDraw): Promise<string[]> {
  await page.goto(path, { waitUntil: 'load' })
  // The screen stands when nothing is busy and no skeleton is left.
  await page.waitForFunction(
    () =>
      document.querySelector('h1, iframe') !== null &&
      !document.querySelector('.skeleton, [aria-busy="true"]'),
  )
  if (name.startsWith('editor'))
    await page.frameLocator('iframe').locator('[data-block-id], p, h1').first().waitFor()
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  const wide = beyond > 0 ? [`${beyond} pixels wider than its window`] : []
  return [...wide, ...(await violationsOf(page, levels))].map((fault) => `${name}: ${fault}`)
}

async function checkAll(context: BrowserContext, list: readonly ScreenToDraw[]): Promise<string[]> {
  const found: string[] = []
  // Two pages at a time: what waits for the network leaves the processor to the other.
  const waiting = [...list]
  const work = async () => {
    const page = await context.newPage()
    for (let screen = waiting.shift(); screen; screen = waiting.shift())
      found.push(...(await faultsOf(page, screen)))
    await page.close()
  }
  await Promise.all([work(), work()])
  return found
}

test.each(widths)(
  'F-PUB-12 axe finds nothing on the public pages: $name',
  async ({ viewport }) => {
    const { context } = await site.open({ viewport, bypassCSP: true })
    expect(
      await checkAll(
        context,
        screens.filter(({ signedIn }) => !signedIn),
      ),
    ).toEqual([])
    await context.close()
  },
  420_000,
)

test.each(widths)(
  'F-ROUTE-01 axe finds nothing in the dashboard and the editor: $name',
  async ({ viewport }) => {
    const person = await site.openSignedIn({ viewport, bypassCSP: true })
    expect(
      await checkAll(
        person.context,
        screens.filter(({ signedIn }) => signedIn),
      ),
    ).toEqual([])
    await person.context.close()
  },
  420_000,
)
