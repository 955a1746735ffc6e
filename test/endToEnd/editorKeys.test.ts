/** The editor by keys alone, by dragging in the outline, looked at smaller and darker, and as axe sees it. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Browser, Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { administratorClient, type HttpClient } from '../support/httpClient.ts'
import { desktop, openPerson, phone, signIn, type Person } from '../support/people.ts'
import { startServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let browser: Browser
let admin: HttpClient
let writer: Person
let landingId = ''

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

const isSaved = (page: Page) => page.locator('.editor-save').getByText('Saved', { exact: true }).waitFor()

interface Stored {
  type: string
  state: Record<string, unknown>
  children?: Stored[]
}
/** `columns(column(paragraph) …)`. */
const shapeOf = (blocks: Stored[]): string => blocks.map(({ type, children = [] }) => (children.length > 0 ? `${type}(${shapeOf(children)})` : type)).join(' ')
const count = (blocks: Stored[]): number => blocks.reduce((sum, { children = [] }) => sum + 1 + count(children), 0)

async function insert(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/')
  const search = page.getByRole('combobox', { name: 'Search blocks' })
  await search.waitFor()
  await page.keyboard.type(words)
  await page.locator('[role="option"][aria-selected="true"]').filter({ hasText: new RegExp(words, 'i') }).waitFor()
  await page.keyboard.press('Enter')
  await search.waitFor({ state: 'detached' })
}

test('F-EDIT-01 F-EDIT-04 a nested landing page of 12 blocks is built and saved by keys alone', async () => {
  const { page } = writer
  await page.goto('/user/editor/new?type=page')
  const canvas = page.frameLocator('iframe')
  // An empty page has the caret in its first paragraph.
  await canvas.locator('.ProseMirror.ProseMirror-focused').waitFor()
  const type = (text: string) => page.keyboard.type(text)
  const press = async (...keys: string[]) => { for (const key of keys) await page.keyboard.press(key) }
  const writing = () => canvas.locator('.ProseMirror.ProseMirror-focused').waitFor()
  const chosen = (label: string) => page.locator('[role="treeitem"][aria-selected="true"]', { hasText: label }).waitFor()

  await type('# ')
  await canvas.locator('h1.ProseMirror-focused').waitFor()
  await type('Mugs that last')
  await press('Enter')
  await type('Thrown by hand in Delft.')
  await press('Escape')
  await insert(page, 'columns')
  // The caret is in the first column.
  await writing()
  await type('Four glazes.')
  await press('Escape', 'ArrowDown')
  await chosen('Column')
  await press('Enter')
  await writing()
  await type('Fired twice.')
  await press('Escape', 'Escape', 'Escape')
  await chosen('Columns')
  await insert(page, 'group')
  await writing()
  await type('## Come and see')
  await press('Enter')
  await type('Open on Saturdays.')
  await press('Escape', 'Escape')
  await chosen('Group')
  await insert(page, 'button')
  await writing()
  await type('To the shop')
  await press('Escape')
  await chosen('Button')
  await insert(page, 'divider')
  await chosen('Divider')
  await page.waitForURL(/\/user\/editor\/[0-9a-f-]{36}/)
  await press('Control+s')
  await isSaved(page)
  landingId = page.url().split('/').at(-1) ?? ''
  const value: Stored[] = (await admin.call('GET', `/api/posts/${landingId}?source=editor`)).d.value
  expect(shapeOf(value)).toBe('heading paragraph columns(column(paragraph) column(paragraph)) group(heading paragraph) button divider')
  expect(count(value)).toBe(12)
}, 60_000)

test('F-EDIT-04 a row of the outline is dragged into a group, and moved out again by keys, each told in words', async () => {
  const { page } = writer
  const value = [
    { id: 'p1', type: 'paragraph', state: { text: 'Wanderer.' } },
    { id: 'g1', type: 'group', state: {}, children: [{ id: 'p2', type: 'paragraph', state: { text: 'Resident.' } }] },
    { id: 'c1', type: 'columns', state: {}, children: [{ id: 'c2', type: 'column', state: {} }, { id: 'c3', type: 'column', state: {} }] },
  ]
  const { d } = await admin.call('POST', '/api/posts', { type: 'page', title: 'Dragged', value })
  await page.goto(`/user/editor/${d.id}`)
  await page.frameLocator('iframe').getByText('Wanderer.').waitFor()
  const row = (id: string) => page.locator(`[data-outline="${id}"]`)
  const drag = async (from: string, to: string, share: number) => {
    const [start, end] = [await row(from).boundingBox(), await row(to).boundingBox()]
    if (!start || !end) throw new Error('a row is not drawn')
    await page.mouse.move(start.x + 60, start.y + start.height / 2)
    await page.mouse.down()
    await page.mouse.move(end.x + 70, end.y + end.height / 2, { steps: 4 })
    await page.mouse.move(end.x + 70, end.y + end.height * share, { steps: 2 })
  }
  const said = (words: RegExp) => page.locator('.editor-message').getByText(words).waitFor()
  await drag('p1', 'g1', 0.5)
  await page.locator('.editor-row-into').waitFor()
  await page.mouse.up()
  await said(/Paragraph moved, now 2 of 2 in Group/)
  // Columns hold columns only: the place shows why it is refused and takes nothing.
  await drag('p1', 'c1', 0.5)
  await page.locator('.editor-row-into[data-refused]').waitFor()
  await page.mouse.up()
  expect(await row('p1').getAttribute('aria-level')).toBe('2')
  await row('p1').focus()
  await page.keyboard.press('Alt+ArrowLeft')
  await said(/Paragraph moved out, now 2 of 3/)
  expect(await row('p1').getAttribute('aria-level')).toBe('1')
  await drag('p1', 'g1', 0.1)
  await page.mouse.up()
  await said(/Paragraph moved, now 1 of 3/)
  await isSaved(page)
})

test('F-EDIT-06 the page is looked at smaller, darker and at any width; what is chosen is where it shows', async () => {
  const { page } = writer
  await page.goto(`/user/editor/${landingId}`)
  const frame = page.frameLocator('iframe')
  const heading = frame.locator('h1')
  await heading.waitFor()
  const paper = () => frame.locator('html').evaluate((html) => getComputedStyle(html).colorScheme)
  await page.getByRole('button', { name: /^View:/ }).click()
  await page.getByRole('button', { name: 'Dark', exact: true }).click()
  await expect.poll(paper).toBe('dark')
  await page.getByRole('button', { name: 'Light', exact: true }).click()
  await expect.poll(paper).toBe('light')
  const full = await frame.locator('html').evaluate((html) => html.clientWidth)
  await page.getByRole('button', { name: 'Smaller' }).click()
  await page.getByRole('button', { name: 'Smaller' }).click()
  await page.getByRole('button', { name: 'View: 50 %' }).waitFor()
  await expect.poll(() => frame.locator('html').evaluate((html) => html.clientWidth)).toBeGreaterThan(full * 1.9)
  await page.getByRole('spinbutton', { name: 'Width in pixels' }).fill('900')
  await expect.poll(() => frame.locator('html').evaluate((html) => html.clientWidth)).toBeGreaterThan(880)
  expect(await frame.locator('html').evaluate((html) => html.clientWidth)).toBeLessThanOrEqual(900)
  await page.keyboard.press('Escape')
  await heading.click()
  const [box, shown] = [await page.locator('.editor-box').boundingBox(), await heading.boundingBox()]
  expect(Math.abs((box?.x ?? 0) - (shown?.x ?? 99))).toBeLessThan(3)
  expect(Math.abs((box?.y ?? 0) - (shown?.y ?? 99))).toBeLessThan(3)
})

test('F-EDIT-09 the checks find what axe finds in its block, broken references and dead links, and lead there', async () => {
  const { page } = writer
  const value = [
    { id: 'p1', type: 'paragraph', state: { text: 'See <a href="/nowhere-at-all">our hours</a>.' } },
    { id: 'f1', type: 'form', state: { form_id: '018f0000-0000-7000-8000-000000000000' } },
    { id: 'h1', type: 'html', state: { code: '<p role="buton">Wrong role</p>' } },
  ]
  const { d, error } = await admin.call('POST', '/api/posts', { type: 'page', title: 'To put right', value })
  expect(error).toBeUndefined()
  await page.goto(`/user/editor/${d.id}`)
  await page.frameLocator('iframe').getByText('our hours').waitFor()
  await page.getByRole('tab', { name: 'Checks' }).click()
  await page.getByRole('button', { name: /\/nowhere-at-all is not there/ }).waitFor()
  await page.getByRole('button', { name: /names is not on the site any more/ }).waitFor()
  const axes = page.getByRole('button', { name: /ARIA role/ })
  await axes.first().waitFor()
  await axes.first().click()
  await page.locator('[data-outline="h1"][aria-selected="true"]').waitFor()
})

interface Violation { id: string; nodes: { target: unknown }[] }

async function runAxe(where: Page | Frame, axe: string, name: string): Promise<string[]> {
  await where.evaluate(axe)
  const found = await where.evaluate(async () => {
    const tool: { run(options: object): Promise<{ violations: Violation[] }> } = Reflect.get(window, 'axe')
    const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    return (await tool.run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'], iframes: false })).violations
  })
  return found.map(({ id, nodes }) => `${name}: ${id} ${nodes.map(({ target }) => String(target)).join(' | ').slice(0, 200)}`)
}

const looks = [
  { name: 'light, wide', viewport: desktop, colorScheme: 'light' },
  { name: 'dark, wide', viewport: desktop, colorScheme: 'dark' },
  { name: 'light, phone', viewport: phone, colorScheme: 'light' },
  { name: 'dark, phone', viewport: phone, colorScheme: 'dark' },
] as const

test.each(looks)('F-EDIT-01 axe finds nothing in the editor, its menus and the page in it: $name', async ({ viewport, colorScheme }) => {
  const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  const person = await openPerson(browser, server, { viewport, colorScheme, bypassCSP: true })
  await signIn(person)
  const { page } = person
  const found: string[] = []
  const look = async (name: string) => { found.push(...(await runAxe(page, axe, name))) }
  await page.goto(`/user/editor/${landingId}`)
  const canvas = page.frameLocator('iframe')
  await canvas.locator('h1').waitFor()
  await look('opened')
  const frame = page.frames().find((one) => one !== page.mainFrame())
  if (!frame) throw new Error('no canvas')
  found.push(...(await runAxe(frame, axe, 'canvas')))
  await canvas.locator('h1').click()
  await look('writing')
  found.push(...(await runAxe(frame, axe, 'canvas, writing')))
  if (viewport === phone) await page.getByRole('button', { name: 'Settings', exact: true }).click()
  for (const tab of ['Page', 'Block', 'Checks']) {
    await page.getByRole('tab', { name: tab }).click()
    if (tab === 'Checks') await page.locator('.editor-section [role="status"]').waitFor()
    await look(`tab ${tab}`)
  }
  if (viewport === phone) await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByRole('button', { name: /^View:/ }).click()
  await look('view')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Insert', exact: true }).click()
  await look('insert menu')
  await page.keyboard.press('Escape')
  if (viewport === phone) {
    await page.getByRole('button', { name: 'Outline', exact: true }).click()
    await look('outline')
  }
  expect(found).toEqual([])
  await person.context.close()
}, 60_000)
