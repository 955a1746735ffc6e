/** Fields of amounts and percents are written as the site's language writes them, and say what they said once they are saved. */
import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { builtSite } from '../support/builtSite.ts'
import { shareOf } from '../support/share.ts'

const site = builtSite()
let page: Page
let path = ''

const shop = {
  shipping_zones: [
    {
      title: 'Everywhere',
      countries: [],
      regions: [],
      postcode_prefixes: [],
      rates: [
        {
          title: 'Parcel',
          amount_minor: 690,
          min_g: 1250,
          max_g: null,
          min_subtotal_minor: 1000,
          max_subtotal_minor: 125_050,
        },
      ],
    },
  ],
  pickup_rates: [],
  tax_zones: [
    {
      title: 'Portugal',
      country: 'PT',
      region: '',
      postcode_prefix: '',
      rates: [{ title: 'IVA', tax_class: 'standard', ppm: 61_250, applies_to_shipping: true }],
    },
  ],
  discounts: [
    {
      code: 'KILN',
      kind: 'percent',
      value: 125_000,
      min_subtotal_minor: 500,
      limit_total: null,
      limit_per_customer: null,
      starts_at: null,
      ends_at: null,
    },
    {
      code: 'FIVE',
      kind: 'fixed',
      value: 550,
      min_subtotal_minor: 0,
      limit_total: null,
      limit_per_customer: null,
      starts_at: null,
      ends_at: null,
    },
  ],
}

beforeAll(async () => {
  // Labels stay those of the person, the notation is that of the site.
  await site.admin.call('POST', '/api/users/me', { preferences: { language: 'en' } })
  await site.admin.call('POST', '/api/shop/settings', shop)
  page = (await site.openSignedIn()).page
  const metas = [
    { name: 'product_vardef_size', value: '["Small","Large"]' },
    { name: 'product_price', value: '1250.00' },
    { name: 'product_var_size_large_base_price', value: '1500.50' },
    { name: 'product_var_size_large_price', value: '1406.25' },
    { name: 'product_weight', value: '1250' },
  ]
  const saved = await site.save({ type: 'product', title: 'Kiln', status: 'draft', value: [], metas })
  path = `/user/products/${saved.id}`
})

/** Goes into every field and leaves it, as somebody does who looks around with the keyboard. */
async function visitAll(): Promise<void> {
  const fields = page.locator('main input:not([type="checkbox"], [type="file"], [type="radio"])')
  await fields.first().waitFor()
  for (const field of await fields.all())
    if (await field.isEnabled()) {
      await field.focus()
      await field.blur()
    }
}

const kept = async () => {
  const { metas } = (await site.admin.call('GET', `/api/posts/${path.split('/').at(-1)}?source=editor`)).d
  return metas
    .filter(({ name }: { name: string }) => /price|weight/.test(name))
    .map(({ name, value }: { name: string; value: string }) => `${name} ${value}`)
    .sort()
}

const signs = [
  ['de', ','],
  ['en', '.'],
  ['es', ','],
] as const
/** One of the languages; all in the long form. */
const asked = shareOf(signs, 0, signs.length)

test.each(asked)(
  '13.2 F-SHOP-12 on a site in %s amounts are written with “%s” and stay what they are',
  async (language, sign) => {
    await site.admin.call('POST', '/api/options', { name: 'site_language', value: language })
    const before = await kept()
    await page.goto(path)
    const price = page.getByLabel(/^Price in/)
    await expect.poll(() => price.inputValue()).toBe(`1250${sign}00`)
    expect(await page.getByLabel('Price, Large', { exact: true }).inputValue()).toBe(`1406${sign}25`)
    expect(await page.getByLabel('Change in percent, Large').inputValue()).toBe(`12${sign}5`)
    await visitAll()
    await page.getByLabel('Short description').fill(`Seen in ${language}`)
    await page.getByRole('button', { name: 'Save product' }).click()
    await expect
      .poll(
        async () =>
          (await site.admin.call('GET', `/api/posts/${path.split('/').at(-1)}?source=editor`)).d.description,
      )
      .toBe(`Seen in ${language}`)
    expect(await kept()).toEqual(before)

    await page.goto('/user/shipping')
    const title = page.getByLabel('Zone', { exact: true })
    await title.waitFor()
    const shown = await page
      .locator('main input')
      .evaluateAll((all) => all.map((one) => (one instanceof HTMLInputElement ? one.value : '')))
    expect(shown).toEqual(
      expect.arrayContaining([
        `6${sign}90`,
        '1250',
        `1250${sign}50`,
        `6${sign}125`,
        `12${sign}5`,
        `5${sign}50`,
      ]),
    )
    await visitAll()
    await title.fill(`Everywhere, ${language}`)
    await page.getByRole('button', { name: 'Save changes' }).click()
    const settings = async () => (await site.admin.call('GET', '/api/shop/settings')).d
    await expect.poll(async () => (await settings()).shipping_zones[0].title).toBe(`Everywhere, ${language}`)
    expect(await settings()).toMatchObject({
      shipping_zones: [{ rates: shop.shipping_zones[0]?.rates }],
      tax_zones: shop.tax_zones,
      discounts: shop.discounts,
    })
  },
)

test.each(asked.map(([language]) => language))(
  '13.2 F-UI-05 on a site in %s an amount is read with either sign, and what can be read in two ways is refused',
  async (language) => {
    await site.admin.call('POST', '/api/options', { name: 'site_language', value: language })
    await page.goto(path)
    const price = page.getByLabel(/^Price in/)
    for (const typed of ['1299,50', '1299.50', '1.299,50', '1,299.50']) {
      await price.fill(typed)
      await price.blur()
      await expect.poll(() => price.inputValue()).toBe(language === 'en' ? '1299.50' : '1299,50')
    }
    const [twoWays, other] = language === 'en' ? ['1.234', '1234.00'] : ['1,234', '1234,00']
    await price.fill(twoWays ?? '')
    await page.getByText(`write ${other}, or 2 decimals`).waitFor()
    await price.blur()
    expect(await price.inputValue()).toBe(twoWays)
  },
)
