/** Distances between blocks, as they are drawn while Alt is held. */
import { expect, test } from 'vitest'
import { distancesBetween } from './distances.ts'

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })

test.each([
  [
    'a block in another: to all four edges',
    box(10, 20, 30, 40),
    box(0, 0, 100, 100),
    ['x 0 40 10', 'x 40 40 60', 'y 25 0 20', 'y 25 60 40'],
  ],
  ['below: upright, where both are', box(0, 0, 100, 50), box(50, 80, 100, 50), ['y 75 50 30']],
  ['above', box(50, 80, 100, 50), box(0, 0, 100, 50), ['y 75 50 30']],
  ['beside: sideways', box(0, 0, 50, 100), box(74, 0, 50, 60), ['x 50 30 24']],
  ['across: both ways', box(0, 0, 10, 10), box(30, 40, 10, 10), ['x 10 5 20', 'y 5 10 30']],
  ['edge on edge: nothing to draw', box(0, 0, 50, 50), box(50, 0, 50, 50), []],
])('F-EDIT-11 %s', (_, one, other, lines) => {
  expect(
    distancesBetween(one, other).map(({ axis, left, top, length }) => `${axis} ${left} ${top} ${length}`),
  ).toEqual(lines)
})
