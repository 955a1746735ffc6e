/** Pages in a tree: the URL of each begins with that of the page above it, and follows when that one moves. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'

let site: TestSite
let admin: Client
beforeAll(async () => {
  site = await testSite()
  admin = await site.as('administrator')
})
afterAll(() => site.close())

async function save(input: Record<string, unknown>, who = admin) {
  const answer = await who.post('/api/posts', { status: 'published', ...input })
  expect(answer.status, JSON.stringify(answer.body.error)).toBe(200)
  return answer.body.d
}
const read = async (id: string) => (await admin.get(`/api/posts/${id}`, { source: 'editor' })).body.d
const view = async (path: string) => (await site.visitor().post('/api/posts/view', { path })).body

test('F-POST-01 a page below another has its URL, and so have the pages below that when it moves; old URLs lead on', async () => {
  const studio = await save({ title: 'Studio' })
  const kilns = await save({ title: 'Kilns', parent_id: studio.id })
  expect(kilns.url).toBe('/studio/kilns')
  const gas = await save({ title: 'Gas kiln', parent_id: kilns.id })
  const elsewhere = await save({ title: 'Wood kiln', parent_id: kilns.id, url: '/wood' })
  const sketch = await save({ title: 'Sketch', parent_id: gas.id, status: 'draft' })
  expect([gas.url, sketch.url]).toEqual(['/studio/kilns/gas-kiln', '/studio/kilns/gas-kiln/sketch'])

  const workshop = await save({ title: 'Workshop' })
  const moved = await save({ id: kilns.id, version: kilns.version, parent_id: workshop.id })
  expect(moved.url).toBe('/workshop/kilns')
  expect([(await read(gas.id)).url, (await read(elsewhere.id)).url, (await read(sketch.id)).url]).toEqual([
    '/workshop/kilns/gas-kiln',
    '/wood',
    '/workshop/kilns/gas-kiln/sketch',
  ])
  expect((await read(sketch.id)).status).toBe('draft')
  expect((await view('/studio/kilns/gas-kiln')).d.redirect).toMatchObject({
    to: '/workshop/kilns/gas-kiln',
    code: 301,
  })
  expect((await view('/workshop/kilns/gas-kiln')).d.post.id).toBe(gas.id)

  await save({ id: workshop.id, version: workshop.version, slug: 'atelier' })
  expect((await read(gas.id)).url).toBe('/atelier/kilns/gas-kiln')
  expect((await view('/studio/kilns/gas-kiln')).d.redirect.to).toBe('/atelier/kilns/gas-kiln')
  const out = await save({ id: kilns.id, version: (await read(kilns.id)).version, parent_id: null })
  expect([out.url, (await read(gas.id)).url]).toEqual(['/kilns', '/kilns/gas-kiln'])
})

test('F-POST-01 a page cannot be below itself, nor go where another stands; then nothing has moved', async () => {
  const top = await save({ title: 'Top' })
  const inner = await save({ title: 'Inner', parent_id: top.id })
  expect(
    (await admin.post('/api/posts', { id: top.id, version: top.version, parent_id: inner.id })).body.error
      ?.code,
  ).toBe('post.parent_invalid')
  const other = await save({ title: 'Other' })
  await save({ title: 'Held', url: '/other/inner' })
  const refused = await admin.post('/api/posts', {
    id: inner.id,
    version: inner.version,
    parent_id: other.id,
  })
  expect(refused.body.error?.code).toBe('post.url_taken')
  expect(await read(inner.id)).toMatchObject({ url: '/top/inner', parent_id: top.id, version: inner.version })
})

test('F-POST-01 what is below moves with it also where who moves it may not write there', async () => {
  const author = await site.as('author')
  const own = await save({ title: 'Own page', status: 'draft' }, author)
  const foreign = await save({ title: 'Of somebody else', parent_id: own.id })
  expect(foreign.url).toBe('/own-page/of-somebody-else')
  await save({ id: own.id, version: own.version, slug: 'own-place', status: 'draft' }, author)
  expect((await read(foreign.id)).url).toBe('/own-place/of-somebody-else')
})
