/** A merchant's day with a phone in the hand: orders found, a product's prices put right, a sale at the counter, a file taken in. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'

const site = builtSite()
let page: Page

beforeAll(async () => {
  page = (await site.openSignedIn({ viewport: { width: 390, height: 844 }, hasTouch: true })).page
})

/** How wide the page is: one that is wider than the window slides about under the thumb. */
const slides = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

test('F-SHOP-13 orders on a phone begin at once: one line of tools, the filters in a sheet that says how many are set', async () => {
  await page.goto('/user/orders')
  await page.getByText('31 entries').waitFor()
  const first = await page.locator('tbody tr').first().boundingBox()
  expect(first?.y).toBeLessThan(300)
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByLabel('Status').selectOption('shipped')
  await sheet.getByLabel('Kind').selectOption('true')
  // What is chosen holds once it is shown.
  await page.getByText('31 entries').waitFor()
  await sheet.getByRole('button', { name: 'Show' }).click()
  await page.getByRole('button', { name: 'Filters · 2 set' }).waitFor()
  await page.getByText('3 entries').waitFor()
  expect(new URL(page.url()).searchParams.get('status')).toBe('shipped')
  await page.getByRole('button', { name: 'Filters · 2 set' }).click()
  await sheet.getByRole('button', { name: 'Clear all' }).click()
  await page.keyboard.press('Escape')
  await page.getByText('3 entries').waitFor()
  await page.getByRole('button', { name: 'Filters · 2 set' }).click()
  await sheet.getByRole('button', { name: 'Clear all' }).click()
  await sheet.getByRole('button', { name: 'Show' }).click()
  await page.getByText('31 entries').waitFor()
  expect(await slides()).toBe(false)
})

test('F-SHOP-03 a product’s variants on a phone are a list of prices and items; one is opened, changed and saved', async () => {
  const { d } = await site.admin.call('GET', '/api/posts?type=product&keywords=Morning%20mug&limit=1')
  await page.goto(`/user/products/${d.items[0].id}`)
  const card = page.locator('.variant-cards details').filter({ hasText: 'Oat, 350 ml' })
  await card.getByText('38.00').waitFor()
  await card.locator('summary').click()
  await page.getByLabel('Price, Oat, 350 ml').fill('x')
  await card.getByText('to put right').waitFor()
  await page.getByLabel('Price, Oat, 350 ml').fill('39.00')
  await page.getByRole('button', { name: 'Save product' }).first().click()
  await page.getByText('Product saved').first().waitFor()
  await page.reload()
  await card.getByText('39.00').waitFor()
  expect(await slides()).toBe(false)
})

test('F-SHOP-13 a sale at the counter: a product at another price, a line of one’s own, paid in cash, taken along', async () => {
  await page.goto('/user/orders/new')
  await page.getByRole('combobox', { name: 'Add a product' }).fill('morning mug sage 250')
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.getByLabel(/^Own price of Morning mug/).fill('30.00')
  await page.getByRole('button', { name: 'Add a line of your own' }).click()
  await page.getByLabel('What it is').fill('Gift wrapping')
  await page.getByLabel('Price of Gift wrapping').fill('4.50')
  await page.getByLabel('Taken along at the counter').check()
  expect(await page.getByLabel('Street and number').count()).toBe(0)
  expect(await page.getByLabel('The customer pays by a link').count()).toBe(0)
  expect(await page.getByLabel('How').inputValue()).toBe('cash')
  expect(await slides()).toBe(false)
  await page.getByRole('button', { name: 'Place as paid · $34.50' }).click()
  await page.getByRole('heading', { level: 1, name: /^Order \d+$/ }).waitFor()
  await page.getByText('Paid in cash').waitFor()
  await page.getByText('Gift wrapping').waitFor()
  await page.getByText('Picked up').first().waitFor()
  expect(await slides()).toBe(false)
})

test('F-SHOP-13 a file names categories that are not there: they come with the import', async () => {
  await page.goto('/user/imports')
  const text =
    'handle,title,price,category\r\nbrush,Brush,9.00,Brushes\r\nsponge,Sponge,3.00,Sponges & cloths\r\n'
  await page
    .getByRole('region', { name: 'Products' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'tools.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByText('2 categories are not there:').waitFor()
  await page.getByRole('button', { name: 'Make them with the import' }).click()
  await page.getByText('The import makes the categories Brushes and Sponges & cloths.').waitFor()
  await page.getByRole('button', { name: 'Import 2 lines' }).click()
  await page.getByText('Made the categories Brushes and Sponges & cloths.').waitFor()
  expect(
    (await site.admin.call('GET', '/api/posts/categories')).d.map(({ title }: { title: string }) => title),
  ).toEqual(expect.arrayContaining(['Brushes', 'Sponges & cloths']))
  expect(await slides()).toBe(false)
})
