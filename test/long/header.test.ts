/** The header of every page: a row on wide screens, a menu behind a button on phones, and what an owner sets of it. */
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { builtSite } from '#test/support/builtSite.ts'
import { openBrowser } from '#test/support/browser.ts'

const site = builtSite()
const wide = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }

afterAll(async () => {
  for (const name of [
    'header_position',
    'header_button_text',
    'header_button_url',
    'header_account',
    'footer_position',
  ])
    await site.admin.call('POST', '/api/options', { name, value: null })
})

async function open(viewport: { width: number; height: number }, options = {}) {
  const browser = await openBrowser()
  const context = await browser.newContext({ viewport, baseURL: site.url, ...options })
  return { context, page: await context.newPage() }
}

test('on a phone the header is one row; its menu opens over the page, leads on, and is closed by Escape and by its button', async () => {
  const { page, context } = await open(phone)
  await page.goto('/')
  const header = page.getByRole('banner')
  const rows = await header
    .locator('a:visible, button:visible')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => top + height / 2),
    )
  expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(8)
  expect(await page.getByRole('link', { name: 'Journal', exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Journal', exact: true }).waitFor()
  for (const box of await menu.locator('a:visible').evaluateAll((all) => all.map((one) => one.clientHeight)))
    expect(box).toBeGreaterThanOrEqual(44)
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu')
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('button', { name: 'Close' }).click()
  await menu.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('link', { name: 'Journal', exact: true }).click()
  await page.waitForURL('**/t/posts')
  await menu.waitFor({ state: 'hidden' })
  await context.close()
})

test('without scripts the menu of a phone opens as well', async () => {
  const { page, context } = await open(phone, { javaScriptEnabled: false })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Journal', exact: true }).click()
  await page.waitForURL('**/t/posts')
  await context.close()
})

test('an owner lets the header stay at the top, puts a button into it and leaves the account out', async () => {
  const { page, context } = await site.openSignedIn({ viewport: wide })
  await page.goto('/user/settings')
  await page.getByLabel('On scroll').selectOption({ label: 'Stays at the top' })
  await page.getByLabel('Button in the header').fill('Book a table')
  await page.getByLabel('Link of the button').fill('book')
  await page.getByLabel('Account in the header').uncheck()
  await page.keyboard.press('Control+s')
  await page.getByText('This is not a link').waitFor()
  await page.getByLabel('Link of the button').fill('/t/products')
  await page.keyboard.press('Control+s')
  await page.getByText('Everything is saved.').waitFor()
  await context.close()
  const visitor = await open(wide)
  await visitor.page.goto('/')
  const header = visitor.page.getByRole('banner')
  expect(await header.getByRole('link', { name: 'Log in' }).count()).toBe(0)
  await visitor.page.mouse.wheel(0, 900)
  await visitor.page.waitForFunction(() => scrollY > 300)
  await header.getByRole('link', { name: 'Book a table' }).click()
  await visitor.page.waitForURL('**/t/products')
  await visitor.context.close()
})

test('a footer lies on the last section in its colours, grows upwards where it is long, or is hidden; other pages keep theirs', async () => {
  const words = { id: 'words', type: 'paragraph', state: { text: 'The end' }, children: [] }
  const band = { id: 'band', type: 'group', state: { width: 'full', tone: 'dark' }, children: [words] }
  await site.save({ type: 'page', title: 'Dark end', status: 'published', value: [band] })
  const place = (value: string) => site.admin.call('POST', '/api/options', { name: 'footer_position', value })
  const footer = (page: Page) => page.getByRole('contentinfo')
  await place('over')
  for (const viewport of [wide, phone]) {
    const { page, context } = await open(viewport, { colorScheme: 'light' })
    await page.goto('/dark-end')
    const look = await footer(page).evaluate((one) => {
      const band = document.querySelector('main > .flow > .blk-group:last-child')?.getBoundingClientRect()
      const { top, bottom } = one.getBoundingClientRect()
      const [red = 0] = /\d+(\.\d+)?/.exec(getComputedStyle(one).color)?.map(Number) ?? []
      return { isInside: band !== undefined && top >= band.top && bottom <= band.bottom + 1, light: red }
    })
    expect(look.isInside).toBe(true)
    // In oklch: the text of a dark section.
    expect(look.light).toBeGreaterThan(0.8)
    await context.close()
  }
  await place('hidden')
  const { page, context } = await open(wide)
  await page.goto('/dark-end')
  expect(await footer(page).count()).toBe(0)
  await place('over')
  // A page without such a section has its footer below.
  await page.goto('/t/posts')
  expect(await footer(page).evaluate((one) => getComputedStyle(one).position)).toBe('static')
  await context.close()
})

test('a menu of three levels opens a panel with its columns; a press elsewhere, the focus elsewhere and Escape close it', async () => {
  const { page: owner, context } = await site.openSignedIn({ viewport: wide })
  const { id } = await site.save({
    type: 'menu',
    title: 'Wide',
    status: 'published',
    metas: [
      {
        name: 'items',
        value: JSON.stringify([
          {
            title: 'Shop',
            url: '/t/products',
            items: ['New', 'Table', 'Mugs', 'Bowls', 'Kitchen', 'Jars'].map((title) => ({
              title,
              url: `/p/${title.toLowerCase()}`,
              items: [],
            })),
          },
          { title: 'Journal', url: '/t/posts', items: [] },
        ]),
      },
    ],
  })
  await site.admin.call('POST', '/api/options', { name: 'header_menu_id', value: id })
  // By keys: the entries below Table and Kitchen go one further in.
  await owner.goto('/user/menus')
  await owner.getByRole('navigation', { name: 'Menus' }).getByRole('button', { name: 'Wide' }).click()
  for (const name of ['Mugs', 'Bowls', 'Jars'])
    await owner.getByRole('button', { name: `Move ${name}`, exact: true }).press('Alt+ArrowRight')
  await owner.getByRole('button', { name: 'Save menu' }).click()
  await owner.getByText('Menu saved').waitFor()
  await context.close()

  const { page, context: reading } = await open(wide)
  await page.goto('/')
  const header = page.getByRole('banner')
  const panel = header.locator('.menu-wide > .menu')
  const press = () => header.getByText('Shop', { exact: true }).first().click()
  // Opened before its script is there, it closes by its name alone.
  await header.locator('.menu-wide[data-alive]').waitFor()
  await press()
  await panel.getByRole('link', { name: 'Mugs' }).waitFor()
  expect(await panel.locator('> li').allInnerTexts()).toEqual([
    expect.stringMatching(/^Shop\s+New$/),
    expect.stringMatching(/^Table\s+Mugs\s+Bowls$/),
    expect.stringMatching(/^Kitchen\s+Jars$/),
  ])
  const box = await panel.boundingBox()
  const columns = await panel
    .locator('> li')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(box?.width, 'as wide as the window').toBe(wide.width)
  expect(new Set(columns).size, 'beside each other').toBe(1)
  await page.mouse.click(640, 700)
  await panel.waitFor({ state: 'hidden' })
  await press()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Shop')
  await page.keyboard.press('Enter')
  await panel.waitFor()
  await header.getByRole('link', { name: 'Journal', exact: true }).focus()
  await panel.waitFor({ state: 'hidden' })
  await reading.close()

  const small = await open(phone, { javaScriptEnabled: false })
  await small.page.goto('/')
  await small.page.getByRole('button', { name: 'Menu' }).click()
  await small.page
    .getByRole('navigation', { name: 'Main' })
    .getByText('Shop', { exact: true })
    .first()
    .click()
  await small.page.getByRole('link', { name: 'Jars' }).waitFor()
  expect(await small.page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  await small.context.close()
})
