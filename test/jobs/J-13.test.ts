/** J-13, an owner: plans a change of a live page for Monday 8:00 and a price change with it. */
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { comingDay, momentInZone } from '#ui/zonedTime.ts'
import { builtSite } from '../support/builtSite.ts'
import { phone } from '../support/people.ts'
import { openPublish, publish, publishDialog } from '../support/publish.ts'
import { longTest } from '../support/share.ts'

const site = builtSite()
const timeZone = 'Europe/Lisbon'

beforeAll(async () => {
  await site.admin.call('POST', '/api/options', { name: 'time_zone', value: timeZone })
})

const paragraph = (id: string, text: string) => ({ id, type: 'paragraph', state: { text }, children: [] })

/** The moment of both has come: as the clock would do it, for the versions and for the job alike. */
async function letItCome(): Promise<void> {
  const client = new pg.Client(site.connection)
  await client.connect()
  await client.query(
    "update post_version set publish_at = now() - interval '1 second' where status = 'scheduled'",
  )
  await client.query("update job set run_at = now() where kind = 'content.settle_planned'")
  await client.end()
}

const seenAt = async (path: string) => (await fetch(`${site.url}${path}`)).text()

test('J-13 a change of a live page and a price are planned for one Monday at 8:00 of the site’s clock, in 12 acts', async () => {
  const page1 = await site.save({
    type: 'page',
    title: 'Preise für Grüße & Ærø',
    url: '/prices',
    status: 'published',
    value: [paragraph('intro', 'Our prices of this year.')],
  })
  const mug = await site.save({
    type: 'product',
    title: 'Ærø krus',
    status: 'published',
    value: [{ id: 'j13-product', type: 'product', state: {}, children: [] }],
    metas: [{ name: 'product_price', value: '18.00' }],
  })
  const { page, complaints } = await site.openSignedIn({ timezoneId: 'America/Los_Angeles' })
  let acts = 0
  const act = async (done: Promise<unknown>) => {
    acts += 1
    await done
  }
  await page.goto('/prices')
  await act(page.getByRole('link', { name: 'Edit', exact: true }).click())
  const canvas = page.frameLocator('iframe.editor-frame')
  await act(canvas.getByText('Our prices of this year.').click({ clickCount: 3 }))
  await canvas.locator('.ProseMirror-focused').waitFor()
  await act(page.keyboard.type('Our prices from Monday on.'))
  await act(page.keyboard.press('Control+Shift+Enter'))
  const dialog = publishDialog(page)
  await dialog.getByText('“Our prices from Monday on.”').waitFor()
  expect(await dialog.getByRole('button', { name: 'Publish 1 change', exact: true }).count()).toBe(1)
  await act(dialog.getByRole('radio', { name: 'Schedule' }).check())
  const monday = comingDay(new Date(), timeZone, { weekday: 1, time: '08:00' })
  const moment = momentInZone(monday, timeZone)
  await dialog.getByText(`${timeZone}, in`, { exact: false }).waitFor()
  await act(dialog.getByRole('button', { name: /^Schedule for .*8:00$/ }).click())
  await page
    .getByRole('status')
    .getByText(/^Scheduled for .*8:00$/)
    .waitFor()

  await act(page.getByRole('link', { name: 'Back to the list' }).click())
  await act(page.getByRole('navigation').getByRole('link', { name: 'Products', exact: true }).click())
  await act(page.getByRole('link', { name: 'Ærø krus', exact: true }).click())
  await act(page.getByLabel(/^Price in/).fill('24,50'))
  await act(page.getByRole('button', { name: 'Schedule…' }).click())
  // The moment of the page is offered by itself.
  await act(
    page
      .getByRole('dialog', { name: 'Schedule these changes' })
      .getByRole('button', { name: /^Schedule for .*8:00$/ })
      .click(),
  )
  await page.getByText('On sale as before.', { exact: false }).waitFor()
  expect(acts).toBeLessThanOrEqual(12)

  const plannedFor = async (id: string) =>
    (await site.admin.call('GET', `/api/posts/${id}?source=editor`)).d.planned_change_at
  expect([await plannedFor(page1.id), await plannedFor(mug.id)]).toEqual([moment, moment])
  // Home says in one place what is planned.
  await page.goto('/user')
  const planned = page.getByRole('region', { name: 'Scheduled' })
  for (const title of ['Preise für Grüße & Ærø', 'Ærø krus'])
    await planned.getByRole('row', { name: title }).getByText('Changes go live').waitFor()
  // What is live stays so in lists.
  const edited = page.getByRole('region', { name: 'Edited lately' })
  await edited
    .getByRole('row', { name: 'Preise für Grüße & Ærø' })
    .getByText('Published · change scheduled')
    .waitFor()
  await page.goto('/user/content/page')
  await page
    .getByRole('row', { name: 'Preise für Grüße & Ærø' })
    .getByText('Published · change scheduled')
    .waitFor()
  expect(await seenAt('/prices')).toContain('Our prices of this year.')
  expect(await seenAt(mug.url)).toContain('18.00')
  await letItCome()
  await expect.poll(() => seenAt('/prices')).toContain('Our prices from Monday on.')
  expect(await seenAt(mug.url)).toContain('24.50')
  expect(await seenAt(mug.url)).not.toContain('18.00')
  const cart = (await site.open()).context.request
  const added = await cart.post('/api/shop/cart', {
    data: { post_id: mug.id, value: {}, quantity: 1 },
    headers: { 'x-timestamp': String(Date.now()) },
  })
  expect((await added.json()).d.subtotal_minor).toBe(2450)
  expect(complaints).toEqual([])
})

longTest(
  'J-13 the publish dialog names what changes, takes single changes back, stops for a missing title only, and returns what was live',
  async () => {
    const { id, url } = await site.save({
      type: 'page',
      title: 'Workshops',
      url: '/workshops-j13',
      status: 'published',
      value: [paragraph('one', 'Stays.'), paragraph('two', 'Goes.'), paragraph('three', 'Is written in.')],
    })
    const { page, complaints } = await site.openSignedIn()
    await page.goto(`/user/editor/${id}`)
    const canvas = page.frameLocator('iframe.editor-frame')
    await canvas.getByText('Goes.').waitFor()
    const dialog = await openPublish(page)
    const sameButton = dialog.getByRole('button', { name: 'Everything is live' })
    await sameButton.waitFor()
    expect(await sameButton.getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    await canvas.getByText('Goes.').click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Delete')
    await canvas.getByText('Is written in.').click({ clickCount: 3 })
    await canvas.locator('.ProseMirror-focused').waitFor()
    await page.keyboard.type('Was written in.')
    await page.getByRole('textbox', { name: 'Title' }).first().fill('')
    await openPublish(page)
    // The title is asked for where it is missing; nothing else stops.
    const confirm = dialog.getByRole('button', { name: /^Publish/ })
    expect(await confirm.getAttribute('aria-disabled')).toBe('true')
    const title = dialog.getByRole('textbox', { name: 'Title' })
    expect(await title.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type('Courses')
    await dialog.getByRole('button', { name: 'Publish 3 changes' }).waitFor()
    const changes = dialog.getByRole('listitem')
    await changes.filter({ hasText: 'Title' }).getByText('“Workshops” to “Courses”').waitFor()
    await changes.filter({ hasText: 'Removed' }).getByText('“Goes.”').waitFor()
    await dialog.getByText('checks passed').waitFor()
    await dialog.getByRole('button', { name: 'Show live and new side by side' }).click()
    await dialog.frameLocator('iframe').getByText('Was written in.').waitFor()

    await changes.filter({ hasText: 'Removed' }).getByRole('button', { name: /^Undo/ }).click()
    await dialog.getByRole('button', { name: 'Publish 2 changes' }).waitFor()
    // A moment that is over is told at its field.
    await dialog.getByRole('radio', { name: 'Schedule' }).check()
    await dialog.getByRole('textbox', { name: 'Date', exact: true }).fill('2020-01-06')
    await dialog.getByRole('textbox', { name: 'Date', exact: true }).press('Tab')
    await dialog.getByText('This moment is over. Choose a later one.').waitFor()
    await dialog.getByRole('radio', { name: 'Now' }).check()
    // Each line leads to its block.
    await dialog
      .getByRole('button', { name: /Paragraph/ })
      .first()
      .click()
    await dialog.waitFor({ state: 'detached' })
    await canvas.getByText('Goes.').waitFor()

    await publish(page)
    await expect.poll(() => seenAt(url)).toContain('Was written in.')
    const notice = page.getByRole('status').filter({ hasText: 'Published' })
    expect(await notice.getByRole('link', { name: 'View page' }).getAttribute('href')).toBe(url)
    await notice.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('The live version is back. Your changes are a draft.').waitFor()
    await expect.poll(() => seenAt(url)).toContain('Is written in.')
    await canvas.getByText('Was written in.').waitFor()
    // What was published is there to be published again.
    await openPublish(page)
    await dialog.getByRole('button', { name: 'Publish 2 changes' }).waitFor()
    expect(complaints).toEqual([])
  },
)

longTest(
  'J-13 on a phone the dialog is a sheet with its button at the foot, and a new page is published by two keys',
  async () => {
    const { page, complaints } = await site.openSignedIn({ viewport: phone })
    const { id } = await site.save({ type: 'page', title: 'On a phone', value: [paragraph('p', 'Words.')] })
    await page.goto(`/user/editor/${id}`)
    await page.frameLocator('iframe.editor-frame').getByText('Words.').waitFor()
    await page.keyboard.press('Control+Shift+Enter')
    const dialog = publishDialog(page)
    await dialog.getByText('Not on the site yet').waitFor()
    await dialog.getByText(/Visitors will see it at [^ ]*\/on-a-phone\./).waitFor()
    const button = await dialog.getByRole('button', { name: 'Publish', exact: true }).boundingBox()
    if (!button) throw new Error('The button is shown')
    expect(button.height).toBeGreaterThanOrEqual(48)
    expect(button.y + button.height).toBeGreaterThan(phone.height - 40)
    const heights = await dialog
      .getByRole('heading', { level: 3 })
      .evaluateAll((all) => all.map((one) => [one.textContent, one.getBoundingClientRect().top]))
    expect(heights.toSorted((one, other) => Number(one[1]) - Number(other[1])).map(([name]) => name)).toEqual(
      ['Changes', 'Checks', 'When'],
    )
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('Published', { exact: true }).waitFor()
    expect(complaints).toEqual([])
  },
)
