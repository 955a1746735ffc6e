/** A page of 5,000 blocks, flat and in sections: saved, opened, searched and drawn whole. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestSite } from '#test/support/site.ts'
import type { Block, PageContext } from '#blocks/block.ts'
import { renderBlocks } from './renderBlocks.tsx'

let site: TestSite

beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const page: PageContext = {
  path: '/large',
  postId: null,
  title: 'Large',
  siteName: '',
  currency: { code: 'USD', symbol: '$', exponent: 2 },
  timeZone: 'UTC',
  isCanvas: false,
  isPreview: false,
}

const sentence = 'A paragraph of a usual length, so that lines wrap as they do on a page that people write.'

function paragraphs(count: number): Block[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `p-${index}`,
    type: 'paragraph',
    state: { text: `${index} <strong>${sentence}</strong>` },
    children: [],
  }))
}

/** 5,000 blocks: 238 sections of 20 paragraphs, and the rest. */
function sections(): Block[] {
  const all = paragraphs(4762)
  return Array.from({ length: 238 }, (_, index) => ({
    // The version of the block, as what is stored says it.
    v: 2,
    id: `s-${index}`,
    type: 'group',
    state: {},
    children: all.slice(index * 20, index === 237 ? undefined : index * 20 + 20),
  }))
}

test.each([
  ['flat', paragraphs(5000)],
  ['in sections', sections()],
])(
  'F-POST-15 F-EDIT-01 a page of 5,000 blocks, %s, is saved, opened as it was, autosaved and drawn whole',
  async (name, value) => {
    const editor = await site.as('editor')
    const made = await editor.post('/api/posts', {
      type: 'page',
      title: `Large ${name}`,
      value,
      status: 'published',
    })
    expect(made.status).toBe(200)
    const { id, version } = made.body.d
    const opened = await editor.get(`/api/posts/${id}`, { source: 'editor' })
    expect(JSON.stringify(opened.body.d.value)).toBe(JSON.stringify(value))
    expect(
      (
        await editor.post('/api/posts', {
          id,
          version,
          value: [...value.slice(1), ...value.slice(0, 1)],
          title: `Large ${name}`,
          autosave: true,
        })
      ).status,
    ).toBe(200)
    const { html, errors } = renderBlocks(opened.body.d.value, { page })
    expect(errors).toEqual([])
    expect(html.match(/class="blk blk-paragraph/g)).toHaveLength(name === 'flat' ? 5000 : 4762)
    expect(html).toContain(`4761 <strong>${sentence}</strong>`)
  },
)

test('F-POST-15 one block more than 5,000 is refused, and a body beyond 4 MB before it is read', async () => {
  const editor = await site.as('editor')
  expect(
    (await editor.post('/api/posts', { type: 'page', title: 'Too many', value: paragraphs(5001) })).status,
  ).toBe(422)
  const heavy = paragraphs(5000).map((block) => ({ ...block, state: { text: sentence.repeat(11) } }))
  expect((await editor.post('/api/posts', { type: 'page', title: 'Too heavy', value: heavy })).status).toBe(
    413,
  )
})
