/** The editor's way to the server and back, over the calls it makes. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestSite } from '#test/support/site.ts'
import { definitions } from '#blocks/registry.ts'
import { rootId } from './model/record.ts'
import { EditorDocument } from './model/editorDocument.ts'
import { countingIds, forge, illegal, seededRandom } from './model/testing.ts'
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
  const editorDocument = new EditorDocument(definitions, fresh.value)
  expect(editorDocument.blocks.save()).toMatchObject([{ type: 'paragraph', state: { text: '' } }])
  const [first] = editorDocument.blocks.root.children
  if (first === undefined) throw new Error('the page has no block')
  editorDocument.setText(first, 'text', 'Hello from the <strong>kiln</strong>')
  editorDocument.insertNew('columns', { target: first, position: 'after' })
  const value = editorDocument.blocks.save()
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
  const made = await writer.post('/api/posts', {
    type: 'page',
    title: 'Live title',
    value: [],
    status: 'published',
  })
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

test('F-EDIT-04 a save over HTTP takes a block set anywhere exactly where the drop rule does, and keeps nothing of one it refuses', async () => {
  const writer = await site.as('administrator')
  const random = seededRandom(41)
  const types = [...definitions.keys()]
  const value = ['group', 'columns', 'tabs', 'accordion', 'grid'].map((type, index) => ({
    id: `c${index}`,
    type,
    state: { ...definitions.get(type)?.defaults },
    children: [],
  }))
  const editorDocument = new EditorDocument(definitions, value, countingIds())
  const made = await writer.post('/api/posts', { type: 'page', title: 'Forged', value })
  expect(made.status).toBe(200)
  const { id } = made.body.d
  let { version } = made.body.d
  const counts = { taken: 0, refused: 0 }
  for (let drop = 0; drop < 150; drop += 1) {
    const type = types[Math.floor(random() * types.length)] ?? 'paragraph'
    const parent = random() < 0.1 ? rootId : (value[Math.floor(random() * value.length)]?.id ?? rootId)
    const forged = forge(editorDocument, type, parent)
    const answer = await writer.post('/api/posts', {
      id,
      version,
      value: forged.blocks.save(),
      autosave: random() < 0.5,
    })
    const found = illegal(forged)
    expect(
      answer.status === 200,
      `${type} in ${parent}: ${found.join()} ${JSON.stringify(answer.body.error)}`,
    ).toBe(found.length === 0)
    counts[answer.status === 200 ? 'taken' : 'refused'] += 1
    version = answer.status === 200 ? answer.body.d.version : version
    if (answer.status !== 200) expect(answer.status).toBe(422)
  }
  expect(counts.taken).toBeGreaterThan(25)
  expect(counts.refused).toBeGreaterThan(25)
})
