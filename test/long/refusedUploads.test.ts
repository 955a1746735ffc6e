/** A refused upload says why at the file, wherever files are chosen: no full bar, and nothing else is lost by it. */
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'

const site = builtSite()
let page: Page
let productPath = ''
let pagePath = ''

beforeAll(async () => {
  const owner = await site.openSignedIn()
  page = owner.page
  const metas = [
    { name: 'product_price', value: '10.00' },
    { name: 'product_is_digital', value: '1' },
  ]
  pagePath = `/user/editor/${(await site.save({ type: 'page', title: 'Leads', status: 'draft', value: [{ id: 'p', type: 'paragraph', state: { text: 'Words' } }] })).id}`
  productPath = `/user/products/${(await site.save({ type: 'product', title: 'Patterns', status: 'draft', value: [], metas })).id}`
})

const program = {
  name: 'setup.exe',
  mimeType: 'application/x-msdownload',
  buffer: Buffer.from('MZ, and no picture'),
}

async function isTold(scope: Locator, reason: RegExp): Promise<void> {
  const failed = scope.getByRole('listitem').filter({ hasText: 'setup.exe' })
  await failed.getByText('was not uploaded').waitFor()
  expect(await failed.innerText()).toMatch(reason)
  expect(await scope.getByRole('progressbar').count(), 'no bar stands beside it').toBe(0)
  await failed.getByRole('button', { name: 'Dismiss setup.exe' }).click()
  await failed.waitFor({ state: 'detached' })
}

/** Opens the picker and returns it. */
async function picker(path: string, button: string | RegExp): Promise<Locator> {
  await page.goto(path)
  await page.getByRole('button', { name: button }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Upload', { exact: true }).waitFor()
  return dialog
}

test.each([
  ['the media screen', async () => (await page.goto('/user/media'), page.getByRole('main'))],
  ['the picker of a profile', () => picker('/user/profile', 'Image')],
  ['the pictures of a product', () => picker(productPath, 'Add pictures')],
  [
    'the files of a product',
    async () => (await page.goto(productPath), page.getByRole('region', { name: 'Files to download' })),
  ],
  ['the lead picture in the editor', () => picker(pagePath, 'Lead picture')],
] as const)('3.6 a file that is not accepted is alert at the file in %s', async (_, open) => {
  const scope = await open()
  await scope.locator('input[type="file"]').first().setInputFiles([program])
  await isTold(scope, /not accepted|are accepted/)
})

test('3.6 what an import refuses is at its kind, with the name of the file', async () => {
  await page.goto('/user/imports')
  const kind = page.getByRole('region', { name: 'Products', exact: true })
  const message = 'The file is larger than 50 MB.'
  // As the server says it of a file that no test sends.
  await page.route('**/api/shop/csv/products?*', (route) =>
    route.fulfill({ status: 413, json: { d: null, error: { code: 'csv.too_large', message } } }),
  )
  await kind
    .locator('input[type="file"]')
    .setInputFiles([{ name: 'mugs.csv', mimeType: 'text/csv', buffer: Buffer.from('title') }])
  const alert = kind.getByRole('alert')
  await alert.waitFor()
  expect(await alert.innerText()).toBe(`mugs.csv was not taken. ${message}`)
  expect(await kind.getByText('Import…').isVisible()).toBe(true)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  // What is no text is found while it is looked through.
  await kind
    .locator('input[type="file"]')
    .setInputFiles([
      { name: 'bowls.csv', mimeType: 'text/csv', buffer: Buffer.from([0xff, 0xfe, 0x41, 0x00, 0xd8]) },
    ])
  const run = page
    .getByRole('region', { name: 'Imports' })
    .getByRole('listitem')
    .filter({ hasText: 'bowls.csv' })
  await run.getByText(/not text in UTF-8/).waitFor()
  await run.getByRole('progressbar').waitFor({ state: 'detached' })
  await alert.waitFor({ state: 'detached' })
})
