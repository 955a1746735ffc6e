/** Ordering a menu loses no entry, whatever is moved where. */
import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import {
  deepestMenu,
  menuOfRows,
  menuProblems,
  moveRow,
  rowsOfMenu,
  shiftRow,
  stepRow,
  type MenuRow,
} from './menuRows.ts'

let count = 0
const newId = () => `e${(count += 1)}`
const menu = [
  {
    title: 'Shop',
    url: '/t/products',
    items: [
      { title: 'Mugs', url: '/p/category/mugs', items: [] },
      { title: 'Bowls', url: '/p/category/bowls', items: [] },
    ],
  },
  { title: 'Journal', url: '/t/posts', items: [] },
]
const titles = (rows: readonly MenuRow[]) => rows.map(({ title, depth }) => '-'.repeat(depth) + title)

test('F-EDIT-11 an entry moves with what is below it, one step at a time, in and out', () => {
  const rows = rowsOfMenu(menu, newId)
  expect(titles(rows)).toEqual(['Shop', '-Mugs', '-Bowls', 'Journal'])
  expect(titles(stepRow(rows, 3, -1))).toEqual(['Journal', 'Shop', '-Mugs', '-Bowls'])
  expect(titles(stepRow(rows, 0, 1))).toEqual(['Journal', 'Shop', '-Mugs', '-Bowls'])
  expect(titles(shiftRow(rows, 3, 1))).toEqual(['Shop', '-Mugs', '-Bowls', '-Journal'])
  expect(titles(shiftRow(rows, 1, -1))).toEqual(['Shop', 'Mugs', '-Bowls', 'Journal'])
  expect(titles(shiftRow(rows, 0, 1))).toEqual(titles(rows))
  const columns = shiftRow(rows, 2, 1)
  expect(titles(columns)).toEqual(['Shop', '-Mugs', '--Bowls', 'Journal'])
  expect(titles(shiftRow(columns, 2, 1)), 'no deeper').toEqual(titles(columns))
})

property.prop([
  fc.array(fc.tuple(fc.nat(9), fc.nat(10), fc.constantFrom('move', 'up', 'down', 'in', 'out')), {
    maxLength: 20,
  }),
])('F-EDIT-11 no order of moves loses an entry or makes a depth that a menu cannot have', (moves) => {
  let rows = rowsOfMenu([...menu, ...menu], newId)
  const ids = rows.map(({ id }) => id).toSorted()
  for (const [from, to, kind] of moves) {
    const index = from % rows.length
    rows =
      kind === 'move'
        ? moveRow(rows, index, to % (rows.length + 1))
        : kind === 'up' || kind === 'down'
          ? stepRow(rows, index, kind === 'up' ? -1 : 1)
          : shiftRow(rows, index, kind === 'in' ? 1 : -1)
    expect(rows.map(({ id }) => id).toSorted()).toEqual(ids)
    expect(
      rows.every(
        (row, at) =>
          row.depth >= 0 && row.depth <= deepestMenu && row.depth <= (rows[at - 1]?.depth ?? -1) + 1,
      ),
    ).toBe(true)
    expect(titles(rowsOfMenu(menuOfRows(rows), newId))).toEqual(titles(rows))
  }
})

test('3.6 an entry with a URL and no title is asked for its title; an empty row is no fault', () => {
  const row = { id: 'a', title: '', url: '', depth: 0 }
  expect(menuProblems('Header', [row])).toEqual({})
  expect(
    menuProblems(' ', [
      { ...row, url: '/about' },
      { id: 'b', title: 'Shop', url: 'shop', depth: 0 },
      { id: 'c', title: 'Mail', url: 'mailto:a@b.example', depth: 0 },
    ]),
  ).toEqual({
    title: 'A menu needs a name',
    'a.title': 'Each entry needs a title',
    'b.url': 'A URL begins with / or https://',
  })
})
