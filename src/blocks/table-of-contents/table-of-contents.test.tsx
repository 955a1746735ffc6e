/** Which headings are listed, and how. */
import { expect, test } from 'vitest'
import { renderBlocks } from '#rendering/renderBlocks.tsx'
import { drawBlock } from '../blockChecks.testing.tsx'
import { samplePage } from '../sampleData.testing.ts'
import { headingsOf } from './headings.ts'
import { outlineOf } from './outline.ts'

const heading = (id: string, text: string, more: Record<string, unknown> = {}) => ({
  id,
  type: 'heading',
  state: { text, level: 2, as_tb_content: true, ...more },
  children: [],
})

test('F-POST-06 the headings with as_tb_content are listed, those hidden, empty or taken off are not', () => {
  const blocks = [
    heading('h1', 'What <em>ash</em> does'),
    heading('h2', 'Not listed', { as_tb_content: false }),
    heading('h3', '', {}),
    heading('h4', 'Hidden', { is_hidden: true }),
    { ...heading('h5', 'Silent'), do_not_render: true },
    {
      id: 'g1',
      type: 'group',
      state: {},
      children: [heading('h6', 'Within', { level: 3, element_id: 'within' })],
    },
    null,
  ]
  expect(headingsOf(blocks)).toEqual([
    { anchor: 'h-h1', text: 'What ash does', level: 2 },
    { anchor: 'within', text: 'Within', level: 3 },
  ])
})

test('F-POST-06 the list of a page links to the headings that the page draws', () => {
  const toc = { id: 'toc', type: 'table-of-contents', state: {}, children: [] }
  const { html } = renderBlocks([toc, heading('h1', 'Glaze'), heading('h2', 'Clay', { level: 3 })], {
    page: samplePage,
  })
  for (const [, anchor = ''] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${anchor}"`)
  expect(html).toMatch(/<ol><li><a href="#h-h1">Glaze<\/a><ol><li><a href="#h-h2">Clay/)
})

test('F-POST-06 a level that is skipped is no level of the list; deeper ones than asked for are left out', () => {
  const list = [
    { anchor: 'a', text: 'A', level: 2 },
    { anchor: 'b', text: 'B', level: 4 },
    { anchor: 'c', text: 'C', level: 2 },
  ]
  expect(outlineOf(list)).toMatchObject([
    { anchor: 'a', entries: [{ anchor: 'b' }] },
    { anchor: 'c', entries: [] },
  ])
  expect(drawBlock('table-of-contents', { depth: 3 }, { data: list })).not.toContain('#b')
})
