/** What the publish dialog says of a page: a table of what was done, and the changes that it is told as. */
import { expect, test } from 'vitest'
import { definitions } from '#blocks/registry.ts'
import { EditorDocument } from '../model/editorDocument.ts'
import type { StoredBlock } from '../model/serialise.ts'
import { fieldsOf, postFrom } from '../post.ts'
import { pageChanges, type PageState } from './changes.ts'
import { wordsOfChange } from './changeWords.ts'
import { mayTakeBack, takeBackBlock, takenBackField } from './takeBack.ts'

const words = (id: string, text: string, more: object = {}): StoredBlock => ({
  id,
  type: 'paragraph',
  state: { text, ...more },
  children: [],
})
const group = (id: string, ...children: StoredBlock[]): StoredBlock => ({
  id,
  type: 'group',
  state: {},
  children,
})
const [one, two, three, four] = ['One', 'Two', 'Three', 'Four'].map((text) => words(text.toLowerCase(), text))
if (!one || !two || !three || !four) throw new Error('four blocks are needed')
const base = [one, two, three, four]

const page = (value: readonly StoredBlock[], fields: object = {}): PageState => ({
  value,
  fields: fieldsOf(postFrom({ id: 'p', title: 'Hours', slug: 'hours', status: 'published', ...fields })),
})

function told(live: PageState, now: PageState): string[] {
  return pageChanges(live, now).map((change) => {
    const { name, what } = wordsOfChange(change, (field) => (field === 'cone' ? 'Cone' : undefined))
    return [change.kind, name, what].filter(Boolean).join(' | ')
  })
}

const meta = (values: Record<string, string>) => ({
  metas: Object.entries(values).map(([name, value]) => ({ name, value })),
})

test.each<[string, PageState, PageState, string[]]>([
  ['nothing', page(base), page(structuredClone(base)), []],
  [
    'keys in another order',
    page([words('a', 'A', { x: 1 })]),
    page([{ children: [], state: { x: 1, text: 'A' }, type: 'paragraph', id: 'a' }]),
    [],
  ],
  [
    'words',
    page(base),
    page([words('one', '<strong>One</strong> more'), two, three, four]),
    ['changed | Paragraph | “One more”'],
  ],
  [
    'bold words',
    page(base),
    page([words('one', '<strong>One</strong>'), two, three, four]),
    ['changed | Paragraph | Formatting'],
  ],
  [
    'what the editor and the server write in two ways',
    page([words('one', 'Markt&nbsp;3<br>Linz, <a href="/map" target="_blank">map</a>'), two]),
    page([
      words('one', 'Markt\u00a03<br />Linz, <a target="_blank" rel="noopener" href="/map">map</a>'),
      two,
    ]),
    [],
  ],
  [
    'where a link leads',
    page([words('one', '<a href="/map" target="_blank">map</a>'), two]),
    page([words('one', '<a target="_blank" href="/way">map</a>'), two]),
    ['changed | Paragraph | Formatting'],
  ],
  [
    'words at the end of a long text',
    page([words('one', 'Fired to 1,260 degrees, these pots have seen worse than your dishwasher.')]),
    page([
      words('one', 'Fired to 1,260 degrees, these pots have seen worse than your dishwasher. Dry them.'),
    ]),
    ['changed | Paragraph | “…your dishwasher. Dry them.”'],
  ],
  ['a block behind', page(base), page([...base, words('five', 'Five')]), ['added | Paragraph | “Five”']],
  [
    'a section with what it holds',
    page(base),
    page([...base, group('g', words('five', 'Five'), words('six', 'Six'))]),
    ['added | Section | “Five”'],
  ],
  ['a block that went', page(base), page([one, three, four]), ['removed | Paragraph | “Two”']],
  [
    'a section that went',
    page([one, group('g', two, three), four]),
    page([one, four]),
    ['removed | Section | “Two”'],
  ],
  ['one moved to the end', page(base), page([two, three, four, one]), ['moved | Paragraph | “One”']],
  ['one moved to the top', page(base), page([four, one, two, three]), ['moved | Paragraph | “Four”']],
  ['two that changed places', page([one, two]), page([two, one]), ['moved | Paragraph | “Two”']],
  [
    'one moved into a section that was there',
    page([one, group('g', two)]),
    page([group('g', two, one)]),
    ['moved | Paragraph | “One”'],
  ],
  [
    'a section made around two',
    page(base),
    page([one, group('g', two, three), four]),
    ['added | Section | “Two”'],
  ],
  [
    'a section taken from around two',
    page([one, group('g', two, three), four]),
    page(base),
    ['removed | Section | “Two”'],
  ],
  [
    'one moved and written in',
    page(base),
    page([two, three, four, words('one', 'Uno')]),
    ['changed | Paragraph | “Uno” and Moved'],
  ],
  [
    'a level',
    page([{ id: 'h', type: 'heading', state: { text: 'H', level: 2 }, children: [] }]),
    page([{ id: 'h', type: 'heading', state: { text: 'H', level: 3 }, children: [] }]),
    ['changed | Heading | Level: Heading 2 to Heading 3'],
  ],
  [
    'a style and a name',
    page([one]),
    page([words('one', 'One', { style: { color: 'red' }, outline_name: 'Lead' })]),
    ['changed | Lead | Style and Name'],
  ],
  [
    'left out',
    page([one]),
    page([{ ...one, do_not_render: true }]),
    ['changed | Paragraph | Leave out of the page'],
  ],
  ['the version of its settings', page([one]), page([{ ...one, v: 2 }]), []],
  [
    'the title',
    page([one]),
    page([one], { title: 'Opening hours' }),
    ['field | Title | “Hours” to “Opening hours”'],
  ],
  [
    'URL and description',
    page([one]),
    page([one], { slug: 'opening', description: 'All week.' }),
    ['field | URL | hours to opening', 'field | Description | “All week.”'],
  ],
  ['tags', page([one], { tags: ['a'] }), page([one], { tags: ['a', 'b'] }), ['field | Tags | a to a, b']],
  [
    'a picture and a SEO title',
    page([one]),
    page([one], meta({ image: '/media/a.webp', seo_title: 'Found' })),
    ['field | Lead picture', 'field | Title for search engines | “Found”'],
  ],
  [
    'a price',
    page([one], meta({ product_price: '18.00' })),
    page([one], meta({ product_price: '24.00', product_base_price: '18.00' })),
    ['field | Price | 18.00 to 24.00', 'field | Price before | 18.00'],
  ],
  [
    'a price of a variant',
    page([one]),
    page([one], meta({ product_var_size_l_price: '9.00' })),
    ['field | Price: Size l | 9.00'],
  ],
  [
    'a field of the type',
    page([one], meta({ cone: '6' })),
    page([one], meta({ cone: '' })),
    ['field | Cone | Removed'],
  ],
  [
    'stock is no change',
    page([one], meta({ product_quantity: '9' })),
    page([one], meta({ product_quantity: '3', product_var_size_l_quantity: '1' })),
    [],
  ],
])('%s', (_what, live, now, expected) => {
  expect(told(live, now)).toEqual(expected)
})

test.each<[string, readonly StoredBlock[], readonly StoredBlock[]]>([
  ['words', base, [words('one', 'Uno', { class: 'big' }), two, three, four]],
  ['a block that came', base, [one, words('new', 'New'), two, three, four]],
  ['the first that went', base, [two, three, four]],
  ['one in a section that went', [group('g', one, two), three], [group('g', one), three]],
  ['one that was moved', base, [two, three, one, four]],
  ['one that left its section', [group('g', one, two), three], [group('g', one), two, three]],
  ['left out', [one, two], [one, { ...two, do_not_render: true }]],
])('%s is taken back by itself, and comes again by Undo', (_what, live, now) => {
  const document = new EditorDocument(definitions, structuredClone(now))
  const state = page(live)
  const [change] = pageChanges(state, page(document.blocks.save()))
  if (!change || change.kind === 'field') throw new Error('A block changed.')
  expect(mayTakeBack(change, state, document)).toBe(true)
  expect(takeBackBlock(change, state, document).ok).toBe(true)
  expect(told(state, page(document.blocks.save()))).toEqual([])
  document.undo()
  expect(told(page(now), page(document.blocks.save()))).toEqual([])
})

test('what would take other blocks along is not offered', () => {
  const state = page(base)
  const value = [one, group('g', two, three), four]
  const document = new EditorDocument(definitions, value)
  const [wrapped] = pageChanges(state, page(value))
  expect(wrapped?.kind === 'added' && mayTakeBack(wrapped, state, document)).toBe(false)
  const inside = page([one, group('g', two, three), four])
  const [unwrapped] = pageChanges(inside, page(base))
  const plain = new EditorDocument(definitions, base)
  expect(unwrapped?.kind === 'removed' && mayTakeBack(unwrapped, inside, plain)).toBe(false)
})

test('a field of the page is taken back alone', () => {
  const live = page([one], { title: 'Hours', ...meta({ product_price: '18.00', cone: '6' }) })
  const now = page([one], { title: 'New', ...meta({ product_price: '24.00', cone: '7' }) })
  const [title, price] = pageChanges(live, now)
  if (title?.kind !== 'field' || price?.kind !== 'field') throw new Error('Two fields changed.')
  expect(takenBackField(title, live.fields, now.fields)).toEqual({ title: 'Hours' })
  expect(takenBackField(price, live.fields, now.fields).metas).toEqual([
    { name: 'product_price', value: '18.00' },
    { name: 'cone', value: '7' },
  ])
})
