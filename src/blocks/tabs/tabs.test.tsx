/** What tabs draw, and how they are used. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leaveBrowser, openBrowser } from '#test/support/browser.ts'
import { drawBlock } from '../blockChecks.testing.tsx'
import { openEnhanced } from '../enhance.testing.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(leaveBrowser)

const tab = (title: string, text: string) => ({
  id: `tab-${title}`,
  type: 'tab',
  state: { title },
  children: [{ id: `text-${title}`, type: 'paragraph', state: { text }, children: [] }],
})
const html = drawBlock(
  'tabs',
  { values: [{ value: 'Clay', text: 'Stoneware' }], label: 'About' },
  { children: [tab('Care', 'Oven is fine'), tab('Sizes', '250 ml')] },
)

test('F-POST-06 values and tab blocks become tabs that arrows, Home and End move between', async () => {
  const { page } = await openEnhanced(browser, html, ['tabs'])
  expect(await page.getByRole('tablist', { name: 'About' }).getByRole('tab').allTextContents()).toEqual([
    'Clay',
    'Care',
    'Sizes',
  ])
  expect(await page.getByRole('tabpanel').allTextContents()).toEqual(['ClayStoneware'])
  await page.getByRole('tab', { name: 'Care' }).click()
  expect(await page.getByRole('tabpanel', { name: 'Care' }).isVisible()).toBe(true)
  expect(await page.getByText('Stoneware').isVisible()).toBe(false)
  await page.keyboard.press('ArrowRight')
  expect(await page.getByRole('tab', { name: 'Sizes' }).getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('ArrowRight')
  expect(await page.getByRole('tabpanel', { name: 'Clay' }).isVisible()).toBe(true)
  await page.keyboard.press('End')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Sizes')
  expect(await page.getByRole('tab').evaluateAll((all) => all.map((one) => one.tabIndex))).toEqual([
    -1, -1, 0,
  ])
  await page.context().close()
})

test('F-POST-06 without scripts tabs are headings with their texts', async () => {
  const { page } = await openEnhanced(browser, html, ['tabs'], { javaScriptEnabled: false })
  expect(await page.getByRole('heading').allTextContents()).toEqual(['Clay', 'Care', 'Sizes'])
  for (const text of ['Stoneware', 'Oven is fine', '250 ml'])
    expect(await page.getByText(text).isVisible(), text).toBe(true)
  expect(await page.getByRole('tab').count()).toBe(0)
  await page.context().close()
})

test('F-POST-06 in the editor all panels are open, to be written in', () => {
  expect(drawBlock('tabs', {}, { isCanvas: true })).toContain('b-tabs-open')
})
