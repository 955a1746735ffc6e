/** A site's first menu: made, filled from a list of what there is, and in the header of every page. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'

const site = builtSite({ environment: { SEED_DEMO: '0' } })
let page: Page

beforeAll(async () => {
  page = (await site.openSignedIn()).page
  for (const title of ['Prices', 'Find us'])
    await site.save({
      type: 'page',
      title,
      status: 'published',
      value: [{ id: 'theblock01', type: 'paragraph', state: { text: `All about ${title}` }, children: [] }],
    })
})

/** Of the two pages, in the order in which they are linked there. */
const linksIn = async (part: 'header' | 'footer') =>
  (await page.locator(`${part} nav a`).allInnerTexts()).filter((words) => /^(Prices|Find us)$/.test(words))

test('F-OPT-01 F-UI-13 the first menu lists pages at a click, and is in the header of every page', async () => {
  await page.goto('/user/menus')
  await page.getByRole('button', { name: 'New menu' }).first().click()
  const search = page.getByRole('combobox', { name: 'Add a page, a list or a category' })
  // A click shows what there is, pages first, as the arrow key does; Enter takes what is marked.
  await search.click()
  await page.getByRole('option', { name: /^Prices/ }).click()
  await search.press('ArrowDown')
  await page.getByRole('option', { name: /^Find us/, selected: true }).waitFor()
  await search.press('Enter')
  expect(await page.getByLabel('In the header').isChecked()).toBe(true)
  expect(await page.getByLabel('Name of the menu').inputValue()).toBe('Main menu')
  await page.getByRole('button', { name: 'Save menu' }).click()
  await page.getByText('Menu saved').waitFor()

  await page.goto('/prices')
  expect(await linksIn('header')).toEqual(['Prices', 'Find us'])
})

test('F-OPT-01 another menu takes the place of the first one, which is named beside the choice', async () => {
  await page.goto('/user/menus')
  await page.getByRole('button', { name: 'New menu' }).first().click()
  await page.getByRole('button', { name: 'Menu 2' }).and(page.locator('[aria-current]')).waitFor()
  expect(await page.getByLabel('In the header').isChecked()).toBe(false)
  await page.getByText('currently: Main menu').waitFor()
  await page.getByLabel('In the header').check()
  await page.getByLabel('In the footer').check()
  const search = page.getByRole('combobox', { name: 'Add a page, a list or a category' })
  await search.click()
  await page.getByRole('option', { name: /^Find us/ }).click()
  await page.getByRole('button', { name: 'Save menu' }).click()
  await page.getByText('Menu saved').waitFor()

  await page.goto('/prices')
  expect(await linksIn('header')).toEqual(['Find us'])
  expect(await linksIn('footer')).toEqual(['Find us'])
})
