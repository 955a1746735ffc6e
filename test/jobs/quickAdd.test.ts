/** J-10, an owner: four events with a photo each, entered in the list of their type without opening an editor. */
import { expect, test } from 'vitest'
import sharp from 'sharp'
import { violationsOf } from '../support/axe.ts'
import { builtSite } from '../support/builtSite.ts'

const site = builtSite({ environment: { SEED_DEMO: '0' } })

const fields = [
  { name: 'date', title: 'Date', type: 'date', is_required: true },
  { name: 'place', title: 'Place', type: 'string' },
  { name: 'price', title: 'Price', type: 'currency' },
]
const events = [
  { title: 'Grünkohl & Köm', date: '2030-01-12', place: 'Rößl', price: '18,50' },
  { title: '漢字の夕べ', date: '2030-02-01', place: '東京', price: '1250' },
  { title: "Ada's <b>workshop</b>", date: '2030-03-04', place: '', price: '0' },
  { title: 'Market', date: '2030-04-05', place: 'Quay', price: '5' },
]
const photo = async (name: string) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: '#b45' } })
    .png()
    .toBuffer(),
})

test('J-10 an entry with date, place, price and photo takes 6 acts in the form of its list, by keys from field to field', async () => {
  await site.admin.call('POST', '/api/types', { slug: 'event', title: 'Event', plural: 'events', fields })
  const { page, complaints } = await site.openSignedIn({
    viewport: { width: 1440, height: 900 },
    bypassCSP: true,
  })
  let acts = 0
  const act = async (done: Promise<unknown>) => {
    acts += 1
    await done
  }
  await act(page.goto('/user/content/event'))
  await act(page.getByRole('button', { name: 'Quick add' }).click())
  const form = page.getByRole('dialog', { name: 'New Event' })
  const title = form.getByLabel('Title', { exact: true })
  for (const [index, event] of events.entries()) {
    await expect.poll(() => title.evaluate((input) => input === document.activeElement)).toBe(true)
    await expect.poll(() => title.inputValue()).toBe('')
    await act(page.keyboard.type(event.title))
    await page.keyboard.press('Tab')
    await act(page.keyboard.type(event.date))
    // Past the button of the calendar.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await act(page.keyboard.type(event.place))
    await page.keyboard.press('Tab')
    await act(page.keyboard.type(event.price))
    await act(form.getByLabel('Upload').setInputFiles(await photo(`event ${index}`)))
    if (index === 0) expect(await violationsOf(page)).toEqual([])
    // The photo is waited for, however fast the key comes.
    const isLast = index === events.length - 1
    if (!isLast) await form.getByLabel('Price').focus()
    await act(
      isLast
        ? form.getByRole('button', { name: 'Publish', exact: true }).click()
        : page.keyboard.press('Enter'),
    )
    if (!isLast) await form.getByRole('status').getByText(`Published: “${event.title}”`).waitFor()
  }
  await form.waitFor({ state: 'detached' })
  process.stdout.write(`J-10, four entries: ${acts} acts\n`)
  expect(acts).toBeLessThanOrEqual(26)
  await page.getByRole('link', { name: 'Market', exact: true }).waitFor()

  const { items } = (await site.admin.call('GET', '/api/t/events?sort=title')).d
  const kept = new Map(items.map((entry: { title: string }) => [entry.title, entry]))
  for (const { title: name, date, place, price } of events)
    expect(kept.get(name), name).toMatchObject({
      status: 'published',
      image: expect.stringContaining('/media/event'),
      fields: { date, place: place || null, price: price.replace(',', '.') },
    })
  expect(complaints).toEqual([])
})

test('what is missing or refused is said at its field and what was typed stays; a day that is typed counts by Enter; a photo of the library is chosen', async () => {
  const { page } = await site.openSignedIn({ viewport: { width: 390, height: 844 } })
  await page.goto('/user/content/event')
  await page.getByRole('button', { name: 'Quick add' }).click()
  const form = page.getByRole('dialog', { name: 'New Event' })
  const publish = form.getByRole('button', { name: 'Publish and add another' })
  await form.getByLabel('Place').fill('Quay')
  await publish.click()
  await form.getByText('Please enter a title.').waitFor()
  expect(await form.getByLabel('Title').evaluate((input) => input === document.activeElement)).toBe(true)
  await form.getByLabel('Title').fill('Night walk')
  await publish.click()
  await expect.poll(() => form.getByLabel('Date', { exact: true }).getAttribute('aria-invalid')).toBe('true')
  expect(await form.getByLabel('Place').inputValue()).toBe('Quay')
  await form.getByRole('button', { name: 'Choose from the media library' }).click()
  const library = page.getByRole('dialog', { name: 'Lead picture' })
  await library.locator('.media-tile button').first().dblclick()
  await library.waitFor({ state: 'detached' })
  // Nothing was sent by what was done in the picker.
  expect(await form.getByLabel('Title').inputValue()).toBe('Night walk')
  await form.getByLabel('Date', { exact: true }).fill('2030-05-06')
  await page.keyboard.press('Enter')
  await form.getByRole('status').getByText('Published: “Night walk”').waitFor()
  const { items } = (await site.admin.call('GET', '/api/t/events')).d
  expect(items.find(({ title }: { title: string }) => title === 'Night walk')).toMatchObject({
    image: expect.stringContaining('/media/'),
    fields: { date: '2030-05-06', place: 'Quay' },
  })
})

test('J-10 F-UI-01 Esc asks before it drops what was typed in a dialog; one that is empty closes at once', async () => {
  await site.admin.call('POST', '/api/types', { slug: 'talk', title: 'Talk', plural: 'talks', fields })
  const { page } = await site.openSignedIn({ bypassCSP: true })
  await page.goto('/user/content/talk')
  await page.getByRole('button', { name: 'Quick add' }).click()
  const form = page.getByRole('dialog', { name: 'New Talk' })
  const title = form.getByLabel('Title', { exact: true })
  await title.fill('Half an evening')
  await page.keyboard.press('Escape')
  const question = form.getByRole('alertdialog', { name: 'Discard your changes?' })
  await question.waitFor()
  expect(await violationsOf(page)).toEqual([])
  // Pressed twice, nothing is lost.
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  expect(await title.inputValue()).toBe('Half an evening')
  expect(await title.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await title.fill('')
  await page.keyboard.press('Escape')
  await form.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Quick add' }).click()
  await title.fill('Half an evening')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard' }).click()
  await form.waitFor({ state: 'detached' })
  await page.context().close()
})
