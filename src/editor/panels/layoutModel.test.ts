/** Where a layout's values come from, width by width, and how shares of columns are moved. */
import { expect, test } from 'vitest'
import {
  arrangementOf,
  layoutOrigin,
  layoutPatch,
  moveEdge,
  overridden,
  percentsOf,
  readShares,
} from './layoutModel.ts'

const grid = { layout: { all: { columns: [1, 1, 1], gap: 'm' }, phone: { gap: 's' } } }

test('F-EDIT-06 a narrower width inherits until it has its own value, which says what it stands in place of', () => {
  expect(layoutOrigin(grid, 'tablet', 'gap')).toEqual({ value: 'm', width: 'all' })
  expect(layoutOrigin(grid, 'phone', 'gap')).toEqual({ value: 's', width: 'phone' })
  expect(overridden(grid, 'phone', 'gap')).toEqual({ value: 'm', width: 'all' })
  expect(overridden(grid, 'all', 'gap')).toBeNull()
  expect(layoutOrigin(grid, 'phone', 'order')).toBeNull()
})

test('F-EDIT-06 columns are below each other on a phone until something is said for narrow widths', () => {
  expect(arrangementOf('grid', grid, 'all')).toBe('grid')
  expect(arrangementOf('grid', grid, 'tablet')).toBe('grid')
  expect(arrangementOf('grid', grid, 'phone')).toBe('stack')
  const swiped = { layout: { ...grid.layout, phone: { arrange: 'scroll' } } }
  expect(arrangementOf('grid', swiped, 'phone')).toBe('scroll')
  expect(
    arrangementOf('grid', { layout: { all: { columns: [1, 1] }, tablet: { columns: [2, 1] } } }, 'phone'),
  ).toBe('grid')
  expect(arrangementOf('group', {}, 'all')).toBe('stack')
})

test('F-EDIT-06 a value that is taken away leaves nothing empty behind', () => {
  expect(layoutPatch(grid, 'phone', { gap: undefined })).toEqual({ layout: { all: grid.layout.all } })
  expect(layoutPatch({ layout: { phone: { gap: 's' } } }, 'phone', { gap: undefined })).toEqual({
    layout: undefined,
  })
  expect(layoutPatch({}, 'tablet', { order: 3 })).toEqual({ layout: { tablet: { order: 3 } } })
})

test.each([
  ['9 6 5 12', [9, 6, 5, 12]],
  ['2, 1', [2, 1]],
  ['1:1:2', [1, 1, 2]],
  ['26', Array<number>(26).fill(1)],
  ['27', null],
  ['', null],
  ['nine', null],
  ['1 0', null],
  [Array(27).fill('1').join(' '), null],
])('F-EDIT-06 shares of columns as they are typed: %j', (text, shares) => {
  expect(readShares(text)).toEqual(shares)
})

test.each([
  { shares: [1, 1, 1], edge: 0, to: 0.42, isFree: false, moved: [5, 3, 4], percents: [42, 25, 33] },
  { shares: [1, 1, 1], edge: 1, to: 0.99, isFree: false, moved: [4, 7, 1], percents: [33, 59, 8] },
  { shares: [1, 1], edge: 0, to: 0.005, isFree: false, moved: [1, 11], percents: [8, 92] },
  { shares: [1, 1], edge: 0, to: 0.37, isFree: true, moved: [4.44, 7.56], percents: [37, 63] },
])(
  'F-EDIT-06 an edge of columns goes to the next twelfth: %j',
  ({ shares, edge, to, isFree, moved, percents }) => {
    const next = moveEdge(shares, edge, to, isFree)
    expect(next).toEqual(moved)
    expect(percentsOf(next)).toEqual(percents)
  },
)
