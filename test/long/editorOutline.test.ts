/** Dragging in the outline, and what the checks find. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import { takeHold } from '../support/dragging.ts'
import type { Person } from '../support/people.ts'

const site = builtSite()
let writer: Person

beforeAll(async () => {
  writer = await site.openSignedIn()
})

const isSaved = (page: Page) => page.locator('.editor-save').getByText('Saved', { exact: true }).waitFor()

test('F-EDIT-04 a row of the outline is dragged into a group, and moved out again by keys, each told in words', async () => {
  const { page } = writer
  const value = [
    { id: 'p1', type: 'paragraph', state: { text: 'Wanderer.' } },
    {
      id: 'g1',
      type: 'group',
      state: {},
      children: [{ id: 'p2', type: 'paragraph', state: { text: 'Resident.' } }],
    },
    {
      id: 'c1',
      type: 'columns',
      state: {},
      children: [
        { id: 'c2', type: 'column', state: {} },
        { id: 'c3', type: 'column', state: {} },
      ],
    },
  ]
  const d = await site.save({ type: 'page', title: 'Dragged', value })
  await page.goto(`/user/editor/${d.id}`)
  await page.frameLocator('iframe').getByText('Wanderer.').waitFor()
  const row = (id: string) => page.locator(`[data-outline="${id}"]`)
  const drag = async (from: string, to: string, share: number) => {
    await takeHold(page, row(from))
    const end = await row(to).boundingBox()
    if (!end) throw new Error('a row is not drawn')
    await page.mouse.move(end.x + 70, end.y + end.height / 2, { steps: 4 })
    await page.mouse.move(end.x + 70, end.y + end.height * share, { steps: 2 })
  }
  const said = (words: RegExp) => page.locator('.editor-message').getByText(words).waitFor()
  await drag('p1', 'g1', 0.5)
  await page.locator('.editor-row-into').waitFor()
  await page.mouse.up()
  await said(/Paragraph moved, now 2 of 2 in Section/)
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

test('F-EDIT-09 the checks find what axe finds in its block, broken references and dead links, and lead there', async () => {
  const { page } = writer
  const value = [
    { id: 'p1', type: 'paragraph', state: { text: 'See <a href="/nowhere-at-all">our hours</a>.' } },
    { id: 'f1', type: 'form', state: { form_id: '018f0000-0000-7000-8000-000000000000' } },
    { id: 'h1', type: 'html', state: { code: '<p role="buton">Wrong role</p>' } },
  ]
  const d = await site.save({ type: 'page', title: 'To put right', value })
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
