/** J-05, an owner: changes the colours of the whole site, looks at light and dark, applies them and takes them back. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { contrastOf, hexIn } from '#ui/contrast.ts'
import { builtSite } from '../support/builtSite.ts'
import { longTest } from '../support/share.ts'

const site = builtSite()

/** What a page shows in a scheme: its colours as the browser calculated them. */
async function shownOn(page: Page, path: string, scheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: scheme })
  await page.goto(path)
  return page.evaluate(() => {
    const colourOf = (name: string) => {
      const probe = document.createElement('i')
      document.body.append(probe)
      probe.className = 'probe'
      probe.style.color = `var(--${name})`
      const canvas = document.createElement('canvas').getContext('2d')
      if (!canvas) throw new Error('No canvas')
      canvas.fillStyle = getComputedStyle(probe).color
      canvas.fillRect(0, 0, 1, 1)
      const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data
      probe.remove()
      return `rgb(${red}, ${green}, ${blue})`
    }
    return {
      bg: colourOf('bg'),
      surface: colourOf('surface'),
      raised: colourOf('raised'),
      ink: colourOf('ink'),
      'ink-2': colourOf('ink-2'),
      accent: colourOf('accent'),
    }
  })
}

/** The families whose files the open page has loaded; what comes too late counts as well. */
const fontsOn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const asked = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')]
    const rules = [...document.fonts].map(({ family }) => family.replaceAll('"', ''))
    return asked.length === 2
      ? [...new Set(rules)].filter((name) => /^(Lora|Figtree) V/.test(name)).toSorted()
      : []
  })

test('J-05 brand colour and fonts everywhere, seen in light and dark, applied and taken back, within 10 acts', async () => {
  const { page } = await site.openSignedIn()
  const visitor = await site.open()
  const product = (await site.admin.call('GET', '/api/posts?type=product&status=published&limit=1')).d
    .items[0]
  const before = await shownOn(visitor.page, '/', 'light')
  let acts = 0
  const act = async (done: Promise<unknown>) => {
    acts += 1
    await done
  }

  await page.goto('/user')
  await act(
    page
      .getByRole('navigation')
      .getByRole('button', { name: /^Design/ })
      .click(),
  )
  await act(page.getByRole('navigation').getByRole('link', { name: 'Theme', exact: true }).click())
  await act(page.getByLabel('Brand, hex').fill('#0A7D6B'))
  // Both previews follow before anything is saved.
  for (const scheme of ['Light', 'Dark'])
    await expect
      .poll(() =>
        page
          .frameLocator(`iframe[title="Home, ${scheme}"]`)
          .locator('html')
          .evaluate((html) => getComputedStyle(html).getPropertyValue('--brand')),
      )
      .toBe('#0a7d6b')
  await act(page.getByRole('button', { name: 'Fonts', exact: true }).click())
  await act(page.getByText('Lora, Figtree').click())
  expect(await shownOn(visitor.page, '/', 'light')).toEqual(before)
  await act(page.getByRole('button', { name: 'Apply to site' }).click())
  await page.getByText('The theme was applied').waitFor()

  for (const path of ['/', product.url])
    for (const scheme of ['light', 'dark'] as const) {
      const shown = await shownOn(visitor.page, path, scheme)
      expect(shown.accent).not.toBe(before.accent)
      expect(await fontsOn(visitor.page)).toEqual(['Figtree Variable', 'Lora Variable'])
      for (const text of [shown.ink, shown['ink-2'], shown.accent])
        for (const ground of [shown.bg, shown.surface, shown.raised])
          expect(contrastOf(text, ground, scheme)).toBeGreaterThanOrEqual(4.5)
    }
  expect(hexIn(before.accent, 'light')).not.toBe('#0a7d6b')

  await act(
    page
      .getByRole('status')
      .filter({ hasText: 'The theme was applied' })
      .or(page.locator('.toast', { hasText: 'The theme was applied' }))
      .getByRole('button', { name: 'Undo' })
      .first()
      .click(),
  )
  await expect.poll(() => shownOn(visitor.page, '/', 'light')).toEqual(before)
  expect(acts).toBeLessThanOrEqual(10)
  expect(visitor.complaints).toEqual([])
})

longTest(
  'U11 a pale brand is repaired and said to be, undo and redo go by steps, discard brings all back',
  async () => {
    const { page } = await site.openSignedIn()
    await page.goto('/user/theme')
    const brand = page.getByLabel('Brand, hex')
    await brand.fill('#ffe45c')
    await page.getByText('One colour was adjusted.').waitFor()
    await brand.press('Tab')
    await page.getByRole('slider', { name: 'Brand: hue' }).press('ArrowRight')
    await page.getByRole('slider', { name: 'Brand: hue' }).press('ArrowRight')
    await page.getByText('3 changes').waitFor()
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    expect(await brand.inputValue()).toBe('#ffe45c')
    await page.getByRole('button', { name: 'Redo' }).click()
    expect(await brand.inputValue()).not.toBe('#ffe45c')
    await page.getByRole('button', { name: /^Quiet text: light/ }).click()
    await page.getByLabel('Quiet text, Light, hex').fill('#eeeeee')
    await page
      .getByText('Adjusted: Quiet text')
      .or(page.getByText(/^Adjusted: .*Quiet text/))
      .waitFor()
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByText('Nothing changed').waitFor()
  },
)
