/** Blocks as patterns, layouts and starter sites are written down: short, with fresh ids wherever they are used. */
import type { GapStep, Layout, LayoutsByWidth } from '#blocks/shell/layout.ts'
import { isRecord } from '#platform/isRecord.ts'
import { newBlockId } from '#blocks/newBlockId.ts'
import type { SectionState } from '#blocks/group/sectionState.ts'

/** A block as it is stored. */
export interface BuiltBlock {
  id: string
  type: string
  state: Record<string, unknown>
  children: BuiltBlock[]
}

export function block(
  type: string,
  state: Record<string, unknown> = {},
  children: BuiltBlock[] = [],
): BuiltBlock {
  return { id: newBlockId(), type, state, children }
}

export const heading = (text: string, level = 2): BuiltBlock =>
  block('heading', { text, level, as_tb_content: true })
/** A heading of a size of its own. */
export const headline = (text: string, size: string, level: number): BuiltBlock =>
  block('heading', { text, level, size, as_tb_content: true })
/** One of a sheet with lines: on a phone as large as it is wide. */
export const headlineOfSheet = (text: string, level: number): BuiltBlock => {
  const { state, ...one } = headline(text, 'display', level)
  return { ...one, state: { ...state, style: { 'font-size': 'clamp(2.5rem, 2.33rem + 6.86vw, 9rem)' } } }
}
/** One that is as large in half of the page as it is in the whole, where its words fit. */
export const headlineInHalf = (text: string, level: number): BuiltBlock => {
  const { state, ...one } = headline(text, 'display', level)
  const size = '1.6rem + 0.09 * min(100vw - 2 * var(--gutter), var(--page))'
  return {
    ...one,
    state: { ...state, style: { 'font-size': `clamp(1.75rem, min(${size}, var(--room)), 9rem)` } },
  }
}
export const words = (text: string, look?: string): BuiltBlock =>
  block('paragraph', look ? { text, look } : { text })
/** The phone numbers and email addresses of a text as links; a number stays in one line. */
export const reachable = (text: string): string =>
  text
    .replaceAll(/[\w.]+@[\w.]+\w/g, (mail) => `<a href="mailto:${mail}">${mail}</a>`)
    .replaceAll(
      /\d[\d \u00a0]{7,}\d/g,
      (number) => `<a href="tel:${number.replaceAll(/\s/g, '')}">${number.replaceAll(' ', '\u00a0')}</a>`,
    )
/** In the colour of the text, where another section around it has it so. */
export const inText = ({ state, ...rest }: BuiltBlock): BuiltBlock => ({
  ...rest,
  state: { ...state, style: { color: 'var(--ink)' } },
})
export const picture = (shape: string): BuiltBlock => block('image', { src: '', alt: '', shape })
export const button = (text: string, url: string, look?: string): BuiltBlock =>
  block('button', look ? { text, url, look } : { text, url })
export const icon = (name: string): BuiltBlock => block('icon', { icon: name, size: 'medium', look: 'disc' })
export const list = (text: string): BuiltBlock => block('list', { text })

export const columns = (split: string, ...children: BuiltBlock[][]): BuiltBlock =>
  columnsAt(split, undefined, ...children)
/** Columns whose contents lie at one height. */
export const columnsAt = (
  split: string,
  align: string | undefined,
  ...children: BuiltBlock[][]
): BuiltBlock =>
  block(
    'columns',
    align ? { split, align } : { split },
    children.map((inner) => block('column', {}, inner)),
  )

/** A column whose blocks lie below each other in one distance. */
export const stacked = (gap: GapStep, ...inner: BuiltBlock[]): BuiltBlock =>
  block('column', { layout: { all: { arrange: 'stack', gap } } }, inner)
/** Columns of the given shares: blocks to be put into one, or a column that was made. */
export const columnsOf = (
  shares: number[],
  look: Layout,
  ...children: (BuiltBlock | BuiltBlock[])[]
): BuiltBlock => columnsWith({ all: { columns: shares, ...look } }, ...children)
/** Columns that are laid out anew on narrow widths. */
export const columnsWith = (layout: LayoutsByWidth, ...children: (BuiltBlock | BuiltBlock[])[]): BuiltBlock =>
  block(
    'columns',
    { split: 'even', layout },
    children.map((inner) => (Array.isArray(inner) ? block('column', {}, inner) : inner)),
  )
/** Columns on the lines of a grid: each as many of its columns wide as its number says. */
export const spanning = (grid: Layout, spans: readonly number[], ...children: BuiltBlock[][]): BuiltBlock =>
  block(
    'columns',
    { split: 'even', layout: { all: grid } },
    children.map((inner, index) => block('column', { layout: { all: { span: spans[index] ?? 1 } } }, inner)),
  )
/** On the twelve columns of the page. */
export const twelfths = (spans: readonly number[], ...children: BuiltBlock[][]): BuiltBlock =>
  spanning({ columns: twelve, gap: 's' }, spans, ...children)
/** On three columns, as cards of plans and figures lie. */
export const thirds = (spans: readonly number[], look: Layout, ...children: BuiltBlock[][]): BuiltBlock =>
  spanning({ columns: [1, 1, 1], gap: 'm', ...look }, spans, ...children)
export const twelve: number[] = Array.from({ length: 12 }, () => 1)
/** What is crossed out in it is struck when it comes into sight. */
export const strikesIn = { animate: [{ trigger: 'onscreen', action: 'strike' }] }
/** Columns that hang on the lines of a section of six; on a phone they lie below each other. */
export const hung = (shares: number[], ...children: BuiltBlock[][]): BuiltBlock =>
  block(
    'columns',
    {
      split: 'even',
      layout: { all: { columns: shares, gap: 'none' }, phone: { arrange: 'stack', gap: 'm' } },
    },
    children.map((inner) => block('column', {}, inner)),
  )
/** The same columns, which on a phone are a row to be swiped. */
export const swiped = ({ state, ...row }: BuiltBlock): BuiltBlock => ({
  ...row,
  state: {
    ...state,
    layout: { ...(isRecord(state.layout) ? state.layout : {}), phone: { arrange: 'scroll' } },
  },
})
/** A column that begins and ends with the one beside it: these blocks at its head, the last one at its foot. */
export const spread = (head: BuiltBlock[], foot: BuiltBlock): BuiltBlock =>
  block('column', { layout: { all: { arrange: 'stack', distribute: 'between', gap: 'l' } } }, [
    section(
      { padding_top: 'none', padding_bottom: 'none', layout: { all: { arrange: 'stack', gap: 'm' } } },
      ...head,
    ),
    foot,
  ])
/** Sections in a grid of the given shares, all of a row of one height. */
export const gridOf = (shares: number[], gap: GapStep, ...children: BuiltBlock[]): BuiltBlock =>
  section(
    {
      padding_top: 'none',
      padding_bottom: 'none',
      layout: { all: { arrange: 'grid', columns: shares, gap } },
    },
    ...children,
  )

/** Of a heading of the size `display`: as large as its words allow on a phone, and in the two thirds beside a text. */
export const loud = {
  'font-size': 'clamp(2rem, min(1.15 * var(--room), 2.24rem + 7.24vw), 8.75rem)',
  'letter-spacing': '-0.04em',
}

interface SectionLook {
  layout?: LayoutsByWidth
  style?: Readonly<Record<string, string>>
  class?: string
}

/** One section: it is inserted, moved and removed whole. */
export const section = (state: Partial<SectionState> & SectionLook, ...children: BuiltBlock[]): BuiltBlock =>
  block('group', { width: 'wide', ...state }, children)
/** A section whose background reaches from edge to edge. */
export const band = (state: Partial<SectionState> & SectionLook, ...children: BuiltBlock[]): BuiltBlock =>
  section({ width: 'full', ...state }, ...children)
