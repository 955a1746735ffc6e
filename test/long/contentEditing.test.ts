/** What the editor knows of the site around a page: where it is, what is in it by reference, what its writers are told. */
import { expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import { publish } from '../support/publish.ts'

const site = builtSite()

const paragraph = (id: string, text: string) => ({ id, type: 'paragraph', state: { text }, children: [] })

test('F-EDIT-10 a page is put below another one in the editor: its URL follows, and the way there shows on it', async () => {
  const studio = await site.save({ type: 'page', title: 'Studio north', status: 'published', value: [] })
  const hours = await site.save({
    type: 'page',
    title: 'Opening hours north',
    url: '/north-hours',
    status: 'published',
    value: [{ id: 'crumbs0001', type: 'breadcrumb', state: {}, children: [] }],
  })
  const { page, context } = await site.openSignedIn()
  await page.goto(`/user/editor/${hours.id}`)
  await page.getByRole('tab', { name: 'Page' }).click()
  await page.getByRole('combobox', { name: 'Below' }).fill('Studio north')
  await page.getByRole('option', { name: 'Studio north' }).click()
  await publish(page)
  await page.getByText('Currently /studio-north/north-hours.').waitFor()
  expect((await site.admin.call('GET', `/api/posts/${hours.id}`)).d.parent_id).toBe(studio.id)
  await page.goto('/studio-north/north-hours')
  await page
    .getByRole('navigation', { name: /breadcrumb|way/i })
    .getByRole('link', { name: 'Studio north' })
    .waitFor()
  await context.close()
})

test('F-PLUG-02 each text of a component can be other where it is placed, called by its block', async () => {
  const component = await site.save({
    type: 'component',
    title: 'Call north',
    status: 'published',
    value: [paragraph('call000001', 'Come by <em>soon</em>'), paragraph('call000002', 'Bring an apron')],
  })
  const post = await site.save({
    type: 'page',
    title: 'Placed north',
    status: 'published',
    value: [{ id: 'placed0001', type: 'reusable', state: { component_id: component.id }, children: [] }],
  })
  const { page, context } = await site.openSignedIn()
  await page.goto(`/user/editor/${post.id}`)
  await page.frameLocator('iframe').getByText('Bring an apron').waitFor()
  await page.frameLocator('iframe').locator('[data-bid="placed0001"]').click()
  await page.getByRole('tab', { name: 'Block' }).click()
  await page.getByRole('textbox', { name: 'Paragraph 2', exact: true }).fill('Bring soup')
  await page.frameLocator('iframe').getByText('Bring soup').waitFor()
  await publish(page)
  const shown = async () =>
    (await (await fetch(`${site.url}${post.url}`)).text()).match(/Bring [\w ]+|Come by[\w ]*/g)
  await expect.poll(shown).toContain('Bring soup')
  // Another order and another text in the component: what is other here stays with its block.
  await site.save({
    id: component.id,
    version: component.version,
    status: 'published',
    value: [paragraph('call000002', 'Bring an apron and boots'), paragraph('call000001', 'Come by')],
  })
  expect(await shown()).toEqual(['Bring soup', 'Come by'])
  await context.close()
})

test('F-PLUG-02 what is for writers stands over the page in the editor, to be read and not to be changed', async () => {
  await site.save({
    type: 'component',
    title: 'House style',
    status: 'published',
    value: [paragraph('style00001', 'Name the clay in the first line.')],
    metas: [
      { name: 'region', value: 'editor' },
      { name: 'rules', value: JSON.stringify([{ type: 'post_type', value: 'post' }]) },
    ],
  })
  const post = await site.save({
    type: 'post',
    title: 'Clay north',
    status: 'draft',
    value: [paragraph('first00001', 'Clay.')],
  })
  const { page, context, complaints } = await site.openSignedIn()
  await page.goto(`/user/editor/${post.id}`)
  const notes = page.frameLocator('iframe').locator('.canvas-writer-notes')
  await notes.getByText('Name the clay in the first line.').waitFor()
  expect(await notes.locator('[data-bid]').count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})
