/** The second demo in a browser: long words, tiny titles, Arabic pages and long lists fit a phone, and nothing complains. */
import { expect, test } from 'vitest'
import { builtSite } from '#test/support/builtSite.ts'
import { strangerScreensOf } from '#test/screens/stranger.ts'

const site = builtSite({ environment: { SEED_DEMO: 'stranger' } })

test('no screen of the second demo is wider than a phone, and none complains', async () => {
  const { page } = await site.openSignedIn({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const wrong: string[] = []
  let open = ''
  page.on('pageerror', (error) => wrong.push(`${open}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 40[34]/.test(message.text())) wrong.push(`${open}: ${message.text()}`)
  })
  for (const { name, path, isFixed } of await strangerScreensOf(site.admin)) {
    // The editor scrolls inside its own frame.
    if (isFixed) continue
    open = name
    await page.goto(site.url + path)
    await page.waitForFunction(() => document.querySelector('h1, iframe') !== null && document.querySelector('[aria-busy="true"]') === null)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (over > 0) wrong.push(`${name}: ${over} px wider than the window`)
  }
  expect(wrong).toEqual([])
}, 600_000)
