/** Lists, menus and calendars that open at a field or a button: keys, the focus, and answers that come late (decision 029). */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'

const site = builtSite()
let page: Page

beforeAll(async () => {
  page = (await site.openSignedIn()).page
  const draft = { type: 'post', status: 'draft', value: [] }
  for (const title of ['Kiln A', 'Kiln B', 'Kiln C', 'Kiln D']) await site.save({ ...draft, title })
  for (const title of ['Glaze notes', 'Clay notes', 'Firing notes'])
    await site.save({ type: 'page', status: 'draft', value: [], title })
})

const focused = () => page.evaluate(() => document.activeElement?.textContent.trim() ?? '')

test('F-UI-13 what was searched last is shown, whichever answer comes last; a search that fails is tried again', async () => {
  await page.goto('/user/settings')
  const picker = page.getByRole('combobox', { name: 'Home page' })
  const option = (name: RegExp) => page.getByRole('option', { name })
  let release = () => {}
  const isHeld = new Promise<void>((held) => {
    void page.route(/keywords=Glaze/, async (route) => {
      held()
      await new Promise<void>((resume) => (release = resume))
      await route.continue()
    })
  })
  await picker.fill('Glaze')
  await option(/Searching/).waitFor()
  await isHeld
  await picker.fill('Clay')
  await option(/Clay/).first().waitFor()
  const late = page.waitForResponse(/keywords=Glaze/)
  release()
  await (await late).finished()
  // Another search is answered after it, so that the late one has been read by then.
  await picker.fill('Firing')
  await option(/Firing/)
    .first()
    .waitFor()
  expect(await option(/Glaze/).count()).toBe(0)

  await page.route(/keywords=notes/, (route) => route.abort())
  await picker.fill('notes')
  await option(/Try again/).waitFor()
  await page.unroute(/keywords=notes/)
  await picker.press('Enter')
  await option(/notes/).first().waitFor()
})

test('F-UI-13 a list of suggestions closes by Esc and where the focus goes on, and opens again', async () => {
  await page.goto('/user/settings')
  const picker = page.getByRole('combobox', { name: 'Home page' })
  const list = page.getByRole('listbox', { name: 'Home page' })
  await picker.fill('Clay')
  await list.getByRole('option', { name: /Clay/ }).first().waitFor()
  await picker.press('Escape')
  await list.waitFor({ state: 'detached' })
  expect(await picker.inputValue()).toBe('Clay')
  await picker.press('ArrowDown')
  await list.waitFor()
  await picker.press('Tab')
  await list.waitFor({ state: 'detached' })
  expect(await picker.evaluate((field) => field === document.activeElement)).toBe(false)

  // While the answer is still on its way, too.
  let release = () => {}
  const isReleased = new Promise<void>((resume) => (release = resume))
  await page.route(/keywords=Glaze/, async (route) => {
    await isReleased
    await route.continue()
  })
  await picker.fill('Glaze')
  const option = (name: RegExp) => list.getByRole('option', { name })
  await option(/Searching/).waitFor()
  await picker.press('Escape')
  await list.waitFor({ state: 'detached' })
  await picker.press('ArrowDown')
  await option(/Searching/).waitFor()
  release()
  await option(/Glaze/).first().waitFor()
  await picker.press('Escape')
  await page.unroute(/keywords=Glaze/)
})

test('F-UI-01 a menu goes by arrows, Home, End and first characters; Tab goes on from its button, Esc back to it', async () => {
  await page.goto('/user/content/post?sort=title')
  const more = page.getByRole('button', { name: 'More for Kiln B' })
  const menu = page.getByRole('menu', { name: 'More for Kiln B' })
  await more.focus()
  await page.keyboard.press('Enter')
  await menu.waitFor()
  const items = (await menu.getByRole('menuitem').allInnerTexts()).map((text) => text.trim())
  await expect.poll(focused).toBe(items[0])
  await page.keyboard.press('End')
  expect(await focused()).toBe(items.at(-1))
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe(items[0])
  await page.keyboard.press('v')
  expect(await focused()).toBe('Versions…')
  await page.keyboard.press('Home')
  expect(await focused()).toBe(items[0])
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  expect(await more.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe(items[0])
  await page.keyboard.press('Tab')
  await menu.waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.activeElement?.closest('[role="menu"]') ?? null)).toBeNull()
  expect(await more.evaluate((button) => button === document.activeElement)).toBe(false)
})

test('F-UI-11 a calendar takes the focus, goes by days, weeks, months and years, and closes where the focus goes on', async () => {
  await page.goto('/user/content/post?sort=title')
  await page.getByRole('button', { name: 'More for Kiln B' }).click()
  await page.getByRole('menuitem', { name: 'Plan…' }).click()
  const field = page.getByRole('textbox', { name: 'Take off the site', exact: true })
  await field.fill('2031-01-31')
  await page.getByRole('button', { name: 'Take off the site: open the calendar' }).click()
  const calendar = page.getByRole('dialog', { name: 'Take off the site', exact: true })
  const day = () => page.evaluate(() => document.activeElement?.getAttribute('data-day'))
  await expect.poll(day).toBe('2031-01-31')
  for (const [key, next] of [
    ['PageDown', '2031-02-28'],
    ['Shift+PageUp', '2030-02-28'],
    ['Home', '2030-02-24'],
    ['End', '2030-03-02'],
    ['ArrowDown', '2030-03-09'],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(day).toBe(next)
  }
  await page.keyboard.press('Escape')
  await calendar.waitFor({ state: 'detached' })
  // The dialog that it belongs to is still there, with the focus at the button.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Take off the site: open the calendar',
  )
  await page.keyboard.press('Enter')
  await calendar.waitFor()
  await page.getByRole('button', { name: 'Cancel', exact: true }).focus()
  await calendar.waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe('2031-01-31')
})

test('F-UI-04 Shift chooses every row from the last one that was chosen', async () => {
  await page.goto('/user/content/post?sort=title&keywords=Kiln')
  const box = (title: string) => page.getByRole('checkbox', { name: `Choose ${title}`, exact: true })
  await box('Kiln A').click()
  await box('Kiln C').click({ modifiers: ['Shift'] })
  const chosen = () =>
    Promise.all(['Kiln A', 'Kiln B', 'Kiln C', 'Kiln D'].map((title) => box(title).isChecked()))
  expect(await chosen()).toEqual([true, true, true, false])
  await box('Kiln B').click({ modifiers: ['Shift'] })
  expect(await chosen()).toEqual([true, false, false, false])
})
