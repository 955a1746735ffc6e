/** J-32, a merchant: changes the currency after months of orders; nothing of the past changes, and it can be taken back. */
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import { longTest } from '../support/share.ts'

const site = builtSite()
let page: Page
let acts = 0

beforeAll(async () => {
  page = (await site.openSignedIn()).page
})

async function click(on: Locator): Promise<void> {
  acts += 1
  await on.click()
}

/** What is on the screens of past orders, and on paper. */
async function thePast(): Promise<string[]> {
  const { items } = (await site.admin.call('GET', '/api/shop/orders?payment_state=paid&limit=3')).d
  const texts: string[] = []
  for (const { id, number } of items) {
    await page.goto(`/user/orders/${id}`)
    await page.getByRole('heading', { name: `Order ${number}` }).waitFor()
    await page.getByRole('heading', { name: 'Items' }).waitFor()
    const bought = await page.getByRole('region', { name: 'Items' }).innerText()
    expect(bought).toContain('$')
    texts.push(bought)
    const invoice = await page.request.get(`/api/shop/documents?kind=invoice&orders=${id}`)
    texts.push(await invoice.text())
  }
  await page.goto('/user/orders')
  const list = page.getByRole('table')
  await list.getByRole('cell', { name: /^\$/ }).first().waitFor()
  texts.push((await list.getByRole('cell', { name: /\$/ }).allInnerTexts()).join(' '))
  return [...texts, await (await page.request.get('/api/shop/csv/orders')).text()]
}

test('J-32 F-SHOP-12 the currency is changed in seven acts, with the past as it was', async () => {
  const mug = await site.save({
    type: 'product',
    title: 'Ærø krus',
    status: 'published',
    value: [{ id: 'j32-product', type: 'product', state: {}, children: [] }],
    metas: [{ name: 'product_price', value: '12,50' }],
  })
  const before = await thePast()
  await page.goto('/user')
  await click(page.getByRole('navigation').getByRole('link', { name: 'Settings', exact: true }))
  await click(page.getByRole('link', { name: 'Change the currency' }))
  await page.getByRole('heading', { name: 'Currency', exact: true }).waitFor()
  acts += 1
  await page.getByLabel('New currency').selectOption({ label: 'JPY · Japanese Yen (¥)' })
  acts += 1
  await page.getByLabel('1 USD is how many JPY').fill('150,5')
  acts += 1
  await page.getByLabel('Round').selectOption({ label: 'To tens of JPY' })
  await click(page.getByRole('button', { name: 'Show what will happen' }))
  const preview = page.getByRole('region', { name: 'What will happen' })
  await preview.getByText(/\d+ prices of products/).waitFor()
  await preview.getByText(/past orders, with invoices/).waitFor()
  await click(preview.getByRole('button', { name: 'Change to JPY' }))
  await page.getByText('All prices are in JPY').waitFor()
  await page.getByRole('heading', { name: /Changed from USD to JPY/ }).waitFor()
  expect(acts).toBeLessThanOrEqual(10)

  await page.goto(mug.url)
  await page.getByText('¥1,880').first().waitFor()
  await page.goto(`/user/products/${mug.id}`)
  expect(await page.getByLabel('Price in JPY').inputValue()).toBe('1880')
  expect(await thePast()).toEqual(before)
})

test('J-32 on a phone the change is taken back, and every price is what it was', async () => {
  const { page: phone } = await site.openSignedIn({ viewport: { width: 390, height: 844 } })
  await phone.goto('/user/settings/currency')
  await phone.getByRole('heading', { name: /Changed from USD to JPY/ }).waitFor()
  await phone.getByLabel('New currency').selectOption('KWD')
  await phone.getByLabel('1 JPY is how many KWD').fill('0.0020')
  await phone.getByRole('button', { name: 'Show what will happen' }).click()
  await phone.getByRole('button', { name: 'Change to KWD' }).waitFor()
  expect(await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await phone.getByRole('button', { name: 'Go back to USD' }).click()
  await phone.getByText('Prices are in USD again').waitFor()
  await phone.goto('/user/content/product')
  await phone.getByText('$12.50').first().waitFor()
})

longTest('J-32 1.1 a rate and prices that cannot be read are told at their fields', async () => {
  await page.goto('/user/settings/currency')
  await page.getByRole('button', { name: 'Show what will happen' }).click()
  await page.getByText('Choose a currency', { exact: true }).waitFor()
  await page.getByText('A rate is missing').waitFor()
  await page.goto('/user/products/new')
  await page.getByLabel('Name', { exact: true }).fill('Second mug')
  await page.getByLabel(/^Price in/).fill('12,5,0')
  await page.getByText('“12,5,0” is not a price: write it like 1234.50').waitFor()
  await page.getByLabel(/^Price in/).fill('12,50')
  await page.getByLabel('Price before').fill('1.234')
  await page.getByText('“1.234” can be 1234 or 1.234: write 1234.00, or 2 decimals').waitFor()
  await page.getByLabel('Price before').fill('1.234,00')
  await page.getByRole('button', { name: 'Save product' }).click()
  await page.waitForURL(/\/user\/products\/[0-9a-f-]{36}$/)
  expect(await page.getByLabel(/^Price in/).inputValue()).toBe('12.50')
  expect(await page.getByLabel('Price before').inputValue()).toBe('1234.00')
  await page.goto('/user/shipping')
  await page.getByRole('button', { name: 'Add a zone' }).click()
  const zone = page.getByRole('group', { name: 'New zone' })
  await zone.getByLabel('Shown to buyers as').fill('Post')
  await zone.getByLabel(/^Price/).fill('6,90')
  await zone.getByLabel('Zone', { exact: true }).fill('Færøerne')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Shipping and taxes saved').waitFor()
  const zones: { title: string; rates: { amount_minor: number }[] }[] = (
    await site.admin.call('GET', '/api/shop/settings')
  ).d.shipping_zones
  expect(zones.find(({ title }) => title === 'Færøerne')?.rates[0]?.amount_minor).toBe(690)
})
