/** A text of a card that an entry says: it is changed in the entry, and the editor says so. */
import { expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'

const site = builtSite({ environment: { SEED_DEMO: '0' } })

test('F-TYPE-02 F-EDIT-11 a text of a card that comes from the entry takes no keys, says so, and leads to the entry', async () => {
  await site.admin.call('POST', '/api/types', {
    slug: 'event',
    title: 'Event',
    plural: 'events',
    fields: [],
  })
  const entry = (
    await site.admin.call('POST', '/api/t/events', { title: 'First firing', status: 'published', fields: {} })
  ).d
  const heading = {
    id: 'heading00001',
    type: 'heading',
    state: { text: 'Name', level: 3, as_tb_content: false, bind: { text: { field: 'title' } } },
    children: [],
  }
  const card = { id: 'card00000001', type: 'collection-card', state: {}, children: [heading] }
  const saved = await site.save({
    type: 'page',
    title: 'What is on',
    slug: 'what-is-on',
    status: 'draft',
    value: [{ id: 'collection01', type: 'collection', state: { type: 'event', limit: 6 }, children: [card] }],
  })
  const { page, complaints } = await site.openSignedIn()
  await page.goto(`/user/editor/${saved.id}`)
  const shown = page.frameLocator('iframe').getByRole('heading', { name: 'First firing' })
  await shown.click()
  const panel = page.getByRole('group', { name: 'From the entry: Event' })
  await panel.getByText('This text comes from the entry and is changed there.').waitFor()
  expect(await panel.getByRole('link', { name: 'Edit entry' }).getAttribute('href')).toBe(
    `/user/editor/${entry.id}`,
  )
  expect(await page.getByRole('status').getByText('This text comes from the entry').count()).toBe(0)
  await page.keyboard.press('x')
  await page.getByRole('status').getByText('This text comes from the entry and is changed there.').waitFor()
  expect(await shown.textContent()).toBe('First firing')
  const { value } = (await site.admin.call('GET', `/api/posts/${saved.id}?source=editor`)).d
  expect(value[0].children[0].children[0].state.text).toBe('Name')
  expect(complaints).toEqual([])
})
