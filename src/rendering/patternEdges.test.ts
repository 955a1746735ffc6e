/** Patterns in a real browser: what lies beside each other ends on the same edge, on a wide screen and on a phone. */
import { globSync, readFileSync } from 'node:fs'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Block } from '#blocks/block.ts'
import type { FormData } from '#blocks/form/data.ts'
import '#blocks/shell/compileLayout.ts'
import { samplePage } from '#blocks/sampleData.testing.ts'
import { patternNamed } from '#patterns/library.ts'
import { leaveBrowser, openBrowser } from '#test/support/browser.ts'
import { sampleForm, type SampleFormName, withForms } from '#patterns/sampleForms.ts'
import { renderBlocks } from './renderBlocks.tsx'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(leaveBrowser)

const sheets = ['tokens', 'base', 'chrome', 'pages']
  .map((name) => `themes/default/${name}.css`)
  .concat(globSync('src/blocks/*/style.css'), globSync('src/blocks/*/ownStyle.css'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('')
  .replaceAll(/@font-face \{[^}]*\}/g, '')

const wide = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 } }

/** What the form blocks among them show, with the choices of their fields. */
const formData = (block: Block): [id: string, data: FormData][] =>
  block.type === 'form'
    ? [[block.id, shownForm(block.state.look === 'sentence' ? 'sentence' : 'booking')]]
    : block.children.flatMap(formData)

function shownForm(name: SampleFormName): FormData {
  const { fields, ...form } = sampleForm(name)
  return {
    ...form,
    id: name,
    fields: fields.map(({ choices = [], value, ...field }) => ({
      placeholder: '',
      ...field,
      description: '',
      choices: choices.map((title) => ({ title, value: title })),
      ...(value ? { start: [value] } : {}),
    })),
  }
}

/** A page of blocks, calm. */
async function openBlocks(given: readonly Block[], options: BrowserContextOptions): Promise<Page> {
  const { html, css } = renderBlocks(given, {
    page: samplePage,
    data: new Map(given.flatMap(formData)),
  })
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  await page.setContent(
    `<!doctype html><html lang="en"><head><style>@layer reset, tokens, theme, blocks, style, plugin, shared, instance, owner;${sheets}${css}</style></head><body><main><div class="flow">${html}</div></main></body></html>`,
  )
  return page
}

const openPatterns = (names: readonly string[], options: BrowserContextOptions) =>
  openBlocks(
    withForms(
      names.map((name) => patternNamed(name)?.make() ?? expect.fail(name)),
      { booking: 'booking', sentence: 'sentence' },
    ),
    options,
  )

/** Where an element is on the page; of several the last. */
const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .last()
    .evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return { left, right, top: top + scrollY, bottom: bottom + scrollY }
    })

/** The base line of the last line of text. */
const baselineOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .last()
    .evaluate((element) => {
      const mark = document.createElement('span')
      mark.style.display = 'inline-block'
      element.append(mark)
      const { bottom } = mark.getBoundingClientRect()
      mark.remove()
      return bottom
    })

test('F-POST-04 a picture fills its half, whatever ratio it has elsewhere', async () => {
  const page = await openPatterns(['menu-beside', 'hours-booking'], wide)
  const [half, picture] = [await boxOf(page, '.b-columns-halves'), await boxOf(page, '.b-columns-halves img')]
  expect(picture.top).toBeCloseTo(half.top, 0)
  expect(picture.bottom).toBeCloseTo(half.bottom, 0)
  expect(picture.right).toBeCloseTo(720, 0)
  await page.context().close()
})

test('F-POST-04 a sentence and the name below the picture beside it stand on one line', async () => {
  const page = await openPatterns(['plates'], wide)
  expect(await baselineOf(page, 'h2')).toBeCloseTo(await baselineOf(page, '.b-prices-name'), 0)
  await page.context().close()
})

test('F-POST-06 the bar at the bottom is seen on phones, past the first screen, and rests on the ground of what is above it', async () => {
  const names = ['hero-facts', 'plates', 'closing-place', 'phone-bar']
  const screen = await openPatterns(names, wide)
  const bar = '.blk-group:has(> .b-phone-bar)'
  expect(await screen.locator(bar).isVisible()).toBe(false)
  await screen.context().close()

  const page = await openPatterns(names, phone)
  expect(await page.locator(bar).isVisible()).toBe(false)
  await page.evaluate(() => scrollTo(0, innerHeight))
  await expect.poll(() => page.locator(bar).isVisible()).toBe(true)
  expect((await boxOf(page, bar)).bottom).toBeCloseTo(2 * 844, 0)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const [above, below] = [
    await boxOf(page, '.blk-group:has(+ .blk-group > .b-phone-bar)'),
    await boxOf(page, bar),
  ]
  expect(above.bottom).toBeCloseTo(below.bottom, 0)
  expect(above.top).toBeLessThan(below.top)
  const [first, last] = [await boxOf(page, `${bar} .blk-button`), await boxOf(page, `${bar} .b-columns`)]
  expect(first.right).toBeCloseTo(last.right, 0)
  await page.context().close()
})

test('F-POST-06 a bar at the bottom covers nothing of the section that it comes to rest on', async () => {
  const page = await openPatterns(['plates', 'phone-bar-one', 'closing-question'], phone)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const [last, bar] = [await boxOf(page, '.b-prices'), await boxOf(page, '.blk-group:has(> .b-phone-bar)')]
  expect(last.bottom).toBeLessThanOrEqual(bar.top + 0.5)
  await page.context().close()
})

test('F-POST-04 running words at rest are whole, end where the text of the page ends, and are apart by one distance', async () => {
  const page = await openPatterns(['running-delivery'], wide)
  const words = await page.getByRole('listitem').evaluateAll((all) =>
    all.map((item) => {
      const range = document.createRange()
      range.selectNodeContents(item)
      const { left, right } = range.getBoundingClientRect()
      return { left, right }
    }),
  )
  expect(words.length).toBe(5)
  const column = await page.locator('.b-marquee').evaluate((band) => {
    const { gutter, page: most } = { gutter: '--gutter', page: '--page' }
    const probe = document.createElement('div')
    probe.style.width = `min(var(${most}), 100vw - 2 * var(${gutter}))`
    band.append(probe)
    const { width } = probe.getBoundingClientRect()
    probe.remove()
    return { left: (innerWidth - width) / 2, right: (innerWidth + width) / 2 }
  })
  expect(words[0]?.left).toBeCloseTo(column.left, 0)
  expect(words.at(-1)?.right).toBeCloseTo(column.right, 0)
  const gaps = words.slice(1).map(({ left }, index) => left - (words[index]?.right ?? 0))
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1)
  expect(await boxOf(page, '.b-marquee')).toMatchObject({ left: 0, right: 1440 })
  await page.context().close()

  const small = await openPatterns(['running-words-huge'], phone)
  const lines = await small
    .getByRole('listitem')
    .evaluateAll((all) =>
      all.map((item) => new Set([...item.getClientRects()].map(({ top }) => Math.round(top))).size),
    )
  expect(lines).toEqual([1, 1])
  expect(await small.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await small.context().close()
})

test('F-FORM-01 tiles fill their rows, and what is chosen at first is drawn as chosen', async () => {
  const page = await openPatterns(['hours-booking'], phone)
  for (const tiles of await page.locator('.form-tiles').all()) {
    const [ends, end] = await tiles.evaluate((box) => [
      [...Map.groupBy([...box.children], (tile) => tile.getBoundingClientRect().top).values()].map(
        (row) => row.at(-1)?.getBoundingClientRect().right ?? 0,
      ),
      box.getBoundingClientRect().right,
    ])
    for (const one of ends) expect(one).toBeCloseTo(end, 0)
  }
  expect(await page.getByRole('radio', { name: '2', exact: true }).isChecked()).toBe(true)
  await page.context().close()
})

test.each(['product-on-colour', 'product-on-colour-mirrored'])(
  'F-POST-04 %s: picture and button end on one edge, the number lies behind, on a phone in the row of the name',
  async (name) => {
    const page = await openPatterns([name], wide)
    const [picture, button] = [await boxOf(page, 'img'), await boxOf(page, '.button')]
    expect(button.bottom).toBeCloseTo(picture.bottom, 0)
    const number = await boxOf(page, '.b-paragraph-numeral')
    expect(number.bottom - number.top).toBeGreaterThan(400)
    await page.context().close()

    const small = await openPatterns([name], phone)
    const [figure, heading] = [await boxOf(small, '.b-paragraph-numeral'), await boxOf(small, 'h2')]
    expect(figure.top).toBeLessThan(heading.bottom)
    expect(figure.bottom).toBeGreaterThan(heading.top)
    expect(figure.right).toBeCloseTo((await boxOf(small, '.button')).right, 0)
    await small.context().close()
  },
)

test('F-FORM-01 in a form as a sentence stops follow their fields directly, and each field is as tall as a finger', async () => {
  const page = await openPatterns(['contact-sentence'], phone)
  const fields = await page.locator('.form-tight').evaluateAll((all) =>
    all.map((tight) => ({
      stop: tight.lastChild?.textContent,
      lines: tight.getClientRects().length,
      height: Math.round(tight.querySelector('input, select')?.getBoundingClientRect().height ?? 0),
    })),
  )
  expect(fields.map(({ stop }) => stop)).toEqual(['.', '.', '.'])
  expect(fields.every(({ lines }) => lines === 1)).toBe(true)
  for (const { height } of fields) expect(height).toBeGreaterThanOrEqual(44)
  await page.context().close()
})

test('F-POST-04 the outermost slips of a heap hang over the edges of the window, which stays as wide', async () => {
  for (const screen of [wide, phone]) {
    const page = await openPatterns(['closing-heap'], screen)
    const slips = await page
      .locator('.blk-paragraph:has(> .b-paragraph-slip)')
      .evaluateAll((all) =>
        all.map((slip) => slip.getBoundingClientRect()).map(({ left, right }) => [left, right]),
      )
    const { width } = screen.viewport
    expect(Math.min(...slips.map(([left = 0]) => left))).toBeLessThan(-12)
    expect(Math.max(...slips.map(([, right = 0]) => right))).toBeGreaterThan(width + 12)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.context().close()
  }
})

test('F-POST-04 words of a sheet begin 8 pixels after each inner line, and on the outer edge', async () => {
  const names = ['captioned', 'quote-and-tall', 'detail-and-wide', 'practice', 'closing-title-block']
  const page = await openPatterns(names, wide)
  const offsets = await page
    .locator('.b-lines :is(.b-paragraph, figcaption > span, .b-table-lines td)')
    .evaluateAll((all) =>
      all.flatMap((words) => {
        const sheet = words.closest('.b-lines')?.getBoundingClientRect()
        const range = document.createRange()
        range.selectNodeContents(words)
        const at = range.getBoundingClientRect().left - (sheet?.left ?? 0)
        const column = (sheet?.width ?? 0) / 6
        const off = at - Math.floor((at + 0.5) / column) * column
        return Math.abs(off - (at < 0.5 ? 0 : 8)) > 1 ? [`${words.textContent}: ${Math.round(off)}`] : []
      }),
    )
  expect(offsets).toEqual([])
  await page.context().close()
})
