/** J-03, an owner: makes a restaurant's home page by pointer and keys. */
import { expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import { lowestContrast } from '../support/onPicture.ts'

const site = builtSite()

const picture = '/media/demo/jug-cream-1200.webp'

test('F-EDIT-09 the checks measure text on the picture behind it, and one press gives the overlay under which it can be read', async () => {
  const { id, url } = await site.save({
    type: 'page',
    title: 'On a picture',
    status: 'published',
    value: [
      {
        id: 'section',
        type: 'group',
        state: { width: 'full', background: 'image', image_src: picture, overlay: 'none', height: 'screen' },
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
  const weak = page.getByText('This text stands out too little from the picture behind it', { exact: false })
  await weak.first().waitFor()
  expect(await weak.count()).toBe(2)
  await page.getByRole('button', { name: 'Add overlay' }).click()
  await expect.poll(() => weak.count()).toBe(0)
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await page.getByRole('status').getByText('Published', { exact: true }).waitFor()
  for (const width of [1280, 390]) {
    await visitor.page.setViewportSize({ width, height: 844 })
    await visitor.page.goto(url)
    expect(await lowestContrast(visitor.page, text), `at ${width}`).toBeGreaterThanOrEqual(4.5)
  }
})
