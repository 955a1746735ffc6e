/** What of a page can be linked to from the page itself. */
import { definitions } from '#blocks/registry.ts'
import { expect, test } from 'vitest'
import { EditorDocument } from '../model/editorDocument.ts'
import { namePlace, pagePlaces } from './linkTargets.ts'

test('headings, forms and what has a name are places of the page; one without a name gets it with the first link', () => {
  const block = (id: string, type: string, state: Record<string, unknown>) => ({
    id,
    type,
    state,
    children: [],
  })
  const page = new EditorDocument(definitions, [
    block('one', 'heading', { text: 'Grüße <b>aus Köln</b>', level: 2 }),
    block('two', 'heading', { text: 'Grüße aus Köln', level: 2 }),
    block('three', 'heading', { text: 'Listed', level: 2, as_tb_content: true }),
    block('four', 'newsletter', {}),
    block('five', 'group', { element_id: 'prices' }),
    block('six', 'paragraph', { text: 'No place' }),
    block('seven', 'heading', { text: '釉薬', level: 2 }),
  ])
  const places = pagePlaces(page, '')
  expect(places.map(({ url, title }) => `${url} ${title}`)).toEqual([
    '#grusse_aus_koln Grüße aus Köln',
    '#grusse_aus_koln-2 Grüße aus Köln',
    '#h-three Listed',
    '#newsletter Newsletter',
    '#prices prices',
    '#place 釉薬',
  ])
  expect(pagePlaces(page, 'listed')).toHaveLength(1)
  for (const place of places) namePlace(page, place)
  expect(page.blocks.need('two').state.element_id).toBe('grusse_aus_koln-2')
  expect(page.blocks.need('three').state.element_id).toBeUndefined()
  expect(pagePlaces(page, '').map(({ url }) => url)).toEqual(places.map(({ url }) => url))
})
