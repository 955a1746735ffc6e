/** Moves in the tree of categories: whatever is moved where, every entry is in it once and none below itself. */
import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { noneCategory, type CategoryView } from '../../schema.ts'
import { moveInTree, type Move, type Placed } from './treeMoves.ts'

const one = (id: string, parent: string | null): CategoryView => ({
  ...noneCategory(),
  id,
  value: id,
  title: id,
  parent_id: parent,
})
const tree = [noneCategory(), one('a', null), one('b', 'a'), one('c', 'a'), one('d', null)]
const words = (placed: Placed[] | null) =>
  placed?.map(({ id, parent_id: parent }) => `${parent ?? ''}/${id}`).join(' ') ?? null

test.each<[string, Move, string | null]>([
  ['d', 'up', '/d /a a/b a/c'],
  ['a', 'up', null],
  ['d', 'down', null],
  ['b', 'down', '/a a/c a/b /d'],
  ['d', 'in', '/a a/b a/c a/d'],
  ['c', 'in', '/a a/b b/c /d'],
  ['b', 'out', '/a a/c /b /d'],
  ['a', 'out', null],
  ['d', { to: 'b', place: 'before' }, '/a a/d a/b a/c'],
  ['b', { to: 'd', place: 'inside' }, '/a a/c /d d/b'],
  ['a', { to: 'b', place: 'inside' }, null],
  ['a', { to: 'd', place: 'after' }, '/d /a a/b a/c'],
])('F-TAX-03 %s moved %j', (id, move, expected) => {
  expect(words(moveInTree(tree, id, move))).toBe(expected)
})

const ids = ['a', 'b', 'c', 'd', 'e', 'f']
const moves: fc.Arbitrary<Move> = fc.oneof(
  fc.constantFrom<Move>('up', 'down', 'in', 'out'),
  fc.record({
    to: fc.constantFrom(...ids),
    place: fc.constantFrom('before' as const, 'inside' as const, 'after' as const),
  }),
)
property.prop([fc.array(fc.tuple(fc.constantFrom(...ids), moves), { maxLength: 30 })])(
  'F-TAX-03 no run of moves loses an entry or closes a circle',
  (steps) => {
    let now: CategoryView[] = ids.map((id) => one(id, null))
    for (const [id, move] of steps) {
      const placed = moveInTree(now, id, move)
      if (!placed) continue
      expect(placed.map((entry) => entry.id).toSorted()).toEqual(ids)
      const parents = new Map(placed.map((entry) => [entry.id, entry.parent_id]))
      for (let above: string | null = id, level = 0; above !== null; level += 1) {
        expect(level).toBeLessThan(10)
        above = parents.get(above) ?? null
      }
      now = placed.map((entry) => one(entry.id, entry.parent_id))
    }
  },
)
