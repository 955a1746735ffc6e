/** What a collection draws, and how its card is filled with what an entry says. */
import { expect, test } from 'vitest'
import { type BoundEntry, boundKind, filledBlock, filledState } from '../binding.ts'
import type { Block } from '../block.ts'
import { drawBlock } from '../blockChecks.testing.tsx'
import { definitions } from '../registry.ts'

const data = { items: [], total: 5, page: 1, pages: 3 }
const block = (type: string, state: Block['state'], children: Block[] = []): Block => ({
  id: `${type}00001`,
  type,
  state,
  children,
})
const cards = [
  block('collection-card', {}, [block('heading', { text: 'One', level: 3 })]),
  { ...block('collection-card', {}, [block('heading', { text: 'Two', level: 3 })]), id: 'card000002' },
]

test('F-TYPE-02 a collection is a list of its cards, in as many columns as each width has', () => {
  const html = drawBlock(
    'collection',
    { type: 'event', columns: '4', columns_phone: '2' },
    { data, children: cards },
  )
  expect(html).toMatch(
    /<ul class="b-collection-cards b-collection-grid [^"]*cols-4 b-collection-tablet-2 b-collection-phone-2">/,
  )
  expect(html.match(/<li>/g)).toHaveLength(2)
  expect(html).not.toContain('Load more')
  expect(drawBlock('collection', { type: 'event', layout: 'list' }, { data, children: cards })).not.toContain(
    'cols-',
  )
})

test('F-UI-18 it goes on by a link, by page numbers or not at all', () => {
  const drawn = (state: object, more = data) =>
    drawBlock('collection', { type: 'event', ...state }, { data: more, children: cards })
  expect(drawn({ paging: 'more' })).toContain('href="/shop/mug?p=2" rel="next">Load more</a>')
  expect(drawn({ paging: 'more', element_id: 'events' })).toContain('href="/shop/mug?events-p=2#events"')
  expect(drawn({ paging: 'more' }, { ...data, page: 3 })).not.toContain('Load more')
  expect(drawn({ paging: 'pages' })).toContain('class="pagination"')
})

test('F-TYPE-02 with nothing to show it says so, in the owner’s words where there are some', () => {
  expect(drawBlock('collection', { type: 'event' }, { data })).toContain('Nothing here yet.')
  expect(drawBlock('collection', { type: 'event', empty: 'No dates <yet>' }, { data })).toContain(
    'No dates &lt;yet&gt;',
  )
  expect(drawBlock('collection', {}, { data: { ...data, page: 9 } })).toContain(
    '<a href="/shop/mug">To the first page</a>',
  )
  expect(drawBlock('collection', {}, { isCanvas: true })).toContain('Choose a content type in the settings')
})

const entry: BoundEntry = {
  id: 'e1',
  title: 'Smørrebrød & "co"',
  values: {
    title: { text: { '': 'Smørrebrød & "co"' } },
    date: { text: { '': '28 November 2026', day: '28' } },
    lines: { text: { '': 'one\ntwo' } },
    url: { url: '/events/smorrebrod' },
    trap: { url: 'javascript:alert(1)', src: 'javascript:alert(1)', text: { '': '<b>x</b>' } },
    image: { src: '/media/a.webp', alt: 'A table' },
  },
}
const state = (type: string, own: Block['state']) => filledState(definitions.get(type), own, entry)

test.each<[string, Block['state'], Block['state'], string[]]>([
  [
    'heading',
    { text: '', bind: { text: { field: 'title' } } },
    { text: 'Smørrebrød &amp; &quot;co&quot;' },
    [],
  ],
  [
    'heading',
    { text: '', bind: { text: { field: 'date', format: 'day', before: 'On <', after: '>' } } },
    { text: 'On &lt;28&gt;' },
    [],
  ],
  [
    'heading',
    { text: '', bind: { text: { field: 'date', format: 'unknown' } } },
    { text: '28 November 2026' },
    [],
  ],
  ['paragraph', { text: '', bind: { text: { field: 'lines' } } }, { text: 'one<br>two' }, []],
  ['paragraph', { text: 'own', bind: { text: { field: 'gone' } } }, { text: 'own' }, ['text']],
  ['paragraph', { text: 'own', bind: { text: { field: 'gone', if_empty: 'keep' } } }, { text: 'own' }, []],
  [
    'image',
    { src: '', alt: '', bind: { src: { field: 'image' } } },
    { src: '/media/a.webp', alt: 'A table' },
    [],
  ],
  ['image', { src: '', alt: '', bind: { src: { field: 'trap' } } }, { src: '', alt: '' }, ['src']],
  [
    'button',
    { text: 'Go', url: '', bind: { url: { field: 'url' } } },
    { text: 'Go', url: '/events/smorrebrod' },
    [],
  ],
  ['button', { text: 'Go', url: '', bind: { url: { field: 'trap' } } }, { text: 'Go', url: '' }, ['url']],
  ['collection-card', { link: '/old', bind: { link: { field: 'gone' } } }, {}, []],
  [
    'collection-card',
    { bind: { link: { field: 'url' } } },
    { link: '/events/smorrebrod', label: 'Smørrebrød & "co"' },
    [],
  ],
  // What no field can show stays as it is, and so does what is no binding.
  ['heading', { text: 'a', level: 2, bind: { level: { field: 'title' } } }, { text: 'a', level: 2 }, []],
])('F-TYPE-02 a %s with %j', (type, own, filled, missing) => {
  const answer = state(type, own)
  expect(JSON.parse(JSON.stringify(answer.state))).toEqual(filled)
  expect(answer.missing).toEqual(missing)
})

test('F-TYPE-02 a copy has ids of its own and no name that another one has; a collection in it is filled for itself', () => {
  const inner = block('collection', { type: 'post' }, [
    block('paragraph', { text: '', bind: { text: { field: 'title' } } }),
  ])
  const card = block('collection-card', { element_id: 'first' }, [
    block('heading', { text: '', bind: { text: { field: 'title' } } }),
    block('paragraph', { text: '', bind: { text: { field: 'gone' } } }),
    inner,
  ])
  const second = filledBlock(definitions, card, entry, 1)
  expect(second?.id).toBe('collection-card00001-1')
  expect(second?.state.element_id).toBeUndefined()
  expect(second?.children.map(({ type }) => type)).toEqual(['heading', 'collection'])
  expect(second?.children[1]?.children).toEqual(inner.children)
  expect(filledBlock(definitions, card, entry, 0)?.state.element_id).toBe('first')
})

test('F-TYPE-02 texts, pictures and links can be bound; the entries of a list cannot', () => {
  const kinds = (type: string, ...keys: string[]) => {
    const definition = definitions.get(type)
    return keys.map((key) => definition && boundKind(definition, key))
  }
  expect(kinds('heading', 'text', 'link', 'level')).toEqual(['text', 'link', null])
  expect(kinds('image', 'src', 'alt')).toEqual(['picture', null])
  expect(kinds('group', 'image_src', 'padding_top')).toEqual(['picture', null])
  expect(kinds('list', 'text')).toEqual([null])
})
