/** J-03, an owner: makes a restaurant's home page by pointer and keys. */
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { violationsOf } from '../support/axe.ts'
import { builtSite } from '../support/builtSite.ts'
import { lowestContrast } from '../support/onPicture.ts'
import { openPublish, publish, publishDialog } from '../support/publish.ts'
import { longTest } from '../support/share.ts'

const site = builtSite()

const picture = '/media/demo/jug-cream-1200.webp'

/** Brighter than any text on it could bear, with dark and light spots. */
async function pictureFile(name: string): Promise<{ name: string; data: string }> {
  const noise = { type: 'gaussian', mean: 205, sigma: 40 } as const
  const create = { width: 900, height: 600, channels: 3, background: '#fff', noise } as const
  const data = await sharp({ create }).blur(6).webp().toBuffer()
  return { name: `${name}.webp`, data: data.toString('base64') }
}

/** Pictures that are drawn from a folder of the computer onto a field. */
async function dropOn(page: Page, field: Locator, ...names: string[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    (files) => {
      const transfer = new DataTransfer()
      for (const { name, data } of files)
        transfer.items.add(
          new File([Uint8Array.from(atob(data), (one) => one.charCodeAt(0))], name, { type: 'image/webp' }),
        )
      return transfer
    },
    await Promise.all(names.map(pictureFile)),
  )
  await field.dispatchEvent('dragover', { dataTransfer })
  await field.dispatchEvent('drop', { dataTransfer })
}

const menu = `To begin
Tomatoes, burrata (V)  12
The last of the year, salted an hour ago
Pumpkin soup  9

From the oven
Shoulder of lamb for two ........ 46
Fish of the day | market price

Afterwards
Tiramisù (V)  8.50`

test('J-03 a restaurant’s home: picture, features, menu, gallery, hours, map, contact, in at most 60 acts', async () => {
  const { page } = await site.openSignedIn()
  const { id } = await site.save({ type: 'page', title: 'Ottavia', value: [] })
  await page.goto(`/user/editor/${id}`)
  const canvas = page.frameLocator('iframe.editor-frame')
  const settings = page.locator('.editor-right')
  let acts = 0
  const act = async (done: Promise<unknown>) => {
    acts += 1
    await done
  }
  const key = (name: string) => act(page.keyboard.press(name))
  const write = (text: string) => act(page.keyboard.type(text))
  const says = (text: string | RegExp) => page.locator('.editor-message').getByText(text).waitFor()
  const insert = async (words: string, label: string) => {
    await write(`/${words}`)
    await page.locator('[role="option"][aria-selected="true"]').getByText(label, { exact: true }).waitFor()
    await key('Enter')
    await canvas.locator('body').waitFor()
    await says(`${label} inserted`)
  }
  const section = async (count: number) => {
    await key('Control+Enter')
    await expect.poll(() => canvas.locator('.blk-group').count()).toBe(count)
    await canvas.locator('.blk-group').last().locator('.ProseMirror-focused').waitFor()
  }
  const choose = (name: string) => act(settings.getByText(name, { exact: true }).first().click())
  const backToSection = () =>
    act(
      page.getByRole('navigation', { name: 'Where the selected block stands' }).getByText('Section').click(),
    )
  const say = async (sample: string, text: string) => {
    await canvas.getByText(sample, { exact: true }).click({ clickCount: 3 })
    await canvas.locator('.ProseMirror-focused').getByText(sample).waitFor()
    await write(text)
  }

  await act(canvas.locator('[data-bid]').first().click())
  await canvas.locator('[contenteditable=true]:focus').waitFor()
  await section(1)
  await write('# Eleven tables, one oven and my mother.')
  await key('Enter')
  await write('Supper from half past five. Quay Street, Bristol.')
  await key('Enter')
  await insert('button', 'Button')
  await write('Book a table')
  await act(settings.getByRole('combobox', { name: 'Leads to', exact: true }).fill('+44 117 000 0000'))
  await backToSection()
  await choose('Image')
  await act(dropOn(page, settings.getByRole('button', { name: 'Image', exact: true }), 'table'))
  await canvas.locator('.b-ground > img').waitFor()
  await choose('Edge to edge')
  await choose('Share of the screen')
  await act(settings.getByRole('radio', { name: 'Bottom left' }).check({ force: true }))
  // The overlay that this picture needs is there by itself.
  const strength = settings.getByRole('slider', { name: 'Strength' })
  await expect.poll(async () => Number(await strength.inputValue())).toBeGreaterThan(55)

  await act(page.getByRole('button', { name: 'Insert', exact: true }).click())
  await write('three reasons')
  await page.locator('[role="option"][aria-selected="true"]').getByText('Three reasons').waitFor()
  await key('Enter')
  await says('Three reasons inserted')
  await say('Why people stay with us', 'Six things on a plate are five too many')
  await say('On time', 'Written at noon')
  await say(
    'We name a day and keep it. If something slips, you hear it from us first.',
    'What is best that day decides what you eat.',
  )
  await say('One person to ask', 'One oven')
  await say('Whoever begins your work also finishes it, and knows your name.', 'Lit every morning at nine.')
  await say('A fair price', 'Eleven tables')
  await say(
    'A fixed sum before we start. No extras, no small print.',
    'Two of them stay free for people who walk in.',
  )

  await section(3)
  await write('## Tonight')
  await key('Enter')
  await insert('price', 'Price list')
  await act(settings.getByRole('textbox', { name: 'As text' }).fill(menu))
  await backToSection()
  await choose('Surface')
  await choose('Edge to edge')

  await section(4)
  await insert('gallery', 'Gallery')
  await act(dropOn(page, settings.locator('.row-list').first(), 'one', 'two', 'three', 'four'))
  await expect.poll(() => canvas.locator('.b-gallery img').count()).toBe(4)

  await section(5)
  await write('## Sit by the oven')
  await key('Enter')
  await insert('columns', 'Columns')
  await insert('opening', 'Opening hours')
  const hours = 'Wed-Sat 17:30-22:00\nSun 12:00-15:00, 17:30-21:00'
  await act(settings.getByRole('textbox', { name: 'As text' }).fill(hours))
  await act(canvas.locator('.b-column p').last().click())
  await canvas.locator('[contenteditable=true]:focus').waitFor()
  await write('Call 0117 000 0000 or write to hello@ottavia.example.')
  await key('Enter')
  await insert('map', 'Map')
  await act(settings.getByLabel('Name of the place').fill('Ottavia'))
  await act(settings.getByLabel('Address').fill('12 Quay Street\nBristol BS1'))
  await act(
    settings
      .getByLabel('Place on the map')
      .fill('https://www.openstreetmap.org/?mlat=51.4494&mlon=-2.598#map=17/51.4494/-2.598'),
  )
  await act(openPublish(page))
  await act(
    publishDialog(page)
      .getByRole('button', { name: /^Publish/ })
      .click(),
  )
  await page.getByRole('status').getByText('Published', { exact: true }).waitFor()
  expect(acts).toBeLessThanOrEqual(60)

  const { url } = (await site.admin.call('GET', `/api/posts/${id}`)).d
  const visitor = await site.open({ bypassCSP: true, reducedMotion: 'reduce' })
  for (const width of [1440, 390]) {
    await visitor.page.setViewportSize({ width, height: 844 })
    await visitor.page.goto(url)
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await violationsOf(visitor.page)).toEqual([])
    const onPicture = '.b-grounded :is(.b-heading, .b-paragraph)'
    expect(await lowestContrast(visitor.page, onPicture), `at ${width}`).toBeGreaterThanOrEqual(4.5)
  }
  // The number leads to the phone, as it was typed.
  expect(await visitor.page.getByRole('link', { name: 'Book a table' }).getAttribute('href')).toBe(
    'tel:+441170000000',
  )
  const read = await visitor.page.locator('main').innerText()
  for (const words of [
    'Shoulder of lamb for two',
    'market price',
    '8.50',
    'Wednesday – Saturday',
    'Directions',
  ])
    expect(read).toContain(words)
  expect(await visitor.page.locator('main h1').count()).toBe(1)
  expect(visitor.complaints).toEqual([])
})

longTest(
  'F-EDIT-09 the checks measure text on the picture behind it, and one press gives the overlay under which it can be read',
  async () => {
    const { id, url } = await site.save({
      type: 'page',
      title: 'On a picture',
      status: 'published',
      value: [
        {
          id: 'section',
          type: 'group',
          state: {
            width: 'full',
            background: 'image',
            image_src: picture,
            overlay: 'none',
            height: 'screen',
          },
          children: [
            { id: 'h', type: 'heading', state: { text: 'Cream, all of it', level: 1 }, children: [] },
            { id: 'p', type: 'paragraph', state: { text: 'Light text on a light picture.' }, children: [] },
          ],
        },
      ],
    })
    const visitor = await site.open()
    await visitor.page.goto(url)
    const text = '.b-grounded :is(.b-heading, .b-paragraph)'
    expect(await lowestContrast(visitor.page, text)).toBeLessThan(2)

    const { page } = await site.openSignedIn()
    await page.goto(`/user/editor/${id}`)
    await page.frameLocator('iframe.editor-frame').getByText('Cream, all of it').waitFor()
    await page.getByRole('tab', { name: 'Checks' }).click()
    const weak = page.getByText('This text stands out too little from the picture behind it', {
      exact: false,
    })
    await weak.first().waitFor()
    expect(await weak.count()).toBe(2)
    await page.getByRole('button', { name: 'Add overlay' }).click()
    await expect.poll(() => weak.count()).toBe(0)
    await publish(page)
    await page.getByRole('status').getByText('Published', { exact: true }).waitFor()
    for (const width of [1280, 390]) {
      await visitor.page.setViewportSize({ width, height: 844 })
      await visitor.page.goto(url)
      expect(await lowestContrast(visitor.page, text), `at ${width}`).toBeGreaterThanOrEqual(4.5)
    }
  },
)
