/** A shared style: made of one block's styles, worn by another on another page, changed once, detached and deleted. */
import type { FrameLocator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { violationsOf } from '../support/axe.ts'
import { builtSite } from '../support/builtSite.ts'
import type { Person } from '../support/people.ts'
import { publish } from '../support/publish.ts'

const site = builtSite()
let writer: Person

beforeAll(async () => {
  writer = await site.openSignedIn({ viewport: { width: 1440, height: 900 }, bypassCSP: true })
})

async function open(page: Page, id: string, block: string): Promise<FrameLocator> {
  await page.goto(`/user/editor/${id}`)
  const canvas = page.frameLocator('iframe.editor-frame')
  await canvas.locator(`[data-bid="${block}"]`).click()
  await canvas.locator('.ProseMirror-focused').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.editor-right').getByLabel('Shared style', { exact: true }).waitFor()
  return canvas
}

test('F-EDIT-06 a shared style is made of a block, worn by another type on another page, changed once for both, detached and deleted', async () => {
  const { page, complaints } = writer
  const panel = page.locator('.editor-right')
  const worn = panel.getByLabel('Shared style', { exact: true })
  const text = { text: 'Fired twice', style: { 'letter-spacing': '3px' } }
  const first = await site.save({
    type: 'page',
    title: 'First',
    value: [{ id: 'line', type: 'paragraph', state: text, children: [] }],
  })
  const second = await site.save({
    type: 'page',
    title: 'Second',
    value: [{ id: 'head', type: 'heading', state: { text: 'And thrown', level: 2 }, children: [] }],
  })
  const one = await open(page, first.id, 'line')
  const spacing = (canvas: FrameLocator, words: string) =>
    canvas.getByText(words).evaluate((element) => getComputedStyle(element).letterSpacing)
  await panel.getByRole('button', { name: 'New shared style' }).click()
  const dialog = page.getByRole('dialog', { name: 'New shared style' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ærø spaced')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => worn.locator('option:checked').innerText()).toBe('Ærø spaced')
  await expect.poll(() => spacing(one, 'Fired twice')).toBe('3px')
  expect(await violationsOf(page)).toEqual([])
  await publish(page)

  const two = await open(page, second.id, 'head')
  await worn.selectOption({ label: 'Ærø spaced' })
  await expect.poll(() => spacing(two, 'And thrown')).toBe('3px')
  await publish(page)

  // Changed once, by the same fields; the canvas follows at once.
  await panel.getByRole('button', { name: 'Edit shared style' }).click()
  await panel.getByText('Changes apply everywhere “Ærø spaced” is used.').waitFor()
  await panel.getByText('Used on (2)').click()
  await panel.getByRole('link', { name: 'First' }).waitFor()
  await panel.getByRole('textbox', { name: 'letter-spacing' }).fill('7px')
  await expect.poll(() => spacing(two, 'And thrown')).toBe('7px')
  expect(await violationsOf(page)).toEqual([])
  await panel.getByRole('button', { name: 'Done' }).click()
  const visitor = await site.open()
  const shown = async (url: string, words: string) => {
    await visitor.page.goto(url)
    return visitor.page.getByText(words).evaluate((element) => getComputedStyle(element).letterSpacing)
  }
  await expect.poll(() => shown(first.url, 'Fired twice')).toBe('7px')
  expect(await shown(second.url, 'And thrown')).toBe('7px')
  // Undo gives both the style of before.
  await page.locator('.toast', { hasText: 'was changed' }).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => shown(first.url, 'Fired twice')).toBe('3px')

  // Detached, the block keeps the look; the style goes without it.
  await panel.getByRole('button', { name: 'Detach' }).click()
  await expect.poll(() => worn.locator('option:checked').innerText()).toBe('None')
  await publish(page)
  const again = await open(page, first.id, 'line')
  await panel.getByRole('button', { name: 'Delete shared style' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete shared style' }).click()
  await expect.poll(() => worn.locator('option:checked').innerText()).toBe('None')
  await expect.poll(() => spacing(again, 'Fired twice')).toBe('normal')
  await expect.poll(() => shown(first.url, 'Fired twice')).toBe('normal')
  expect(await shown(second.url, 'And thrown')).toBe('3px')
  expect(complaints).toEqual([])
  await visitor.context.close()
})
