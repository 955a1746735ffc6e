/** J-19, an owner: switches the theme, looks at ten pages with it, switches back; nothing is lost. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOf } from '../support/axe.ts'
import { builtSite } from '../support/builtSite.ts'
import { longTest, shareOf } from '../support/share.ts'

const site = builtSite()

const sheetsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) =>
      href.replace(/.*\/([a-z-]+?)-[\w-]{8}\.css$/, '$1'),
    ),
  )

/** The ids of all pages, articles and products of the demo site. */
async function documents(): Promise<string[]> {
  const lists = ['page', 'post', 'product', 'layout', 'component'].map(async (type) => {
    const { d } = await site.admin.call('GET', `/api/posts?type=${type}&limit=60`)
    return d.items.map(({ id }: { id: string }) => id)
  })
  return (await Promise.all(lists)).flat()
}
const documentOf = async (id: string) =>
  JSON.stringify((await site.admin.call('GET', `/api/posts/${id}?source=editor`)).d)

test('J-19 switches the theme, looks at ten pages, switches back, in at most 6 acts', async () => {
  const { page } = await site.openSignedIn()
  const visitor = await site.open()
  const before = await (await visitor.page.goto('/'))?.text()
  const ids = await documents()
  expect(ids.length).toBeGreaterThan(20)
  const stored = await Promise.all(ids.map(documentOf))
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
  await act(page.getByRole('button', { name: 'Themes', exact: true }).click())
  await act(page.getByText('Stockroom').click())
  // Ten pages at once, each with the theme, none of it applied.
  const frames = page.locator('.theme-ten iframe')
  await expect.poll(() => frames.count()).toBe(10)
  for (const frame of await frames.all())
    await expect
      .poll(() =>
        frame
          .contentFrame()
          .locator('html')
          .evaluate((html) => getComputedStyle(html).getPropertyValue('--brand-fill').trim()),
      )
      .toContain('oklch')
  expect(new Set(await frames.evaluateAll((all) => all.map((one) => one.getAttribute('src')))).size).toBe(10)
  // As much of each as can be judged, not a line of it.
  const heights = await frames.evaluateAll((all) => all.map((one) => one.parentElement?.clientHeight ?? 0))
  expect(Math.min(...heights)).toBeGreaterThan(200)
  expect(await (await visitor.page.goto('/'))?.text()).toBe(before)
  await act(page.getByRole('button', { name: 'Apply to site' }).click())
  await page.getByText('The theme was applied').waitFor()

  await visitor.page.goto('/')
  expect(await sheetsOf(visitor.page)).toEqual(['visitor', 'theme-catalogue'])
  await act(
    page
      .getByRole('status')
      .filter({ hasText: 'The theme was applied' })
      .or(page.locator('.toast', { hasText: 'The theme was applied' }))
      .getByRole('button', { name: 'Undo' })
      .first()
      .click(),
  )
  await expect.poll(async () => (await visitor.page.goto('/'))?.text()).toBe(before)
  expect(await Promise.all(ids.map(documentOf))).toEqual(stored)
  expect(acts).toBeLessThanOrEqual(6)
  expect(visitor.complaints).toEqual([])
})

const state = async () => (await site.admin.call('GET', '/api/theme')).d
const wear = async (theme: string, look = {}) =>
  site.admin.call('POST', '/api/theme', { theme, look, logo: '', logo_dark: '', based_on: null })

longTest('what was set for a theme is there again when the site comes back to it', async () => {
  await wear('default', { 'radius-2': '9px' })
  await wear('calm', { 'radius-2': '3px' })
  expect(await state()).toMatchObject({ theme: 'calm', looks: { default: { 'radius-2': '9px' } } })
  const { page } = await site.openSignedIn()
  await page.goto('/user/theme')
  await page.getByRole('button', { name: 'Themes', exact: true }).click()
  await page.getByText('Larkmoor', { exact: true }).click()
  await page.getByRole('button', { name: 'Apply to site' }).click()
  await page.getByText('The theme was applied').waitFor()
  expect(await state()).toMatchObject({ theme: 'default', look: { 'radius-2': '9px' } })
  expect((await state()).looks).toEqual({ calm: { 'radius-2': '3px' } })
  expect((await wear('nothing-like-it')).status).toBe(422)
})

longTest('a look goes to another site as a file, and a wrong file is told at its button', async () => {
  await wear('calm', { 'radius-2': '3px' })
  const { page } = await site.openSignedIn()
  await page.goto('/user/theme')
  await page.getByRole('button', { name: 'Presets', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const path = await (await download).path()

  await wear('default')
  await page.reload()
  await page.getByRole('button', { name: 'Presets', exact: true }).click()
  const chooser = page.getByLabel('Import…')
  await chooser.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await page.getByRole('alert').getByText('This file is no exported theme.').waitFor()
  await chooser.setInputFiles(path)
  await page.getByText('1 change', { exact: true }).waitFor()
  expect(await page.getByRole('alert').filter({ hasText: 'no exported theme' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Apply to site' }).click()
  await page.getByText('The theme was applied').waitFor()
  expect(await state()).toMatchObject({ theme: 'calm', look: { 'radius-2': '3px' } })
  await wear('default')
})

const visited = [
  '/',
  '/t/products',
  '/t/posts',
  '/about',
  '/workshops',
  '/cart',
  '/login',
  '/signup',
  '/nowhere',
]

const others = ['editorial', 'catalogue', 'calm']

test.each(shareOf(others, 0, others.length))(
  'pages of %s can be read in light and dark, wide and on a phone',
  async (theme) => {
    const applied = await wear(theme)
    expect(applied.status).toBe(200)
    const { title } = JSON.parse(readFileSync(`themes/${theme}/theme.json`, 'utf8'))
    expect(applied.d.themes.map((one: { title: string }) => one.title)).toContain(title)
    const product = (await site.admin.call('GET', '/api/posts?type=product&status=published&limit=1')).d
      .items[0]
    const { page, complaints } = await site.open({ bypassCSP: true, reducedMotion: 'reduce' })
    // Two pages with one of the themes; all with all in the long form.
    for (const path of shareOf([...visited, product.url], others.indexOf(theme), 5)) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        const place = `${path} at ${width}`
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), place).toBe(0)
        expect(await violationsOf(page), place).toEqual([])
      }
    }
    expect(complaints.filter((line) => !line.includes('404'))).toEqual([])
    await wear('default')
  },
)
