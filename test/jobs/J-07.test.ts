/** J-07, an owner: swaps the photos of a page from the desktop by drag, sets focal points and alt texts. */
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FrameLocator, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { violationsOf } from '../support/axe.ts'
import { builtSite } from '../support/builtSite.ts'
import { type DesktopFile, drag, dragByBrowser } from '../support/dropFile.ts'
import { openFolder } from '../support/openFolder.ts'
import { publish } from '../support/publish.ts'
import { longTest } from '../support/share.ts'

const site = builtSite()

/** A photo as a phone writes it: 12 megapixels that lie on their side, and a note that says so. */
async function phonePhoto(name: string): Promise<DesktopFile> {
  const create = { width: 4032, height: 3024, channels: 3, background: '#7d8f69' } as const
  const data = await sharp({ create }).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  return { name, type: 'image/jpeg', data: data.toString('base64') }
}

async function transparentPng(name: string): Promise<DesktopFile> {
  const create = {
    width: 800,
    height: 600,
    channels: 4,
    background: { r: 180, g: 60, b: 30, alpha: 0.4 },
  } as const
  return { name, type: 'image/png', data: (await sharp({ create }).png().toBuffer()).toString('base64') }
}

const demo = (name: string) => `/media/demo/${name}-1200.webp`

async function openPage(page: Page, value: unknown[]): Promise<{ canvas: FrameLocator; url: string }> {
  const { id, url } = await site.save({ type: 'page', title: 'Zum Weißen Rößl', status: 'published', value })
  await page.goto(`/user/editor/${id}`)
  const canvas = page.frameLocator('iframe.editor-frame')
  await canvas.locator('img').first().waitFor()
  return { canvas, url }
}

const block = (id: string, type: string, state: object, children: unknown[] = []) => ({
  id,
  type,
  state,
  children,
})

const fourPhotos = [
  block(
    'hero',
    'group',
    { width: 'full', background: 'image', image_src: demo('jug-cream'), height: 'screen', screen_share: 60 },
    [block('title', 'heading', { text: 'Rooms by the lake', level: 1 })],
  ),
  block('photo', 'image', { src: demo('mug-sage'), alt: 'A mug', shape: 'landscape' }),
  block('two', 'gallery', {
    items: [
      { src: demo('bowl-plum'), alt: 'A bowl' },
      { src: demo('vase-ink'), alt: 'A vase' },
    ],
  }),
]

test('J-07 four photos of a page are swapped by drag, with focal points and alt texts, in at most 15 acts', async () => {
  const { page, complaints } = await site.openSignedIn({ viewport: { width: 1440, height: 900 } })
  const { canvas, url } = await openPage(page, fourPhotos)
  let acts = 0
  const act = async (done: Promise<unknown>) => {
    acts += 1
    await done
  }
  const card = page.locator('dialog.editor-picture-card')
  const swap = async (target: Locator, file: DesktopFile) => {
    await act(drag(page, target, [file]))
    await expect.poll(() => target.getAttribute('src')).toContain('/media/')
    await expect.poll(() => target.getAttribute('src')).not.toContain('/demo/')
  }
  const ring = async () => {
    const point = card.getByRole('slider', { name: 'Focal point' })
    // As a person, who drags on what can be seen.
    const shown = card.locator('.editor-focus img')
    await expect
      .poll(() => shown.evaluate((one) => one.clientHeight > 20 && Reflect.get(one, 'complete') === true))
      .toBe(true)
    await shown.scrollIntoViewIfNeeded()
    const area = await card.locator('.editor-focus').boundingBox()
    const from = await point.boundingBox()
    if (!area || !from) throw new Error('The ring is not shown')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(area.x + area.width * 0.25, area.y + area.height * 0.75, { steps: 4 })
    await act(page.mouse.up())
  }
  const describe = (words: string) => act(card.getByLabel('Text alternative').fill(words))

  // The picture behind a section, where no block lies over it: it has a focal point, and no words of its own.
  const background = canvas.locator('.b-ground > img')
  await swap(
    background,
    await phonePhoto('Frühstück im Weißen Rößl – der große Saal mit Blick auf den See.JPG'),
  )
  await ring()
  await swap(canvas.locator('.b-image img'), await phonePhoto('写真 漢字.jpg'))
  await ring()
  await describe('The lake from the landing stage')
  await swap(canvas.locator('.b-gallery img').nth(1), await transparentPng('Rößl’s logo.png'))
  await ring()
  await describe('The sign above the door')
  await swap(canvas.locator('.b-gallery img').nth(0), await phonePhoto('photo 3.jpeg'))
  await ring()
  await describe('Two beds under a beam')
  await publish(page, act)
  expect(acts).toBeLessThanOrEqual(15)

  const visitor = await site.open({ bypassCSP: true })
  for (const width of [1440, 390]) {
    await visitor.page.setViewportSize({ width, height: 900 })
    await visitor.page.goto(url)
    const shown = await visitor.page.locator('main img').evaluateAll((all) =>
      Promise.all(
        all
          .filter((one) => one instanceof HTMLImageElement)
          .map(async (one) => {
            one.loading = 'eager'
            await one.decode()
            return {
              alt: one.alt,
              position: getComputedStyle(one).objectPosition,
              isUpright: one.naturalHeight > one.naturalWidth,
            }
          }),
      ),
    )
    expect(shown).toEqual([
      { alt: '', position: '25% 75%', isUpright: true },
      { alt: 'The lake from the landing stage', position: '25% 75%', isUpright: true },
      { alt: 'Two beds under a beam', position: '25% 75%', isUpright: true },
      { alt: 'The sign above the door', position: '25% 75%', isUpright: false },
    ])
    expect(await violationsOf(visitor.page)).toEqual([])
  }
  expect([...complaints, ...visitor.complaints]).toEqual([])
})

longTest(
  'J-07 a drop says what it will do, is one step of Undo, and a file that is no picture is refused where it was dropped',
  async () => {
    const { page } = await site.openSignedIn({ viewport: { width: 1440, height: 900 } })
    const { canvas } = await openPage(page, [
      block('photo', 'image', { src: demo('mug-sage'), alt: 'A mug' }),
      block('card', 'card', { title: 'Care', text: 'Words', src: demo('table') }),
      block('team', 'team', { people: [{ name: 'Ines Ødegård', src: demo('jug-ink') }, { name: 'Otto' }] }),
      block('logos', 'logo-strip', { logos: [{ src: demo('bowl-sage'), name: 'Hotel' }] }),
      block('shots', 'gallery', { items: [{ src: demo('plate-ink'), alt: 'A plate' }] }),
      block('shop', 'product-list', {}),
    ])
    const photo = await transparentPng('door.png')
    const says = (target: Locator, words: string, files = [photo]) =>
      drag(page, target, files, false).then(() =>
        page.locator('.editor-picture-aim').getByText(words, { exact: true }).waitFor(),
      )
    await says(canvas.locator('.b-image img'), 'Replace image')
    await says(canvas.locator('.b-card img'), 'Replace image')
    await says(canvas.locator('.b-team img'), 'Replace image')
    await says(canvas.locator('.b-team li').nth(1), 'Place image here')
    await says(canvas.locator('.b-logos img'), 'Replace image')
    await says(canvas.locator('.b-gallery img'), 'Replace image')
    await says(canvas.locator('.b-gallery img'), 'Add 2 images', [photo, { ...photo, name: 'gate.png' }])
    // The image of a product is not of this page.
    const shown = canvas.locator('.b-product-list img').first()
    await drag(page, shown, [photo], false)
    const reason = 'This image belongs to an entry. Replace it there.'
    await page.locator('.editor-drop-line').getByText(reason).waitFor()
    await drag(page, shown, [photo])
    await page.locator('.editor-message').getByText(reason).waitFor()
    expect(await canvas.locator('.b-image img').count()).toBe(1)

    const note = { name: 'Notiz ß.txt', type: 'text/plain', data: btoa('no picture') }
    await says(canvas.locator('.b-card img'), 'Only images can be dropped here', [note])
    await drag(page, canvas.locator('.b-card img'), [note])
    const refusal = page.getByRole('alert').filter({ hasText: 'Notiz ß.txt: This is not an image.' })
    await refusal.waitFor()
    await refusal.getByRole('button', { name: 'Dismiss' }).click()
    await refusal.waitFor({ state: 'detached' })
    const broken = { name: 'broken.png', type: 'image/png', data: btoa('not at all') }
    await drag(page, canvas.locator('.b-card img'), [broken])
    await page.getByRole('alert').filter({ hasText: 'broken.png' }).waitFor()

    await drag(page, canvas.locator('.b-gallery img'), [photo, await phonePhoto('gate.jpg')])
    await expect.poll(() => canvas.locator('.b-gallery img').count()).toBe(3)
    await canvas.locator('.b-gallery-item').nth(1).locator('img[src*="door"]').waitFor()
    const card = page.getByRole('dialog', { name: 'Image 2 of 3' })
    await card.getByLabel('Decorative').check()
    await expect.poll(() => card.getByLabel('Text alternative').isDisabled()).toBe(true)
    await card.getByRole('button', { name: 'Next image' }).click()
    await page.getByRole('dialog', { name: 'Image 3 of 3' }).getByLabel('Text alternative').fill('A gate')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => canvas.locator('.b-gallery img').count()).toBe(1)

    await drag(page, canvas.locator('.b-image img'), [photo])
    await canvas.locator('.b-image img[src*="door"]').waitFor()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await canvas.locator('.b-image img[src*="mug-sage"]').waitFor()
    expect(await canvas.locator('.b-image img').getAttribute('alt')).toBe('A mug')
  },
)

longTest(
  'J-07 a file that the browser drags is marked where it would go for as long as it is held there, and taken there',
  async () => {
    const { page } = await site.openSignedIn({ viewport: { width: 1440, height: 900 } })
    const { canvas } = await openPage(page, [
      block('words', 'paragraph', { text: 'Words' }),
      block('photo', 'image', { src: demo('mug-sage'), alt: 'A mug' }),
    ])
    const folder = await openFolder('plinth-drag-')
    const path = join(folder, 'door.png')
    await writeFile(path, Buffer.from((await transparentPng('door.png')).data, 'base64'))
    const image = canvas.locator('.b-image img')
    const held = await dragByBrowser(page, image, path)
    const mark = page.locator('.editor-picture-aim').getByText('Replace image', { exact: true })
    await expect
      .poll(async () => {
        await held.move()
        return mark.count()
      })
      .toBe(1)
    for (let times = 0; times < 5; times += 1) {
      await held.move()
      expect(await mark.count()).toBe(1)
    }
    await held.drop()
    await expect.poll(() => image.getAttribute('src')).toContain('door')
    await rm(folder, { recursive: true })
    // Nothing lies over the page any more.
    await canvas.getByText('Words').click()
    await canvas.locator('.ProseMirror-focused').waitFor()
  },
)

longTest(
  'J-07 pictures dropped on a gallery of sample images take their places, in one step of Undo',
  async () => {
    const { page } = await site.openSignedIn({ viewport: { width: 1440, height: 900 } })
    const { canvas } = await openPage(page, [block('bowl', 'image', { src: demo('bowl-plum'), alt: '' })])
    await canvas.locator('[data-bid="bowl"]').click()
    await page.getByRole('button', { name: 'Insert', exact: true }).first().click()
    await page.keyboard.type('Image grid')
    await page.locator('[role="option"][aria-selected="true"]').getByText('Image grid').waitFor()
    await page.keyboard.press('Enter')
    const shown = () =>
      canvas.locator('.b-gallery img').evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''))
    await expect.poll(async () => (await shown()).length).toBe(4)
    const files = await Promise.all(['one.png', 'two.png', 'three.png'].map(transparentPng))
    await drag(page, canvas.locator('.b-gallery'), files)
    await expect.poll(async () => (await shown()).length).toBe(3)
    expect((await shown()).filter((src) => src.includes('/samples/'))).toEqual([])
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(async () => (await shown()).filter((src) => src.includes('/samples/')).length).toBe(4)
    await page.getByRole('button', { name: 'Redo', exact: true }).click()
    await expect.poll(async () => (await shown()).length).toBe(3)
    // By now they are the owner's own: others join them.
    const settings = page.locator('.editor-right')
    await settings.getByRole('button', { name: 'Add pictures to Images' }).click()
    const dialog = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Choose' }) })
    const { data, ...four } = await transparentPng('four.png')
    await dialog
      .getByLabel('Upload')
      .setInputFiles({ name: four.name, mimeType: four.type, buffer: Buffer.from(data, 'base64') })
    await dialog.getByRole('button', { name: 'Choose', exact: true }).click()
    await expect.poll(async () => (await shown()).length).toBe(4)
  },
)

longTest(
  'J-07 a file that is dropped in the media library goes there alone: what opened it takes nothing before Choose',
  async () => {
    const { page, complaints } = await site.openSignedIn({ viewport: { width: 1440, height: 900 } })
    const { canvas } = await openPage(page, [
      block('photo', 'image', { src: demo('mug-sage'), alt: 'A mug' }),
      block('shots', 'gallery', { items: [{ src: demo('plate-ink'), alt: 'A plate' }] }),
    ])
    const shown = () =>
      canvas.locator('main img').evaluateAll((all) => all.map((one) => one.getAttribute('src')))
    const before = await shown()
    let sent = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/posts/uploads')) sent += 1
    })
    const dropIn = async (opener: Locator, name: string) => {
      await opener.click()
      const dialog = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Choose' }) })
      await dialog.getByRole('button', { name: 'Media', exact: true }).waitFor()
      const files = await page.evaluateHandle(
        ({ data, type, name: called }) => {
          const transfer = new DataTransfer()
          const bytes = Uint8Array.from(atob(data), (one) => one.charCodeAt(0))
          transfer.items.add(new File([bytes], called, { type }))
          return transfer
        },
        await transparentPng(name),
      )
      const area = dialog.locator('.drop')
      const already = sent
      for (const kind of ['dragenter', 'dragover', 'drop'])
        await area.dispatchEvent(kind, { dataTransfer: files })
      await dialog.locator(`button[aria-pressed=true][data-tip^="${name.slice(0, 4)}"]`).waitFor()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await dialog.waitFor({ state: 'detached' })
      expect(sent - already).toBe(1)
      expect(await shown()).toEqual(before)
    }
    await canvas.locator('.b-image img').click()
    await page.getByRole('tab', { name: 'Block', exact: true }).click()
    await dropIn(page.getByRole('button', { name: 'Choose another' }), 'gate.png')
    await page.getByRole('button', { name: 'Image and alt text' }).click()
    await dropIn(
      page.locator('dialog.editor-picture-card').getByRole('button', { name: 'Replace…' }),
      'door.png',
    )
    // The card would lie over the gallery.
    await page.locator('dialog.editor-picture-card').getByRole('button', { name: 'Close' }).click()
    await canvas.locator('.b-gallery img').click()
    await page.getByRole('toolbar', { name: /Gallery/ }).waitFor()
    await dropIn(page.getByRole('button', { name: 'Add pictures' }), 'roof.png')
    expect(complaints).toEqual([])
  },
)

longTest('J-07 a file that goes up slowly is seen on its way, where its picture will be', async () => {
  const { page } = await site.openSignedIn({ viewport: { width: 1440, height: 900 } })
  const { canvas } = await openPage(page, [
    block('photo', 'image', { src: demo('mug-sage'), alt: 'A mug' }),
    block('shots', 'gallery', { items: [{ src: demo('plate-ink'), alt: 'A plate' }] }),
    block('none', 'gallery', { items: [] }),
    block('words', 'paragraph', { text: 'Words' }),
  ])
  const held = Promise.withResolvers<void>()
  await page.route('**/api/posts/uploads*', async (route) => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue()
  })
  const photo = await phonePhoto('lake.jpg')
  for (const target of [
    canvas.locator('.b-image img'),
    canvas.locator('.b-gallery img'),
    canvas.locator('[data-bid="none"]'),
  ]) {
    await drag(page, target, [photo])
    const at = await target.boundingBox()
    await expect
      .poll(async () => {
        const boxes = await Promise.all(
          (await page.getByRole('progressbar', { name: /lake\.jpg/ }).all()).map((one) => one.boundingBox()),
        )
        return boxes.some((box) => box && at && box.y >= at.y - 60 && box.y < at.y + at.height + 60)
      })
      .toBe(true)
  }
  await drag(page, canvas.getByText('Words'), [photo])
  await page.getByText('The picture is on its way up.').waitFor()
  held.resolve()
  await expect.poll(() => page.getByRole('progressbar', { name: /lake\.jpg/ }).count()).toBe(0)
})
