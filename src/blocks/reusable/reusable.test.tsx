/** Blocks by reference: put in place before the page is drawn, with single texts that are other there. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestSite } from '#test/support/site.ts'
import { withPlacedBlocks } from '#features/content/index.ts'
import { renderBlocks } from '#rendering/renderBlocks.tsx'
import type { Block } from '../block.ts'
import { drawBlock } from '../blockChecks.testing.tsx'
import { samplePage } from '../sampleData.testing.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const words = (id: string, text: string, more = {}): Block => ({
  id,
  type: 'paragraph',
  state: { text, ...more },
  children: [],
})
const place = (id: string, component_id: string, overrides: object[] = []): Block => ({
  id,
  type: 'reusable',
  state: { component_id, overrides },
  children: [],
})

async function component(title: string, value: Block[]): Promise<{ id: string; version: number }> {
  const administrator = await site.as('administrator')
  const { status, body } = await administrator.post('/api/posts', {
    type: 'component',
    title,
    value,
    status: 'published',
  })
  expect(status).toBe(200)
  return body.d
}

const draw = async (blocks: Block[]) =>
  renderBlocks(await withPlacedBlocks(site.platform, blocks), { page: samplePage }).html

test('F-PLUG-02 a component is placed by reference, twice on one page, and a change of it shows in both places', async () => {
  const { id, version } = await component('Hours', [words('hours00001', 'Open until five')])
  const page = [place('one0000001', id), words('between001', 'and'), place('two0000001', id)]
  expect((await draw(page)).match(/Open until five/g)).toHaveLength(2)
  const ids = (await withPlacedBlocks(site.platform, page)).flatMap(({ children }) =>
    children.map((child) => child.id),
  )
  expect(new Set(ids).size).toBe(2)
  const administrator = await site.as('administrator')
  await administrator.post('/api/posts', {
    id,
    version,
    value: [words('hours00001', 'Open until six')],
    status: 'published',
  })
  expect((await draw(page)).match(/Open until six/g)).toHaveLength(2)
})

test('F-PLUG-02 single settings can be other where it is placed, by element id; what a save would refuse is not taken', async () => {
  const { id } = await component('Call', [
    words('text000001', 'Come by', { element_id: 'words' }),
    {
      id: 'button0001',
      type: 'button',
      state: { text: 'Go', url: '/about', element_id: 'way' },
      children: [],
    },
    { id: 'code000001', type: 'html', state: { code: '<b>own</b>', element_id: 'code' }, children: [] },
  ])
  const html = await draw([
    place('one0000001', id, [
      { block: 'words', value: 'Come <em>soon</em><script>alert(1)</script>' },
      { block: 'way', key: 'url', value: 'javascript:alert(1)' },
      { block: 'way', key: 'text', value: 'Book' },
      { block: 'way', key: 'look', value: 'loud' },
      { block: 'way', key: 'style', value: 'color:red' },
      { block: 'code', key: 'code', value: '<script>alert(2)</script>' },
    ]),
  ])
  expect(html).toContain('Come <em>soon</em>')
  expect(html).toContain('href="/about"')
  expect(html).toContain('Book')
  expect(html).toContain('<b>own</b>')
  expect(html).not.toMatch(/alert|loud|style=/)
})

test('F-PLUG-02 what is other here belongs to its block, wherever an edit of the component moves it, and comes back with it', async () => {
  const shown = async (value: Block[], at: Block[]) => {
    await save(value)
    return (await draw(at)).match(/>([^<>]+)<\/p>/g)?.map((text) => text.slice(1, -4))
  }
  const { id, version: first } = await component('Three lines', [
    words('line000001', 'one'),
    words('line000002', 'two'),
    words('line000003', 'three'),
  ])
  let version = first
  const administrator = await site.as('administrator')
  const save = async (value: Block[]) => {
    const { status, body } = await administrator.post('/api/posts', {
      id,
      version,
      value,
      status: 'published',
    })
    expect(status).toBe(200)
    version = body.d.version
  }
  const page = [place('one0000001', id, [{ block: 'line000002', value: 'zwei' }])]
  const group: Block = {
    id: 'group00001',
    type: 'group',
    state: {},
    children: [words('line000002', 'two, reworded')],
  }
  expect(
    await shown(
      [
        words('line000003', 'three'),
        words('line000002', 'two'),
        words('line000004', 'new'),
        words('line000001', 'one'),
      ],
      page,
    ),
  ).toEqual(['three', 'zwei', 'new', 'one'])
  expect(await shown([words('line000001', 'one'), group], page)).toEqual(['one', 'zwei'])
  expect(await shown([words('line000001', 'one'), words('line000003', 'three')], page)).toEqual([
    'one',
    'three',
  ])
  expect(await shown([words('line000002', 'two again')], page)).toEqual(['zwei'])
})

test('F-PLUG-02 a component within itself ends; one that is not published shows nothing', async () => {
  const { id, version } = await component('Round', [words('text000001', 'once')])
  const administrator = await site.as('administrator')
  await administrator.post('/api/posts', {
    id,
    version,
    value: [words('text000001', 'once'), place('again00001', id)],
    status: 'published',
  })
  expect((await draw([place('one0000001', id)])).match(/once/g)).toHaveLength(1)
  const draft = (
    await administrator.post('/api/posts', {
      type: 'component',
      title: 'Draft',
      value: [words('text000002', 'secret')],
    })
  ).body.d
  expect(await draw([place('one0000001', draft.id)])).not.toContain('secret')
})

test('F-POST-11 a snippet of an administrator is placed by its block, whatever pages it fits by itself', async () => {
  const administrator = await site.as('administrator')
  const metas = [
    { name: 'sniplet_type', value: 'after_page' },
    { name: 'sniplet_kind', value: 'html' },
    { name: 'code', value: '<hr class="own">' },
  ]
  const { body } = await administrator.post('/api/posts', {
    type: 'sniplet',
    title: 'Rule',
    metas,
    status: 'published',
  })
  expect(
    await draw([{ id: 'snippet001', type: 'snippet', state: { snippet_id: body.d.id }, children: [] }]),
  ).toContain('<hr class="own">')
})

test('F-EDIT-01 the editor shows what is placed, to be seen and not to be changed', () => {
  const data = { title: 'Hours', frame: null, blocks: [words('hours00001', 'Open until five')] }
  const html = drawBlock('reusable', { component_id: 'c1' }, { data, isCanvas: true })
  expect(html).toContain('inert')
  expect(html).toContain('Open until five')
  expect(drawBlock('reusable', { component_id: '' }, { isCanvas: true })).toContain('Choose a reusable block')
})
