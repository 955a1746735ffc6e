/** Who may not design writes words and places pictures: what else a save brings is refused, whichever way it comes. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Block } from '#blocks/block.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { guardDesign } from './guardDesign.ts'

let site: TestSite
let designer: Client
let manager: Client

beforeAll(async () => {
  site = await testSite()
  designer = await site.as('administrator')
  manager = await site.as('shop_manager')
})
afterAll(() => site.close())

const page = (): Block[] => [
  {
    id: 'g1',
    type: 'group',
    state: { style: { padding: '24px' } },
    children: [
      { id: 'h1', type: 'heading', state: { text: 'Oat glaze', level: 2 }, children: [] },
      { id: 'p1', type: 'paragraph', state: { text: 'Warm and speckled.' }, children: [] },
      { id: 'i1', type: 'image', state: { src: '/media/a.webp', alt: 'A mug' }, children: [] },
    ],
  },
  { id: 'b1', type: 'button', state: { text: 'To the shop', url: '/shop' }, children: [] },
]

const asStored = (value: Block[], layout: string | null = null) => ({
  value,
  layout,
  jxt_layout_template: 'default',
})
const asSent = (value: Block[], layout: string | null = null) => ({
  value,
  layout,
  jxtLayoutTemplate: 'default',
})

/** Whether a change of the page passes. */
function passes(change: (value: Block[]) => Block[]): boolean {
  try {
    guardDesign(asSent(change(page())), asStored(page()), [])
    return true
  } catch {
    return false
  }
}

const words = fc.string({ maxLength: 30 })
/** Every block of the page by its way from the root. */
const all = (blocks: Block[]): Block[] => blocks.flatMap((block) => [block, ...all(block.children)])

test('F-EDIT-12 F-USER-04 any words and pictures pass; any other setting, block, order or place is refused', () => {
  fc.assert(
    fc.property(words, words, words, fc.webPath(), (title, text, alt, src) => {
      expect(
        passes((value) => {
          for (const { id, state } of all(value)) {
            if (id === 'h1') state.text = title
            if (id === 'p1') state.text = text
            if (id === 'i1') Object.assign(state, { src, alt, width: 640, height: 480 })
            if (id === 'b1') Object.assign(state, { text: title, url: src })
          }
          return value
        }),
      ).toBe(true)
    }),
  )
  const key = fc.constantFrom(
    'style',
    'style_at',
    'class',
    'font_size',
    'is_hidden',
    'is_locked',
    'element_id',
    'animate',
    'link',
    'level',
    'kind',
    'outline_name',
  )
  fc.assert(
    fc.property(fc.nat(), key, fc.constantFrom<unknown[]>(9, 'x', { color: 'red' }), (nth, name, setting) => {
      expect(
        passes((value) => {
          const blocks = all(value)
          const block = blocks[nth % blocks.length]
          if (block) Object.assign(block.state, { [name]: setting })
          return value
        }),
      ).toBe(false)
    }),
  )
  const structural = fc.constantFrom<(value: Block[]) => Block[]>(
    (value) => [...value, { id: 'n1', type: 'paragraph', state: { text: '' }, children: [] }],
    (value) => value.slice(1),
    (value) => value.toReversed(),
    (value) =>
      value
        .map((block) => ({ ...block, children: block.children.toReversed() }))
        .filter((_, index) => index === 0),
    (value) => [...value, ...(value[0]?.children ?? []).slice(0, 1)],
    (value) => value.map((block) => (block.id === 'b1' ? { ...block, type: 'paragraph' } : block)),
    (value) => value.map((block) => (block.id === 'b1' ? { ...block, id: 'b2' } : block)),
    (value) => value.map((block) => (block.id === 'b1' ? { ...block, do_not_render: true } : block)),
    () => [],
  )
  fc.assert(
    fc.property(structural, (change) => {
      expect(passes(change)).toBe(false)
    }),
  )
})

test('F-EDIT-12 F-USER-04 a shop manager changes the words of a product page and cannot change its design by any call', async () => {
  const made = await designer.post('/api/posts', { type: 'product', title: 'Mug', value: page() })
  expect(made.status, JSON.stringify(made.body.error)).toBe(200)
  const { id } = made.body.d
  const opened = await manager.get(`/api/posts/${id}`, { source: 'editor' })
  expect(opened.body.capabilities).toMatchObject({ edit: true, design: false })

  const worded = page()
  for (const block of all(worded)) if (block.id === 'p1') block.state.text = 'Warm, speckled, sold out.'
  const saved = await manager.post('/api/posts', { id, version: 1, value: worded })
  expect(saved.status, JSON.stringify(saved.body.error)).toBe(200)

  const bare = worded.slice(1)
  for (const autosave of [false, true]) {
    const refused = await manager.post('/api/posts', { id, version: 2, value: bare, autosave })
    expect([refused.status, refused.body.error?.code]).toEqual([403, 'post.design_fixed'])
  }
  const layout = await designer.post('/api/posts', {
    type: 'layout',
    title: 'Wide',
    value: [],
    status: 'published',
  })
  expect((await manager.post('/api/posts', { id, version: 2, layout: layout.body.d.id })).status).toBe(403)

  // A designer changes the design; the manager's restore of the old one is a change of design too.
  expect((await designer.post('/api/posts', { id, version: 2, value: bare })).status).toBe(200)
  expect((await manager.post(`/api/posts/${id}/restore`, { number: 1 })).status).toBe(403)
  // What was being written on the older version is kept all the same.
  const late = await manager.post('/api/posts', { id, version: 2, value: worded, autosave: true })
  expect(late.status, JSON.stringify(late.body.error)).toBe(200)
  expect((await manager.post(`/api/posts/${id}/duplicate`)).status).toBe(200)
})

test('F-EDIT-12 F-USER-04 who may not design begins a post with one paragraph, and no more', async () => {
  const begin = (value: unknown) => manager.post('/api/posts', { type: 'product', title: 'New', value })
  expect((await begin([{ id: 'x1', type: 'paragraph', state: { text: 'Words.' } }])).status).toBe(200)
  expect((await begin([])).status).toBe(200)
  expect((await begin([{ id: 'x1', type: 'group', state: {}, children: [] }])).status).toBe(403)
  expect((await begin([{ id: 'x1', type: 'paragraph', state: { text: '', look: 'lead' } }])).status).toBe(403)
})

test('F-EDIT-06 F-USER-04 own CSS of a block is written by those who may design the site, kept and moved by others, and never reaches outside', async () => {
  const editor = await site.as('editor')
  const styled = (own_css: string, id = 'p1') => [
    { id, type: 'paragraph', state: { text: 'Styled.', own_css } },
  ]
  const refused = await editor.post('/api/posts', {
    type: 'page',
    title: 'Mine',
    value: styled('& { color: red }'),
  })
  expect([refused.status, refused.body.error?.code]).toEqual([403, 'post.forbidden'])
  const outside = await designer.post('/api/posts', {
    type: 'page',
    title: 'Out',
    value: styled('body & { color: red }'),
  })
  expect([outside.status, outside.body.error?.code]).toEqual([422, 'document.unsafe'])
  const made = await designer.post('/api/posts', {
    type: 'page',
    title: 'Styled',
    value: styled('& { color: red }'),
    status: 'published',
  })
  expect(made.status, JSON.stringify(made.body.error)).toBe(200)
  const { id } = made.body.d
  const moved = [{ id: 'p2', type: 'paragraph', state: { text: 'First.' } }, ...styled('& { color: red }')]
  expect((await editor.post('/api/posts', { id, version: 1, value: moved })).status).toBe(200)
  expect(
    (await editor.post('/api/posts', { id, version: 2, value: styled('& { color: blue }') })).status,
  ).toBe(403)
  expect((await editor.post(`/api/posts/${id}/duplicate`)).status).toBe(200)

  // So much of it that reading would keep others waiting is not read; the same text on many blocks counts once.
  const many = (own: (at: number) => string) =>
    Array.from({ length: 60 }, (_, at) => styled(own(at), `many${at}`)).flat()
  const long = (at: number) => `& { color: red } /* ${at} ${'-'.repeat(2000)} */`
  const tooLong = await designer.post('/api/posts', { type: 'page', title: 'Long', value: many(long) })
  expect([tooLong.status, tooLong.body.error?.code]).toEqual([422, 'document.invalid'])
  const same = await designer.post('/api/posts', { type: 'page', title: 'Same', value: many(() => long(0)) })
  expect(same.status, JSON.stringify(same.body.error)).toBe(200)
})
