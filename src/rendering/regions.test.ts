/** The four places of post components: before and after the content, within the layout around it, and over the post in the editor. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteWithPages } from '#test/support/pages.ts'
import type { Client } from '#test/support/site.ts'

let whole: Awaited<ReturnType<typeof siteWithPages>>
let administrator: Client
beforeAll(async () => {
  whole = await siteWithPages()
  administrator = await whole.site.as('administrator')
})
afterAll(() => whole.close())

let made = 0
function paragraph(text: string) {
  made += 1
  return {
    id: `region${String(made).padStart(4, '0')}`,
    type: 'paragraph',
    state: { text },
    children: [] as object[],
  }
}
async function publish(input: Record<string, unknown>, who = administrator) {
  const { status, body } = await who.post('/api/posts', { status: 'published', ...input })
  expect(status, JSON.stringify(body.error)).toBe(200)
  return body.d
}
const component = (region: string, text: string, rules: object[] = []) =>
  publish({
    type: 'component',
    title: text,
    value: [paragraph(text)],
    metas: [
      { name: 'region', value: region },
      { name: 'rules', value: JSON.stringify(rules) },
    ],
  })

test('F-PLUG-02 F-POST-03 each region is drawn in its place: around the layout, within it, and nothing of the editor on a page', async () => {
  for (const region of ['before', 'after', 'layout', 'editor'])
    await component(region, `In ${region}.`, [{ type: 'post_type', value: 'page' }])
  const layout = await publish({
    type: 'layout',
    title: 'Framed',
    value: [
      paragraph('Frame above.'),
      { id: 'slot000001', type: 'content-slot', state: {}, children: [] },
      paragraph('Frame below.'),
    ],
  })
  await publish({ title: 'Framed page', url: '/framed', layout: layout.id, value: [paragraph('The words.')] })
  await publish({ title: 'Bare page', url: '/bare', value: [paragraph('The words.')] })
  const words = async (path: string) => (await whole.pages.get(path)).html.match(/(?<=>)[\w ]+\.(?=<\/p>)/g)
  expect(await words('/framed')).toEqual([
    'In before.',
    'Frame above.',
    'The words.',
    'In layout.',
    'Frame below.',
    'In after.',
  ])
  expect(await words('/bare')).toEqual(['In before.', 'The words.', 'In after.'])
  const view = (await whole.site.visitor().post('/api/posts/view', { path: '/framed' })).body.d
  expect(JSON.stringify(view.post_component_sources)).not.toContain('In editor.')
})

test('F-PLUG-02 a component without a place shows nowhere by itself: it is there to be placed', async () => {
  await publish({ type: 'component', title: 'To be placed', value: [paragraph('Placed by hand only.')] })
  await publish({ title: 'Plain page', url: '/plain', value: [paragraph('The words.')] })
  expect((await whole.pages.get('/plain')).html).not.toContain('Placed by hand only.')
})

test('F-PLUG-02 what is for writers is told to who writes on the post, by its rules', async () => {
  await component('editor', 'Name the clay.', [{ type: 'post_type', value: 'post' }])
  await component('editor', 'Only for editors.', [
    { type: 'post_type', value: 'post' },
    { type: 'role', value: 'editor' },
  ])
  const author = await whole.site.as('author')
  const post = await publish({ type: 'post', title: 'Clay notes', status: 'draft' }, author)
  const sentences = async (who: Client, id = post.id) =>
    (await who.get('/api/posts/components/editor', { id, type: 'post' })).body.d?.map(
      ({ title }: { title: string }) => title,
    )
  expect(await sentences(author)).toEqual(['Name the clay.'])
  expect(await sentences(author, 'new')).toEqual(['Name the clay.'])
  expect(await sentences(await whole.site.as('editor'))).toEqual(['Name the clay.', 'Only for editors.'])
  expect(await sentences(await whole.site.as('member'))).toBeUndefined()
  expect(await sentences(await whole.site.as('author', 'another'))).toBeUndefined()
})
