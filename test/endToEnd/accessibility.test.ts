/** axe finds nothing on any public page, any screen of the dashboard and the editor, and none is wider than its window: light and dark, wide and narrow. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { screensOf, type ScreenToDraw } from '../screens/list.ts'
import { launchBrowser } from '../support/browser.ts'
import { administratorClient } from '../support/httpClient.ts'
import { desktop, openPerson, phone, signIn } from '../support/people.ts'
import { startServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let browser: Browser
let screens: ScreenToDraw[]
let axe: string

const looks = [
  { name: 'light, wide', viewport: desktop, colorScheme: 'light' },
  { name: 'dark, wide', viewport: desktop, colorScheme: 'dark' },
  { name: 'light, narrow', viewport: phone, colorScheme: 'light' },
  { name: 'dark, narrow', viewport: phone, colorScheme: 'dark' },
] as const

beforeAll(async () => {
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  server = await startServer()
  browser = await launchBrowser()
  screens = await screensOf(await administratorClient(server.url))
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.remove()
})

interface Violation {
  id: string
  help: string
  nodes: { target: unknown; failureSummary?: string }[]
}

/** Runs in the page. */
async function runAxe(): Promise<Violation[]> {
  const tool: { run(options: object): Promise<{ violations: Violation[] }> } = Reflect.get(window, 'axe')
  const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const { violations } = await tool.run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] })
  return violations
}

async function violationsOf(page: Page, { path, name }: ScreenToDraw): Promise<string[]> {
  await page.goto(path, { waitUntil: 'load' })
  // The screen stands when nothing is busy and no skeleton is left.
  await page.waitForFunction(() => document.querySelector('h1, iframe') !== null && !document.querySelector('.skeleton, [aria-busy="true"]'))
  if (name.startsWith('editor')) await page.frameLocator('iframe').locator('[data-block-id], p, h1').first().waitFor()
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await page.evaluate(axe)
  const found = await page.evaluate(runAxe)
  const wide = beyond > 0 ? [`${name}: ${beyond} pixels wider than its window`] : []
  return wide.concat(found.map(({ id, help, nodes }) => `${name}: ${id} (${help}) ${nodes.map(({ target }) => String(target)).join(' | ').slice(0, 300)}`))
}

async function checkAll(context: BrowserContext, list: readonly ScreenToDraw[]): Promise<string[]> {
  const found: string[] = []
  // Two pages at a time: what waits for the network leaves the processor to the other.
  const waiting = [...list]
  const work = async () => {
    const page = await context.newPage()
    for (let screen = waiting.shift(); screen; screen = waiting.shift()) found.push(...(await violationsOf(page, screen)))
    await page.close()
  }
  await Promise.all([work(), work()])
  return found
}

test.each(looks)('F-PUB-12 axe finds nothing on the public pages: $name', async ({ viewport, colorScheme }) => {
  const { context } = await openPerson(browser, server, { viewport, colorScheme, bypassCSP: true })
  expect(await checkAll(context, screens.filter(({ signedIn }) => !signedIn))).toEqual([])
  await context.close()
}, 120_000)

test.each(looks)('F-ROUTE-01 axe finds nothing in the dashboard and the editor: $name', async ({ viewport, colorScheme }) => {
  const person = await openPerson(browser, server, { viewport, colorScheme, bypassCSP: true })
  await signIn(person)
  expect(await checkAll(person.context, screens.filter(({ signedIn }) => signedIn))).toEqual([])
  await person.context.close()
}, 180_000)
