/** Controls of the dashboard and the editor in a real browser: tooltips, times, ranges, stars, code. */
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import type { Person } from '../support/people.ts'

const site = builtSite({ environment: { SEED_DEMO: '0' } })
let owner: Person

beforeAll(async () => {
  owner = await site.openSignedIn()
})

async function open(state: Record<string, unknown>, type = 'paragraph'): Promise<string> {
  const { id } = await site.save({
    type: 'page',
    title: `A ${type}`,
    status: 'published',
    value: [{ id: 'theblock01', type, state, children: [] }],
  })
  const { page } = owner
  await page.goto(`/user/editor/${id}`)
  await page.frameLocator('iframe.editor-frame').locator('[data-bid="theblock01"]').waitFor()
  return id
}

test('F-UI-22 F-CONST-15 icon buttons say what they do after 1.4 s of hovering and at once for keys; Esc takes it away', async () => {
  const { page } = owner
  await open({ text: 'Cone 10' })
  await page.locator('[data-outline="theblock01"]').click()
  const tip = page.getByRole('tooltip')
  // It comes late, with what else may wait: until then nothing shows.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/tooltips-/.test(name)),
  )
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  const started = Date.now()
  await undo.hover()
  await tip.waitFor()
  expect(Date.now() - started).toBeGreaterThanOrEqual(1300)
  expect(await tip.innerText()).toBe('Nothing to undo')
  // Its name stays its name; the tooltip describes it only while it shows.
  expect(await undo.getAttribute('aria-label')).toBe('Undo')
  expect(await undo.getAttribute('aria-describedby')).toBe('tooltip')
  await page.mouse.move(700, 500)
  await tip.waitFor({ state: 'hidden' })
  expect(await undo.getAttribute('aria-describedby')).toBeNull()
  const back = page.getByRole('link', { name: 'Back to the list' })
  await page.getByRole('textbox', { name: 'Title', exact: true }).focus()
  await page.keyboard.press('Shift+Tab')
  expect(await back.evaluate((element) => element.matches(':focus'))).toBe(true)
  await tip.waitFor()
  expect(await tip.innerText()).toBe('Back to the list')
  // What only says the name again describes nothing.
  expect(await back.getAttribute('aria-describedby')).toBeNull()
  await page.keyboard.press('Escape')
  await tip.waitFor({ state: 'hidden' })
  expect(owner.complaints).toEqual([])
})

test('F-UI-22 no control of the dashboard or the editor has the browser’s own tooltip beside it', async () => {
  const { page } = owner
  await open({ text: 'Cone 10' })
  await page.locator('[data-outline="theblock01"]').click()
  await page.getByRole('button', { name: 'Duplicate' }).first().waitFor()
  const native = () =>
    page
      .locator('button[title], a[title], summary[title]')
      .evaluateAll((found) => found.map((element) => element.outerHTML))
  expect(await native()).toEqual([])
  for (const path of [
    '/user',
    '/user/content/page',
    '/user/media',
    '/user/menus',
    '/user/types',
    '/user/products',
  ]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await native(), path).toEqual([])
  }
})

test('F-UI-12 the time of day is two fields, clamped when they are left, and saved as a moment', async () => {
  const { page } = owner
  await open({ text: 'Cone 10' })
  await page.getByRole('tab', { name: 'Page', exact: true }).click()
  const day = page.getByRole('textbox', { name: 'Take off the site', exact: true })
  await day.fill('2031-05-01')
  await day.press('Tab')
  const hours = page.getByRole('textbox', { name: 'Take off the site: time of day, hours' })
  const minutes = page.getByRole('textbox', { name: 'Take off the site: time of day, minutes' })
  await expect.poll(() => hours.inputValue()).toBe('09')
  await hours.fill('7')
  await hours.press('Tab')
  expect(await hours.inputValue()).toBe('07')
  await minutes.fill('75')
  await minutes.press('Tab')
  // 60 minutes are an hour more.
  expect([await hours.inputValue(), await minutes.inputValue(), await day.inputValue()]).toEqual([
    '08',
    '00',
    '2031-05-01',
  ])
  await hours.fill('31')
  await hours.press('Enter')
  await expect
    .poll(async () => [await hours.inputValue(), await day.inputValue()])
    .toEqual(['00', '2031-05-02'])
  expect(owner.complaints).toEqual([])
})

test('F-UI-14 opacity is a range that keys move, undone like any style', async () => {
  const { page } = owner
  await open({ text: 'Cone 10' })
  await page.locator('[data-outline="theblock01"]').click()
  const opacity = page.getByRole('slider', { name: 'Opacity' })
  await opacity.evaluate((element) => element.closest('details')?.setAttribute('open', ''))
  expect(await opacity.inputValue()).toBe('1')
  await opacity.focus()
  await page.keyboard.press('ArrowLeft')
  expect(await opacity.inputValue()).toBe('0.99')
  const block = page.frameLocator('iframe.editor-frame').locator('[data-bid="theblock01"]')
  await expect.poll(() => block.evaluate((element) => getComputedStyle(element).opacity)).toBe('0.99')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => block.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
  expect(owner.complaints).toEqual([])
})

test('F-UI-15 the stars of a rating are chosen as stars, tenths beside them', async () => {
  const { page } = owner
  await open({ value: 2, stars: 6 }, 'star-rating')
  await page.locator('[data-outline="theblock01"]').click()
  const stars = page.getByRole('group', { name: 'Rating in stars' }).getByRole('radio')
  await expect.poll(() => stars.count()).toBe(6)
  await stars.nth(1).focus()
  await page.keyboard.press('ArrowRight')
  const drawn = page.frameLocator('iframe.editor-frame').getByRole('img', { name: '3 of 6 stars' })
  await drawn.waitFor()
  await page.getByRole('textbox', { name: 'Rating', exact: true }).fill('4.5')
  await page.frameLocator('iframe.editor-frame').getByRole('img', { name: '4.5 of 6 stars' }).waitFor()
  expect(owner.complaints).toEqual([])
})
