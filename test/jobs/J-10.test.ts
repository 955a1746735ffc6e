/** J-10, an owner: makes a type "Event" with date, place and price, and lists the coming ones on a page with an own card design. */
import { mkdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { violationsOf } from '../support/axe.ts'
import { builtSite } from '../support/builtSite.ts'
import { openPublish, publishDialog } from '../support/publish.ts'

const site = builtSite()

const dayMs = 86_400_000
/** A day from today, on the calendar of the site. */
const day = (from: number) => new Date(Date.now() + from * dayMs).toISOString().slice(0, 10)
const inWords = (iso: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))

const events = [
  { title: 'Straßenfest am Kai', date: day(9), place: 'Großer Platz', price: '0' },
  { title: 'Smørrebrød & co', date: day(2), place: 'Ærø', price: '18.5' },
  { title: '漢字の夕べ', date: day(4), place: '東京', price: '1250' },
  { title: "Ada's <b>workshop</b>", date: day(6), place: 'St. Mary’s Hall', price: '12.25' },
  { title: 'Without a place', date: day(8), place: '', price: '5' },
  { title: 'Long over', date: day(-3), place: 'Here', price: '1' },
]
const hidden = [
  { title: 'Still a draft', status: 'draft' },
  { title: 'Only for us', status: 'private' },
  {
    title: 'Not before next week',
    status: 'scheduled',
    publish_at: new Date(Date.now() + 7 * dayMs).toISOString(),
  },
]

async function addEvents(): Promise<void> {
  for (const { title, ...fields } of events)
    await site.save({
      type: 'event',
      title,
      value: [],
      status: 'published',
      metas: Object.entries(fields).flatMap(([name, value]) => (value === '' ? [] : [{ name, value }])),
    })
  for (const draft of hidden)
    await site.save({ type: 'event', value: [], metas: [{ name: 'date', value: day(3) }], ...draft })
}

test('J-10 a type "Event" with date, place and price, and a page of the coming ones in cards of its own design, in at most 40 acts', async () => {
  const { page, complaints } = await site.openSignedIn()
  await page.setViewportSize({ width: 1440, height: 900 })
  let acts = 0
  const act = async (done: Promise<unknown>) => {
    acts += 1
    await done
  }
  const key = (name: string) => act(page.keyboard.press(name))
  const write = (text: string) => act(page.keyboard.type(text))

  // The type, without a line of JSON.
  await act(page.goto('/user/types'))
  await act(page.getByRole('button', { name: 'New type' }).click())
  await act(page.getByLabel('Name of one entry').fill('Event'))
  await act(page.getByRole('button', { name: 'Make the type' }).click())
  for (const [title, kind] of [
    ['Date', 'Date'],
    ['Place', null],
    ['Price', 'Number'],
  ] as const) {
    await act(page.getByRole('button', { name: 'Add field' }).click())
    const row = page.locator('.type-field').last()
    await act(row.getByLabel('Title', { exact: true }).fill(title))
    if (kind) await act(row.getByLabel('Kind', { exact: true }).selectOption({ label: kind }))
  }
  await act(page.getByRole('button', { name: 'Save type' }).click())
  await page.getByText('Type saved').waitFor()

  await addEvents()

  // The page.
  const { id } = await site.save({ type: 'page', title: 'What is on', value: [] })
  await act(page.goto(`/user/editor/${id}`))
  const canvas = page.frameLocator('iframe.editor-frame')
  const settings = page.locator('.editor-right')
  await act(canvas.locator('[data-bid]').first().click())
  await canvas.locator('[contenteditable=true]:focus').waitFor()
  // The own type is found by its name.
  await write('/event')
  await page.locator('[role="option"][aria-selected="true"]').getByText('Event', { exact: true }).waitFor()
  await key('Enter')
  await canvas.locator('.blk-collection').waitFor()
  expect(await settings.getByLabel('Content type', { exact: true }).inputValue()).toBe('event')
  // The card shows what the entries say; the first one to design, the others as pale copies.
  await canvas.getByText('Long over', { exact: true }).waitFor()
  // What is filled by a field says by which.
  await page
    .getByRole('treeitem', { name: /^Paragraph\s*place$/ })
    .first()
    .waitFor()
  await act(settings.getByRole('button', { name: 'Add filter' }).click())
  await expect.poll(() => settings.getByLabel('Comparison of filter 1').inputValue()).toBe('from_today')
  await canvas.locator('h2', { hasText: 'Smørrebrød & co' }).first().waitFor()
  await act(settings.getByLabel('More entries').selectOption({ label: 'A “Load more” button' }))
  await act(settings.getByLabel('How many at once', { exact: true }).fill('3'))
  await expect.poll(() => canvas.locator('.canvas-copy').count()).toBe(2)
  // The card's own design.
  await act(canvas.locator('[data-bound*="Date"]').first().click())
  await act(
    settings.getByLabel('Format', { exact: true }).selectOption({ label: 'Saturday, 28 November 2026' }),
  )
  await act(canvas.locator('[data-bound*="Price"]').first().click())
  // The settings of the date have a "Text before" too.
  await settings.getByLabel('If “Price” is empty').waitFor()
  await act(settings.getByLabel('Text before').fill('From '))
  await canvas.getByText('From $18.50').waitFor()
  await act(
    page
      .getByRole('navigation', { name: 'Where the selected block stands' })
      .getByText('Collection card')
      .click(),
  )
  await act(settings.getByText('Framed', { exact: true }).click())
  if (process.env.LOOK) await mkdir(process.env.LOOK, { recursive: true })
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/editor.png` })
  await act(openPublish(page))
  const dialog = publishDialog(page)
  await act(dialog.getByRole('button', { name: /^Publish/ }).click())
  await dialog.waitFor({ state: 'detached' })
  process.stdout.write(`J-10: ${acts} acts\n`)
  expect(acts).toBeLessThanOrEqual(40)
  expect(complaints).toEqual([])

  const { url } = (await site.admin.call('GET', `/api/posts/${id}`)).d
  const visitor = await site.open({ bypassCSP: true, reducedMotion: 'reduce' })
  for (const width of [1440, 390]) {
    await visitor.page.setViewportSize({ width, height: 900 })
    await visitor.page.goto(url)
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await violationsOf(visitor.page)).toEqual([])
    for (const colorScheme of ['light', 'dark'] as const) {
      await visitor.page.emulateMedia({ colorScheme })
      if (process.env.LOOK)
        await visitor.page.screenshot({
          path: `${process.env.LOOK}/${width}-${colorScheme}.png`,
          fullPage: true,
        })
    }
  }
  const titles = () => visitor.page.locator('main li h2').allInnerTexts()
  expect(await titles()).toEqual(['Smørrebrød & co', '漢字の夕べ', "Ada's <b>workshop</b>"])
  const read = await visitor.page.locator('main').innerText()
  for (const words of ['From $18.50', 'From $1,250.00', 'Ærø', '東京']) expect(read).toContain(words)
  expect(read).toContain(inWords(day(2)))

  // Load more, in place and by keys.
  await visitor.page.getByRole('link', { name: 'Load more' }).focus()
  await visitor.page.keyboard.press('Enter')
  await expect
    .poll(titles)
    .toEqual([
      'Smørrebrød & co',
      '漢字の夕べ',
      "Ada's <b>workshop</b>",
      'Without a place',
      'Straßenfest am Kai',
    ])
  expect(await visitor.page.getByRole('link', { name: 'Load more' }).count()).toBe(0)
  expect(await visitor.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Without a place',
  )
  // The block of an empty field is left out.
  const placeless = visitor.page.locator('li').filter({ hasText: 'Without a place' })
  expect(await placeless.locator('p').count()).toBe(2)
  // A card leads to the page of its entry.
  await visitor.page.getByRole('link', { name: 'Smørrebrød & co' }).click()
  await visitor.page.getByRole('heading', { name: 'Smørrebrød & co' }).waitFor()
  expect(visitor.complaints).toEqual([])

  // Without scripts the next ones are a page of their own.
  const plain = await site.open({ javaScriptEnabled: false })
  await plain.page.goto(url)
  await plain.page.getByRole('link', { name: 'Load more' }).click()
  expect(await plain.page.locator('main li h2').allInnerTexts()).toEqual([
    'Without a place',
    'Straßenfest am Kai',
  ])
})
