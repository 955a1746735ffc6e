/** URLs of a site whose language is German: what is new spells ä, ö and ü as Germans do, what is there stays. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'

let site: TestSite
let admin: Client
beforeAll(async () => {
  site = await testSite()
  admin = await site.as('administrator')
})
afterAll(() => site.close())

async function save(input: Record<string, unknown>) {
  const answer = await admin.post('/api/posts', input)
  expect(answer.status, JSON.stringify(answer.body.error)).toBe(200)
  return answer.body.d
}
const speak = (value: string) => admin.post('/api/options', { name: 'site_language', value })

test('F-ROUTE-03 on a German site Rößl is roessl in URLs of posts and categories; what was made before keeps its URL; tags stay where they are', async () => {
  const live = await save({ type: 'post', title: 'Rößl', status: 'published' })
  const draft = await save({ type: 'post', title: 'Grüne Soße' })
  const made = await admin.post('/api/posts/categories', { title: 'Töpfe' })
  expect([live.url, draft.url, made.body.d.slug]).toEqual(['/journal/rossl', '/journal/grune-sosse', 'topfe'])
  await speak('de')
  // Saved again, with the title that it has and with another one.
  expect((await save({ id: live.id, version: live.version, title: 'Rößl', description: 'x' })).url).toBe(
    live.url,
  )
  const kept = await save({ id: draft.id, version: draft.version, title: 'Grüne Soße', description: 'x' })
  expect(kept.url).toBe(draft.url)
  // A draft that nobody has seen follows its title, as ever.
  const followed = await save({ id: draft.id, version: kept.version, title: 'Süße Äpfel' })
  expect([followed.url, followed.slug]).toEqual(['/journal/suesse-aepfel', 'suesse-aepfel'])
  expect((await save({ id: draft.id, version: followed.version, title: 'Süße Öle' })).url).toBe(
    '/journal/suesse-oele',
  )
  expect((await save({ type: 'post', title: 'Rößl', tags: ['Köm'] })).url).toBe('/journal/roessl')
  expect((await save({ type: 'product', title: 'Müslischüssel' })).slug).toBe('mueslischuessel')
  const category = await admin.post('/api/posts/categories', { title: 'Übertöpfe' })
  expect(category.body.d.slug).toBe('uebertoepfe')
  const renamed = await admin.post('/api/posts/categories', { id: made.body.d.id, title: 'Große Töpfe' })
  expect(renamed.body.d.slug).toBe('topfe')
  const tags = await admin.get('/api/tags')
  expect(JSON.stringify(tags.body.d)).toContain('"kom"')
  // Every other language as before.
  await speak('sv')
  expect((await save({ type: 'post', title: 'Smörgås' })).url).toBe('/journal/smorgas')
})
