/** An owner makes the site look like the own brand: a colour, a pair of fonts and a logo, by pointer, in under a minute. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'

const site = builtSite()

const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" onload="alert(1)"><script>alert(1)</script><rect width="120" height="40" rx="20" fill="#0a7d6b"/><circle cx="20" cy="20" r="9" fill="#fff"/></svg>',
)

const brandOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim())

test('a brand colour, a font pair and a logo are changed by pointer in under 60 s', async () => {
  const { page } = await site.openSignedIn()
  const visitor = await site.open()
  await page.goto('/user/theme')
  await page.getByRole('slider', { name: 'Brand: hue' }).waitFor()

  let acts = 0
  const act = async (done: Promise<unknown>) => {
    acts += 1
    await done
  }
  const began = Date.now()
  // The area of saturation and brightness, pressed where it is strong and dark.
  const area = page.getByRole('slider', { name: 'Brand: saturation and brightness' })
  const box = await area.boundingBox()
  if (!box) throw new Error('The colour area is not shown')
  await act(page.mouse.click(box.x + box.width * 0.85, box.y + box.height * 0.5))
  const brand = await page.getByLabel('Brand, hex').inputValue()
  await act(page.getByRole('button', { name: 'Fonts', exact: true }).click())
  await act(page.getByText('Bitter, Public Sans').click())
  await act(page.getByRole('button', { name: 'Logo', exact: true }).click())
  await act(
    page.getByLabel('Upload Logo', { exact: true }).setInputFiles({
      name: 'brand.svg',
      mimeType: 'image/svg+xml',
      buffer: logo,
    }),
  )
  const inPreview = page.frameLocator('iframe[title="Home, Light"]').locator('.logo img')
  await expect.poll(() => inPreview.getAttribute('src')).toMatch(/^\/media\/brand-.*\.svg/)
  expect(await visitor.page.goto('/').then(() => visitor.page.locator('.logo img').count())).toBe(0)
  await act(page.getByRole('button', { name: 'Apply to site' }).click())
  await page.getByText('The theme was applied').waitFor()
  expect(Date.now() - began).toBeLessThan(60_000)
  // Each by hand takes some three seconds: reading, aiming, pressing.
  expect(acts * 3).toBeLessThan(60)
  expect(acts).toBeLessThanOrEqual(6)

  await visitor.page.goto('/')
  const shown = visitor.page.locator('.logo img')
  await expect
    .poll(() => shown.evaluate((img) => 'naturalWidth' in img && img.naturalWidth))
    .toBeGreaterThan(0)
  expect(await shown.getAttribute('width')).toBe('120')
  expect(await brandOf(visitor.page)).toBe(brand)
  expect(await visitor.page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain(
    'Public Sans',
  )
  expect(visitor.complaints).toEqual([])
})

test('a font of the own is uploaded, worn by headings in the preview, and by pages once it is applied', async () => {
  const { page } = await site.openSignedIn()
  const visitor = await site.open()
  await page.goto('/user/theme')
  await page.getByRole('button', { name: 'Fonts', exact: true }).click()
  await page
    .getByLabel('Upload a font')
    .setInputFiles('node_modules/@fontsource-variable/syne/files/syne-latin-wght-normal.woff2')
  const font = page.getByRole('group', { name: /^Syne/ })
  await font.getByRole('button', { name: 'Headings' }).click()
  const heading = page.frameLocator('iframe[title="Home, Light"]').locator('h1').first()
  await expect.poll(() => heading.evaluate((h1) => getComputedStyle(h1).fontFamily)).toContain('Own Syne')
  await page.getByRole('button', { name: 'Apply to site' }).click()
  await page.getByText('The theme was applied').waitFor()
  await visitor.page.goto('/')
  await expect
    .poll(() =>
      visitor.page.evaluate(async () => {
        await document.fonts.ready
        return [...document.fonts].some(
          ({ family, status }) => family.includes('Own Syne') && status === 'loaded',
        )
      }),
    )
    .toBe(true)
  expect(visitor.complaints).toEqual([])
})

test('who applies after somebody else is asked whose theme holds', async () => {
  const first = await site.openSignedIn()
  const second = await site.openSignedIn()
  for (const { page } of [first, second]) {
    await page.goto('/user/theme')
    await page.getByRole('button', { name: 'Shapes', exact: true }).click()
  }
  await first.page.getByText('Very round').click()
  await second.page.getByText('Square corners').click()
  await first.page.getByRole('button', { name: 'Apply to site' }).click()
  await first.page.getByText('The theme was applied').waitFor()
  await second.page.getByRole('button', { name: 'Apply to site' }).click()
  const dialog = second.page.getByRole('dialog', { name: 'The theme was changed meanwhile' })
  await dialog.getByRole('button', { name: 'Show theirs' }).click()
  await expect.poll(() => second.page.getByRole('radio', { name: 'Very round' }).isChecked()).toBe(true)
  await second.page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await second.page.getByRole('button', { name: 'Apply to site' }).click()
  await second.page.getByText('The theme was applied').waitFor()
  const { look } = (await site.admin.call('GET', '/api/theme')).d
  expect(look['radius-2']).toBe('0px')
})
