/** A site without the demo: what its first visitor sees, and the owner's way to the first page. */
import { expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import { openPublish, publish } from '../support/publish.ts'

const site = builtSite({ environment: { SEED_DEMO: '0' } })

const homeAnswer = async () => (await site.admin.call('GET', '/api/posts/home')).d

test('F-OPT-03 the first page of a site is published as its home page, and taken back with that', async () => {
  const { page, complaints, context } = await site.openSignedIn()
  const about = await site.save({
    type: 'page',
    title: 'About the kiln',
    url: '/about-kiln',
    value: [{ id: 'p', type: 'paragraph', state: { text: 'Wood and fire.' }, children: [] }],
  })
  await page.goto(`/user/editor/${about.id}`)
  await page.frameLocator('iframe.editor-frame').getByText('Wood and fire.').waitFor()
  const dialog = await openPublish(page)
  const home = dialog.getByRole('switch', { name: 'Use as home page' })
  await dialog.getByText('The site has no home page yet.').waitFor()
  expect(await home.isChecked()).toBe(true)
  // What is only planned cannot be seen there yet.
  await dialog.getByRole('radio', { name: 'Schedule' }).check()
  expect([await home.isChecked(), await home.isDisabled()]).toEqual([false, true])
  await dialog.getByRole('radio', { name: 'Now' }).check()
  // A refusal of the setting leaves the page published, and is tried again by a press.
  await page.route('**/api/options', (route) =>
    route.fulfill({
      status: 500,
      json: { d: null, error: { code: 'failed', message: 'The disk is full.' } },
    }),
  )
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  const refused = page.getByRole('alert').filter({ hasText: 'The home page was not changed' })
  await refused.getByText('The disk is full.').waitFor()
  await page.getByRole('status').getByText('Published', { exact: true }).waitFor()
  await page.unroute('**/api/options')
  complaints.length = 0
  await refused.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('status').getByText('It is the home page now').waitFor()
  expect(await homeAnswer()).toEqual({ chosen: about.id, page: { id: about.id, title: 'About the kiln' } })

  await site.admin.call('POST', '/api/options', { name: 'home_post_id', value: '' })
  await openPublish(page)
  await dialog.getByRole('button', { name: 'Use as home page' }).click()
  await dialog.waitFor({ state: 'detached' })
  const done = page.getByRole('status').filter({ has: page.getByRole('link', { name: 'View page' }) })
  await done.filter({ hasText: 'It is the home page now' }).getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('status').getByText('Undone').waitFor()
  expect(await homeAnswer()).toEqual({ chosen: '', page: null })

  // Who takes the page off, by undoing, does not leave the site with a home page that is gone.
  const other = await site.save({
    type: 'page',
    title: 'Courses',
    url: '/courses',
    value: [{ id: 'q', type: 'paragraph', state: { text: 'Every Monday.' }, children: [] }],
  })
  await page.goto(`/user/editor/${other.id}`)
  await page.frameLocator('iframe.editor-frame').getByText('Every Monday.').waitFor()
  await openPublish(page)
  await dialog.getByText('The site has no home page yet.').waitFor()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  const said = page.getByRole('status').filter({ hasText: 'Published' })
  await said.getByText('It is the home page now').waitFor()
  expect(await said.getByRole('link', { name: 'View page' }).getAttribute('href')).toBe('/')
  expect((await homeAnswer()).chosen).toBe(other.id)
  await said.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('The page is a draft again.').waitFor()
  expect(await homeAnswer()).toEqual({ chosen: '', page: null })
  expect(complaints).toEqual([])
  await site.admin.call('DELETE', `/api/posts/${about.id}`)
  await context.close()
})

test('F-OPT-03 from an empty home page the way to one that exists ends at its field', async () => {
  const { page, context } = await site.openSignedIn()
  const prices = await site.save({ type: 'page', title: 'Prices', url: '/prices', status: 'published' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Choose an existing one' }).click()
  const field = page.getByRole('combobox', { name: 'Home page' })
  await field.waitFor()
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  const box = await field.boundingBox()
  expect(box && box.y > 0 && box.y < 800).toBe(true)
  await site.admin.call('DELETE', `/api/posts/${prices.id}`)
  await context.close()
})

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

test('F-OPT-03 the panel of a page says whether it is the home page, and makes it so', async () => {
  const { page, complaints } = await site.openSignedIn()
  const about = await site.save({
    type: 'page',
    title: 'The workshop',
    url: '/workshop',
    status: 'published',
    value: [{ id: 'p', type: 'paragraph', state: { text: 'Clay.' }, children: [] }],
  })
  await page.goto(`/user/editor/${about.id}`)
  await page.frameLocator('iframe.editor-frame').getByText('Clay.').waitFor()
  await openPublish(page)
  const dialog = page.getByRole('dialog', { name: /^Publish “/ })
  await dialog.getByText('The home page is “Home” now.').waitFor()
  expect(await dialog.getByRole('switch', { name: 'Use as home page' }).isChecked()).toBe(false)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  const field = page.getByRole('group', { name: 'Home page' })
  await field.getByText('The home page is “Home” now.').waitFor()
  await field.getByRole('button', { name: 'Use as home page' }).click()
  await field.getByText('This page is the home page.').waitFor()
  expect((await homeAnswer()).page.title).toBe('The workshop')
  await openPublish(page)
  await dialog.getByText('This page is the home page.').waitFor()
  expect(await dialog.getByRole('switch').count()).toBe(0)
  expect(complaints).toEqual([])
})
