/** The second demo in a browser: long words, tiny titles, Arabic pages and long lists fit a phone, and nothing complains. */
import { expect, test } from 'vitest'
import { builtSite } from '#test/support/builtSite.ts'
import { strangerScreensOf } from '#test/screens/stranger.ts'

const site = builtSite({ environment: { SEED_DEMO: 'stranger' } })

/** Words that stand beyond the window's edge where nothing scrolls to them, and words set letter by letter in a column with no room. */
function illegible(): string[] {
  const found: string[] = []
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const text = node.nodeValue?.trim() ?? ''
    const { parentElement } = node
    if (
      text.length < 8 ||
      !parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      parentElement.closest('script, style, option, svg, .hidden, .carousel, [popover], [href="#main"]')
    )
      continue
    range.selectNodeContents(node)
    const { width, left, right } = range.getBoundingClientRect()
    if (width <= 1) continue
    const style = getComputedStyle(parentElement)
    const isShortened = style.textOverflow === 'ellipsis' || style.clipPath !== 'none'
    if ((right > innerWidth + 1 || left < -1) && !isShortened && !scrolls(parentElement))
      found.push(`cut: ${text.slice(0, 40)}`)
    if (width < 2 * Number.parseFloat(style.fontSize))
      found.push(`squeezed to ${Math.round(width)} px: ${text.slice(0, 40)}`)
  }
  return found
}

test('nothing of the second demo is wider than a phone, cut or squeezed, there or on a desktop, and no screen complains', async () => {
  const { page } = await site.openSignedIn({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const wrong: string[] = []
  let open = ''
  page.on('pageerror', (error) => wrong.push(`${open}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 40[34]/.test(message.text()))
      wrong.push(`${open}: ${message.text()}`)
  })
  for (const { name, path, isFixed } of await strangerScreensOf(site.admin)) {
    // The editor scrolls inside its own frame.
    if (isFixed) continue
    open = name
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(site.url + path)
    await page.waitForFunction(
      () =>
        document.querySelector('h1, iframe') !== null &&
        document.querySelector('[aria-busy="true"]') === null,
    )
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (over > 0) wrong.push(`${name} at ${width}: ${over} px wider than the window`)
      for (const words of await page.evaluate(illegible)) wrong.push(`${name} at ${width}: ${words}`)
    }
  }
  expect(wrong).toEqual([])
}, 600_000)
