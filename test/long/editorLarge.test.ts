/** Blocks that come in: in sight, whole and selected however much it is, and where the caret stands. */
import type { FrameLocator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import type { Person } from '../support/people.ts'

const site = builtSite()
let writer: Person

beforeAll(async () => {
  writer = await site.openSignedIn()
})

/** Paragraphs of a section that is several windows long. */
const count = 160
const paragraphs = Array.from({ length: count }, (_, index) => ({
  id: `p-${index}`,
  type: 'paragraph',
  state: { text: `Line ${index} of the section.` },
  children: [],
}))
const value = [
  { id: 'section', type: 'group', state: {}, children: paragraphs },
  { id: 'end', type: 'paragraph', state: { text: 'The end.' }, children: [] },
]

async function openWithSection(page: Page, title: string): Promise<FrameLocator> {
  const { id } = await site.save({ type: 'page', title, value })
  await page.goto(`/user/editor/${id}`)
  const canvas = page.frameLocator('iframe.editor-frame')
  await canvas.getByText(`Line ${count - 1} of`).waitFor()
  await page.locator('[data-outline="section"]').click()
  return canvas
}

/** Notes where the canvas is ready at each of its scrolls. */
const noteScrolls = (canvas: FrameLocator) =>
  canvas.locator('body').evaluate(({ ownerDocument }) => {
    const stands: number[] = []
    ownerDocument.addEventListener('scroll', () => stands.push(ownerDocument.documentElement.scrollTop))
    Object.assign(ownerDocument, { stands })
  })

/** Waits until the second section is whole and its beginning in sight; returns how many steps the canvas took to get there. */
async function secondSection(canvas: FrameLocator, wanted: number): Promise<number> {
  return canvas.locator('body').evaluate(
    ({ ownerDocument }, lines) =>
      new Promise<number>((done) => {
        const look = (): void => {
          const sections = ownerDocument.querySelectorAll('.blk-group')
          const [first] = sections[1]?.querySelectorAll('p') ?? []
          const drawn = [...(sections[1]?.querySelectorAll('p') ?? [])].filter(
            (line) => line.getBoundingClientRect().height > 0,
          )
          const top = first?.getBoundingClientRect().top ?? -1
          if (drawn.length !== lines || top < 0 || top > (ownerDocument.defaultView?.innerHeight ?? 0))
            return void requestAnimationFrame(look)
          const stands: unknown = Reflect.get(ownerDocument, 'stands')
          done(Array.isArray(stands) ? new Set(stands).size : 0)
        }
        look()
      }),
    wanted,
  )
}

test('F-EDIT-04 the copy of a long section is in sight at once, whole and selected; undo takes it away and redo brings it back', async () => {
  const { page } = writer
  const canvas = await openWithSection(page, 'Copied')
  await noteScrolls(canvas)
  await page.keyboard.press('Control+d')
  // A page of many windows is not scrolled through: a few corrections while lines get their height, and the copy is there.
  expect(await secondSection(canvas, count)).toBeLessThan(8)
  const chosen = page.locator('[role="treeitem"][aria-selected="true"]')
  await expect.poll(() => chosen.count()).toBe(1)
  expect(await chosen.getAttribute('data-outline')).not.toBe('section')
  await page.keyboard.press('Control+z')
  await expect.poll(() => canvas.locator('.blk-group').count()).toBe(1)
  await page.keyboard.press('Control+y')
  await expect.poll(() => canvas.locator('.blk-group').count()).toBe(2)
  expect(await canvas.locator('.blk-group').nth(1).locator('p:visible').count()).toBe(count)
})

test('F-EDIT-04 a pasted long section, and as many blocks side by side, are whole and in sight', async () => {
  const { page } = writer
  const canvas = await openWithSection(page, 'Pasted')
  await page.keyboard.press('Control+c')
  await page.locator('.editor-message').getByText('copied').waitFor()
  await page.keyboard.press('Control+v')
  await secondSection(canvas, count)
  // All at the top level: both sections and the end are pasted together behind themselves.
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')
  await page.locator('.editor-message').getByText('3 blocks copied').waitFor()
  await page.keyboard.press('Control+v')
  await page.locator('.editor-message').getByText('3 blocks pasted').waitFor()
  await expect.poll(() => canvas.locator('main p:visible').count()).toBe(4 * count + 2)
  await expect
    .poll(() =>
      canvas
        .locator('.blk-group')
        .nth(2)
        .locator('p')
        .first()
        .evaluate((line) => line.getBoundingClientRect().top >= 0),
    )
    .toBe(true)
})

test('F-EDIT-04 blocks pasted in the middle of a paragraph part it, and undo joins it again', async () => {
  const { page } = writer
  const { id } = await site.save({
    type: 'page',
    title: 'Parted',
    value: [
      { id: 'picture', type: 'heading', state: { text: 'A heading', level: 2 }, children: [] },
      {
        id: 'words',
        type: 'paragraph',
        state: { text: 'Before and <strong>behind</strong>.' },
        children: [],
      },
    ],
  })
  await page.goto(`/user/editor/${id}`)
  const canvas = page.frameLocator('iframe.editor-frame')
  await canvas.getByText('Before and').waitFor()
  await page.locator('[data-outline="picture"]').click()
  await page.keyboard.press('Control+c')
  await page.locator('.editor-message').getByText('copied').waitFor()
  await canvas.locator('[data-bid="words"]').click()
  await canvas.locator('.ProseMirror-focused').waitFor()
  await page.keyboard.press('Home')
  for (let step = 0; step < 'Before and '.length; step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Control+v')
  await page.locator('.editor-message').getByText('1 block pasted').waitFor()
  const texts = () => canvas.locator('[data-bid]').allInnerTexts()
  await expect
    .poll(async () => (await texts()).map((text) => text.trim()))
    .toEqual(['A heading', 'Before and', 'A heading', 'behind.'])
  await page.keyboard.press('Control+z')
  await expect
    .poll(async () => (await texts()).map((text) => text.trim()))
    .toEqual(['A heading', 'Before and behind.'])
})

/** How many elements the canvas styled anew at a time, as Chromium's own trace says. */
function styledAtOnce(trace: Buffer): number[] {
  const { traceEvents }: { traceEvents: { name: string; args?: { elementCount?: number } }[] } = JSON.parse(
    trace.toString(),
  )
  return traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' && args?.elementCount !== undefined ? [args.elementCount] : [],
  )
}

test('F-EDIT-02 a key styles what it changes anew and not the page, however long that is', async () => {
  const { page } = writer
  const { id } = await site.save({ type: 'page', title: 'Keys', value })
  await page.goto(`/user/editor/${id}`)
  const canvas = page.frameLocator('iframe.editor-frame')
  await canvas.getByText('Line 3 of the section.').click()
  await canvas.locator('.ProseMirror-focused').waitFor()
  await page.keyboard.type('One key before, ')
  await page.locator('.editor-save').getByText('Saved').waitFor()
  await site.browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.keyboard.type('words')
  await canvas.getByText('words').waitFor()
  const styled = styledAtOnce(await site.browser.stopTracing())
  expect(styled.length).toBeGreaterThan(0)
  expect(Math.max(...styled)).toBeLessThan(count)
})
