/** The order of the first screen's tiles. */
import { test as property, fc } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { todosOf } from './summary.ts'
import { moveTile, orderedTiles, shownTiles, tiles } from './tiles.ts'

const names = Object.keys(tiles)
const nothing = { visits: null, form_entries: null, sales: null, comments: null, low_stock: null, unreadable: null, faulty_snippets: null }

test('F-OPT-04 the owner’s order holds; a tile it does not know stands where it is built in, an unknown one is left out', () => {
  expect(orderedTiles({ order: [] })).toEqual(names)
  expect(orderedTiles({ order: ['edited', 'weather', 'figures'] })).toEqual(['setup', 'edited', 'figures', 'visits', 'needs'])
  expect(shownTiles({ order: ['edited'], hidden: ['setup', 'visits', 'weather'] })).toEqual(['figures', 'needs', 'edited'])
})

property.prop([fc.array(fc.oneof(fc.constantFrom(...names), fc.string()))])('F-OPT-04 whatever is stored, every tile stands there once', (order) => {
  expect(orderedTiles({ order }).toSorted()).toEqual(names.toSorted())
})

property.prop([fc.constantFrom(...orderedTiles({ order: [] })), fc.integer({ min: -9, max: 9 })])('F-OPT-04 moving a tile keeps the others in their order', (name, by) => {
  const before = orderedTiles({ order: [] })
  const after = moveTile(before, name, by)
  expect(after.filter((one) => one !== name)).toEqual(before.filter((one) => one !== name))
  expect(after.indexOf(name)).toBe(Math.min(before.length - 1, Math.max(0, before.indexOf(name) + by)))
})

test('F-SHOP-13 orders to pack say how many of them are tests', () => {
  const figures = { orders: 0, test_orders: 0, revenue_minor: 0, test_revenue_minor: 0 }
  const texts = [[2, 0], [2, 2], [3, 1]].map(([waiting = 0, tests = 0]) => todosOf({ ...nothing, sales: { now: figures, before: figures, others: [], waiting, waiting_test: tests, handing_over: 0, attention: 0 } })[0]?.text)
  expect(texts).toEqual(['Paid and waiting for a parcel', 'Paid with the test payment', '1 of them paid with the test payment'])
})

test('3.5 snippets that do not work are named, each with the way to it', () => {
  const todos = (...titles: string[]) => todosOf({ ...nothing, faulty_snippets: titles.map((title) => ({ id: `id-of-${title}`, title })) })
  expect(todos()).toEqual([])
  expect(todos('Statistics')).toMatchObject([{ title: 'A snippet does not work', text: expect.stringContaining('“Statistics”'), href: '/user/editor/id-of-Statistics' }])
  expect(todos('Statistics', 'Notice')).toMatchObject([{ title: '2 snippets do not work', text: expect.stringContaining('“Statistics” and others') }])
})

test('F-SHOP-05 what is sold out is said of the product, and of a variant only where it has some', () => {
  const row = (title: string, available: number, hasVariants: boolean, place: string | null = null) => ({ post_id: `id-of-${title}`, title, available, has_variants: hasVariants, place })
  const todos = todosOf({ ...nothing, low_stock: [row('Ember cup', 0, false), row('Mug', 0, true), row('Bowl', 1, false)] })
  expect(todos.map(({ title, text }) => [title, text])).toEqual([
    ['Ember cup: sold out', 'Nothing is left in stock'], ['Mug: a variant is sold out', 'Nothing is left in stock'], ['Bowl: last one', 'Stock is running out'],
  ])
  expect(todosOf({ ...nothing, low_stock: [row('Jug', 0, false, 'The harbour')] })).toMatchObject([{ title: 'Jug: sold out in The harbour', text: 'Nothing is left there' }])
})
