/** Entries of an own type on the canvas: their page, and the cards of a collection, show what visitors see of them. */
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import { publish } from '../support/publish.ts'

const site = builtSite()
const opened = { viewport: { width: 1440, height: 900 } }
const photo = '/media/demo/mug-sage-1200.webp'

beforeAll(async () => {
  await site.admin.call('POST', '/api/types', {
    slug: 'event',
    title: 'Event',
    plural: 'events',
    url_pattern: '/events/{slug}',
    fields: [
      { name: 'date', title: 'Date', type: 'date' },
      { name: 'place', title: 'Place', type: 'string' },
      { name: 'seats', title: 'Seats', type: 'number' },
      { name: 'door_secret', title: 'Door code', type: 'string' },
    ],
  })
})

const event = (title: string, metas: Record<string, string>) =>
  site.save({
    type: 'event',
    title,
    status: 'published',
    value: [{ id: `text${title.length}`, type: 'paragraph', state: { text: 'Come early.' }, children: [] }],
    metas: Object.entries(metas).map(([name, value]) => ({ name, value })),
  })

test('J-10 the canvas of an entry shows its fields behind its blocks, as visitors have them, until a block of the page shows them', async () => {
  const made = await event('Night walk', { date: '2030-02-03', place: 'Quay', door_secret: '4711' })
  const visitor = await site.open()
  await visitor.page.goto(made.url)
  const seen = visitor.page.locator('main .b-fields')
  const { page, complaints } = await site.openSignedIn(opened)
  await page.goto(`/user/editor/${made.id}`)
  const canvas = page.frameLocator('iframe.editor-frame')
  const fields = canvas.locator('main .b-fields')
  await fields.getByText('Quay').waitFor()
  expect(await fields.innerText()).toBe(await seen.innerText())
  expect(await fields.innerText()).not.toContain('4711')

  // It follows what is filled in, and stays the last thing of the page.
  await page.getByRole('tabpanel').getByLabel('Seats', { exact: true }).fill('24')
  await fields.getByText('24').waitFor()
  await canvas.getByText('Come early.').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Bring a lamp.')
  const order = () =>
    canvas.locator('main').evaluate((main) => {
      const text = main.textContent ?? ''
      return ['Come early.', 'Bring a lamp.', 'Quay'].map((words) => text.indexOf(words))
    })
  const [first = 0, second = 0, last = 0] = await order()
  expect(first < second && second < last).toBe(true)
  await publish(page)
  await visitor.page.reload()
  expect(await fields.innerText()).toBe(await seen.innerText())

  await canvas.getByText('Bring a lamp.').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/fields')
  await page.locator('[role="option"][aria-selected="true"]').waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => canvas.locator('main .b-fields:visible').count()).toBe(1)
  await expect.poll(() => canvas.locator('[data-around] .b-fields:visible').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('J-10 the cards of a collection show on the canvas what they show to visitors: the photo of each entry, and no line for an empty field', async () => {
  await event('Long walk', { date: '2031-01-01', place: 'Hill', seats: '12', image: photo })
  const { id } = await site.save({ type: 'page', title: 'What is on', value: [] })
  const { page, complaints } = await site.openSignedIn(opened)
  await page.goto(`/user/editor/${id}`)
  const canvas = page.frameLocator('iframe.editor-frame')
  await canvas.locator('.ProseMirror-focused').waitFor()
  await page.keyboard.type('/event')
  await page.locator('[role="option"][aria-selected="true"]').getByText('Event', { exact: true }).waitFor()
  await page.keyboard.press('Enter')
  // The first card is of the event without a photo: it is left out there, and so is what is empty.
  const cards = canvas.locator('.b-collection-cards')
  await cards.locator('.canvas-copy img').waitFor()
  await cards.getByText('Night walk', { exact: true }).waitFor()
  expect(await cards.locator('img:visible').count()).toBe(1)
  expect(await cards.getByText('Choose a picture').isVisible()).toBe(false)
  await publish(page)
  const { url } = (await site.admin.call('GET', `/api/posts/${id}`)).d
  const visitor = await site.open()
  await visitor.page.goto(url)
  const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
  expect(lines(await cards.innerText())).toEqual(
    lines(await visitor.page.locator('.b-collection-cards').innerText()),
  )
  expect(await visitor.page.locator('.b-collection-cards img').count()).toBe(1)

  // What is left out is reached by the outline, and shows then which field it is of.
  await page.locator('.editor-left').getByText('Image', { exact: true }).first().click()
  await expect.poll(() => cards.locator('[data-bound="Image"]').isVisible()).toBe(true)
  expect(complaints).toEqual([])
})
