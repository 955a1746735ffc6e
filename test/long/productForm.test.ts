/** The product form and its page: pictures in the order they were chosen, what is said of taxes, and a notice that hides no button. */
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { builtSite } from '../support/builtSite.ts'

const site = builtSite()
let page: Page
let path = ''

beforeAll(async () => {
  page = (await site.openSignedIn()).page
  const metas = [{ name: 'product_price', value: '10.00' }]
  path = `/user/products/${(await site.save({ type: 'product', title: 'Pictured', status: 'draft', value: [], metas })).id}`
})

async function picture(name: string, background: string) {
  const buffer = await sharp({ create: { width: 60, height: 60, channels: 3, background } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

/** The first arrives last: it is held until what is returned is called. */
async function holdFirstUpload(): Promise<() => void> {
  const othersStand = Promise.withResolvers<void>()
  let isFirst = true
  await page.route(/\/api\/posts\/uploads/, async (route) => {
    const isHeld = isFirst && route.request().method() === 'POST'
    if (isHeld) isFirst = false
    if (isHeld) await othersStand.promise
    await route.continue()
  })
  return () => othersStand.resolve()
}

test('J-27 pictures that go up together are in the order they were chosen, whichever arrives first', async () => {
  await page.goto(path)
  await page.getByRole('button', { name: 'Add pictures' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Upload', { exact: true }).waitFor()
  const release = await holdFirstUpload()
  const files = [
    await picture('one-of-three.png', '#a00'),
    await picture('two-of-three.png', '#0a0'),
    await picture('three-of-three.png', '#00a'),
  ]
  await dialog.locator('input[type="file"]').setInputFiles(files)
  await dialog.getByRole('button', { name: 'Choose 2 files' }).waitFor()
  release()
  await dialog.getByRole('button', { name: 'Choose 3 files' }).click()
  const shown = page.locator('.product-pictures img')
  await expect.poll(() => shown.count()).toBe(3)
  const urls = await shown.evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''))
  expect(urls.map((url) => /(one|two|three)-of-three/.exec(url)?.[1])).toEqual(['one', 'two', 'three'])
  await page.unroute(/\/api\/posts\/uploads/)
})

test('where one picture is asked for, the first of those that go up together is chosen, whichever arrives first', async () => {
  await page.goto('/user/settings')
  await page.getByLabel('Icon', { exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Upload', { exact: true }).waitFor()
  const release = await holdFirstUpload()
  const files = [await picture('one-of-two.png', '#a00'), await picture('two-of-two.png', '#0a0')]
  await dialog.locator('input[type="file"]').setInputFiles(files)
  const chosen = (name: string) => dialog.locator('[aria-pressed="true"]', { hasText: name })
  await chosen('two-of-two').waitFor()
  release()
  await chosen('one-of-two').waitFor()
  expect(await dialog.locator('[aria-pressed="true"]').count()).toBe(1)
  // What is pressed afterwards is meant.
  await dialog.getByRole('button', { name: 'two-of-two' }).first().click()
  await chosen('two-of-two').waitFor()
  await dialog.getByRole('button', { name: 'one-of-two' }).first().click()
  await dialog.getByRole('button', { name: 'Choose', exact: true }).click()
  await page.locator('img.thumb[src*="one-of-two"]').waitFor()
  await page.unroute(/\/api\/posts\/uploads/)
})

test('J-27 a product that is saved for the first time stays on the screen until its own page has what it shows', async () => {
  await page.goto('/user/products/new')
  await page.getByLabel('Name', { exact: true }).fill('Saved once')
  const read = Promise.withResolvers<void>()
  const isAsked = Promise.withResolvers<void>()
  await page.route(/\/api\/posts\/[\w-]+\?source=editor/, async (route) => {
    isAsked.resolve()
    await read.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Save product' }).first().click()
  await isAsked.promise
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Saved once')
  read.resolve()
  await page.getByRole('heading', { level: 1, name: 'Saved once' }).waitFor()
  await page.unroute(/\/api\/posts\/[\w-]+\?source=editor/)
})

test('F-SHOP-13 the form says that no tax is charged where there are no rates, and names the standard rate where there is one', async () => {
  const zones = (rates: { title: string; ppm: number }[]) =>
    site.admin.call('POST', '/api/shop/settings', {
      tax_zones: rates.length > 0 ? [{ title: 'Portugal', country: 'PT', rates }] : [],
    })
  await zones([])
  await page.goto(path)
  await page.getByText('No tax is charged on it').waitFor()
  await zones([{ title: 'IVA', ppm: 230_000 }])
  await page.goto(path)
  await page.getByText('It is taxed at your standard rate').waitFor()
})

test('F-CONST-01 a notice on a phone is above the bar that a product is bought with', async () => {
  const phone = (await site.openSignedIn({ viewport: { width: 390, height: 844 }, hasTouch: true })).page
  await phone.goto('/shop/sage-mug')
  await phone.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const bar = phone.locator('.b-product-bar')
  await bar.waitFor()
  await phone.evaluate(() =>
    dispatchEvent(
      new CustomEvent('plinth:notice', { detail: { title: 'Added', message: 'A mug', kind: 'danger' } }),
    ),
  )
  const notice = phone.locator('.notice')
  await notice.waitFor()
  const overlap = async () => {
    const [above, below] = [await notice.boundingBox(), await bar.boundingBox()]
    return above && below ? above.y + above.height - below.y : Infinity
  }
  await expect.poll(overlap).toBeLessThanOrEqual(0)
})

test('F-SHOP-04 what is counted while a save is on its way stays in its field and is saved next', async () => {
  const metas = [{ name: 'product_price', value: '10.00' }]
  const { id } = await site.save({ type: 'product', title: 'Counted', status: 'published', value: [], metas })
  const form = `/user/products/${id}`
  await page.goto(form)
  const stock = page.getByLabel(/^Stock in The harbour shop/)
  const save = page.getByRole('button', { name: 'Save product' })
  const counted = async () =>
    (await site.admin.call('GET', `/api/shop/stock?post_id=${id}`)).d.map(
      ({ on_hand }: { on_hand: number }) => on_hand,
    )
  await stock.fill('3')
  await save.click()
  await expect.poll(counted).toContain(3)
  await page.goto(form)
  await stock.fill('5')
  let release = (): void => undefined
  const isReleased = new Promise<void>((resume) => (release = resume))
  await page.route(/\/api\/posts$/, async (route) => {
    await isReleased
    await route.continue()
  })
  const asked = page.waitForRequest(/\/api\/posts$/)
  await save.click()
  await asked
  await stock.fill('7')
  let answer = (): void => undefined
  const isAnswered = new Promise<void>((resume) => (answer = resume))
  await page.route(`**/api/posts/${id}?*`, async (route) => {
    await isAnswered
    await route.continue()
  })
  release()
  await page.getByText('Product saved').waitFor()
  await page.unroute(/\/api\/posts$/)
  // A slow network: another save would still name the version before.
  expect(await save.isEnabled()).toBe(false)
  answer()
  await expect.poll(() => save.isEnabled()).toBe(true)
  await expect.poll(() => stock.inputValue()).toBe('7')
  // Only oneself has saved: nothing is said of others.
  expect(await page.getByText('Somebody else saved this product').count()).toBe(0)
  await save.click()
  await expect.poll(counted).toContain(7)
})
