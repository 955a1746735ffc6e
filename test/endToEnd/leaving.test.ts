/** Leaving a screen over what is not saved: each form that fills a screen asks, and keeps what was typed. */
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'

const site = builtSite()
let page: Page

beforeAll(async () => {
  page = (await site.openSignedIn()).page
})

/** Each form that is a screen and does not save by itself, with a text field of it. */
const screens: readonly { path: string; field: (page: Page) => Locator }[] = [
  { path: '/user/settings', field: () => page.getByLabel(/^Announcement/).first() },
  { path: '/user/profile', field: () => page.getByLabel('Name', { exact: true }).first() },
  { path: '/user/menus', field: () => page.getByLabel('Name of the menu') },
  { path: '/user/header', field: () => page.getByRole('textbox', { name: 'Announcement', exact: true }) },
  { path: '/user/orders/new', field: () => page.getByRole('textbox', { name: 'Note for colleagues' }) },
  { path: '/user/types/post', field: () => page.getByRole('textbox', { name: 'What it is about' }) },
  { path: '/user/emails/templates', field: () => page.getByLabel('Subject') },
  { path: '/user/payments', field: () => page.getByLabel('Instructions for paying') },
]

const question = () => page.getByRole('dialog', { name: 'Discard your changes?' })
const goElsewhere = () =>
  page
    .getByRole('link', { name: /^Comments/ })
    .first()
    .click()

test.each(screens)('F-UI-01 $path asks before it is left over what was typed', async ({ path, field }) => {
  await page.goto('/user/media')
  await page.getByRole('heading', { name: 'Media', level: 1 }).waitFor()
  await page.evaluate((to) => {
    history.pushState(null, '', to)
  }, path)
  await field(page).fill('Typed and not saved')

  await goElsewhere()
  await question().getByRole('button', { name: 'Keep editing' }).click()
  expect(new URL(page.url()).pathname).toBe(path)
  expect(await field(page).inputValue()).toBe('Typed and not saved')

  await page.evaluate(() => history.back())
  await question().waitFor()
  await page.keyboard.press('Escape')
  await question().waitFor({ state: 'detached' })
  expect(await field(page).inputValue()).toBe('Typed and not saved')

  await goElsewhere()
  await question().getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('heading', { name: 'Comments', level: 1 }).waitFor()
  // Nothing is left behind: the next way is free.
  await page
    .getByRole('link', { name: /^Media/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'Media', level: 1 }).waitFor()
  expect(await question().count()).toBe(0)
})

test('F-OPT-01 settings: Save follows on the long screen, its group is marked, and discarding brings back what was', async () => {
  await page.goto('/user/settings#shop')
  const groups = page.getByRole('navigation', { name: 'Groups of settings' })
  await groups.locator('[aria-current]', { hasText: 'Shop' }).waitFor()
  const name = page.getByLabel(/^Name of the site/).first()
  const before = await name.inputValue()
  await name.fill('Larkmoor by the sea')
  await groups.locator('[aria-current]', { hasText: 'Site' }).waitFor()
  await page.getByText('not saved yet').first().waitFor()
  expect(
    await page
      .getByRole('button', { name: 'Save settings' })
      .evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight),
  ).toBe(true)
  await page.getByRole('button', { name: 'Discard changes' }).click()
  expect(await name.inputValue()).toBe(before)
  await page.getByText('Everything is saved.').waitFor()
})

test.each(['/user/settings', '/user/header'])(
  '%s is saved on a phone, above the bar at its lower edge',
  async (path) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const field = page.getByRole('textbox', { name: /^Announcement/ }).first()
    await field.fill(`From a phone, ${path}`)
    await page.getByRole('button', { name: /^Save( settings)?$/ }).click()
    await page
      .getByText(/saved$/)
      .first()
      .waitFor()
    expect((await site.admin.call('GET', '/api/options/announcement')).d).toBe(`From a phone, ${path}`)
    await page.setViewportSize({ width: 1280, height: 800 })
  },
)
