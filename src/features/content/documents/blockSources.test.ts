/** What lists of terms and highlighted code get for their blocks. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestSite } from '#test/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

test('F-TAX-01 a list of categories is in its tree, with counts, those without posts left out', async () => {
  const editor = await site.as('editor')
  const made = async (title: string, parent_id?: string) =>
    (await editor.post('/api/posts/categories', { title, ...(parent_id ? { parent_id } : {}) })).body.d
  const clay = await made('Clay')
  const stone = await made('Stoneware', clay.id)
  await made('Empty')
  for (const [title, category] of [
    ['One', clay.id],
    ['Two', stone.id],
  ]) {
    expect(
      (await editor.post('/api/posts', { type: 'post', title, category, value: [], status: 'published' }))
        .status,
    ).toBe(200)
  }
  const ask = async (state: Record<string, unknown>) =>
    (await editor.post('/api/blocks/data', { block: { id: 'terms00001', type: 'taxonomy-list', state } }))
      .body.d
  const { items } = await ask({ taxonomy: 'category' })
  expect(
    items.map(({ title, depth, count }: { title: string; depth: number; count: number }) => [
      title,
      depth,
      count,
    ]),
  ).toEqual([
    ['Clay', 0, 2],
    ['Stoneware', 1, 1],
  ])
  expect(
    (await ask({ taxonomy: 'category', shows_empty: true })).items.map(
      ({ title }: { title: string }) => title,
    ),
  ).toContain('Empty')
  expect(await ask({ taxonomy: 'nothing' })).toEqual({ title: '', items: [] })
})

test('F-EDIT-08 the code block gets its marks from the server', async () => {
  const editor = await site.as('editor')
  const { body } = await editor.post('/api/blocks/data', {
    block: { id: 'code000001', type: 'code', state: { code: 'let x = 1', language: 'javascript' } },
  })
  expect(body.d.html).toContain('<span class="hl-keyword">let</span>')
})
