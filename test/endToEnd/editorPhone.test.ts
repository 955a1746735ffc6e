/** A page written on a phone, by thumbs: words, order, a photo from the phone, and publishing. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import { publish } from '../support/publish.ts'
import { longTest } from '../support/share.ts'
import { nextClick } from '../support/touch.ts'

const site = builtSite()
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const paragraph = (id: string, text: string) => ({ id, type: 'paragraph', state: { text }, children: [] })

test('F-EDIT-04 F-EDIT-06 on a phone words are written, a block is moved, a picture is replaced by a photo, and the page is published', async () => {
  const { id, url } = await site.save({
    type: 'page',
    title: 'Open studio',
    value: [
      paragraph('a', 'Come in.'),
      paragraph('b', 'Saturday from ten.'),
      { id: 'i', type: 'image', state: { src: '/media/demo/table-1200.webp', alt: 'A table' }, children: [] },
    ],
  })
  const { page, complaints, context } = await site.openSignedIn(phone)
  await page.goto(`/user/editor/${id}`)
  const canvas = page.frameLocator('iframe.editor-frame')
  // Each icon of the bar has its label below it.
  for (const name of ['Insert', 'Undo', 'Redo', 'Outline', 'Settings']) {
    const button = page.getByRole('toolbar', { name: 'Page' }).getByRole('button', { name, exact: true })
    await button.waitFor()
    expect(await button.evaluate((one) => getComputedStyle(one, '::after').content)).toBe(`"${name}"`)
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await canvas.getByText('Come in.').tap()
  await canvas.locator('[data-bid="a"] .ProseMirror-focused').waitFor()
  await page.keyboard.press('End')
  await page.keyboard.type(' Mind the step, Jürgen’s cat sleeps there.')
  // While words are typed nothing lies over them; a tap shows what can be done again.
  await canvas.locator('[data-bid="a"]').tap()
  await page.getByRole('button', { name: 'Move down' }).tap()
  await expect
    .poll(() =>
      canvas.locator('[data-bid]').evaluateAll((all) => all.map((one) => one.getAttribute('data-bid'))),
    )
    .toEqual(['b', 'a', 'i'])
  await canvas.locator('img').tap()
  await page.getByRole('button', { name: 'Image and alt text' }).tap()
  const card = page.locator('dialog.editor-picture-card')
  await card.getByRole('button', { name: 'Replace…' }).tap()
  const create = { width: 4032, height: 3024, channels: 3, background: '#7d8f69' } as const
  const buffer = await sharp({ create }).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'IMG_2041.JPG', mimeType: 'image/jpeg', buffer })
  await page.getByRole('dialog').getByRole('button', { name: 'Choose', exact: true }).tap()
  await expect.poll(() => canvas.locator('img').getAttribute('src')).toMatch(/img-?_?2041/i)
  await page.keyboard.press('Escape')
  await publish(page)
  const visitor = await site.open(phone)
  await visitor.page.goto(url)
  const words = await visitor.page.locator('main p').allInnerTexts()
  expect(words.slice(0, 2)).toEqual([
    'Saturday from ten.',
    'Come in. Mind the step, Jürgen’s cat sleeps there.',
  ])
  expect(await visitor.page.locator('main img').first().getAttribute('src')).toMatch(/img-?_?2041/i)
  expect(complaints).toEqual([])
  await context.close()
})

longTest('F-EDIT-06 a tap presses no button that comes below the finger before it is lifted', async () => {
  const { id } = await site.save({
    type: 'page',
    title: 'Open studio',
    value: [
      { id: 'i', type: 'image', state: { src: '/media/demo/table-1200.webp', alt: 'A table' }, children: [] },
      paragraph('a', 'Come in.'),
    ],
  })
  const { page, complaints, context } = await site.openSignedIn(phone)
  await page.goto(`/user/editor/${id}`)
  const canvas = page.frameLocator('iframe.editor-frame')
  await canvas.locator('[data-bid="i"] img').tap()
  const remove = page.getByRole('toolbar').getByRole('button', { name: 'Remove', exact: true })
  const box = await remove.boundingBox()
  const image = await canvas.locator('[data-bid="i"] img').boundingBox()
  if (!box || !image) throw new Error('nothing is selected')
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  // The bar of a large image is within it.
  expect(finger.y).toBeGreaterThan(image.y)
  await canvas.getByText('Come in.').tap()
  await canvas.locator('[data-bid="a"] .ProseMirror-focused').waitFor()

  // A finger, slowly: the bar has come before it is lifted.
  const touch = await context.newCDPSession(page)
  const clicked = await nextClick(canvas)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  await expect.poll(async () => (await remove.boundingBox())?.y).toBe(box.y)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await clicked()
  expect(await canvas.locator('[data-bid]').count()).toBe(2)
  // On a busy phone the click comes so late that the bar takes presses again.
  await canvas.locator('[data-bid="i"] img').dispatchEvent('pointerup', { pointerType: 'touch' })
  await remove.dispatchEvent('click', { detail: 1 })
  expect(await canvas.locator('[data-bid]').count()).toBe(2)
  // The next one is a press on the bar.
  await remove.tap()
  await expect.poll(() => canvas.locator('[data-bid]').count()).toBe(1)
  await page.getByRole('button', { name: 'Undo', exact: true }).tap()
  await canvas.locator('[data-bid="i"] img').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

longTest('F-EDIT-06 a tap on the title above the blocks leads into the title of the bar', async () => {
  const { id } = await site.save({ type: 'page', title: 'Open studio', value: [paragraph('a', 'Come in.')] })
  const { page, complaints, context } = await site.openSignedIn(phone)
  await page.goto(`/user/editor/${id}`)
  const canvas = page.frameLocator('iframe.editor-frame')
  await canvas.getByText('Come in.').waitFor()
  await page.getByRole('toolbar', { name: 'Page' }).waitFor()
  const title = canvas.locator('h1', { hasText: 'Open studio' })
  const box = await title.boundingBox()
  if (!box) throw new Error('The title is not shown')
  await page.touchscreen.tap(box.x + 20, box.y + box.height / 2)
  const field = page.getByLabel('Title', { exact: true }).first()
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.type(' on Sunday')
  await canvas.locator('h1', { hasText: 'Open studio on Sunday' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
