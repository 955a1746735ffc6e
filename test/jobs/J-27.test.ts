/** J-27, a merchant: makes a T-shirt of three colours and four sizes, with a picture for each colour and stock at two locations. */
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import { longTest } from '../support/share.ts'

const site = builtSite()
let page: Page
let acts = 0

beforeAll(async () => {
  for (const store of [
    { title: 'Pier shop', value: 'pier' },
    { title: 'Mill store', value: 'mill' },
  ])
    await site.admin.call('POST', '/api/shop/stores', store)
  const rates = (tax_class: string, ppm: number) => ({
    title: tax_class,
    tax_class,
    ppm,
    applies_to_shipping: false,
  })
  await site.admin.call('POST', '/api/shop/settings', {
    tax_zones: [
      {
        title: 'Ireland',
        country: 'IE',
        region: '',
        rates: [rates('standard', 230_000), rates('clothing', 135_000)],
      },
    ],
  })
  page = (await site.openSignedIn()).page
})

async function act(done: Promise<unknown>): Promise<void> {
  acts += 1
  await done
}
const click = (on: Locator) => act(on.click())
const fill = (label: string, text: string) => act(page.getByLabel(label, { exact: true }).fill(text))
const choose = (label: string, option: string) =>
  act(page.getByLabel(label, { exact: true }).selectOption({ label: option }))

/** As a phone takes it: lying, with a note that it is to be turned upright. */
async function photo(name: string, background: string) {
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

test('J-27 a T-shirt of 3 colours x 4 sizes, pictures, stock at two locations, 12,50, barcode and tax, within 35 acts', async () => {
  await page.goto('/user')
  await click(
    page
      .getByRole('navigation')
      .getByRole('link', { name: 'Products', exact: true })
      .or(page.getByRole('navigation').getByRole('link', { name: /^Products \d/ }))
      .first(),
  )
  await click(page.getByRole('link', { name: /^New product|^Add product/ }).first())
  await fill('Name', 'Færø tee')
  await click(page.getByRole('button', { name: 'Add pictures' }))
  const picker = page.getByRole('dialog', { name: 'Images of the product' })
  await act(
    picker
      .locator('input[type=file]')
      .setInputFiles(
        await Promise.all([
          photo('rust.jpg', '#a03010'),
          photo('moss.jpg', '#406030'),
          photo('slate.jpg', '#405060'),
        ]),
      ),
  )
  await click(picker.getByRole('button', { name: 'Choose 3 files' }))
  await act(page.getByLabel(/^Price in/).fill('12,50'))
  await choose('Tax class', 'clothing')
  for (const [name, values] of [
    ['Colour', 'Rust, Moss, Slate'],
    ['Size', 'S, M, L, XL'],
  ] as const) {
    await click(page.getByRole('button', { name: 'Add a choice' }))
    await act(page.getByRole('group', { name: 'New choice' }).getByLabel('Name', { exact: true }).fill(name))
    await fill(`Values of ${name}`, values)
  }
  await page.getByRole('heading', { name: 'Choices' }).click()
  await page.getByRole('heading', { name: '12 variants' }).waitFor()
  const pictures = page.getByRole('group', { name: 'Pictures' }).getByRole('listitem')
  for (const colour of ['Rust', 'Moss', 'Slate']) {
    await act(
      pictures
        .filter({ has: page.locator(`img[src*="${colour.toLowerCase()}"]`) })
        .getByRole('combobox')
        .selectOption({ label: colour }),
    )
  }
  for (const [location, quantity] of [
    ['Pier shop', '8'],
    ['Mill store', '20'],
  ] as const) {
    await choose('What to set', `Stock, ${location}`)
    await fill('Set to', quantity)
    await click(page.getByRole('button', { name: 'Set all' }))
  }
  await fill('Barcode, Rust, M', '4006381333932')
  await page.getByLabel('Barcode, Rust, M', { exact: true }).blur()
  await page
    .getByText(
      '“4006381333932” is not a barcode: by its other digits the last one would be 1. Is a digit mistyped?',
    )
    .waitFor()
  await fill('Barcode, Rust, M', '4006381333931')
  await click(page.getByRole('button', { name: 'Save product' }))
  await page.waitForURL(/\/user\/products\/[0-9a-f-]{36}$/)
  expect(acts).toBeLessThanOrEqual(35)

  const id = page.url().split('/').at(-1) ?? ''
  const shelves: { store: string; on_hand: number }[] = (
    await site.admin.call('GET', `/api/shop/stock?post_id=${id}`)
  ).d
  const counted = shelves.map(({ store, on_hand }) => `${store} ${on_hand}`)
  expect(counted.filter((one) => one === 'pier 8')).toHaveLength(12)
  expect(counted.filter((one) => one === 'mill 20')).toHaveLength(12)
  expect(await page.getByLabel('Price, Slate, XL', { exact: true }).inputValue()).toBe('12.50')
  expect(await page.getByLabel('Tax class').inputValue()).toBe('clothing')
})

longTest(
  'J-27 a colour that gets another name keeps its picture, and who chooses it sees that picture, upright',
  async () => {
    await page.getByRole('button', { name: 'Rename Moss' }).click()
    await page.getByLabel('New name of Moss').fill('Fern')
    await page.keyboard.press('Enter')
    const moss = page
      .getByRole('group', { name: 'Pictures' })
      .getByRole('listitem')
      .filter({ has: page.locator('img[src*="moss"]') })
    expect(await moss.getByRole('combobox').locator('option:checked').innerText()).toBe('Fern')
    await page.getByRole('button', { name: 'Save product' }).click()
    // The notice of the save before may still be there.
    await page.getByText('Not saved yet.').waitFor({ state: 'detached' })
    await page.getByText('Product saved').first().waitFor()
    const url = (await page.getByRole('link', { name: 'View' }).getAttribute('href')) ?? ''
    const { page: shopper } = await site.open()
    await shopper.goto(url)
    await shopper.getByText('$12.50').first().waitFor()
    await shopper
      .getByLabel('Fern', { exact: true })
      .or(shopper.getByRole('radio', { name: 'Fern' }))
      .first()
      .click()
    const shown = shopper.getByRole('img', { name: 'Færø tee' }).first()
    await expect.poll(() => shown.getAttribute('src')).toContain('moss')
    expect(
      await shown.evaluate(
        (image) =>
          image instanceof HTMLImageElement &&
          image.decode().then(() => image.naturalHeight > image.naturalWidth),
      ),
    ).toBe(true)
    expect(await shopper.content()).toContain('"gtin":"4006381333931"')
  },
)

longTest('J-27 on a phone nothing of the form is cut off', async () => {
  const { page: phone } = await site.openSignedIn({ viewport: { width: 390, height: 844 } })
  await phone.goto(new URL(page.url()).pathname)
  await phone.getByRole('heading', { name: '12 variants' }).waitFor()
  await phone.getByText('Rust, S', { exact: true }).click()
  await phone.getByLabel('Barcode, Rust, S', { exact: true }).waitFor()
  expect(await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
})

test('J-27 choices are typed and pressed as people do: no click is missed, no text emptied, stock stays with its colour and is told', async () => {
  const { page: desk } = await site.openSignedIn({ viewport: { width: 1280, height: 800 } })
  await desk.goto('/user/products/new')
  await desk.getByLabel('Name', { exact: true }).fill('Colour tee')
  const add = desk.getByRole('button', { name: 'Add a choice' })
  await add.click()
  expect(await desk.getByText('Each choice needs a name.').count()).toBe(0)
  expect(await desk.evaluate(() => document.activeElement?.id)).toBe('choice-0')
  await desk.keyboard.type('Größe')
  await desk.getByLabel('Values of Größe').pressSequentially('Rot, Blau, Grün, S, M, L, XL')
  await add.click()
  await desk.getByRole('heading', { name: '7 variants' }).waitFor()
  await desk.getByRole('group', { name: 'New choice' }).waitFor()
  await desk.getByRole('button', { name: 'Remove the choice' }).click()
  for (const [location, quantity] of [
    ['Pier shop', '5'],
    ['Mill store', '3'],
  ] as const) {
    await desk.getByLabel('What to set').selectOption({ label: `Stock, ${location}` })
    await desk.getByLabel('Set to', { exact: true }).fill(quantity)
    await desk.getByRole('button', { name: 'Set all' }).click()
  }
  await desk.getByLabel('Barcode, Blau', { exact: true }).fill('4006381333931')
  for (const size of ['S', 'M', 'L', 'XL'])
    await desk.getByRole('button', { name: `Remove ${size}`, exact: true }).click()
  await desk.locator('#choice-0').fill('')
  await desk.locator('#choice-0').pressSequentially('Farbe')
  await add.click()
  await desk.keyboard.type('Größe')
  await desk.getByLabel('Values of Größe').pressSequentially('S, M, L, XL')
  await desk.keyboard.press('Enter')
  await desk.getByRole('heading', { name: '12 variants' }).waitFor()
  await desk.getByText('New quantities: Rot, S: 8; Blau, S: 8; Grün, S: 8.').waitFor()
  const stock = (store: string, of: string) =>
    desk.getByLabel(`Stock in ${store}, ${of}`, { exact: true }).inputValue()
  for (const colour of ['Rot', 'Blau', 'Grün']) {
    expect([
      await stock('Pier shop', `${colour}, S`),
      await stock('Mill store', `${colour}, S`),
      await stock('Pier shop', `${colour}, M`),
    ]).toEqual(['5', '3', '0'])
  }
  expect(await desk.getByLabel('Barcode, Blau, S', { exact: true }).inputValue()).toBe('4006381333931')

  await desk.locator('#choice-1').fill('Farbe')
  await desk.keyboard.press('Tab')
  await desk.getByText('Another choice has this name.').waitFor()
  expect(await desk.locator('#choice-1').inputValue()).toBe('Farbe')
  await desk.locator('#choice-1').fill('Größe')
  await desk.getByRole('button', { name: 'Remove Größe', exact: true }).click()
  await desk.getByText('Größe is removed, 12 variants go with it').waitFor()

  await desk.getByRole('button', { name: 'Discard changes' }).click()
  await desk
    .getByRole('dialog', { name: 'Discard your changes?' })
    .getByRole('button', { name: 'Discard changes' })
    .click()
  await desk.getByRole('heading', { name: 'Stock', exact: true }).waitFor()
  await desk
    .getByText('Changes discarded')
    .locator('xpath=ancestor::*[.//button[text()="Undo"]][1]')
    .getByRole('button', { name: 'Undo' })
    .click()
  await desk.getByRole('heading', { name: '3 variants' }).waitFor()
  expect(await stock('Pier shop', 'Blau')).toBe('5')
})
