/** The editor in a real browser: open, type, insert, remove, undo, preview, conflict, a new page. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { insertMenuHeightPx } from '#constants.ts'
import { builtSite } from '../support/builtSite.ts'
import type { Person } from '../support/people.ts'
import { publish } from '../support/publish.ts'
import { longTest } from '../support/share.ts'

const site = builtSite()
let writer: Person

beforeAll(async () => {
  writer = await site.openSignedIn()
})

/** A draft with the given paragraphs. */
async function draft(title: string, ...texts: string[]): Promise<string> {
  const value = texts.map((text, index) => ({ id: `p${index}`, type: 'paragraph', state: { text } }))
  return (await site.save({ type: 'page', title, value })).id
}

async function open(page: Page, id: string) {
  await page.goto(`/user/editor/${id}`)
  const canvas = page.frameLocator('iframe')
  await canvas.locator('[data-bid]').first().waitFor()
  return canvas
}

const isSaved = (page: Page) => page.locator('.editor-save').getByText('Saved', { exact: true }).waitFor()

test('F-EDIT-01 F-EDIT-12 what is typed is saved by itself and survives a reload', async () => {
  const { page } = writer
  const id = await draft('Typing', 'The first words.')
  const canvas = await open(page, id)
  await canvas.locator('p', { hasText: 'The first words.' }).click()
  await page.keyboard.press('End')
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/posts') && answer.request().method() === 'POST',
  )
  await page.keyboard.type(' And more.')
  expect((await saved).status()).toBe(200)
  await isSaved(page)
  const again = await open(page, id)
  await again.locator('p', { hasText: 'The first words. And more.' }).waitFor()
})

test('F-EDIT-01 what was changed and undone is no unpublished change', async () => {
  const { page } = writer
  const value = [{ id: 'p0', type: 'paragraph', state: { text: 'As visitors read it.' } }]
  const { id } = await site.save({ type: 'page', title: 'Undone', status: 'published', value })
  const canvas = await open(page, id)
  const badge = page.locator('.editor-badge')
  await expect.poll(() => badge.innerText()).toBe('Published')
  await canvas.locator('p', { hasText: 'As visitors' }).click()
  await page.keyboard.type('x')
  await expect.poll(() => badge.innerText()).toBe('Unpublished changes')
  await isSaved(page)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => badge.innerText()).toBe('Published')
})

longTest(
  'F-EDIT-01 an empty page offers layouts with images, one act each; a click on the chosen block shows its settings again',
  async () => {
    const { page } = writer
    await page.goto('/user/editor/new?type=page')
    const layouts = page.getByRole('region', { name: 'Layouts to start with' })
    await layouts.locator('iframe').first().waitFor()
    await layouts.getByRole('button', { name: 'Menu and hours' }).click()
    const canvas = page.frameLocator('iframe.editor-frame')
    await canvas.getByRole('heading', { name: 'A long table, a short menu', level: 1 }).click()
    await expect.poll(() => layouts.count()).toBe(0)
    expect(await canvas.getByRole('heading', { level: 1 }).count()).toBe(1)
    const tab = (name: string) => page.getByRole('tab', { name, exact: true })
    await tab('Page').click()
    await canvas.getByRole('heading', { level: 1 }).click()
    await expect.poll(() => tab('Block').getAttribute('aria-selected')).toBe('true')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await layouts.waitFor()
  },
)

test('F-EDIT-02 F-EDIT-04 F-EDIT-05 insert, removal and blur are each undone and done again', async () => {
  const { page } = writer
  const canvas = await open(page, await draft('Undo', 'One.', 'Two.'))
  const blocks = canvas.locator('[data-bid]')
  await expect.poll(() => blocks.count()).toBe(2)
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  const redo = page.getByRole('button', { name: 'Redo', exact: true })

  await page.getByRole('button', { name: 'Insert', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Insert a block' })
  expect((await menu.boundingBox())?.height).toBe(insertMenuHeightPx)
  await page.getByRole('combobox', { name: 'Search blocks' }).fill('divider')
  await page.keyboard.press('Enter')
  await expect.poll(() => blocks.count()).toBe(3)
  await undo.click()
  await expect.poll(() => blocks.count()).toBe(2)
  await redo.click()
  await expect.poll(() => blocks.count()).toBe(3)
  await undo.click()

  await canvas.locator('p', { hasText: 'Two.' }).click({ position: { x: 12, y: 12 } })
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.poll(() => blocks.count()).toBe(1)
  await undo.click()
  await expect.poll(() => blocks.count()).toBe(2)

  await canvas.locator('p', { hasText: 'One.' }).click({ position: { x: 12, y: 12 } })
  await page.keyboard.press('End')
  await page.keyboard.type(' Typed.')
  await canvas.locator('p', { hasText: 'Two.' }).click({ position: { x: 12, y: 12 } })
  await undo.click()
  await expect.poll(() => canvas.locator('[data-bid]').first().innerText()).toBe('One.')
  await redo.click()
  await expect.poll(() => canvas.locator('[data-bid]').first().innerText()).toBe('One. Typed.')
  await isSaved(page)
})

test('F-EDIT-03 removing the last block leaves a fresh paragraph', async () => {
  const { page } = writer
  const canvas = await open(page, await draft('Last', 'The only one.'))
  await canvas.locator('p', { hasText: 'The only one.' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await canvas.getByText('The only one.').waitFor({ state: 'detached' })
  expect(await canvas.locator('[data-bid]').count()).toBe(1)
  expect(await canvas.locator('p[data-bid], [data-bid] p').count()).toBe(1)
  await isSaved(page)
})

test('F-EDIT-07 a draft is previewed by its writer and by nobody else', async () => {
  const { page, context } = writer
  const id = await draft('Unseen', 'Not for everybody yet.')
  await open(page, id)
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = await opened
  await preview.waitForURL(`**/user/view/${id}`)
  await preview.frameLocator('iframe').getByText('Not for everybody yet.').waitFor()
  await preview.close()
  const visitor = await fetch(`${site.url}/user/preview/${id}`)
  expect(await visitor.text()).not.toContain('Not for everybody yet.')
})

test('F-EDIT-10 the pickers of layout and category begin with None', async () => {
  const { page } = writer
  await open(page, await draft('Pickers', 'Words.'))
  for (const name of ['Layout', 'Category']) {
    const picker = page.getByRole('combobox', { name, exact: true })
    await expect.poll(() => picker.locator('option').first().innerText()).toBe('None')
  }
})

test('F-EDIT-12 the second of two writers gets a choice, and nothing is lost', async () => {
  const { page } = writer
  const id = await draft('Two writers', 'Shared words.')
  const canvas = await open(page, id)
  const now = await site.admin.call('GET', `/api/posts/${id}?source=editor`)
  const theirs = await site.admin.call('POST', '/api/posts', {
    id,
    version: now.d.version,
    title: 'Two writers',
    value: [{ id: 'p0', type: 'paragraph', state: { text: 'Their words.' } }],
  })
  expect(theirs.status).toBe(200)
  await canvas.locator('p', { hasText: 'Shared words.' }).click()
  await page.keyboard.type('Mine. ')
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'This was changed elsewhere' })
  await dialog.waitFor()
  await dialog.getByRole('button', { name: 'Take theirs' }).click()
  await page.frameLocator('iframe').locator('p', { hasText: 'Their words.' }).waitFor()
  await isSaved(page)
})

test('F-EDIT-01 F-POST-05 /user/editor/new begins with a paragraph and makes a page', async () => {
  const { page } = writer
  const canvas = await open(page, 'new?type=page')
  expect(await canvas.locator('[data-bid]').count()).toBe(1)
  await page.getByRole('textbox', { name: 'Title' }).first().fill('Made in the browser')
  await canvas.locator('[data-bid]').first().click()
  await page.keyboard.type('Hello.')
  await page.waitForURL(/\/user\/editor\/[0-9a-f-]{36}/)
  await isSaved(page)
  await publish(page)
  await expect.poll(async () => (await fetch(`${site.url}/made-in-the-browser`)).status).toBe(200)
  expect(writer.complaints.filter((line) => !/status of 409/.test(line))).toEqual([])
})

test('F-EDIT-01 a press anywhere on an empty page begins its first word; published empty, it says so', async () => {
  const { page } = writer
  await page.goto('/user/editor/new?type=page')
  const canvas = page.frameLocator('iframe.editor-frame')
  await canvas.locator('.ProseMirror-focused').waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Publish/ })
  await dialog.getByText('Nothing is on this page yet.').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  // Beside the paragraph, on the ground of the page.
  const paragraph = await canvas.locator('[data-bid]').first().boundingBox()
  const frame = await page.locator('iframe.editor-frame').boundingBox()
  expect(paragraph && frame).not.toBeNull()
  await page.mouse.click((frame?.x ?? 0) + 6, (paragraph?.y ?? 0) + 6)
  await canvas.locator('.ProseMirror-focused').waitFor()
  await page.keyboard.type('Soup on Sundays')
  await canvas.getByText('Soup on Sundays').waitFor()
})

test('F-EDIT-01 F-EDIT-12 the first save of a new page and a new title leave the canvas and the keys as they are', async () => {
  const { page } = writer
  const canvas = await open(page, 'new?type=page')
  const written = canvas.locator('.ProseMirror-focused')
  await written.waitFor()
  // A canvas that is written anew has another body, and loses the keys that are pressed meanwhile.
  await canvas.locator('body').evaluate((body) => (body.dataset.seen = 'before the first save'))
  await page.keyboard.type('Before')
  await page.waitForURL(/\/user\/editor\/[0-9a-f-]{36}/)
  await page.keyboard.type(' and behind it')
  const title = page.getByRole('textbox', { name: 'Title' }).first()
  await title.fill('A new title')
  await isSaved(page)
  expect(await canvas.locator('body').getAttribute('data-seen')).toBe('before the first save')
  expect(await canvas.locator('[data-bid] p').innerText()).toBe('Before and behind it')
})

test('F-ROUTE-12 an editor whose code cannot be loaded, as after a newer build, reloads once by itself and stands', async () => {
  const id = await draft('Lost chunk', 'Still here.')
  const { page, context } = await site.openSignedIn()
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  await page.route('**/assets/editor-*.js', (route) => (loads < 2 ? route.abort() : route.continue()))
  await page.goto(`/user/editor/${id}`)
  await page.frameLocator('iframe').locator('p', { hasText: 'Still here.' }).waitFor()
  expect(loads).toBe(2)
  await context.close()
})
