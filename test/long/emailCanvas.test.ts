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
