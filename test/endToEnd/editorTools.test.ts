/** The editor's tools in a real browser: turning blocks into others, wrapping, locks. */
import type { Browser, FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { administratorClient, type HttpClient } from '../support/httpClient.ts'
import { openPerson, signIn, type Person } from '../support/people.ts'
import { startServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let browser: Browser
let admin: HttpClient
let writer: Person

beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
  admin = await administratorClient(server.url)
  writer = await openPerson(browser, server)
  await signIn(writer)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.remove()
})

const paragraph = (id: string, text: string) => ({ id, type: 'paragraph', state: { text }, children: [] })

async function draft(title: string, ...value: unknown[]): Promise<string> {
  const { d, error } = await admin.call('POST', '/api/posts', { type: 'page', title, value })
  if (!d) throw new Error(error?.message)
  return d.id
}

async function open(page: Page, id: string): Promise<FrameLocator> {
  await page.goto(`/user/editor/${id}`)
  const canvas = page.frameLocator('iframe.editor-frame')
  await canvas.locator('[data-bid]').first().waitFor()
  return canvas
}

const isSaved = (page: Page) => page.locator('.editor-save').getByText('Saved', { exact: true }).waitFor()
const announced = (page: Page, words: string | RegExp) => page.locator('.editor-message').getByText(words).waitFor()

test('F-EDIT-02 F-EDIT-04 blocks are turned, wrapped, named and locked by keys alone, and each says so', async () => {
  const { page } = writer
  const canvas = await open(page, await draft('Tools', paragraph('one', 'First words.'), paragraph('two', 'Second words.'), paragraph('three', '')))
  await canvas.locator('p', { hasText: 'First words.' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'Heading', exact: true }).press('Enter')
  await canvas.locator('h2', { hasText: 'First words.' }).waitFor()
  await announced(page, 'Now Heading')
  await canvas.locator('p', { hasText: 'Second words.' }).click()
  await page.keyboard.press('Alt+ArrowUp')
  await announced(page, 'Paragraph moved up, now 1 of 3')
  await page.keyboard.press('Control+g')
  await canvas.locator('.blk-group p', { hasText: 'Second words.' }).waitFor()
  await page.keyboard.press('F2')
  await page.keyboard.type('Opening')
  await page.keyboard.press('Enter')
  await page.locator('.editor-outline').getByText('Opening').waitFor()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'Lock' }).press('Enter')
  await page.keyboard.press('Delete')
  await announced(page, /^This block is locked/)
  await canvas.locator('p').last().click()
  await page.keyboard.type('## Typed heading')
  await canvas.locator('h2', { hasText: 'Typed heading' }).waitFor()
  await isSaved(page)
  expect(writer.complaints).toEqual([])
})
