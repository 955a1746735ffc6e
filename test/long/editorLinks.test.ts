/** Links of words, as in Notion and Google Docs: set, read, changed and removed at the words, by keys and by touch. */
import type { FrameLocator, Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import type { Person } from '../support/people.ts'
import { openPublish } from '../support/publish.ts'
import { nextClick } from '../support/touch.ts'
import { emptied, inShort, pressAll, writtenBlocks } from '../support/writtenKeys.ts'

const site = builtSite()
let writer: Person
let page: Page
let canvas: FrameLocator

beforeAll(async () => {
  await site.save({ type: 'page', title: 'Autumn firing', url: '/autumn-firing', status: 'published' })
  writer = await site.openSignedIn({
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  page = writer.page
  await page.goto('/user/editor/new?type=page')
  canvas = page.frameLocator('iframe.editor-frame')
  await canvas.locator('.ProseMirror-focused').waitFor()
})
beforeEach(() => emptied(page, canvas))

const popover = () => page.getByRole('dialog', { name: 'Link' })
const field = () => popover().getByRole('combobox', { name: 'Search or paste a link' })
const written = async () => inShort(await writtenBlocks(page))

test('F-EDIT-02 Ctrl K finds a page by its title and links the selected words; the link is one step of Undo', async () => {
  await pressAll(page, 'the firing{Control+Shift+ArrowLeft}{Control+k}')
  await field().waitFor()
  await page.keyboard.type('autumn f')
  await popover()
    .getByRole('option', { name: /Autumn firing.*Page/ })
    .waitFor()
  await page.keyboard.press('Enter')
  await canvas.locator('a[href="/autumn-firing"]', { hasText: 'firing' }).waitFor()
  // The words are still selected, and the next key is theirs.
  await pressAll(page, '{Control+b}')
  await canvas.locator('a[href="/autumn-firing"] strong', { hasText: 'firing' }).waitFor()
  await pressAll(page, '↶↶')
  expect(await written()).toBe('p:the firing')
})

test.each([
  ['larkmoor.example/glazes', 'https://larkmoor.example/glazes'],
  ['ines@larkmoor.example', 'mailto:ines@larkmoor.example'],
  ['+49 30 1234567', 'tel:+49301234567'],
  ['/about', '/about'],
])('F-EDIT-02 the field takes %s as it is', async (typed, href) => {
  await pressAll(page, 'here{Shift+Home}{Control+k}')
  await field().waitFor()
  await page.keyboard.type(typed)
  await page.keyboard.press('Enter')
  await canvas.locator(`a[href="${href}"]`, { hasText: 'here' }).waitFor()
  await expect.poll(() => popover().count()).toBe(0)
})

test('F-EDIT-02 Escape goes back to the text with its selection; what could run code is no link', async () => {
  await pressAll(page, 'one two{Control+Shift+ArrowLeft}{Control+k}')
  await field().waitFor()
  await page.keyboard.type('javascript:alert(1)')
  await popover().getByText('There are no results for').waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect.poll(() => popover().count()).toBe(0)
  await page.keyboard.type('three')
  expect(await written()).toBe('p:one three')
})

test('F-EDIT-02 of a link that is there the popover says where it leads: it is edited, opened in a new tab, copied, removed', async () => {
  await pressAll(page, '[the kiln](/kiln)←←{Control+k}')
  await popover().getByText('/kiln').waitFor()
  expect(await popover().getByRole('link', { name: 'Open link' }).getAttribute('href')).toBe('/kiln')
  await popover().getByRole('switch', { name: 'Open in new tab' }).press(' ')
  await popover().getByRole('button', { name: 'Copy link' }).press('Enter')
  await page.getByText('Link copied').first().waitFor({ state: 'attached' })
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/kiln`)
  await popover().getByRole('button', { name: 'Edit link' }).press('Enter')
  await expect.poll(() => field().inputValue()).toBe('/kiln')
  await page.keyboard.type('/kilns')
  await page.keyboard.press('Enter')
  expect(await written()).toBe('p:<a href="/kilns" target="_blank" rel="noopener">the kiln</a>')
  await canvas.getByText('the kiln').click()
  await page.keyboard.press('Control+k')
  await popover().getByRole('button', { name: 'Remove link' }).click()
  expect(await written()).toBe('p:the kiln')
  expect(writer.complaints).toEqual([])
})

test('F-EDIT-02 without selected words the button of the bar puts the title there as a link', async () => {
  await pressAll(page, 'See ')
  await page.mouse.move(700, 500)
  await page.getByRole('toolbar').getByRole('button', { name: 'Link' }).click()
  await field().fill('autumn f')
  await popover()
    .getByRole('option', { name: /Autumn firing/ })
    .click()
  await page.keyboard.type(', and')
  expect(await written()).toBe('p:See <a href="/autumn-firing">Autumn firing</a>, and')
})

test('F-EDIT-02 a link is set on a phone, within its window', async () => {
  const phone = await site.openSignedIn({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await phone.page.goto('/user/editor/new?type=page')
  const frame = phone.page.frameLocator('iframe.editor-frame')
  await frame.locator('.ProseMirror-focused').waitFor()
  await pressAll(phone.page, 'glazes')
  // The bar is hidden while somebody writes, until a finger is seen; the click of a tap comes last, and sets the caret.
  const clicked = await nextClick(frame)
  await frame.getByText('glazes').tap()
  await clicked()
  await pressAll(phone.page, '↘{Shift+Home}')
  await phone.page.getByRole('toolbar').getByRole('button', { name: 'Link' }).tap()
  const dialog = phone.page.getByRole('dialog', { name: 'Link' })
  const box = await dialog.boundingBox()
  expect(box).toMatchObject({ x: 8, width: 374 })
  expect.soft(writer.complaints).toEqual([])
  await dialog.getByRole('combobox').fill('autumn f')
  await dialog.getByRole('option', { name: /Autumn firing/ }).tap()
  await frame.locator('a[href="/autumn-firing"]', { hasText: 'glazes' }).waitFor()
  await phone.context.close()
})

test('F-EDIT-02 words and a button lead to a place of the same page, found by its words', async () => {
  await pressAll(page, '## Sign up here⏎go on⏎/button⏎Join')
  await canvas.locator('[data-bid]', { hasText: 'Join' }).first().waitFor()
  await page.getByRole('tab', { name: 'Block', exact: true }).click()
  await page.getByRole('combobox', { name: /: On this page$/ }).selectOption('Sign up here')
  const leadsTo = page.getByRole('combobox', { name: 'Leads to', exact: true })
  await expect.poll(() => leadsTo.inputValue()).toBe('Sign up here')
  await canvas.locator('a[href^="#h-"], a[href="#sign_up_here"]', { hasText: 'Join' }).waitFor()
  await canvas.locator('p', { hasText: 'go on' }).click()
  await pressAll(page, '↘{Control+Shift+ArrowLeft}{Control+k}')
  await field().waitFor()
  await page.keyboard.type('sign up')
  await popover()
    .getByRole('option', { name: /Sign up here.*On this page/ })
    .waitFor()
  await page.keyboard.press('Escape')
})

test('F-EDIT-09 a button that leads to a heading of the page still does when its words are others, and the checks know', async () => {
  const value = [
    {
      id: 'head',
      type: 'heading',
      state: { text: 'Sign up here', level: 2, as_tb_content: true },
      children: [],
    },
    { id: 'join', type: 'button', state: { text: 'Join', url: '/join' }, children: [] },
  ]
  const { id } = await site.save({ type: 'page', title: 'Open studio', value })
  const other = await site.openSignedIn({ viewport: { width: 1440, height: 900 } })
  await other.page.goto(`/user/editor/${id}`)
  const frame = other.page.frameLocator('iframe.editor-frame')
  await frame.locator('[data-bid="join"]').click()
  await other.page.getByRole('combobox', { name: /: On this page$/ }).selectOption('Sign up here')
  const leadsTo = other.page.getByRole('combobox', { name: 'Leads to', exact: true })
  await expect.poll(() => leadsTo.inputValue()).toBe('Sign up here')
  await frame.locator('a[href="#h-head"]').waitFor()
  await frame.locator('h2').click()
  await pressAll(other.page, '{End}{Shift+Home}Be with us')
  await frame.locator('h2', { hasText: 'Be with us' }).waitFor()
  const dialog = await openPublish(other.page)
  const passed = dialog.getByRole('listitem').filter({ hasText: /\d checks? passed/ })
  expect(await passed.innerText()).toContain('Links')
  expect(other.complaints).toEqual([])
  await other.context.close()
})

test('F-EDIT-09 what a button leads to is found by its name, also a page that nobody writes; words that lead nowhere change nothing', async () => {
  const value = [{ id: 'go', type: 'button', state: { text: 'Go', url: '/join' }, children: [] }]
  const { id } = await site.save({ type: 'page', title: 'Way to the shop', value })
  const other = await site.openSignedIn({ viewport: { width: 1440, height: 900 } })
  await other.page.goto(`/user/editor/${id}`)
  await other.page.frameLocator('iframe.editor-frame').locator('[data-bid="go"]').click()
  const leadsTo = other.page.getByRole('combobox', { name: 'Leads to', exact: true })
  await leadsTo.fill('Xyzzy')
  await other.page.getByRole('option', { name: 'There are no results for Xyzzy' }).waitFor()
  await leadsTo.press('Tab')
  await other.page.getByRole('alert').getByText('“Xyzzy” is no page and no URL.').waitFor()
  expect(await leadsTo.inputValue()).toBe('/join')
  for (const [words, name, url] of [
    ['Shop', /^Products · /, '/t/products'],
    ['basket', /^Cart · /, '/cart'],
    ['log in', /^Log in · /, '/login'],
  ] as const) {
    await leadsTo.fill(words)
    await other.page.getByRole('option', { name }).click()
    await expect.poll(() => leadsTo.inputValue()).toBe(url)
  }
  await other.page.getByRole('alert').waitFor({ state: 'detached' })
  expect(other.complaints).toEqual([])
  await other.context.close()
})
