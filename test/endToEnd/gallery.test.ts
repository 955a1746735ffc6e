/** The gallery in a real browser: every block in every option, and nothing that axe or the HTML rules would fault. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examplesOf } from '#blocks/examples.ts'
import { definitions } from '#blocks/registry.ts'
import { launchBrowser } from '../support/browser.ts'
import { desktop, openPerson, phone, signIn } from '../support/people.ts'
import { startServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let browser: Browser
let axe: string

beforeAll(async () => {
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  server = await startServer()
  browser = await launchBrowser()
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.remove()
})

const looks = [
  { name: 'light, wide', viewport: desktop, colorScheme: 'light' },
  { name: 'dark, wide', viewport: desktop, colorScheme: 'dark' },
  { name: 'light, narrow', viewport: phone, colorScheme: 'light' },
  { name: 'dark, narrow', viewport: phone, colorScheme: 'dark' },
] as const

interface Violation {
  id: string
  help: string
  nodes: { target: unknown; failureSummary?: string }[]
}

/** Every rule that axe has, whatever its severity. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const found = await page.evaluate(async (): Promise<Violation[]> => {
    const tool: { run(options: object): Promise<{ violations: Violation[] }> } = Reflect.get(window, 'axe')
    return (await tool.run({ resultTypes: ['violations'] })).violations
  })
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}) ${String(target).slice(0, 160)}`))
}

/** Scrolls through the page, so that what wakes when it is seen is awake, and waits until nothing is busy. */
async function wakeAll(page: Page): Promise<void> {
  await page.goto('/user/gallery', { waitUntil: 'load' })
  for (const island of await page.locator('[data-island]').all()) await island.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-awake]), [aria-busy="true"]'))
  await page.evaluate(() => scrollTo(0, 0))
}

test('F-POST-04 the gallery shows every block in every option, without an error box', async () => {
  const person = await openPerson(browser, server)
  await signIn(person)
  const { page } = person
  await wakeAll(page)
  const shown = await page.locator('.gallery-example').evaluateAll((all) => all.map(({ id }) => id))
  const expected = [...definitions.values()].flatMap((definition) => examplesOf(definition).map(({ block: { id } }) => id))
  expect(expected.filter((id) => !shown.some((one) => one === `example-${id}` || one === `example-in-${id}`))).toEqual([])
  expect(await page.locator('.render-error').allTextContents()).toEqual([])
  await person.context.close()
}, 120_000)

test.each(looks)('F-POST-04 axe finds nothing of any severity in the gallery: $name', async ({ viewport, colorScheme }) => {
  const person = await openPerson(browser, server, { viewport, colorScheme, bypassCSP: true })
  await signIn(person)
  await wakeAll(person.page)
  expect(await violationsOf(person.page)).toEqual([])
  await person.context.close()
}, 180_000)

test('F-ROUTE-02 visitors are asked to log in before they see the gallery', async () => {
  const answer = await fetch(`${server.url}/user/gallery`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login?next=%2Fuser%2Fgallery'])
})
