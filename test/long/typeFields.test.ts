/** The fields of a type of one's own, filled in the editor by hand: every kind, as the screen of the type makes it. */
import { expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import { publish } from '../support/publish.ts'

const site = builtSite({ environment: { SEED_DEMO: '0' } })

const fields = [
  { name: 'maker', title: 'Maker', type: 'string' },
  { name: 'cone', title: 'Cone', type: 'number' },
  { name: 'notes', title: 'Notes', type: 'text' },
  { name: 'oxides', title: 'Oxides', type: 'string_arr' },
  { name: 'stages', title: 'Stages', type: 'string_multi' },
  { name: 'base', title: 'Base', type: 'dropdown', choices: ['Ash', 'Oat'] },
  { name: 'kilns', title: 'Kilns', type: 'checklist', choices: ['Gas', 'Wood'] },
  { name: 'is_safe', title: 'Safe for food', type: 'bool', use_switch: true },
  { name: 'fired_on', title: 'Fired on', type: 'date' },
  { name: 'opens_at', title: 'Opens at', type: 'time' },
  { name: 'fee', title: 'Fee', type: 'currency' },
  { name: 'width', title: 'Width', type: 'duplex' },
  {
    name: 'parts',
    title: 'Parts',
    type: 'arr-object',
    fields: [
      { name: 'what', title: 'What', type: 'string' },
      { name: 'how', title: 'How', type: 'dropdown', choices: ['Sieved', 'Ground'] },
    ],
  },
  { name: 'supplier_secret', title: 'Supplier', type: 'string' },
  { name: 'unfinished', title: 'Unfinished', type: 'dropdown', choices: [] },
]

test('F-TYPE-02 F-EDIT-11 every kind of field is filled in the editor, kept, and read on the page and by the API', async () => {
  const made = await site.admin.call('POST', '/api/types', {
    slug: 'glaze',
    title: 'Glaze',
    plural: 'glazes',
    url_pattern: '/glazes/{slug}',
    fields,
  })
  expect(made.status).toBe(200)
  const { page, complaints } = await site.openSignedIn()
  await page.goto('/user/editor/new?type=glaze')
  const panel = page.getByRole('tabpanel', { name: 'Glaze' })
  const field = (name: string) => panel.getByLabel(name, { exact: true })
  // What nobody chose does not look chosen.
  expect(await field('Base').locator('option:checked').textContent()).toBe('Choose')
  await panel.getByText('Missing choice values').waitFor()
  await field('Title').fill('Oat on iron')
  await field('Maker').fill('Ines')
  await field('Cone').fill('6.5')
  await field('Notes').fill('Slow.\nVery slow.')
  for (const word of ['Iron', 'Tin']) {
    await field('Oxides').fill(word)
    await page.keyboard.press('Enter')
  }
  await panel.getByRole('button', { name: 'Add to Stages' }).click()
  await field('Stages 1').fill('Mix')
  await field('Base').selectOption('Oat')
  await panel.getByRole('checkbox', { name: 'Wood' }).check()
  await panel.getByRole('switch', { name: 'Safe for food' }).check()
  await field('Fired on').fill('2026-03-04')
  await field('Opens at').fill('18:30')
  // What is no price says so as soon as the field is left; the word for none is one.
  await field('Fee').fill('tba')
  await field('Fee').blur()
  await panel.getByText('“tba” is not a price: write it like 1234.50', { exact: true }).waitFor()
  expect(await field('Fee').getAttribute('aria-invalid')).toBe('true')
  await field('Fee').selectText()
  await page.keyboard.type('Free')
  await field('Fee').blur()
  expect(await field('Fee').inputValue()).toBe('0')
  // What a save refused of the words before is gone with the next one.
  await expect.poll(() => field('Fee').getAttribute('aria-invalid')).toBe(null)
  // It saves itself while somebody still writes: what is half written is no fault, and the keys stay as they are.
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('"34.50"') ?? false)
  await field('Fee').fill('34,50')
  expect((await saved).status()).toBe(200)
  expect(await field('Fee').inputValue()).toBe('34,50')
  expect(await panel.getByText('must be an amount').count()).toBe(0)
  await field('Width, number').fill('12')
  await panel.getByRole('button', { name: 'Add to Parts' }).click()
  await panel.getByLabel('What', { exact: true }).fill('Feldspar')
  await panel.getByLabel('How', { exact: true }).selectOption('Ground')
  expect(await field('Supplier').getAttribute('type')).toBe('password')
  await field('Supplier').fill('a quarry')
  await publish(page)
  await page.getByRole('status').getByText('Published', { exact: true }).waitFor()

  const [entry] = (await site.admin.call('GET', '/api/t/glazes')).d.items
  expect(entry).toMatchObject({
    url: '/glazes/oat-on-iron',
    fields: {
      maker: 'Ines',
      cone: 6.5,
      notes: 'Slow.\nVery slow.',
      oxides: ['Iron', 'Tin'],
      stages: ['Mix'],
      base: 'Oat',
      kilns: ['Wood'],
      is_safe: true,
      fired_on: '2026-03-04',
      opens_at: '18:30',
      fee: '34.50',
      width: '12',
      parts: [{ what: 'Feldspar', how: 'Ground' }],
    },
  })
  expect(JSON.stringify(entry)).not.toContain('quarry')
  const visitor = await site.open()
  await visitor.page.goto('/glazes/oat-on-iron')
  for (const words of ['Ines', '6.5', 'Iron', 'Oat', 'Wood', '4 March 2026', '6:30 PM', '34.50', 'Feldspar'])
    expect(await visitor.page.locator('main').innerText(), words).toContain(words)
  expect(await visitor.page.locator('body').innerText()).not.toContain('quarry')
  await visitor.page.goto('/t/glazes')
  await visitor.page.getByText('4 March 2026, 6:30 PM').waitFor()
  await site.admin.call('POST', '/api/t/glazes', {
    title: 'Ash',
    status: 'published',
    fields: { fee: '0' },
  })
  await visitor.page.goto('/glazes/ash')
  expect(await visitor.page.locator('main').innerText()).toContain('Free')
  // Opened again, all of it is there.
  await page.reload()
  await page.getByRole('tab', { name: 'Glaze' }).click()
  expect(await field('Base').inputValue()).toBe('Oat')
  expect(await field('Supplier').inputValue()).toBe('')
  expect(await field('Supplier').getAttribute('placeholder')).toBe('Stored. Type to replace it')
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await page.waitForURL('/user/content/glaze')
  // The list says the date of each entry.
  await page.getByRole('columnheader', { name: 'Fired on', exact: true }).waitFor()
  await page.getByRole('row', { name: /Oat on iron.*4 Mar 2026/ }).waitFor()
  // What is no amount is refused by the save that came while it stood there.
  expect(complaints.filter((one) => !one.includes('422'))).toEqual([])
})
