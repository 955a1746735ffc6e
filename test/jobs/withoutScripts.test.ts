/** J-42: a reader with JavaScript off reads, sends a form and looks at products; then the same form with it on. */
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import { longTest } from '../support/share.ts'

const site = builtSite()
let bookingId: string

beforeAll(async () => {
  const fields = [
    { name: 'name', title: 'Your name', type: 'string', is_required: true },
    { name: 'code_secret', title: 'Door code', type: 'string' },
    { name: 'extras', title: 'Extras', type: 'checklist', choices: ['Lunch', 'Clay'] },
    { name: 'news', title: 'Send me news', type: 'bool', use_switch: true },
    { name: 'paper', title: 'Menu', type: 'file' },
    {
      name: 'guests',
      title: 'Guests',
      type: 'arr-object',
      fields: [{ name: 'first', title: 'First name', type: 'string' }],
    },
  ]
  const form = await site.save({
    type: 'form',
    title: 'A table',
    status: 'published',
    value: [],
    metas: [
      { name: 'fields', value: JSON.stringify(fields) },
      { name: 'thanks', value: 'Until tonight.' },
    ],
  })
  bookingId = form.id
  const block = { id: 'tableform001', type: 'form', state: { form_id: form.id }, children: [] }
  await site.save({
    type: 'page',
    title: 'Book a table',
    url: '/book-a-table',
    status: 'published',
    value: [block],
  })
})

test('J-42 F-FORM-02 without scripts: an article is read, a form is sent, products are looked at', async () => {
  const { context, page } = await site.open({ javaScriptEnabled: false })
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Journal' }).click()
  const title = await page.getByRole('main').getByRole('heading', { level: 2 }).first().innerText()
  await page.getByRole('main').getByRole('link', { name: title }).first().click()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title)

  await page.goto('/book-a-table')
  expect(await page.getByText('Leave this empty').isVisible()).toBe(false)
  const gap = await page
    .locator('.form-field')
    .first()
    .evaluate((field) => getComputedStyle(field).display)
  expect(gap).toBe('grid')
  await page.getByLabel('Door code').fill('HUSH')
  await page.getByRole('checkbox', { name: 'Clay' }).check()
  await page.getByRole('switch', { name: 'Send me news' }).check()
  await page.getByRole('group', { name: 'Guests 2' }).getByLabel('First name').fill('Bo')
  await page.getByLabel('Your name').fill('   ')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Your name is needed').first().waitFor()
  expect(page.url()).not.toContain('HUSH')
  expect(await page.getByRole('checkbox', { name: 'Clay' }).isChecked()).toBe(true)
  expect(await page.getByRole('group', { name: 'Guests 2' }).getByLabel('First name').inputValue()).toBe('Bo')
  await page
    .getByLabel('Menu (optional)')
    .setInputFiles({ name: 'menu.txt', mimeType: 'text/plain', buffer: Buffer.from('Soup') })
  // The form that came back is as young as a robot's: people type.
  await page.getByLabel('Your name').fill('')
  await page.getByLabel('Your name').pressSequentially('Ada', { delay: 600 })
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Until tonight.').waitFor()
  await page.getByRole('link', { name: 'Back to the page' }).click()
  expect(new URL(page.url()).pathname).toBe('/book-a-table')
  const { d } = await site.admin.call('GET', `/api/forms/${bookingId}/data?status=new`)
  expect(d).toHaveLength(1)
  expect(d[0].value).toMatchObject({
    name: 'Ada',
    extras: ['Clay'],
    news: true,
    guests: [{ first: 'Bo' }],
    paper: [{ name: 'menu.txt' }],
  })

  await page.goto('/t/products')
  const product = page.getByRole('main').getByRole('link').filter({ hasText: /\w/ }).first()
  await product.click()
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  await context.close()
})

test('J-42 F-FORM-01 with scripts the same form: rows come and go, faults are at their fields, the file arrives', async () => {
  const { context, page } = await site.open()
  const refused: string[] = []
  page.on(
    'console',
    (message) =>
      message.type() === 'error' && !message.text().includes('422') && refused.push(message.text()),
  )
  await page.goto('/book-a-table')
  const add = page.getByRole('button', { name: 'Add to Guests' })
  await add.click()
  await page.getByRole('group', { name: 'Guests 2' }).getByLabel('First name').fill('Cy')
  await page.getByRole('button', { name: 'Remove Guests 1' }).click()
  expect(await page.getByRole('textbox', { name: 'First name' }).inputValue()).toBe('Cy')
  await page.getByRole('button', { name: 'Remove Guests 1' }).click()
  await page.getByText('Array is empty').waitFor()
  await add.click()
  // As a person types: a form that is filled within a second counts as a robot's.
  await page.getByRole('textbox', { name: 'First name' }).pressSequentially('Di', { delay: 900 })
  await page.getByLabel('Menu (optional)').setInputFiles({
    name: 'menu.html',
    mimeType: 'text/html',
    buffer: Buffer.from('<html><script>1</script></html>'),
  })
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Your name is needed').waitFor()
  await page.getByText('Files of this kind are not taken here.').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  await page.getByLabel('Your name').fill('Eve')
  await page
    .getByLabel('Menu (optional)')
    .setInputFiles({ name: 'menu.txt', mimeType: 'text/plain', buffer: Buffer.from('Stew') })
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Until tonight.').waitFor()
  expect(refused).toEqual([])
  const { d } = await site.admin.call('GET', `/api/forms/${bookingId}/data?status=new`)
  expect(d[0].value).toMatchObject({ name: 'Eve', guests: [{ first: 'Di' }], paper: [{ name: 'menu.txt' }] })
  await context.close()
})

longTest('F-FORM-02 what came in is unread on Home and in the menu until it is opened', async () => {
  const { context, page } = await site.openSignedIn()
  await page.goto('/user')
  await page.getByRole('link', { name: /form entr(y|ies) to read/ }).waitFor()
  await page.goto(`/user/${bookingId}/form-data`)
  await page.getByRole('button', { name: 'Ada' }).click()
  const download = page.getByRole('dialog').getByRole('link', { name: /menu\.txt/ })
  expect(await download.getAttribute('href')).toMatch(/^\/api\/forms\//)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect
    .poll(async () => (await site.admin.call('GET', `/api/forms/${bookingId}/data?status=read`)).d.length)
    .toBe(1)
  await context.close()
})
