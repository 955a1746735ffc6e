/** The editor under quick and clumsy hands: keys before their menu, selections over several blocks, pictures dropped from elsewhere, sections and reusable blocks. */
import { join } from 'node:path'
import type { FrameLocator, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, expect, inject, test } from 'vitest'
import { urlOf } from '../support/builtFiles.ts'
import { builtSite } from '../support/builtSite.ts'
import { takeHold } from '../support/dragging.ts'
import type { Person } from '../support/people.ts'

const site = builtSite()
let writer: Person

beforeAll(async () => {
  writer = await site.openSignedIn()
})

const paragraph = (id: string, text: string) => ({ id, type: 'paragraph', state: { text }, children: [] })

async function draft(title: string, ...value: unknown[]): Promise<string> {
  return (await site.save({ type: 'page', title, value })).id
}

async function open(page: Page, id: string): Promise<FrameLocator> {
  await page.goto(`/user/editor/${id}`)
  const canvas = page.frameLocator('iframe.editor-frame')
  await canvas.locator('[data-bid]').first().waitFor()
  return canvas
}

const announced = (page: Page, words: string | RegExp) =>
  page.locator('.editor-message').getByText(words).waitFor()
const isSaved = (page: Page) => page.locator('.editor-save').getByText('Saved', { exact: true }).waitFor()
const chosenRows = (page: Page) => page.locator('[role="treeitem"][aria-selected="true"]')
const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Insert a block' })

test('F-EDIT-04 keys pressed while the insert menu is on its way are the menu’s: no paragraph goes, none is split', async () => {
  const { page, context } = await site.openSignedIn()
  const menu = Promise.withResolvers<void>()
  await page.route(`**${urlOf('src/editor/commands/InsertMenu.tsx')}`, async (route) => {
    await menu.promise
    await route.continue()
  })
  const canvas = await open(page, await draft('Quick', paragraph('a', 'Before.'), paragraph('b', '')))
  const blocks = canvas.locator('[data-bid]')
  await canvas.locator('[data-bid="b"]').click()
  const write = canvas.locator('[data-bid="b"] .ProseMirror-focused, .ProseMirror-focused[data-bid="b"]')
  await write.waitFor()
  // The sign is taken back, with the menu still on its way: the paragraph stays, and is written in.
  await page.keyboard.press('/')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('Still here')
  await canvas.getByText('Still here').waitFor()
  expect(await blocks.count()).toBe(2)
  for (let count = 0; count < 'Still here'.length; count += 1) await page.keyboard.press('Backspace')
  await page.keyboard.type('/quote')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Said by hand.')
  menu.resolve()
  await canvas.locator('blockquote').getByText('Said by hand.').waitFor()
  expect(await blocks.count()).toBe(2)
  await context.close()
})

test('F-EDIT-05 the sign of the slash menu stays where Escape closes it, and taking it back goes on in the text', async () => {
  const { page } = writer
  const canvas = await open(page, await draft('Slashes', paragraph('a', 'Before.'), paragraph('b', '')))
  await canvas.locator('[data-bid="b"]').click()
  await page.keyboard.press('/')
  await menuOf(page).waitFor()
  await page.keyboard.press('Backspace')
  await menuOf(page).waitFor({ state: 'detached' })
  await page.keyboard.press('/')
  await menuOf(page).waitFor()
  await page.keyboard.press('Escape')
  await menuOf(page).waitFor({ state: 'detached' })
  await page.keyboard.type('shop')
  await canvas.getByText('/shop', { exact: true }).waitFor()
  await isSaved(page)
})

test('F-EDIT-04 the pointer drawn from one text into another selects the blocks; so do Shift with an arrow and Ctrl A twice', async () => {
  const { page } = writer
  const canvas = await open(
    page,
    await draft(
      'Several',
      ...['One', 'Two', 'Three', 'Four'].map((text, index) => paragraph(`p${index}`, `${text} words.`)),
    ),
  )
  const boxOf = async (at: number) => {
    const box = await canvas.locator(`[data-bid="p${at}"]`).boundingBox()
    if (!box) throw new Error('The block is not drawn')
    return box
  }
  const [from, to] = [await boxOf(0), await boxOf(2)]
  await page.mouse.move(from.x + 30, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + from.height / 2)
  await page.mouse.move(to.x + 40, to.y + to.height / 2, { steps: 6 })
  await page.mouse.up()
  await announced(page, '3 blocks selected')
  await expect.poll(() => chosenRows(page).count()).toBe(3)
  await page.keyboard.press('Delete')
  await expect.poll(() => canvas.locator('[data-bid]').count()).toBe(1)
  await page.keyboard.press('Control+z')
  await expect.poll(() => canvas.locator('[data-bid]').count()).toBe(4)

  await canvas.locator('[data-bid="p1"]').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+ArrowDown')
  await announced(page, '2 blocks selected')
  await page.keyboard.press('Shift+ArrowDown')
  await announced(page, '3 blocks selected')

  await canvas.locator('[data-bid="p0"]').click()
  await page.keyboard.press('Control+a')
  expect(await chosenRows(page).count()).toBe(1)
  await page.keyboard.press('Control+a')
  await announced(page, '4 blocks selected')
})

test('F-EDIT-04 F-MEDIA-03 a picture dropped from elsewhere goes up and is where the line was; the editor is never left for a file', async () => {
  const { page } = writer
  const canvas = await open(page, await draft('Dropped', paragraph('a', 'Above.'), paragraph('b', 'Below.')))
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const layer = page.locator('.editor-drop-layer[data-dragging]')
  const below = await canvas.locator('[data-bid="b"]').boundingBox()
  if (!below) throw new Error('The block is not drawn')
  const at = { clientX: below.x + 40, clientY: below.y + 4 }
  const files = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))
    const transfer = new DataTransfer()
    transfer.items.add(new File([bytes], 'kiln.png', { type: 'image/png' }))
    return transfer
  }, dot)
  const enter = () => page.locator('.editor').dispatchEvent('dragenter', { dataTransfer: files })
  await expect
    .poll(async () => {
      await enter()
      return layer.count()
    })
    .toBe(1)
  await layer.dispatchEvent('dragover', { dataTransfer: files, ...at })
  await page.locator('.editor-drop-line').waitFor()
  await layer.dispatchEvent('drop', { dataTransfer: files, ...at })
  await canvas.locator('[data-bid] img').waitFor()
  const kinds = await canvas
    .locator('[data-bid]')
    .evaluateAll((blocks) =>
      blocks.map((block) => (block.querySelector('img') ? 'picture' : block.textContent)),
    )
  expect(kinds).toEqual(['Above.', 'picture', 'Below.'])
  await layer.waitFor({ state: 'detached' })
  await isSaved(page)
})

test('F-EDIT-04 F-MEDIA-03 files that come straight onto the page, as from a window over it, are taken; the page takes the pointer afterwards', async () => {
  const { page } = writer
  const canvas = await open(page, await draft('Straight', paragraph('a', 'Above.'), paragraph('b', 'Below.')))
  const file = join(inject('runFolder'), 'dropped.png')
  await sharp({ create: { width: 80, height: 60, channels: 3, background: '#7d8f69' } })
    .png()
    .toFile(file)
  const devtools = await page.context().newCDPSession(page)
  const layer = page.locator('.editor-drop-layer[data-dragging]')
  const bring = async ({ x, y }: { x: number; y: number }) => {
    const send = (type: 'dragEnter' | 'dragOver' | 'drop') =>
      devtools.send('Input.dispatchDragEvent', {
        type,
        x,
        y,
        data: { items: [], files: [file], dragOperationsMask: 1 },
      })
    await send('dragEnter')
    await expect
      .poll(async () => {
        await send('dragOver')
        return layer.count()
      })
      .toBe(1)
    await send('dragOver')
    await send('drop')
    await layer.waitFor({ state: 'detached' })
  }
  const middleOf = async (target: Locator) => {
    const box = await target.boundingBox()
    if (!box) throw new Error('It is not drawn')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const below = await canvas.locator('[data-bid="b"]').boundingBox()
  await bring({ x: (below?.x ?? 0) + 40, y: (below?.y ?? 0) + 4 })
  await expect.poll(() => canvas.locator('[data-bid] img').count()).toBe(1)
  const address = () => canvas.locator('[data-bid] img').getAttribute('src')
  const before = await address()
  // On the field of the panel.
  await bring(await middleOf(page.locator('.editor-right .editor-picture-face').first()))
  await expect.poll(address).not.toBe(before)
  await canvas.getByText('Below.').click()
  await canvas.locator('.ProseMirror-focused').getByText('Below.').waitFor()
  await isSaved(page)
})

test('F-EDIT-04 a menu of the block that was opened while writing gives the caret back', async () => {
  const { page } = writer
  const canvas = await open(page, await draft('Caret', paragraph('a', 'Above.'), paragraph('b', 'Below.')))
  await canvas.getByText('Below.').click()
  await canvas.locator('.ProseMirror-focused').waitFor()
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menu').waitFor()
  await page.keyboard.press('Escape')
  await canvas.locator('.ProseMirror-focused').waitFor()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('!')
  await canvas.getByText('Below!', { exact: true }).waitFor()
  await isSaved(page)
})

test('F-EDIT-04 F-PLUG-02 blocks become one reusable block that other pages place, as one with the others or as a copy; and own blocks again', async () => {
  const { page } = writer
  const canvas = await open(
    page,
    await draft(
      'Source',
      paragraph('a', 'Open on Saturdays.'),
      paragraph('b', 'Ring twice.'),
      paragraph('c', 'The rest.'),
    ),
  )
  await canvas.locator('[data-bid="a"]').click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'Create component…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create component' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('How to visit')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await canvas.locator('.blk-reusable', { hasText: 'Ring twice.' }).waitFor()
  expect(await canvas.locator('[data-bid]').count()).toBe(2)
  await isSaved(page)

  const other = await open(page, await draft('Other', paragraph('a', 'Before.'), paragraph('b', '')))
  await other.locator('[data-bid="b"]').click()
  await page.keyboard.type('/how to')
  await page.locator('[role="option"][aria-selected="true"]').getByText('How to visit').waitFor()
  await page.keyboard.press('Enter')
  await other.locator('.blk-reusable', { hasText: 'Open on Saturdays.' }).waitFor()
  // Own blocks again, by its menu.
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'Make it blocks of this page' }).click()
  await other.locator('.blk-paragraph', { hasText: 'Ring twice.' }).waitFor()
  await expect.poll(() => other.locator('.blk-reusable').count()).toBe(0)
  await page.keyboard.press('Control+z')
  await other.locator('.blk-reusable').waitFor()
  // A copy from the beginning.
  await page.keyboard.press('/')
  await page.keyboard.type('how to')
  await page.locator('[role="option"][aria-selected="true"]').getByText('How to visit').waitFor()
  await page.keyboard.press('Shift+Enter')
  await expect.poll(() => other.locator('[data-bid].blk-paragraph').count()).toBe(3)
  await isSaved(page)
})

test('F-EDIT-05 a pattern is found by what it is for and inserted whole', async () => {
  const { page } = writer
  const canvas = await open(page, await draft('Patterns', paragraph('a', 'Before.'), paragraph('b', '')))
  await canvas.locator('[data-bid="b"]').click()
  await page.keyboard.press('/')
  await menuOf(page).waitFor()
  await page.keyboard.press('ArrowRight')
  // Each is shown as it looks on this site.
  const first = page.frameLocator('.editor-pattern-picture iframe >> nth=0')
  await first.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.type('questions')
  await page.locator('[role="option"][aria-selected="true"]').getByText('Questions and answers').waitFor()
  await page.keyboard.press('Enter')
  await canvas.locator('h2', { hasText: 'Questions and answers' }).waitFor()
  expect(await canvas.locator('.blk-accordion-item').count()).toBe(3)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => canvas.locator('[data-bid]').count()).toBe(2)
})

test('F-EDIT-05 a pattern brings its pictures and its form, and the next one comes behind it', async () => {
  const { page } = writer
  const id = await draft('Pictures', paragraph('a', ''))
  const canvas = await open(page, id)
  const insert = async (name: string) => {
    await page.keyboard.press('/')
    await menuOf(page).waitFor()
    await page.keyboard.type(name)
    await page.locator('[role="option"][aria-selected="true"]').getByText(name, { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await announced(page, `${name} inserted`)
  }
  await canvas.locator('[data-bid="a"]').click()
  await insert('Image background')
  await canvas.locator('h1.b-heading').waitFor()
  expect(await canvas.locator('[data-bid="a"]').count()).toBe(0)
  await page.getByRole('button', { name: 'Insert', exact: true }).first().click()
  await menuOf(page).waitFor()
  await page.keyboard.type('Form and details')
  await page.locator('[role="option"][aria-selected="true"]').getByText('Form and details').waitFor()
  await page.keyboard.press('Enter')
  await announced(page, 'Form and details inserted')
  // The form is one of the site, with the fields that visitors fill in.
  await canvas.locator('form textarea').waitFor()
  const picture = await page.request.get('/media/samples/restaurant-room.webp')
  expect(picture.headers()['content-type']).toBe('image/webp')
  // Two sections, the picture's first.
  const [head, form] = [canvas.locator('h1.b-heading'), canvas.locator('form')]
  const [above, below] = [await head.boundingBox(), await form.boundingBox()]
  expect(above?.y).toBeLessThan(below?.y ?? 0)
  // Whoever builds a page of patterns goes on with them.
  await page.getByRole('button', { name: 'Insert', exact: true }).first().click()
  const patterns = menuOf(page).getByRole('button', { name: 'Patterns', exact: true })
  expect(await patterns.getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Escape')
})

test('F-EDIT-04 a block dragged into the gap beside columns or between the blocks of a group is there, and not at an end', async () => {
  const { page } = writer
  const column = (id: string, ...children: unknown[]) => ({ id, type: 'column', state: {}, children })
  const canvas = await open(
    page,
    await draft(
      'Gaps',
      paragraph('a', 'Moves.'),
      {
        id: 'cs',
        type: 'columns',
        state: { split: 'even' },
        children: [column('c1', paragraph('x', 'Left.')), column('c2', paragraph('y', 'Right.'))],
      },
      paragraph('b', 'Behind.'),
      paragraph('c', 'Last.'),
    ),
  )
  await canvas.locator('[data-bid="a"]').click()
  await takeHold(page, page.locator('.editor-grip'))
  const [above, below] = [
    await canvas.locator('[data-bid="cs"]').boundingBox(),
    await canvas.locator('[data-bid="b"]').boundingBox(),
  ]
  if (!above || !below) throw new Error('The blocks are not drawn')
  await page.mouse.move(above.x + 60, (above.y + above.height + below.y) / 2, { steps: 8 })
  await page.locator('.editor-drop-line').waitFor()
  await page.mouse.up()
  const ids = () =>
    canvas
      .locator('[data-bid]')
      .evaluateAll((blocks) =>
        blocks
          .filter((block) => !block.parentElement?.closest('[data-bid]'))
          .map((block) => block.getAttribute('data-bid')),
      )
  await expect.poll(ids).toEqual(['cs', 'a', 'b', 'c'])
  await announced(page, /^Paragraph moved, now /)
})
