/** A component of one's own: settings that each place sets, a slot, variants; changed in one place, and never within itself. */
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

const panelOf = (page: Page) => page.locator('.editor-right')

async function open(page: Page, id: string): Promise<FrameLocator> {
  await page.goto(`/user/editor/${id}`)
  const canvas = page.frameLocator('iframe.editor-frame')
  await canvas.locator('[data-bid]').first().waitFor()
  return canvas
}

/** Opens the settings of a block: they say what it is. */
async function choose(page: Page, canvas: FrameLocator, id: string, title: string): Promise<void> {
  await canvas.locator(`[data-bid="${id}"]`).click({ position: { x: 4, y: 4 } })
  await panelOf(page).getByRole('heading', { name: title, exact: true }).waitFor({ timeout: 10_000 })
}

async function expose(page: Page, title: string, name: string): Promise<void> {
  const panel = panelOf(page)
  const box = panel.getByRole('checkbox', { name: title, exact: true })
  if (!(await box.isVisible())) await panel.getByText('Set where it is used', { exact: true }).click()
  await box.check()
  await panel.getByRole('textbox', { name: `Name of the setting ${title}` }).fill(name)
}

async function place(page: Page, canvas: FrameLocator, words: string): Promise<void> {
  await canvas.locator('[data-bid]').first().click()
  await canvas.locator('.ProseMirror-focused').waitFor()
  await page.keyboard.type(`/${words}`)
  await page.locator('[role="option"][aria-selected="true"]').getByText(words, { exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await canvas.locator('.blk-reusable').waitFor()
}

test('F-PLUG-02 a component has settings, a slot and a variant; two pages use it, and one change shows on both', async () => {
  const { page, complaints } = writer
  const component = await site.save({
    type: 'component',
    title: 'Stall',
    status: 'published',
    value: [
      { id: 'head', type: 'heading', state: { text: 'A stall', level: 2 }, children: [] },
      { id: 'note', type: 'alert', state: { text: 'Open daily', kind: 'info' }, children: [] },
      { id: 'slot', type: 'slot', state: { title: 'Body' }, children: [] },
    ],
  })
  const canvas = await open(page, component.id)
  await choose(page, canvas, 'head', 'Heading')
  await expose(page, 'Text', 'Headline')
  await choose(page, canvas, 'note', 'Alert')
  await expose(page, 'Hide', 'Without the notice')
  const panel = panelOf(page)
  // A variant, by the same settings.
  await panel.getByRole('tab', { name: 'Component' }).click()
  await panel.getByRole('button', { name: 'Add variant' }).click()
  await panel.getByRole('textbox', { name: 'Name of the variant' }).fill('Quiet')
  await panel.getByRole('switch', { name: 'Without the notice' }).check()
  expect(await violationsOf(page)).toEqual([])
  await publish(page)

  const paragraph = { id: 'text', type: 'paragraph', state: { text: '' }, children: [] }
  const [first, second] = [
    await site.save({ type: 'page', title: 'First stall', value: [paragraph] }),
    await site.save({ type: 'page', title: 'Second stall', value: [paragraph] }),
  ]
  const one = await open(page, first.id)
  await place(page, one, 'Stall')
  const headline = panel.getByRole('textbox', { name: 'Headline' })
  await headline.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Bread & ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('butter <3')
  await one.locator('h2 strong', { hasText: 'butter <3' }).waitFor()
  await panel.getByRole('button', { name: 'Add content' }).click()
  await one.locator('.b-slot-content .ProseMirror-focused').waitFor()
  await page.keyboard.type('Rye, and the butter of the day.')
  await publish(page)

  const two = await open(page, second.id)
  await place(page, two, 'Stall')
  await panel.getByLabel('Variant', { exact: true }).selectOption({ label: 'Quiet' })
  await two.locator('.blk-alert[data-left-out], .blk-alert.hide-block').waitFor({ state: 'attached' })
  // What a variant says can be other here, and be reset.
  await panel.getByRole('switch', { name: 'Without the notice' }).uncheck()
  await panel.getByRole('button', { name: 'Reset Without the notice' }).click()
  expect(await panel.getByRole('switch', { name: 'Without the notice' }).isChecked()).toBe(true)
  expect(await violationsOf(page)).toEqual([])
  await publish(page)

  const visitor = await site.open({ bypassCSP: true })
  await visitor.page.goto(first.url)
  await visitor.page.getByRole('heading', { name: 'Bread & butter <3' }).waitFor()
  await visitor.page.getByText('Open daily').waitFor()
  await visitor.page.getByText('Rye, and the butter of the day.').waitFor()
  await visitor.page.goto(second.url)
  await visitor.page.getByRole('heading', { name: 'A stall' }).waitFor()
  expect(await visitor.page.getByText('Open daily').isVisible()).toBe(false)

  // One change, on both.
  const again = await open(page, component.id)
  await again.getByText('Open daily').click()
  await again.locator('.ProseMirror-focused').waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Closed on Mondays')
  await publish(page)
  await visitor.page.goto(first.url)
  await visitor.page.getByText('Closed on Mondays').waitFor()

  // It is not offered within itself.
  await again.locator('[data-bid="slot"]').click({ position: { x: 4, y: 4 } })
  await page.getByRole('button', { name: 'Insert', exact: true }).click()
  await page.keyboard.type('Stall')
  await page.getByRole('option', { name: /Stall/, disabled: true }).waitFor()
  await page.keyboard.press('Escape')

  // As blocks of its own page, with what is said there.
  const own = await open(page, first.id)
  await own.locator('.blk-reusable').click({ position: { x: 8, y: 8 } })
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'Make it blocks of this page' }).click()
  await own.locator('[data-bid].blk-heading', { hasText: 'Bread & butter <3' }).waitFor()
  await own.locator('[data-bid].blk-paragraph', { hasText: 'Rye, and the butter' }).waitFor()
  expect(await own.locator('.blk-reusable, .blk-slot, .blk-slot-content').count()).toBe(0)
  expect(complaints).toEqual([])
  await visitor.context.close()
})

test('F-EDIT-05 the menu and the field know every component of the site, however many there are', async () => {
  const { page } = writer
  const names = Array.from({ length: 104 }, (_, number) => `Many ${String(number).padStart(3, '0')}`)
  for (let at = 0; at < names.length; at += 8)
    await Promise.all(
      names.slice(at, at + 8).map((title) =>
        site.save({
          type: 'component',
          title,
          status: 'published',
          value: [{ id: 'words', type: 'paragraph', state: { text: title }, children: [] }],
        }),
      ),
    )
  const value = [{ id: 'text', type: 'paragraph', state: { text: '' }, children: [] }]
  const canvas = await open(page, (await site.save({ type: 'page', title: 'Of many', value })).id)
  await place(page, canvas, 'Many 103')
  const field = panelOf(page).getByLabel('Component', { exact: true })
  await expect.poll(() => field.locator('option:checked').innerText()).toBe('Many 103')
})
