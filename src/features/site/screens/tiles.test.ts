/** The order of the first screen's tiles. */
import { test as property, fc } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { todosOf } from './summary.ts'
import { moveTile, orderedTiles, shownTiles, tiles } from './tiles.ts'

const names = Object.keys(tiles)
const nothing = {
  visits: null,
  form_entries: null,
  sales: null,
  comments: null,
  low_stock: null,
  unreadable: null,
  failed_jobs: null,
  faulty_snippets: null,
}

test('F-OPT-04 the owner’s order holds; a tile it does not know is where it is built in, an unknown one is left out', () => {
  expect(orderedTiles({ order: [] })).toEqual(names)
  expect(orderedTiles({ order: ['edited', 'weather', 'figures'] })).toEqual([
    'setup',
    'edited',
    'figures',
    'scheduled',
    'visits',
    'needs',
  ])
  expect(shownTiles({ order: ['edited'], hidden: ['setup', 'visits', 'weather'] })).toEqual([
    'figures',
    'scheduled',
    'needs',
    'edited',
  ])
})

property.prop([fc.array(fc.oneof(fc.constantFrom(...names), fc.string()))])(
  'F-OPT-04 whatever is stored, every tile stands there once',
  (order) => {
    expect(orderedTiles({ order }).toSorted()).toEqual(names.toSorted())
  },
)

property.prop([fc.constantFrom(...orderedTiles({ order: [] })), fc.integer({ min: -9, max: 9 })])(
  'F-OPT-04 moving a tile keeps the others in their order',
  (name, by) => {
    const before = orderedTiles({ order: [] })
    const after = moveTile(before, name, by)
    expect(after.filter((one) => one !== name)).toEqual(before.filter((one) => one !== name))
    expect(after.indexOf(name)).toBe(Math.min(before.length - 1, Math.max(0, before.indexOf(name) + by)))
  },
)

const figures = { orders: 0, test_orders: 0, revenue_minor: 0, test_revenue_minor: 0 }
const noSales = {
  now: figures,
  before: figures,
  others: [],
  waiting: 0,
  waiting_test: 0,
  waiting_unpaid: 0,
  handing_over: 0,
  handed_over_unpaid: 0,
  attention: 0,
}

test('F-SHOP-13 orders to pack say how many of them are tests, and how many are not paid yet', () => {
  const text = (waiting: number, waiting_test: number, waiting_unpaid: number) =>
    todosOf({ ...nothing, sales: { ...noSales, waiting, waiting_test, waiting_unpaid } })[0]?.text
  expect([text(2, 0, 0), text(2, 2, 0), text(3, 1, 0)]).toEqual([
    'Paid and waiting for a parcel',
    'Paid with the test payment',
    '1 of them paid with the test payment',
  ])
  expect([text(2, 0, 2), text(3, 0, 2), text(6, 4, 2)]).toEqual([
    'Not paid yet',
    '2 of them not paid yet',
    '4 of them paid with the test payment, 2 of them not paid yet',
  ])
})

test('F-SHOP-13 orders that were handed over and are not paid have a line of their own', () => {
  const todos = (handed_over_unpaid: number) =>
    todosOf({ ...nothing, sales: { ...noSales, handed_over_unpaid } })
  expect(todos(0)).toEqual([])
  expect(todos(1)).toMatchObject([
    { title: '1 order was handed over and is not paid', href: '/user/orders?needs=payment' },
  ])
  expect(todos(2)).toMatchObject([{ title: '2 orders were handed over and are not paid' }])
})

test('3.5 snippets that do not work are named, each with the way to it', () => {
  const todos = (...titles: string[]) =>
    todosOf({ ...nothing, faulty_snippets: titles.map((title) => ({ id: `id-of-${title}`, title })) })
  expect(todos()).toEqual([])
  expect(todos('Statistics')).toMatchObject([
    {
      title: 'A snippet does not work',
      text: expect.stringContaining('“Statistics”'),
      href: '/user/editor/id-of-Statistics',
    },
  ])
  expect(todos('Statistics', 'Notice')).toMatchObject([
    { title: '2 snippets do not work', text: expect.stringContaining('“Statistics” and others') },
  ])
})

test('F-SHOP-05 what is sold out is said of the product, and of a variant only where it has some', () => {
  const row = (title: string, available: number, hasVariants: boolean, place: string | null = null) => ({
    post_id: `id-of-${title}`,
    title,
    available,
    has_variants: hasVariants,
    place,
  })
  const todos = todosOf({
    ...nothing,
    low_stock: [row('Ember cup', 0, false), row('Mug', 0, true), row('Bowl', 1, false)],
  })
  expect(todos.map(({ title, text }) => [title, text])).toEqual([
    ['Ember cup: sold out', 'Nothing is left in stock'],
    ['Mug: a variant is sold out', 'Nothing is left in stock'],
    ['Bowl: last one', 'Stock is running out'],
  ])
  expect(todosOf({ ...nothing, low_stock: [row('Jug', 0, false, 'The harbour')] })).toMatchObject([
    { title: 'Jug: sold out in The harbour', text: 'Nothing is left there' },
  ])
})
