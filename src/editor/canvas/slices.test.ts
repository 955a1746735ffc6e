/** Slices of a long list of blocks: whole, in order, short, and steady while blocks come and go. */
import { expect, test } from 'vitest'
import { seededRandom } from '../model/testing.ts'
import { sliceLength, Slicer } from './slices.ts'

const list = (count: number) => Array.from({ length: count }, (_, index) => `p-${index}`)

test('F-EDIT-01 5,000 blocks are in short slices; one that comes or goes leaves all slices but its own as they were', () => {
  const slicer = new Slicer()
  const ids = list(5000)
  const first = slicer.slice(ids)
  expect(first.length).toBeLessThan(5000 / sliceLength + 2)
  const without = slicer.slice(ids.toSpliced(10, 1))
  expect(without.filter((slice) => !first.includes(slice))).toHaveLength(1)
  const again = slicer.slice(ids.toSpliced(10, 1).toSpliced(70, 0, 'new'))
  expect(again.filter((slice) => !without.includes(slice)).length).toBeLessThanOrEqual(2)
})

test('F-EDIT-01 after any inserts, removals and moves the slices hold the list, in its order, each with a name of its own', () => {
  const random = seededRandom(11)
  const slicer = new Slicer()
  let ids = list(300)
  for (let step = 0; step < 2000; step += 1) {
    const at = Math.floor(random() * ids.length)
    const kind = random()
    if (kind < 0.35) ids = ids.toSpliced(at, 0, `n-${step}`)
    else if (kind < 0.65 && ids.length > 20) ids = ids.toSpliced(at, 1 + Math.floor(random() * 5))
    else ids = ids.toSpliced(at, 1).toSpliced(Math.floor(random() * ids.length), 0, ...ids.slice(at, at + 1))
    const slices = slicer.slice(ids)
    expect(slices.flatMap((slice) => slice.ids)).toEqual(ids)
    expect(new Set(slices.map(({ key }) => key)).size).toBe(slices.length)
    expect(Math.max(...slices.map((slice) => slice.ids.length))).toBeLessThanOrEqual(sliceLength)
  }
})
