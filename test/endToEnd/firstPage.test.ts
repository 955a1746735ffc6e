/** A site without the demo: what its first visitor sees, and the owner's way to the first page. */
import { expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import { publish } from '../support/publish.ts'

const site = builtSite({ environment: { SEED_DEMO: '0' } })

test('F-PUB-01 the owner of an empty site is led to its home page, writes it and has it published at /', async () => {
  const visitor = await site.open()
  await visitor.page.goto('/')
  await visitor.page.getByText('This site is being made. Come back soon.').waitFor()
  await visitor.page.goto('/cart')
  await visitor.page.getByText('Cart is empty').waitFor()
  expect(visitor.complaints).toEqual([])

  const owner = await site.openSignedIn()
  await owner.page.goto('/')
  await owner.page.getByRole('link', { name: 'Make the home page' }).click()
  const text = owner.page.frameLocator('iframe').locator('p').first()
  await text.waitFor()
  await text.click()
  await owner.page.keyboard.type('Welcome to the kiln.')
  await publish(owner.page)
  await owner.page.getByRole('status').getByText('Published', { exact: true }).waitFor()
  await visitor.page.goto('/')
  await visitor.page.getByText('Welcome to the kiln.').waitFor()
  expect(new URL(visitor.page.url()).pathname).toBe('/')
  await owner.context.close()
  await visitor.context.close()
})
