/** Saving posts through the real calls: rights, versions, addresses, statuses. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { findLive, resolvePath, savePost } from './index.ts'

let site: TestSite
let admin: Client
beforeAll(async () => {
  site = await testSite()
  admin = await site.as('administrator')
})
afterAll(() => site.close())

const paragraph = (id: string, text = 'Hello') => ({ id, type: 'paragraph', state: { text }, children: [] })

test('F-PUB-06 a published page is found at its path, a draft is not', async () => {
  const context = site.contextOf(admin.viewer)
  const post = await savePost(context, { type: 'page', title: 'About us', value: [paragraph('aaaaaaaaaaa')], status: 'published' })
  expect(post.url).toBe('/about-us')
  expect((await findLive(site.platform.db, site.platform.siteId, '/about-us'))?.id).toBe(post.id)
  const resolution = await resolvePath(site.platform, '/about-us')
  expect(resolution.kind).toBe('post')
  await savePost(context, { type: 'page', title: 'Hidden', status: 'draft' })
  expect((await resolvePath(site.platform, '/hidden')).kind).toBe('not_found')
})
