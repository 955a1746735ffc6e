/** Space and columns are set on the canvas, by pointer and by keys, and hold on the published page at every width. */
import type { FrameLocator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import type { Person } from '../support/people.ts'

const site = builtSite()
let writer: Person

beforeAll(async () => {
  writer = await site.openSignedIn()
})

const paragraph = (id: string, text: string) => ({ id, type: 'paragraph', state: { text }, children: [] })
const section = {
  id: 'section001',
  type: 'group',
  state: { width: 'full', tone: 'surface' },
  children: [
    { id: 'heading001', type: 'heading', state: { text: 'Three ways to join', level: 2 }, children: [] },
    {
      id: 'grid000001',
      type: 'grid',
      state: { size: 'fill', layout: { all: { columns: [1, 1, 1], gap: 'm' } } },
      children: ['Saturday mornings', 'Six-week course', 'Private groups'].map((text, index) =>
        paragraph(`item00000${index}`, text),
      ),
    },
  ],
}

async function open(page: Page, id: string): Promise<FrameLocator> {
  await page.goto(`/user/editor/${id}`)
  const canvas = page.frameLocator('iframe.editor-frame')
  await canvas.locator('[data-bid]').first().waitFor()
  return canvas
}

const row = (page: Page, name: RegExp) => page.getByRole('treeitem', { name })
const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true })
const valueText = (page: Page, name: string) => slider(page, name).getAttribute('aria-valuetext')

/** Drags a handle by pixels of the page, which may be drawn smaller. */
async function drag(page: Page, name: string, by: { x?: number; y?: number }): Promise<void> {
  const scale = await page
    .locator('iframe.editor-frame')
    .evaluate((frame) => frame.getBoundingClientRect().width / frame.clientWidth)
  const box = await slider(page, name).boundingBox()
  if (!box) throw new Error(`There is no handle ${name}`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + ((by.x ?? 0) * scale) / 2, y + ((by.y ?? 0) * scale) / 2)
  await page.mouse.move(x + (by.x ?? 0) * scale, y + (by.y ?? 0) * scale)
  await page.mouse.up()
}

test('F-EDIT-06 padding of a section is dragged to the scale, with Alt to any pixel, with Shift on both edges; keys do the same, and each is one step of Undo', async () => {
  const { page } = writer
  const { id } = await site.save({ type: 'page', title: 'Padding', value: [section] })
  const canvas = await open(page, id)
  await row(page, /^Section/).click()
  const paddings = () =>
    canvas.locator('.b-group').evaluate((element) => {
      const { paddingTop, paddingBottom } = getComputedStyle(element)
      return [paddingTop, paddingBottom]
    })
  await slider(page, 'Padding top').waitFor()
  const before = await paddings()
  await drag(page, 'Padding top', { y: 72 - Number.parseFloat(before[0] ?? '') + 6 })
  await expect.poll(() => valueText(page, 'Padding top')).toBe('L, 72 pixels')
  expect(await paddings()).toEqual(['72px', before[1]])
  await page.keyboard.press('Control+z')
  await expect.poll(paddings).toEqual(before)
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(paddings).toEqual(['72px', before[1]])
  // The handle follows a frame later.
  await expect.poll(() => valueText(page, 'Padding top')).toBe('L, 72 pixels')

  await page.keyboard.down('Shift')
  await drag(page, 'Padding top', { y: 24 })
  await page.keyboard.up('Shift')
  await expect.poll(paddings).toEqual(['96px', '96px'])
  await expect.poll(() => valueText(page, 'Padding bottom')).toBe('XL, 96 pixels')
  await page.keyboard.down('Alt')
  await drag(page, 'Padding bottom', { y: 13 })
  await page.keyboard.up('Alt')
  await expect.poll(() => valueText(page, 'Padding bottom')).toBe('83 pixels, custom')

  await slider(page, 'Padding bottom').focus()
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => valueText(page, 'Padding bottom')).toBe('XL, 96 pixels')
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => valueText(page, 'Padding bottom')).toBe('97 pixels, custom')
  await page.keyboard.press('Home')
  await expect.poll(() => valueText(page, 'Padding bottom')).toBe('0, 0 pixels')
  // The keys of one visit to a handle are one step.
  await page.keyboard.press('Control+z')
  await expect.poll(() => valueText(page, 'Padding bottom')).toBe('83 pixels, custom')
  await page.keyboard.press('Control+z')
  await expect.poll(paddings).toEqual(['96px', '96px'])
})

test('F-EDIT-06 gap and column edges of a grid; a phone inherits, has its own and goes back; the page of visitors is the same', async () => {
  const { page } = writer
  const { id } = await site.save({ type: 'page', title: 'Columns', value: [section] })
  const canvas = await open(page, id)
  await row(page, /^Grid/).click()
  const grid = canvas.locator('.b-grid')
  await slider(page, 'Edge after column 1').focus()
  expect(await valueText(page, 'Edge after column 1')).toBe('33 per cent before it, 34 per cent after it')
  await page.keyboard.press('ArrowRight')
  await expect
    .poll(() => valueText(page, 'Edge after column 1'))
    .toBe('42 per cent before it, 25 per cent after it')
  await drag(page, 'Edge after column 2', { x: 100 })
  await expect
    .poll(() => valueText(page, 'Edge after column 2'))
    .toBe('33 per cent before it, 25 per cent after it')
  await drag(page, 'Gap', { x: 9 })
  await expect.poll(() => valueText(page, 'Gap')).toBe('L, 40 pixels')
  expect(await grid.evaluate((element) => getComputedStyle(element).columnGap)).toBe('40px')
  const panel = page.getByRole('complementary', { name: 'Settings' })
  await panel.getByLabel('Number or shares').fill('2 1 x')
  await panel.getByText('Type a number up to 26, or numbers with spaces between them.').waitFor()
  await panel.getByLabel('Number or shares').fill('2 1 1')

  // On a phone: below each other and inherited, then a row of its own, then as before.
  await panel.getByRole('radiogroup', { name: 'Screen size' }).getByText('Phone').click()
  await panel.getByText('Below each other on a phone until you choose').waitFor()
  await panel.getByRole('group', { name: 'Gap' }).getByText('Inherited from desktop').waitFor()
  const display = () => grid.evaluate((element) => getComputedStyle(element).flexDirection)
  await expect.poll(display).toBe('column')
  await panel.getByText('Swipe row', { exact: true }).click()
  await expect.poll(display).toBe('row')
  await panel
    .getByRole('group', { name: 'Gap' })
    .getByRole('radio', { name: 'S, 16 px' })
    .check({ force: true })
  await panel.getByText('Desktop: L, 40 px').waitFor()
  await panel
    .getByRole('radiogroup', { name: 'Screen size' })
    .getByRole('radio', { name: 'Phone, has its own values' })
    .waitFor()
  await panel.getByRole('button', { name: 'Reset Gap' }).click()
  await panel.getByRole('group', { name: 'Gap' }).getByText('Inherited from desktop').waitFor()
  await panel.getByRole('button', { name: 'Move Six-week course earlier' }).click()
  await panel.getByText('was 2').waitFor()

  await page.keyboard.press('Control+s')
  await page.locator('.editor-save').getByText('Saved', { exact: true }).waitFor()
  const visitor = await writer.context.newPage()
  await visitor.setViewportSize({ width: 1280, height: 800 })
  await visitor.goto(`/user/preview/${id}`)
  const columns = () =>
    visitor
      .locator('.b-grid')
      .evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').map(Number.parseFloat))
  const [wide = 0, narrow = 0] = await columns()
  expect(wide / narrow).toBeCloseTo(2, 1)
  await visitor.setViewportSize({ width: 390, height: 800 })
  const shape = await visitor.locator('.b-grid').evaluate((element) => ({
    snap: getComputedStyle(element).scrollSnapType,
    first: [...element.children].toSorted(
      (one, other) => one.getBoundingClientRect().left - other.getBoundingClientRect().left,
    )[0]?.textContent,
    share: (element.children[0]?.getBoundingClientRect().width ?? 0) / element.getBoundingClientRect().width,
    isWithin: document.documentElement.scrollWidth <= innerWidth,
  }))
  expect(shape).toMatchObject({ snap: 'x mandatory', first: 'Six-week course', isWithin: true })
  expect(shape.share).toBeCloseTo(0.78, 2)
})

test('F-EDIT-06 the style of a block is copied to another by keys; several blocks show what differs and are styled at once', async () => {
  const { page } = writer
  const { id } = await site.save({
    type: 'page',
    title: 'Styles',
    value: [
      {
        id: 'first00001',
        type: 'paragraph',
        state: { text: 'First words.', style: { opacity: '0.5' } },
        children: [],
      },
      paragraph('second0001', 'Second words.'),
      paragraph('third00001', 'Third words.'),
    ],
  })
  const canvas = await open(page, id)
  const looks = (property: 'opacity' | 'fontWeight') =>
    canvas
      .locator('.blk-paragraph')
      .evaluateAll(
        (all, name) =>
          all.map((one) => getComputedStyle(name === 'opacity' ? one : (one.firstElementChild ?? one))[name]),
        property,
      )
  await row(page, /First words/).click()
  await page.keyboard.press('Control+Alt+c')
  await page.locator('.editor-message').getByText('Style copied').waitFor()
  await row(page, /Second words/).click()
  await page.keyboard.press('Control+Alt+v')
  await page.locator('.editor-message').getByText('Style pasted').waitFor()
  await expect.poll(() => looks('opacity')).toEqual(['0.5', '0.5', '1'])

  await row(page, /Third words/).click({ modifiers: ['Shift'] })
  const panel = page.getByRole('complementary', { name: 'Settings' })
  await panel.getByText('Mixed', { exact: true }).waitFor()
  await panel.getByLabel('Weight').selectOption('Bold')
  await expect.poll(async () => (await looks('fontWeight')).slice(1)).toEqual(['700', '700'])
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await looks('fontWeight')).slice(1)).toEqual(['400', '400'])
})
