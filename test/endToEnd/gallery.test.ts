/** The gallery in a real browser: every block in every option, and nothing that axe or the HTML rules would fault. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { examplesOf } from '#blocks/examples.ts'
import { definitions } from '#blocks/registry.ts'
import { violationsOf, widths } from '../support/axe.ts'
import { builtSite } from '../support/builtSite.ts'
import { shareOf } from '../support/share.ts'

const site = builtSite()

let page: Page

/** Scrolls through the page, so that what wakes when it is seen is awake, and waits until nothing is busy. */
beforeAll(async () => {
  ;({ page } = await site.openSignedIn({ bypassCSP: true }))
  await page.goto('/user/gallery', { waitUntil: 'load' })
  for (const island of await page.locator('[data-island]').all()) await island.scrollIntoViewIfNeeded()
  await page.waitForFunction(
    () => !document.querySelector('[data-island]:not([data-awake]), [aria-busy="true"]'),
  )
  await page.evaluate(() => scrollTo(0, 0))
})

test('F-POST-04 the gallery shows every block in every option, without an error box', async () => {
  const shown = await page.locator('.gallery-example').evaluateAll((all) => all.map(({ id }) => id))
  const expected = [...definitions.values()].flatMap((definition) =>
    examplesOf(definition).map(({ block: { id } }) => id),
  )
  expect(
    expected.filter((id) => !shown.some((one) => one === `example-${id}` || one === `example-in-${id}`)),
  ).toEqual([])
  expect(await page.locator('.render-error').allTextContents()).toEqual([])
})

// Wide; narrow as well in the long form.
test.each(shareOf(widths, 0, widths.length))(
  'F-POST-04 axe finds nothing of any severity in the gallery: $name',
  async ({ viewport }) => {
    await page.setViewportSize(viewport)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await violationsOf(page)).toEqual([])
  },
)

test('F-POST-04 in a narrow column of a wide window every block has the room it needs', async () => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.evaluate(() => {
    for (const example of document.querySelectorAll('.gallery-example')) {
      const column = document.createElement('div')
      column.className = 'b-column'
      column.style.inlineSize = '22rem'
      column.append(...[...example.children].filter(({ tagName }) => !/^H\d$/.test(tagName)))
      example.append(column)
    }
  })
  expect(await squeezedTexts(page)).toEqual([])
  // As it was when blocks asked the window.
  await page.addStyleTag({ content: '.gallery-example > .b-column { container: none }' })
  expect((await squeezedTexts(page)).map(({ type }) => type)).toEqual(
    expect.arrayContaining(['team', 'pricing', 'price-list']),
  )
})

/** Returns sentences that break after every word or two, and the types of their blocks. */
async function squeezedTexts(on: Page): Promise<{ type: string; text: string }[]> {
  const found = await on.evaluate(() =>
    [...document.querySelectorAll('.gallery-example > .b-column *')].flatMap((element) => {
      const text = (element.textContent ?? '').trim()
      const { width, height } = element.getBoundingClientRect()
      const isSqueezed = width > 2 && width < 80 && height > 80
      if (element.children.length > 0 || (text.match(/\p{L}{2,}/gu) ?? []).length < 4 || !isSqueezed)
        return []
      return { id: element.closest('.gallery-example')?.id ?? '', text }
    }),
  )
  return found.flatMap(({ id, text }) => {
    const type = /^example-(?:in-)?(.*)-\d+$/.exec(id)?.[1] ?? ''
    // How many cards a collection shows beside each other on a phone is its owner's choice.
    return type === 'collection' ? [] : [{ type, text }]
  })
}

test('F-POST-04 buttons beside each other keep their distance in every pattern that a page begins with', async () => {
  await page.goto('/user/gallery?kind=hero')
  const gaps = await page.locator('.blk-button + .blk-button').evaluateAll((all) =>
    all.flatMap((one) => {
      const [left, right] = [one.previousElementSibling, one].map((button) =>
        button?.querySelector('.button, .button-link')?.getBoundingClientRect(),
      )
      return left && right && left.top === right.top ? [right.left - left.right] : []
    }),
  )
  expect(gaps.length).toBeGreaterThan(2)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8)
})

test('F-ROUTE-02 visitors are asked to log in before they see the gallery', async () => {
  const answer = await fetch(`${site.url}/user/gallery`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login?next=%2Fuser%2Fgallery'])
})
