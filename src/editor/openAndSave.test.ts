/** The editor's way to the server and back, over the calls it makes. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestSite } from '#test/support/site.ts'
import { definitions } from '#blocks/registry.ts'
import { EditorSession } from './model/session.ts'
import { postFrom } from './post.ts'

let site: TestSite

beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

test('F-EDIT-01 F-POST-05 a new page opens with one empty paragraph, is saved, and opens again as it was left', async () => {
  const editor = await site.as('editor')
  const fresh = postFrom((await editor.get('/api/posts/new', { source: 'editor', type: 'page' })).body.d)
  expect(fresh.id).toBeNull()
  const session = new EditorSession(definitions, fresh.value)
  expect(session.document.save()).toMatchObject([{ type: 'paragraph', state: { text: '' } }])
  const [first] = session.document.root.children
  if (first === undefined) throw new Error('the page has no block')
  session.setText(first, 'text', 'Hello from the <strong>kiln</strong>')
  session.insertNew('columns', { target: first, position: 'after' })
  const value = session.document.save()
  const made = await editor.post('/api/posts', { type: 'page', title: 'Kiln', value, autosave: true })
  expect(made.status).toBe(200)
  const opened = await editor.get(`/api/posts/${made.body.d.id}`, { source: 'editor' })
  expect(JSON.stringify(postFrom(opened.body.d).value)).toBe(JSON.stringify(value))
})

test('F-EDIT-12 two writers: the second version is refused with what the first one saved', async () => {
  const one = await site.as('editor')
  const other = await site.as('editor')
  const made = await one.post('/api/posts', { type: 'page', title: 'Shared', value: [] })
  const { id, version } = made.body.d
  const first = await one.post('/api/posts', { id, version, title: 'From one' })
  expect(first.status).toBe(200)
  const second = await other.post('/api/posts', { id, version, title: 'From the other' })
  expect(second.status).toBe(409)
  const theirs = postFrom(second.body.error?.data?.theirs)
  expect(theirs.title).toBe('From one')
  const kept = await other.post('/api/posts', { id, version: theirs.version, title: 'From the other' })
  expect(kept.status).toBe(200)
})

test('F-EDIT-12 the working draft is the writer’s own: others and visitors do not see it', async () => {
  const writer = await site.as('editor')
  const made = await writer.post('/api/posts', { type: 'page', title: 'Live title', value: [], status: 'published' })
  const { id, version } = made.body.d
  await writer.post('/api/posts', { id, version, title: 'Draft title', autosave: true })
  const own = await writer.get(`/api/posts/${id}`, { source: 'editor' })
  expect(postFrom(own.body.d)).toMatchObject({ title: 'Draft title', isWorking: true, version })
  const seen = await site.visitor().get(`/api/posts/${id}`)
  expect(seen.body.d.title).toBe('Live title')
})

test('F-EDIT-01 the canvas asks for the data of a block that is not saved; visitors may not', async () => {
  const writer = await site.as('editor')
  await writer.post('/api/posts', { type: 'post', title: 'Listed', value: [], status: 'published' })
  const definition = definitions.get('post-list')
  const block = { id: 'list1', type: 'post-list', state: { ...definition?.defaults } }
  const answer = await writer.post('/api/blocks/data', { block, post_id: null })
  expect(answer.status).toBe(200)
  expect(JSON.stringify(answer.body.d)).toContain('Listed')
  const none = await writer.post('/api/blocks/data', { block: { id: 'x', type: 'paragraph', state: {} } })
  expect(none.body.d).toBeNull()
  const refused = await site.visitor().post('/api/blocks/data', { block })
  expect([401, 403]).toContain(refused.status)
})
