/**
 * How a block is laid out: what lies in it (`arrange` and what belongs to that) and its own place in what holds it. Kept
 * as `layout` of the state, by width: `all` is what people see on a desktop, and holds on narrower widths too until one
 * of them has a value of its own. Words and numbers only; compileLayout.ts writes the CSS.
 */
import { isRecord } from '#platform/isRecord.ts'

export const layoutWidths = ['all', 'tablet', 'phone'] as const
export type LayoutWidth = (typeof layoutWidths)[number]

export const arrangements = ['stack', 'row', 'grid', 'scroll'] as const
export type Arrangement = (typeof arrangements)[number]
export const distributions = ['start', 'center', 'end', 'between', 'around', 'evenly'] as const
export type Distribution = (typeof distributions)[number]
export const aligns = ['start', 'center', 'end', 'fill'] as const
export type Align = (typeof aligns)[number]
/** `baseline`: the last lines of text share their base line. */
export const downs = [...aligns, 'baseline'] as const
export type Down = (typeof downs)[number]
export const bleeds = ['none', 'start', 'end', 'both'] as const
export type Bleed = (typeof bleeds)[number]

/** Gaps between blocks, in px. From L on they give way on narrow windows. */
export const gapSteps = { none: 0, xs: 8, s: 16, m: 24, l: 40, xl: 64, '2xl': 96 } as const
/** Space within a section above and below its content, in px; half of it on a phone, unless a phone has its own. */
export const paddingSteps = {
  none: 0,
  xs: 12,
  s: 24,
  m: 48,
  l: 72,
  xl: 96,
  '2xl': 128,
  '3xl': 192,
  '4xl': 256,
} as const
export type GapStep = keyof typeof gapSteps
export type PaddingStep = keyof typeof paddingSteps

/** The most and the least of each number. */
export const bounds = {
  columns: [1, 26],
  share: [0.1, 100],
  least: [80, 800],
  gap: [0, 240],
  padding: [0, 480],
  place: [1, 26],
  order: [-99, 99],
  offset: [-800, 800],
  rotate: [-180, 180],
  layer: [-9, 9],
  size: [0, 2400],
} as const

export interface Layout {
  /** Of what is in the block. */
  arrange?: Arrangement
  /** The share of each column, or as many as fit. */
  columns?: 'auto' | number[]
  /** The smallest width of a column where as many as fit lie beside each other, in px. */
  least?: number
  gap?: GapStep | number
  distribute?: Distribution
  /** Sideways and upright, of all that is in the block. */
  across?: Align
  down?: Down
  /** Space above and below the content of a section. */
  above?: PaddingStep | number
  below?: PaddingStep | number
  /** Of the block in the grid that holds it: first column and row, and how many of them. */
  column?: number
  span?: number
  row?: number
  rows?: number
  order?: number
  hide?: boolean
  /** Upright in what holds it. */
  self?: Align
  bleed?: Bleed
  /** Moved from its place without room being made, in px. */
  x?: number
  y?: number
  /** In degrees. */
  rotate?: number
  /** What lies over what. */
  layer?: number
  /** Width to height as `4/3`; `fill`: as high as its place is. */
  ratio?: string
  /** In px. */
  min_width?: number
  max_width?: number
}

export type LayoutKey = keyof Layout
export type LayoutsByWidth = { [Width in LayoutWidth]?: Layout }

/** What is set at a width itself; nothing where that is no layout. */
export function layoutAt(state: { readonly layout?: unknown }, width: LayoutWidth): Layout {
  const at = isRecord(state.layout) ? state.layout[width] : undefined
  return isRecord(at) ? at : {}
}

/** What holds at a width: its own values over those of the wider ones. */
export function layoutFor(state: { readonly layout?: unknown }, width: LayoutWidth): Layout {
  const widths = layoutWidths.slice(0, layoutWidths.indexOf(width) + 1)
  return withUsual(state, Object.assign({}, ...widths.map((one) => layoutAt(state, one))), width)
}

/** Columns lie below each other on a phone unless something is said of them for narrow widths. */
function withUsual(state: { readonly layout?: unknown }, whole: Layout, width: LayoutWidth): Layout {
  const layout = width === 'phone' ? withoutOffset(state, whole) : whole
  if (width !== 'phone' || !Array.isArray(layout.columns) || layout.columns.length < 2) return layout
  const isSet = (['tablet', 'phone'] as const).some((one) => {
    const own = layoutAt(state, one)
    return own.arrange !== undefined || own.columns !== undefined
  })
  return isSet ? layout : { ...layout, arrange: 'stack' }
}

/** What lies beside other blocks is moved from its place; below them, on a phone, it would lie on them. */
function withoutOffset(state: { readonly layout?: unknown }, layout: Layout): Layout {
  const own = layoutAt(state, 'phone')
  const { x: _x, y: _y, ...others } = layout
  return own.x === undefined && own.y === undefined ? others : layout
}

export const ratioPattern = /^(fill|[1-9]\d{0,3}\/[1-9]\d{0,3})$/

/** A number within its bounds, or null where it is none. */
export function bounded(value: unknown, [least, most]: readonly [number, number]): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : null
}
