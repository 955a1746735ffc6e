/** Two versions of one page: what one changed is taken, what both changed is asked, and nothing is lost unseen. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StoredBlock } from '../model/serialise.ts'
import { mergedBlocks, mergeRows, wordDifference } from './mergeBlocks.ts'

const block = (id: string, text: string): StoredBlock => ({
  id,
  type: 'paragraph',
  state: { text },
  children: [],
})

test('F-EDIT-12 what only one of two changed is taken from him; what both changed is a choice', () => {
  const base = [block('a', 'A'), block('b', 'B'), block('c', 'C')]
  const mine = [block('a', 'A of mine'), block('n', 'new of mine'), block('b', 'B of mine'), block('c', 'C')]
  const theirs = [block('a', 'A'), block('b', 'B of theirs'), block('t', 'new of theirs')]
  const rows = mergeRows(base, mine, theirs)
  expect(rows.map(({ id, chosen, isConflict }) => `${id} ${chosen}${isConflict ? ' !' : ''}`)).toEqual([
    'a mine',
    'n mine',
    'b mine !',
    'c theirs',
    't theirs',
  ])
  expect(mergedBlocks(rows, new Map([['b', 'theirs']])).map(({ id }) => id)).toEqual(['a', 'n', 'b', 't'])
})

const page = fc
  .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.constantFrom('1', '2')), {
    selector: ([id]) => id,
  })
  .map((pairs) => pairs.map(([id, text]) => block(id, text)))

test('F-EDIT-12 every block of either side is on a row; taking one side throughout gives its blocks; equal pages have no choice', () => {
  fc.assert(
    fc.property(page, page, page, (base, mine, theirs) => {
      const rows = mergeRows(base, mine, theirs)
      const ids = (blocks: readonly StoredBlock[]) => blocks.map(({ id }) => String(id)).toSorted()
      expect(rows.map(({ id }) => id).toSorted()).toEqual(
        [...new Set([...ids(mine), ...ids(theirs)])].toSorted(),
      )
      for (const side of ['mine', 'theirs'] as const) {
        const all = new Map(rows.map(({ id }) => [id, side]))
        expect(ids(mergedBlocks(rows, all))).toEqual(ids(side === 'mine' ? mine : theirs))
      }
      expect(mergeRows(base, mine, mine).every(({ isSame }) => isSame)).toBe(true)
    }),
  )
})

test('F-EDIT-12 the difference of two texts reads as each of them', () => {
  const text = fc.array(fc.constantFrom('one ', 'two ', 'three ')).map((words) => words.join(''))
  fc.assert(
    fc.property(text, text, (from, to) => {
      const parts = wordDifference(from, to)
      const read = (kind: 'added' | 'removed') =>
        parts
          .filter((part) => part.kind === 'same' || part.kind === kind)
          .map(({ words }) => words)
          .join('')
      expect(read('removed')).toBe(from)
      expect(read('added')).toBe(to)
    }),
  )
})
