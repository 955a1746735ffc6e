/** How far blocks are from each other, as lines to be drawn between them. */
import type { Box } from './elements.ts'

/** A line from one edge to another; sideways or upright. */
export interface Distance {
  axis: 'x' | 'y'
  left: number
  top: number
  length: number
}

/**
 * From a block to another: to all four edges where one holds the other, else to the edges that face it.
 * @returns lines in the pixels of the boxes, none shorter than one
 */
export function distancesBetween(one: Box, other: Box): Distance[] {
  const [a, b] = [edgesOf(one), edgesOf(other)]
  const [inner, outer] = holds(b, a) ? [a, b] : [b, a]
  const lines = holds(outer, inner)
    ? [
        sideways(outer.left, inner.left, middle(inner.top, inner.bottom)),
        sideways(inner.right, outer.right, middle(inner.top, inner.bottom)),
        upright(outer.top, inner.top, middle(inner.left, inner.right)),
        upright(inner.bottom, outer.bottom, middle(inner.left, inner.right)),
      ]
    : [
        ...(a.right <= b.left ? [sideways(a.right, b.left, levelOf(a, b, 'y'))] : []),
        ...(b.right <= a.left ? [sideways(b.right, a.left, levelOf(a, b, 'y'))] : []),
        ...(a.bottom <= b.top ? [upright(a.bottom, b.top, levelOf(a, b, 'x'))] : []),
        ...(b.bottom <= a.top ? [upright(b.bottom, a.top, levelOf(a, b, 'x'))] : []),
      ]
  return lines.filter(({ length }) => length >= 1)
}

interface Edges {
  left: number
  top: number
  right: number
  bottom: number
}

const edgesOf = ({ left, top, width, height }: Box): Edges => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const holds = (outer: Edges, inner: Edges): boolean =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.right >= inner.right &&
  outer.bottom >= inner.bottom

const middle = (from: number, to: number): number => (from + to) / 2

/** Half-way along what both share of an axis; of the first alone where they share nothing. */
function levelOf(one: Edges, other: Edges, axis: 'x' | 'y'): number {
  const [start, end] = axis === 'x' ? (['left', 'right'] as const) : (['top', 'bottom'] as const)
  const from = Math.max(one[start], other[start])
  const to = Math.min(one[end], other[end])
  return from < to ? middle(from, to) : middle(one[start], one[end])
}

const sideways = (from: number, to: number, top: number): Distance => ({
  axis: 'x',
  left: from,
  top,
  length: to - from,
})
const upright = (from: number, to: number, left: number): Distance => ({
  axis: 'y',
  left,
  top: from,
  length: to - from,
})
