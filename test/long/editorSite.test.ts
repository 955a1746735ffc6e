/** Header and footer of the site, edited around a page on the canvas. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsOf } from '../support/axe.ts'
import { builtSite } from '../support/builtSite.ts'

const site = builtSite()
let page: Page
let id = ''

beforeAll(async () => {
  ;({ id } = await site.save({
    type: 'page',
    title: 'Workshop',
    status: 'published',
    value: [
      { id: 'words', type: 'paragraph', state: { text: 'Six wheels and a pot of tea.' }, children: [] },
    ],
  }))
  page = (await site.openSignedIn({ bypassCSP: true, viewport: { width: 1440, height: 900 } })).page
})
afterAll(async () => {
  for (const name of ['announcement', 'footer_text', 'header_position'])
    await site.admin.call('POST', '/api/options', { name, value: null })
})

const canvas = () => page.frameLocator('iframe.editor-frame')
const panel = () => page.getByRole('complementary', { name: 'Header and footer' })

/** Points at the header: its tag comes, and a click on that, or a double click on the header, opens it. */
async function openParts(how: 'tag' | 'double click'): Promise<void> {
  await page.goto(`/user/editor/${id}`)
  await canvas().getByText('Six wheels').waitFor()
  const tag = page.getByRole('button', { name: 'Header On every page' })
  await tag.waitFor({ state: 'attached' })
  const box = await canvas().locator('.site-header').boundingBox()
  if (!box) throw new Error('The canvas shows no header')
  await page.mouse.move(box.x + 300, box.y + box.height / 2)
  if (how === 'tag') await tag.click()
  else await page.mouse.dblclick(box.x + 300, box.y + box.height / 2)
  await panel().getByLabel('Text in the footer').waitFor()
}

test('F-EDIT-01 header and footer are changed around the page, seen at once, and reach visitors when they are saved', async () => {
  await openParts('tag')
  // A click on a part leads to its settings.
  await canvas().locator('.announcement').click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Kiln opening on Saturday, with soup')
  await canvas().getByText('Kiln opening on Saturday, with soup').waitFor()
  await canvas().locator('.site-footer').click()
  await panel().getByLabel('Text in the footer').fill('Hafenstraße 4, 漢')
  await canvas().getByText('Hafenstraße 4, 漢').waitFor()
  await canvas().getByRole('link', { name: 'Workshops' }).first().click()
  expect(await page.evaluate(() => Reflect.get(document.activeElement ?? {}, 'value'))).toBe('Workshops')
  expect(await violationsOf(page)).toEqual([])
  const visitor = await site.open()
  await visitor.page.goto('/')
  expect(await visitor.page.getByText('Kiln opening on Saturday, with soup').count()).toBe(0)

  // Whoever leaves is asked, and nothing is lost.
  await panel().getByRole('button', { name: 'Done' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await panel().waitFor({ state: 'hidden' })
  await visitor.page.goto('/')
  await visitor.page.getByText('Kiln opening on Saturday, with soup').waitFor()
  await visitor.page.getByText('Hafenstraße 4, 漢').waitFor()
  await canvas().getByText('Kiln opening on Saturday, with soup').waitFor()
})

test('F-EDIT-01 the menu of phones is seen on the canvas; what is discarded is gone from it', async () => {
  await openParts('double click')
  await page
    .getByRole('button', { name: /^Phone/ })
    .first()
    .click()
  await panel().getByLabel('Open the menu').check()
  await canvas().getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Workshops' }).waitFor()
  await panel().getByLabel('Text in the footer').fill('Not for long')
  await canvas().getByText('Not for long').waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
  await panel().waitFor({ state: 'hidden' })
  await canvas().getByText('Not for long').waitFor({ state: 'detached' })
})
