/** How the shop is run, in a real browser: payments, files for sale, orders by the dozen, an address book, an order found again by a guest. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'

const site = builtSite()
let page: Page

beforeAll(async () => {
  page = (await site.openSignedIn()).page
})

test('F-SHOP-10 the screen of payments says that no money moves, takes a key, and never shows it again', async () => {
  await page.goto('/user/payments')
  await page.getByText('Paying by card is a test - no money moves').waitFor()
  await page.getByLabel('Secret key').fill('pk_test_this_is_no_secret')
  await page.getByRole('button', { name: 'Save Secret key' }).click()
  await page.getByText(/it starts with sk_ or rk_/).waitFor()
  await page.getByLabel('Secret key').fill('sk_test_typed_by_the_owner')
  await page.getByRole('button', { name: 'Save Secret key' }).click()
  await page.getByText('Stripe in test mode - no money moves').waitFor()
  expect(await page.getByLabel('Secret key').inputValue()).toBe('')
  expect(await page.content()).not.toContain('typed_by_the_owner')
  await page.getByRole('button', { name: 'Remove Secret key' }).click()
  await page.getByText('Paying by card is a test - no money moves').waitFor()
})

test('F-SHOP-13 an address is refused at its fields, kept, and is in the checkout of the account', async () => {
  await page.goto('/user/my-addresses')
  await page.getByRole('button', { name: 'Add an address' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add an address' })
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await dialog.getByText('A delivery needs a town').waitFor()
  for (const [label, text] of [
    ['Name', 'Ines'],
    ['Street and number', 'Kiln Lane 3'],
    ['Town', 'Hexham'],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).fill(text)
  await dialog.getByLabel('Country').selectOption('GB')
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.locator('address').getByText('Kiln Lane 3').waitFor()
  await page.getByText('Default', { exact: true }).waitFor()
})

test('F-SHOP-13 a digital product gets its file in the form', async () => {
  await page.goto('/user/products/new')
  await page.getByLabel('Name', { exact: true }).fill('Glaze book')
  await page.getByLabel(/^Price in/).fill('9.00')
  await page.getByLabel('Nothing is sent, it is digital').check()
  const files = page.getByRole('region', { name: 'Files to download' })
  await files
    .locator('input[type=file]')
    .setInputFiles({ name: 'glazes.txt', mimeType: 'text/plain', buffer: Buffer.from('Two parts ash') })
  await files.getByText('glazes.txt', { exact: true }).waitFor()
  await files.getByLabel('Downloads of each file').fill('3')
  await page.getByRole('button', { name: 'Save product' }).click()
  await page.waitForURL(/\/user\/products\/[0-9a-f-]{36}$/)
  await page.reload()
  await files.getByText('glazes.txt', { exact: true }).waitFor()
  expect(await files.getByLabel('Downloads of each file').inputValue()).toBe('3')
})

test('F-SHOP-13 orders that wait to be packed are a view, and sent in one go', async () => {
  await page.goto('/user/orders')
  await page.getByRole('button', { name: 'To pack 2', exact: true }).click()
  await page.getByText('2 entries').waitFor()
  await page.getByLabel('Choose all on this page').check()
  await page.getByRole('button', { name: 'Mark as sent' }).click()
  const ask = page.getByRole('dialog', { name: 'Mark as sent' })
  await ask.getByText('2 orders are marked as sent, and 2 customers get an email.').waitFor()
  await ask.getByRole('button', { name: 'Cancel' }).click()
  // Who called it off has chosen them still.
  await page.getByText('2 chosen').waitFor()
  await page.getByRole('button', { name: 'Mark as sent' }).click()
  await ask.getByRole('button', { name: 'Mark 2 orders as sent' }).click()
  await page.getByText('2 orders are sent').waitFor()
  await page.getByText('No order waits to be packed').waitFor()
})

test('F-SHOP-13 a guest asks for an order without scripts and is told the same whatever was asked', async () => {
  const guest = await site.open({ javaScriptEnabled: false })
  await guest.page.goto('/order')
  await guest.page.getByLabel('Number of the order').fill('T-1001')
  await guest.page.getByLabel('Email').fill('nobody@example.test')
  await guest.page.getByRole('button', { name: 'Send me the link' }).click()
  await guest.page
    .getByText('If there is such an order with that email address, an email with its link is on its way.')
    .waitFor()
  await guest.context.close()
})
