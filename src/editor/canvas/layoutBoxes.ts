/** Where the space within a block is, as it is drawn: padding of a section, gaps, columns. In the pixels of the page. */
import { contentsSelector } from '#blocks/shell/compileLayout.ts'
import { type Box, elementsOf } from './elements.ts'

export interface LayoutBoxes {
  /** The space above and below the content of a section. */
  above: Box | null
  below: Box | null
  /** Spaces between blocks: side by side, or below each other. */
  gaps: readonly Box[]
  axis: 'x' | 'y'
  gap: number
  /** Columns of a grid. */
  tracks: readonly Box[]
}

export function layoutBoxesOf(inside: Document, id: string): LayoutBoxes | null {
  const [element] = elementsOf(inside, id)
  const type =
    element && [...element.classList].find((name) => /^blk-(group|grid|columns|column)$/.test(name))
  const view = inside.defaultView
  const contents = type ? element?.querySelector(contentsSelector(type.slice(4))) : null
  if (!element || !contents || !view) return null
  const look = view.getComputedStyle(contents)
  const section = type === 'blk-group' ? contents.parentElement : null
  const { above, below } = paddingOf(section, element, view)
  const content = contentBox(contents, look)
  const isGrid = look.display === 'grid'
  const tracks = isGrid ? tracksOf(content, look) : []
  const axis = isGrid ? (tracks.length > 1 ? 'x' : 'y') : look.flexDirection === 'column' ? 'y' : 'x'
  const isLaidOut = isGrid || look.display === 'flex'
  const gap = isLaidOut ? Number.parseFloat(axis === 'x' ? look.columnGap : look.rowGap) || 0 : 0
  const gaps = !isLaidOut ? [] : tracks.length > 1 ? between(tracks) : gapsOf(contents, axis)
  return { above, below, gaps, axis, gap, tracks }
}

/** The band is as wide as the block: it may go to the edges of the window where its content does not. */
function paddingOf(
  section: Element | null,
  block: Element,
  view: Window,
): { above: Box | null; below: Box | null } {
  if (!section) return { above: null, below: null }
  const { left, width } = block.getBoundingClientRect()
  const { top, height } = section.getBoundingClientRect()
  const look = view.getComputedStyle(section)
  const [start, end] = [look.paddingTop, look.paddingBottom].map((size) => Number.parseFloat(size) || 0)
  return {
    above: { left, top, width, height: start ?? 0 },
    below: { left, top: top + height - (end ?? 0), width, height: end ?? 0 },
  }
}

function contentBox(element: Element, look: CSSStyleDeclaration): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  const [before, after] = [look.paddingLeft, look.paddingRight].map((size) => Number.parseFloat(size) || 0)
  return { left: left + (before ?? 0), top, width: width - (before ?? 0) - (after ?? 0), height }
}

/** A browser tells the columns of a grid by their widths. */
function tracksOf(content: Box, look: CSSStyleDeclaration): Box[] {
  const widths = look.gridTemplateColumns
    .split(' ')
    .map(Number.parseFloat)
    .filter((width) => width > 0)
  const gap = Number.parseFloat(look.columnGap) || 0
  let left = content.left
  return widths.map((width) => {
    const track = { left, top: content.top, width, height: content.height }
    left += width + gap
    return track
  })
}

function between(tracks: readonly Box[]): Box[] {
  return tracks.slice(1).flatMap((track, index) => {
    const before = tracks[index]
    if (!before) return []
    const left = before.left + before.width
    return [{ left, top: track.top, width: track.left - left, height: track.height }]
  })
}

/** The spaces between neighbours that lie on one line, or below each other. */
function gapsOf(contents: Element, axis: 'x' | 'y'): Box[] {
  const boxes = [...contents.children]
    .map((child) => child.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
  return boxes.slice(1).flatMap((box, index): Box[] => {
    const before = boxes[index]
    if (!before) return []
    if (axis === 'y') {
      const height = box.top - before.bottom
      return height < 0 ? [] : [{ left: box.left, top: before.bottom, width: box.width, height }]
    }
    const width = box.left - before.right
    // The first of the next line.
    if (width < 0) return []
    const top = Math.min(before.top, box.top)
    return [{ left: before.right, top, width, height: Math.max(before.bottom, box.bottom) - top }]
  })
}

export function isSameLayout(one: LayoutBoxes | null, other: LayoutBoxes | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
