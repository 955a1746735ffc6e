/** The canvas: the page at its true width, drawn as large as fits; what lies over it is right at every size. */
import type { FrameLocator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import { takeHold } from '../support/dragging.ts'

const site = builtSite()
const screen = { viewport: { width: 1440, height: 900 } }

const paragraph = (id: string, text: string, state: Record<string, unknown> = {}) => ({
  id,
  type: 'paragraph',
  state: { text, ...state },
  children: [],
})

async function draft(title: string, ...value: unknown[]): Promise<string> {
  return (await site.save({ type: 'page', title, value })).id
}

async function open(page: Page, id: string): Promise<FrameLocator> {
  await page.goto(`/user/editor/${id}`)
  const canvas = page.frameLocator('iframe.editor-frame')
  await canvas.locator('[data-bid]').first().waitFor()
  await page.getByRole('group', { name: 'Width of the page' }).waitFor()
  return canvas
}

const widthOf = (canvas: FrameLocator): Promise<number> =>
  canvas.locator('body').evaluate(() => window.innerWidth)
const viewButton = (page: Page) => page.getByRole('button', { name: /^View:/ })
const widthButton = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Width of the page' }).getByRole('button', { name })
const styleWidth = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Width that the style holds at' }).getByRole('button', { name })

test('F-EDIT-06 on a screen of 1440 the canvas is a desktop: what is set for Desktop shows; buttons and style panel change its width together', async () => {
  const { page, context, complaints } = await site.openSignedIn(screen)
  const canvas = await open(page, await draft('True widths', paragraph('a', 'Wide words.')))
  expect(await widthOf(canvas)).toBe(1280)
  expect(await viewButton(page).innerText()).toMatch(/^Fit [5-8]\d %$/)
  await canvas.getByText('Wide words.').click()
  await styleWidth(page, 'Desktop').click()
  await page.getByLabel('Space inside, number').fill('44')
  const padding = () => canvas.locator('[data-bid="a"]').evaluate((one) => getComputedStyle(one).paddingTop)
  await expect.poll(padding).toBe('44px')

  await widthButton(page, 'Phone').click()
  await expect.poll(() => widthOf(canvas)).toBe(360)
  await expect.poll(padding).toBe('0px')
  expect(await styleWidth(page, 'Phone').getAttribute('aria-pressed')).toBe('true')
  // There is room for all of a phone: it is never drawn larger than it is.
  expect(await viewButton(page).innerText()).toBe('Fit 100 %')
  await styleWidth(page, 'Tablet').click()
  await expect.poll(() => widthOf(canvas)).toBe(768)
  expect(await widthButton(page, 'Tablet').getAttribute('aria-pressed')).toBe('true')
  await widthButton(page, 'Desktop').click()
  await expect.poll(() => widthOf(canvas)).toBe(1280)
  expect(await styleWidth(page, 'Desktop').getAttribute('aria-pressed')).toBe('true')
  await expect.poll(padding).toBe('44px')

  await viewButton(page).click()
  await page.getByRole('button', { name: '1920' }).click()
  await expect.poll(() => widthOf(canvas)).toBe(1920)
  await page.getByLabel('Width in pixels').fill('1000')
  await expect.poll(() => widthOf(canvas)).toBe(1000)
  expect(complaints).toEqual([])
  await context.close()
})

test('F-EDIT-01 keys fit the page, show it whole and change its size; what is typed at any size stays at the caret', async () => {
  const { page, context } = await site.openSignedIn(screen)
  const canvas = await open(
    page,
    await draft('Sizes', paragraph('a', 'First words here.'), paragraph('b', 'Second.')),
  )
  const box = page.locator('.editor-box')
  /** The frame of the selection is around the block as it is drawn, 4 px away from it. */
  const isAround = async () => {
    const [own, around] = [await canvas.locator('[data-bid="a"]').boundingBox(), await box.boundingBox()]
    return own && around ? [around.x + 4 - own.x, around.y + 4 - own.y, around.width - 8 - own.width] : []
  }
  const near = async () =>
    Math.max(...(await isAround()).map(Math.abs), (await isAround()).length === 3 ? 0 : 99)
  await canvas.locator('[data-bid="a"] p').click({ position: { x: 1, y: 8 } })
  await canvas.locator('.ProseMirror-focused').waitFor()
  await expect.poll(near).toBeLessThan(1.5)
  await page.keyboard.press('Home')
  for (let count = 0; count < 'First'.length; count += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.type(' and only')
  await canvas.getByText('First and only words here.').waitFor()

  await page.keyboard.press('Control+1')
  await expect.poll(() => viewButton(page).innerText()).toBe('100 %')
  await page.locator('.editor-message').getByText('100 %').waitFor()
  // Wider than the room: the page moves sideways under the panels, with what lies over it.
  expect(await page.locator('.editor-stage').evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true)
  await page.keyboard.type(' three')
  await canvas.getByText('First and only three words here.').waitFor()
  await page.keyboard.press('Control+-')
  await expect.poll(() => viewButton(page).innerText()).toBe('90 %')
  await expect.poll(near).toBeLessThan(1.5)
  await page.keyboard.press('Control+=')
  await page.keyboard.press('Control+=')
  await expect.poll(() => viewButton(page).innerText()).toBe('125 %')
  await page.keyboard.press('Control+0')
  await expect.poll(() => viewButton(page).innerText()).toMatch(/^Fit [5-8]\d %$/)
  await expect.poll(near).toBeLessThan(1.5)
  await context.close()
})

test('F-EDIT-04 a block dragged on a page that is drawn smaller lands where the line shows', async () => {
  const { page, context } = await site.openSignedIn(screen)
  const texts = ['One.', 'Two.', 'Three.', 'Four.']
  const canvas = await open(
    page,
    await draft('Dragged', ...texts.map((text, index) => paragraph(`p${index}`, text))),
  )
  await canvas.getByText('Four.').click()
  await takeHold(page, page.getByRole('button', { name: /^Drag/ }))
  const over = await canvas.locator('[data-bid="p1"]').boundingBox()
  if (!over) throw new Error('Nothing to drag to')
  await page.mouse.move(over.x + 40, over.y + over.height + 20, { steps: 4 })
  await page.mouse.move(over.x + 40, over.y + 3, { steps: 4 })
  const line = page.locator('.editor-drop-line')
  await line.waitFor()
  await expect.poll(async () => Math.abs(((await line.boundingBox())?.y ?? 0) + 2 - over.y)).toBeLessThan(2)
  await page.mouse.up()
  await expect
    .poll(() => canvas.locator('[data-bid]').allInnerTexts())
    .toEqual(['One.', 'Four.', 'Two.', 'Three.'])
  await context.close()
})

test('F-EDIT-06 panels fold and stay folded; the settings of another block open at their top', async () => {
  const { page, context } = await site.openSignedIn({ viewport: { width: 1440, height: 600 } })
  const id = await draft('Panels', paragraph('a', 'Plain.'), {
    id: 'f',
    type: 'heading',
    state: { text: 'Title of it', level: 2 },
    children: [],
  })
  const canvas = await open(page, id)
  const panel = page.getByRole('complementary', { name: 'Settings' })
  await canvas.getByText('Plain.').click()
  await panel.getByRole('heading', { name: 'Paragraph' }).waitFor()
  const scrolled = () => panel.evaluate((one) => one.scrollTop)
  await panel.evaluate((one) => one.scrollTo(0, 700))
  expect(await scrolled()).toBeGreaterThan(300)
  // The same block goes on where it was.
  await page.keyboard.type('x')
  expect(await scrolled()).toBeGreaterThan(300)
  await page.getByRole('treeitem', { name: /^Heading/ }).click()
  await panel.getByRole('heading', { name: 'Heading' }).waitFor()
  await expect.poll(scrolled).toBe(0)

  const fold = (name: string) => page.getByRole('button', { name })
  await fold('Outline panel').click()
  await fold('Settings panel').click()
  await expect.poll(() => panel.isVisible()).toBe(false)
  // The page has the room: it is as large as visitors see it.
  await expect.poll(() => viewButton(page).innerText()).toBe('Fit 100 %')
  await open(page, id)
  expect(await panel.isVisible()).toBe(false)
  expect(await fold('Settings panel').getAttribute('aria-expanded')).toBe('false')
  await fold('Settings panel').click()
  await panel.getByRole('tab', { name: 'Page' }).waitFor()
  await context.close()
})

test('F-EDIT-04 the toolbar covers no line of text: above, below, or at the bottom of the canvas; it is out of the way while somebody writes', async () => {
  const { page, context } = await site.openSignedIn(screen)
  const long = 'Words that go on to the very end of the line, so that nothing beside them is free. '.repeat(4)
  const canvas = await open(
    page,
    await draft(
      'Toolbar',
      { id: 'h', type: 'heading', state: { text: 'Short', level: 2 }, children: [] },
      paragraph('a', long),
      paragraph('b', long),
      paragraph('c', long),
    ),
  )
  const bar = page.getByRole('toolbar', { name: /Paragraph/ })
  /** Names of the blocks with a line of text under the toolbar. */
  const covered = async () => {
    const over = await bar.boundingBox()
    const own = await page.locator('iframe.editor-frame').boundingBox()
    if (!over || !own) return ['no toolbar']
    const scale = own.width / (await widthOf(canvas))
    return canvas.locator('[data-bid]').evaluateAll(
      (blocks, at) =>
        blocks
          .filter((block) => {
            const range = block.ownerDocument.createRange()
            const words = block.firstElementChild?.firstChild
            if (words) range.selectNodeContents(words)
            return [...range.getClientRects()].some(
              ({ left, right, top, bottom }) =>
                left < at.right && right > at.left && top < at.bottom && bottom > at.top,
            )
          })
          .map((block) => block.getAttribute('data-bid')),
      {
        left: (over.x - own.x) / scale,
        right: (over.x + over.width - own.x) / scale,
        top: (over.y - own.y) / scale,
        bottom: (over.y + over.height - own.y) / scale,
      },
    )
  }
  for (const name of ['a', 'b', 'c']) {
    await canvas.locator(`[data-bid="${name}"] p`).click({ position: { x: 30, y: 10 } })
    await bar.waitFor()
    await expect.poll(covered).toEqual([])
  }
  const opacity = () => page.locator('.editor-handles').evaluate((one) => getComputedStyle(one).opacity)
  await page.keyboard.type('a')
  expect(await opacity()).toBe('1')
  await page.keyboard.type('bc')
  await expect.poll(opacity).toBe('0')
  await page.mouse.move(700, 500)
  await page.mouse.move(710, 510)
  await expect.poll(opacity).toBe('1')
  await context.close()
})

test('F-EDIT-01 the canvas shows the fonts of the site however late they come', async () => {
  const { page, context } = await site.openSignedIn({ viewport: { width: 1440, height: 900 } })
  const come = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await come.promise
    await route.continue()
  })
  const heading = {
    id: 'head',
    type: 'heading',
    state: { text: 'Fired twice a month', level: 2 },
    children: [],
  }
  const { id } = await site.save({ type: 'page', title: 'Late fonts', value: [heading] })
  await page.goto(`/user/editor/${id}`)
  const head = page.frameLocator('iframe.editor-frame').locator('h2')
  await head.waitFor()
  const width = () =>
    head.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return Math.round(range.getBoundingClientRect().width)
    })
  const before = await width()
  come.resolve()
  await expect.poll(width).not.toBe(before)
  await context.close()
})

test('F-EDIT-01 the canvas shows the site’s header, footer and the title; they take no keys and are no part of the page', async () => {
  const { page, context, complaints } = await site.openSignedIn(screen)
  const canvas = await open(page, await draft('Framed', paragraph('a', 'Words between.')))
  const [header, footer] = [canvas.locator('header.site-header'), canvas.locator('footer.site-footer')]
  await header.waitFor()
  await canvas.locator('h1', { hasText: 'Framed' }).waitFor()
  const [top, words, bottom] = await Promise.all(
    [header, canvas.getByText('Words between.'), footer].map((one) => one.boundingBox()),
  )
  expect((top?.y ?? 0) < (words?.y ?? 0) && (words?.y ?? 0) < (bottom?.y ?? 0)).toBe(true)
  for (const part of [header, footer]) expect(await part.evaluate((one) => one.matches('[inert]'))).toBe(true)

  // Pointed at it says what it is; a press on a link of it goes nowhere and leaves the block.
  await canvas.getByText('Words between.').click()
  await page.getByRole('toolbar', { name: /Paragraph/ }).waitFor()
  const link = await header.locator('a').first().boundingBox()
  if (!link) throw new Error('The header has no link')
  await page.mouse.move(link.x + 4, link.y + 4, { steps: 3 })
  const tag = page.getByRole('button', { name: 'Header On every page' })
  await expect.poll(() => tag.evaluate((one) => getComputedStyle(one).opacity)).toBe('1')
  await page.mouse.click(link.x + 4, link.y + 4)
  await expect.poll(() => page.locator('.editor-box').count()).toBe(0)
  expect(await page.getByRole('treeitem').count()).toBe(1)
  expect(complaints).toEqual([])
  await context.close()
})

test('F-EDIT-01 a click on the title above the blocks leads into the title of the bar, and the words typed then are its own', async () => {
  const { page, context, complaints } = await site.openSignedIn(screen)
  const canvas = await open(page, await draft('Our kiln', paragraph('a', 'Words between.')))
  await canvas.getByText('Words between.').click()
  const title = canvas.locator('h1', { hasText: 'Our kiln' })
  const box = await title.boundingBox()
  if (!box) throw new Error('The title is not shown')
  const cursor = () => canvas.locator('main').evaluate((one) => getComputedStyle(one).cursor)
  expect(await cursor()).toBe('default')
  await page.mouse.move(box.x + 20, box.y + box.height / 2, { steps: 3 })
  await expect.poll(cursor).toBe('text')
  await page.mouse.click(box.x + 20, box.y + box.height / 2)
  await page.keyboard.type(' burns')
  await canvas.locator('h1', { hasText: /^Our kiln burns$/ }).waitFor()
  expect(await page.getByLabel('Title', { exact: true }).first().inputValue()).toBe('Our kiln burns')
  await canvas.getByText(/^Words between\.$/).click()
  await expect.poll(cursor).toBe('default')
  expect(complaints).toEqual([])
  await context.close()
})

test('F-EDIT-01 the toolbar of a block that is scrolled out of sight covers no other text, and comes back with it or by keys', async () => {
  const { page, context, complaints } = await site.openSignedIn(screen)
  const lines = Array.from({ length: 60 }, (_, index) => paragraph(`p${index}`, `Line number ${index}.`))
  const canvas = await open(page, await draft('Long', ...lines))
  await canvas.getByText('Line number 3.').click()
  const toolbar = page.getByRole('toolbar', { name: /Paragraph/ })
  await toolbar.waitFor()
  const seen = () => page.locator('.editor-handles').evaluate((one) => getComputedStyle(one).opacity)
  await expect.poll(seen).toBe('1')
  const scrollTo = (top: number) =>
    canvas.locator('body').evaluate((_, to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  await scrollTo(100_000)
  await expect.poll(seen).toBe('0')
  // A press where it would be is one on what is seen there.
  expect(await toolbar.evaluate((one) => getComputedStyle(one).pointerEvents)).toBe('none')
  await toolbar.getByRole('button', { name: 'Duplicate' }).focus()
  await expect.poll(seen).toBe('1')
  await page.getByLabel('Title', { exact: true }).first().focus()
  await expect.poll(seen).toBe('0')
  await scrollTo(0)
  await expect.poll(seen).toBe('1')
  expect(complaints).toEqual([])
  await context.close()
})

test('F-EDIT-06 a first section from edge to edge begins at the header, as visitors have it; without its heading the title is above it', async () => {
  const { page } = await site.openSignedIn(screen)
  const heading = { id: 'top', type: 'heading', state: { text: 'At the kiln', level: 1 }, children: [] }
  const state = { width: 'full', tone: 'dark' }
  const id = await draft('Kiln days', { id: 'band', type: 'group', state, children: [heading] })
  const canvas = await open(page, id)
  const gap = () =>
    canvas.locator('.blk-group').evaluate((section) => {
      const header = section.ownerDocument.querySelector('.site-header')
      return Math.round(
        section.getBoundingClientRect().top - (header?.getBoundingClientRect().bottom ?? Number.NaN),
      )
    })
  await expect.poll(gap).toBe(0)
  const title = canvas.getByRole('heading', { name: 'Kiln days' })
  expect(await title.count()).toBe(0)
  await canvas.getByRole('heading', { name: 'At the kiln' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Delete')
  await title.waitFor()
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(gap).toBe(0)
})

test('F-EDIT-06 on a page as narrow as a phone the whole toolbar of a text is within the page', async () => {
  const { page, context, complaints } = await site.openSignedIn(screen)
  const canvas = await open(page, await draft('Narrow', paragraph('a', 'Words on a phone.')))
  await widthButton(page, 'Phone').click()
  await canvas.getByText('Words on a phone.').click()
  await page.mouse.move(700, 700)
  const bar = page
    .getByRole('toolbar')
    .filter({ has: page.getByRole('button', { name: 'Bold', exact: true }) })
  await bar.getByRole('button', { name: 'Bold' }).waitFor()
  const around = await page.locator('iframe.editor-frame').boundingBox()
  for (const button of await bar.getByRole('button').all()) {
    const box = await button.boundingBox()
    if (!box || !around) throw new Error('Nothing is drawn')
    expect(box.x, await button.innerText()).toBeGreaterThanOrEqual(around.x)
    expect(box.x + box.width, await button.innerText()).toBeLessThanOrEqual(around.x + around.width)
  }
  expect(complaints).toEqual([])
  await context.close()
})
