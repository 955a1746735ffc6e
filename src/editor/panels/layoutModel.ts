/** The layout of a block as the panel and the handles read and change it, width by width. */
import type { Breakpoint } from '#blocks/shell/styleRules.ts'
import {
  type Arrangement,
  bounds,
  type Layout,
  layoutAt,
  layoutFor,
  type LayoutKey,
  type LayoutWidth,
  layoutWidths,
} from '#blocks/shell/layout.ts'
import { isRecord } from '#platform/isRecord.ts'

type BlockState = Readonly<Record<string, unknown>>

/** What is set for a desktop holds at every width until a narrower one has a value of its own. */
export const layoutWidthOf = (at: Breakpoint): LayoutWidth => (at === 'tablet' || at === 'phone' ? at : 'all')

export interface LayoutOrigin<Key extends LayoutKey = LayoutKey> {
  value: NonNullable<Layout[Key]>
  width: LayoutWidth
}

/** Where the value that holds at a width is set; null: nowhere. */
export function layoutOrigin<Key extends LayoutKey>(
  state: BlockState,
  width: LayoutWidth,
  key: Key,
): LayoutOrigin<Key> | null {
  for (const one of layoutWidths.slice(0, layoutWidths.indexOf(width) + 1).toReversed()) {
    const value = layoutAt(state, one)[key]
    if (value !== undefined) return { value, width: one }
  }
  return null
}

/** The value that an own one at a width stands in place of; null: none, or the width is the widest. */
export function overridden<Key extends LayoutKey>(
  state: BlockState,
  width: LayoutWidth,
  key: Key,
): LayoutOrigin<Key> | null {
  const wider = layoutWidths[layoutWidths.indexOf(width) - 1]
  return wider === undefined ? null : layoutOrigin(state, wider, key)
}

/** What to patch so that a width has these values; `undefined` takes one away. */
export function layoutPatch(
  state: BlockState,
  width: LayoutWidth,
  values: Layout,
): { layout: Record<string, unknown> | undefined } {
  const all = isRecord(state.layout) ? state.layout : {}
  const own = defined({ ...layoutAt(state, width), ...values })
  const next = defined({ ...all, [width]: Object.keys(own).length > 0 ? own : undefined })
  return { layout: Object.keys(next).length > 0 ? next : undefined }
}

function defined(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** How what is in a block lies at a width, said or not. */
export function arrangementOf(type: string, state: BlockState, width: LayoutWidth): Arrangement {
  const { arrange, columns } = layoutFor(state, width)
  return arrange ?? (columns !== undefined || type === 'grid' || type === 'columns' ? 'grid' : 'stack')
}

/** The shares of a grid's columns at a width; null: as many as fit. */
export function sharesOf(state: BlockState, width: LayoutWidth): readonly number[] | null {
  const { columns } = layoutFor(state, width)
  return Array.isArray(columns) ? columns : null
}

export const equalColumns = (count: number): number[] => Array.from({ length: count }, () => 1)

/** Shares as per cent of the whole, whole numbers that make 100. */
export function percentsOf(shares: readonly number[]): number[] {
  const sum = shares.reduce((total, share) => total + share, 0)
  let [edge, drawn] = [0, 0]
  return shares.map((share) => {
    edge += share
    const before = drawn
    drawn = Math.round((edge / sum) * 100)
    return drawn - before
  })
}

/** `9 6 5 12` as shares, `26` as so many equal columns; null where it is neither. */
export function readShares(text: string): number[] | null {
  const count = Number(text)
  if (text.trim() !== '' && Number.isInteger(count))
    return count >= 1 && count <= bounds.columns[1] ? equalColumns(count) : null
  const shares = text
    .trim()
    .split(/[\s,;:/]+/)
    .map(Number)
  const fits = shares.every((share) => share >= 0.1 && share <= 100)
  return text.trim() !== '' && fits && shares.length <= bounds.columns[1] ? shares : null
}

/** Moves the edge behind a column; both beside it keep at least a twelfth, or a fiftieth where the move is free. */
export function moveEdge(shares: readonly number[], edge: number, to: number, isFree: boolean): number[] {
  const sum = shares.reduce((total, share) => total + share, 0)
  const twelve = shares.map((share) => (share / sum) * 12)
  const before = twelve.slice(0, edge).reduce((total, share) => total + share, 0)
  const both = (twelve[edge] ?? 0) + (twelve[edge + 1] ?? 0)
  const least = isFree ? 0.24 : 1
  const wanted = isFree ? to * 12 : Math.round(to * 12)
  const own = Math.min(both - least, Math.max(least, wanted - before))
  return twelve.map(
    (share, index) =>
      Math.round((index === edge ? own : index === edge + 1 ? both - own : share) * 100) / 100,
  )
}

/** A step of a scale as everybody writes it. */
export const stepTitle = (step: string): string => (step === 'none' ? '0' : step.toUpperCase())
