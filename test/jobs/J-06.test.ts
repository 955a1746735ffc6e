/** J-06, an owner: edits header and footer: logo, menu with two levels, phone drawer, announcement. */
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { builtSite } from '../support/builtSite.ts'

const site = builtSite()
let page: Page
let acts = 0

beforeAll(async () => {
  page = (await site.openSignedIn({ viewport: { width: 1440, height: 900 } })).page
})
afterAll(async () => {
  for (const name of ['announcement', 'announcement_url', 'header_position', 'site_logo', 'footer_text'])
    await site.admin.call('POST', '/api/options', { name, value: null })
})

async function act(done: Promise<unknown>): Promise<void> {
  acts += 1
  await done
}
const click = (on: Locator) => act(on.click())
const fill = (on: Locator, text: string) => act(on.fill(text))

test('J-06 logo, a menu of two levels, the menu of phones, announcement and footer, within 25 acts', async () => {
  await page.goto('/user')
  await click(page.getByRole('navigation').getByRole('button', { name: 'Design' }))
  await click(page.getByRole('link', { name: 'Header and footer' }))
  const wide = page.frameLocator('iframe[title="The site on a wide screen"]')
  const phone = page.frameLocator('iframe[title="The site on a phone"]')
  await wide.getByRole('link', { name: 'Workshops' }).first().waitFor()

  // What is clicked on the page is what is typed next.
  await click(wide.locator('.announcement'))
  await act(page.keyboard.press('Control+a'))
  await act(page.keyboard.type('Grüße vom Deich: open until 22:00'))
  await wide.getByText('Grüße vom Deich: open until 22:00').waitFor()
  await fill(page.getByLabel('Link of the announcement'), '/about')

  await click(page.getByRole('button', { name: 'Logo', exact: true }))
  const dialog = page.getByRole('dialog')
  await act(
    dialog.locator('input[type="file"]').setInputFiles({
      name: 'Løvenß logo.png',
      mimeType: 'image/png',
      buffer: await sharp({
        create: { width: 900, height: 300, channels: 4, background: { r: 10, g: 90, b: 120, alpha: 0.5 } },
      })
        .png()
        .toBuffer(),
    }),
  )
  await click(dialog.getByRole('button', { name: /^Choose/ }))
  await wide.getByRole('banner').locator('.logo img').waitFor()

  const menu = page.getByRole('region', { name: 'Menu', exact: true })
  await click(menu.getByRole('button', { name: 'Add another URL' }))
  await fill(menu.getByLabel('Title of entry 5'), 'Find us')
  await fill(menu.getByLabel('URL of Find us'), '/about#find')
  await click(menu.getByRole('button', { name: 'Move Find us in, below the one above' }))
  await click(wide.getByText('About', { exact: true }).first())
  expect(await page.evaluate(() => Reflect.get(document.activeElement ?? {}, 'value'))).toBe('About')
  await page.getByLabel('Open the menu').check()
  acts += 1
  await phone.getByText('About', { exact: true }).first().waitFor()
  await act(page.getByLabel('On scroll').selectOption({ label: 'Stays at the top' }))
  await fill(page.getByLabel('Text in the footer'), 'Harbour Street 4, 漢 & Sons')
  await page.frameLocator('iframe[title="The site on a wide screen"]').getByText('漢 & Sons').waitFor()
  await click(page.getByRole('button', { name: 'Save', exact: true }))
  await page.getByText('Header and footer saved').waitFor()
  expect(acts).toBeLessThanOrEqual(25)

  const browser = await openBrowser()
  const visitor = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 } })
  const seen = await visitor.newPage()
  await seen.goto('/')
  await seen.getByRole('link', { name: 'Grüße vom Deich: open until 22:00' }).waitFor()
  await seen.getByRole('banner').locator('.logo img').waitFor()
  await seen.getByRole('button', { name: 'Menu' }).click()
  const drawer = seen.getByRole('navigation', { name: 'Main' })
  expect(await drawer.getByRole('link', { name: 'Find us' }).count()).toBe(0)
  await drawer.getByText('About', { exact: true }).first().click()
  await drawer.getByRole('link', { name: 'Find us' }).click()
  await seen.waitForURL('**/about#find')
  await seen.getByText('Harbour Street 4, 漢 & Sons').waitFor()
  await visitor.close()
})
