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

test('F-PLUG-02 a component cannot be put into itself, however deep; nor do its own words name it', async () => {
  const administrator = await site.as('administrator')
  const inner = await component('Inner', [words('text000001', 'inner')])
  const middle = await component('Middle', [place('inner00001', inner.id)])
  const outer = await component('Outer', [
    { id: 'group00001', type: 'group', state: {}, children: [place('middle0001', middle.id)] },
  ])
  const put = (id: string, version: number, placed: string, autosave = false) =>
    administrator.post('/api/posts', { id, version, autosave, value: [place('round00001', placed)] })
  for (const placed of [inner.id, middle.id, outer.id])
    for (const autosave of [false, true]) {
      const { status, body } = await put(inner.id, inner.version, placed, autosave)
      expect([status, body.error?.code, body.error?.data.block]).toEqual([
        422,
        'component.circle',
        'round00001',
      ])
    }
  const holders = (await administrator.get(`/api/posts/components/${inner.id}/holders`)).body.d
  expect(holders.toSorted()).toEqual([inner.id, middle.id, outer.id].toSorted())
  expect((await put(outer.id, outer.version, inner.id)).status).toBe(200)
})

test('F-PLUG-02 a component within itself ends; one that is not published shows nothing', async () => {
  const { id } = await component('Round', [words('text000001', 'once')])
  const administrator = await site.as('administrator')
  // No save leaves such a document: two at the same moment can, or a program.
  await site.platform.db
    .updateTable('post_version')
    .set({ value: JSON.stringify([words('text000001', 'once'), place('again00001', id)]) })
    .where('post_id', '=', id)
    .execute()
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

test('F-PLUG-02 a setting of any kind is other where the component is used, and a variant is a set of them', async () => {
  const administrator = await site.as('administrator')
  const { body } = await administrator.post('/api/posts', {
    type: 'component',
    title: 'Teaser',
    status: 'published',
    value: [
      {
        ...words('title00001', 'Title'),
        state: { text: 'Title', exposed: { text: 'Title', is_hidden: 'Hide it' } },
      },
      { id: 'picture001', type: 'image', state: { src: '/media/a.png', alt: 'A', width: 4 }, children: [] },
      { id: 'stars00001', type: 'star-rating', state: { value: 2, stars: 5 }, children: [] },
    ],
    metas: [
      {
        name: 'variants',
        value: JSON.stringify([
          {
            id: 'loud',
            title: 'Loud',
            values: [
              { block: 'title00001', key: 'text', value: 'LOUD' },
              { block: 'stars00001', key: 'value', value: 5 },
            ],
          },
        ]),
      },
    ],
  })
  const { id } = body.d
  const use = (variant: string | undefined, overrides: object[]) =>
    draw([
      { id: 'one0000001', type: 'reusable', state: { component_id: id, variant, overrides }, children: [] },
    ])
  expect(await use(undefined, [])).toContain('Title')
  const loud = await use('loud', [])
  expect(loud).toContain('LOUD')
  expect(loud).toContain('5 of 5 stars')
  // What is set here is over the variant; a variant that is gone changes nothing.
  const own = await use('loud', [{ block: 'title00001', key: 'text', value: 'Mine' }])
  expect(own).toContain('Mine')
  expect(own).toContain('5 of 5 stars')
  expect(await use('gone', [])).toContain('Title')
  const hidden = await use(undefined, [{ block: 'title00001', key: 'is_hidden', value: true }])
  expect(hidden).toContain('hide-block')
  expect(hidden).not.toContain('exposed')
  const picture = await use(undefined, [
    { block: 'picture001', key: 'src', value: '/media/b.png' },
    { block: 'picture001', key: 'width', value: null },
  ])
  expect(picture).toContain('/media/b.png')
  expect(picture).not.toMatch(/width="4"/)
  // Of another kind than the setting.
  expect(await use(undefined, [{ block: 'title00001', key: 'text', value: { a: 1 } }])).toContain('Title')
  expect(await use(undefined, [{ block: 'picture001', key: 'src', value: ['x'] }])).toContain('/media/a.png')
})

test('F-PLUG-02 what is put in a slot is drawn in it, in each slot its own; an empty one shows what the component has there', async () => {
  const slot = (id: string, title: string, text: string): Block => ({
    id,
    type: 'slot',
    state: { title },
    children: [words(`${id}text`.slice(0, 12), text)],
  })
  const { id } = await component('Frame', [
    words('above00001', 'above'),
    { id: 'group00001', type: 'group', state: {}, children: [slot('slota00001', 'A', 'usual a')] },
    slot('slotb00001', 'B', 'usual b'),
  ])
  const fill = (slotId: string, children: Block[]): Block => ({
    id: `in-${slotId}`.slice(0, 12),
    type: 'slot-content',
    state: { slot: slotId },
    children,
  })
  const use = (children: Block[]) => [{ ...place('one0000001', id), children }]
  const lines = async (at: Block[]) =>
    (await draw(at)).match(/>([^<>]+)<\/p>/g)?.map((text) => text.slice(1, -4))
  expect(await lines(use([]))).toEqual(['above', 'usual a', 'usual b'])
  expect(await lines(use([fill('slotb00001', [words('own0000001', 'mine')])]))).toEqual([
    'above',
    'usual a',
    'mine',
  ])
  // A component in the slot of another; content of a slot that is gone, and of no slot.
  const round = await component('Line', [words('line000001', 'a line')])
  expect(
    await lines(
      use([
        fill('slota00001', [place('two0000001', round.id), words('own0000002', 'and mine')]),
        fill('gone000001', [words('own0000003', 'lost')]),
        fill('slotb00001', []),
      ]),
    ),
  ).toEqual(['above', 'a line', 'and mine', 'usual b'])
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
  expect(drawBlock('reusable', { component_id: '' }, { isCanvas: true })).toContain('Choose a component')
})
