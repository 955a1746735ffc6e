/** The canvas of an email: it shows what is sent, and nothing of the site around it. */
import { expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'

const site = builtSite({ environment: { SEED_DEMO: '0' } })

test('F-EDIT-02 the canvas of an email has no header, footer or title of a page, before and after a save', async () => {
  const block = { id: 'paragraph001', type: 'paragraph', state: { text: 'The kiln is lit' }, children: [] }
  const { id } = await site.save({
    type: 'newsletter',
    title: 'November news',
    status: 'draft',
    value: [block],
  })
  const { page, complaints } = await site.openSignedIn()
  await page.goto(`/user/editor/${id}`)
  const canvas = page.frameLocator('iframe.editor-frame')
  const text = canvas.getByText('The kiln is lit')
  await text.waitFor()
  const shown = () =>
    canvas
      .locator('header, footer, h1')
      .evaluateAll((all) => all.flatMap((one) => (one.checkVisibility() ? [one.outerHTML.slice(0, 80)] : [])))
  await expect.poll(shown).toEqual([])
  // What is around the blocks is drawn anew when the title is saved.
  const redrawn = page.waitForResponse((answer) => answer.url().includes(`/user/preview/${id}?look`))
  await page.locator('.editor-title').fill('December news')
  await redrawn
  await page.locator('.editor-save').getByText('Saved', { exact: true }).waitFor()
  await expect.poll(shown).toEqual([])
  expect(
    await canvas.locator('main').evaluate((main) => main.getBoundingClientRect().width),
  ).toBeLessThanOrEqual(600)
  expect(complaints).toEqual([])
})

test('the settings of an email offer only what mail programs show', async () => {
  const value = [
    { id: 'heading0001', type: 'heading', state: { text: 'The kiln is lit', level: 2 }, children: [] },
    { id: 'button00001', type: 'button', state: { text: 'Have a look', url: '/about' }, children: [] },
    { id: 'group000001', type: 'group', state: { width: 'wide' }, children: [] },
  ]
  const { id } = await site.save({ type: 'newsletter', title: 'December', status: 'draft', value })
  const { page, complaints } = await site.openSignedIn()
  await page.goto(`/user/editor/${id}`)
  const settings = page.locator('.editor-right')
  const fieldsOf = async (block: string) => {
    await page.frameLocator('iframe.editor-frame').locator(`[data-bid="${block}"]`).click()
    await settings.getByLabel('Leave out of the email').first().waitFor()
    const labels = await settings.locator('label, legend, summary').allInnerTexts()
    return [...new Set(labels)]
  }
  expect(await fieldsOf('button00001')).toEqual(['Leads to', 'Look', 'Alignment', 'Leave out of the email'])
  expect(await settings.getByLabel('Look').locator('option').allInnerTexts()).toEqual([
    'Filled',
    'Outlined',
    'Text link',
  ])
  expect(await settings.getByText('On this page').count()).toBe(0)
  await settings.getByLabel('Alignment').selectOption('center')
  await page.locator('.editor-save').getByText('Saved', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Review and send' }).click()
  const sent = page.frameLocator('iframe[title="The email as its readers see it"]')
  await sent.locator('td.m-cell[align="center"] a', { hasText: 'Have a look' }).waitFor()
  await page.goBack()
  expect(await fieldsOf('heading0001')).toEqual(['Level', 'Alignment', 'Leave out of the email'])
  await page.frameLocator('iframe.editor-frame').getByText('The kiln is lit').click()
  await page.getByRole('button', { name: 'Bold' }).waitFor()
  expect(await page.getByRole('button', { name: 'Text colour' }).count()).toBe(0)
  expect(complaints).toEqual([])
})
