/**
 * How well text can be read on the picture behind its section: measured on the picture as it is drawn, cell by cell under each
 * line of text, with the overlay over it; and which overlay would be enough.
 */
import type { BlockDocument } from '../model/document.ts'
import { colourReader } from './colourReader.ts'
import { contrastOf, type Rgb } from './contrast.ts'

/** The side of a cell: about the stroke of a large letter and the space beside it. */
const cellPx = 8
/** So many of the worst cells are left out: a point of light under one letter. */
const leftOut = 0.02
const largeTextPx = 24
/** How a phone shows the section, whatever width the canvas has now. */
const phone = { width: 390, height: 640 } as const
/** Overlays of new pictures are never weaker. */
const minStrength = 30
/** Rounding, and text that wraps elsewhere. */
const reserve = 3

export interface WeakText {
  /** The block of the text. */
  id: string
  ratio: number
  needed: number
  section: string
  /** What gives the section an overlay that is strong enough; null where none is. */
  patch: OverlayPatch | null
}

export interface OverlayPatch {
  overlay: string
  overlay_strength: number
  overlay_fade: string
}

interface Cell {
  rgb: Rgb
  /** Where it is in the section, from 0 to 1. */
  x: number
  y: number
}

interface Line {
  id: string
  colour: Rgb
  needed: number
  cells: readonly Cell[]
  /** True for the picture as a phone shows it. */
  isOnPhone?: boolean
}

interface Veil {
  kind: string
  fade: string
  strength: number
}

interface Section {
  id: string
  veil: Veil
  ground: HTMLElement
  lines: Line[]
  /** The picture as a phone shows it. */
  onPhone: readonly Cell[]
  isNarrow: boolean
  isRtl: boolean
  colourOf(kind: string): Rgb
}

/** Each block of text that stands out too little from the picture behind it, with its worst line. */
export function weakTexts(inside: Document, document: BlockDocument): WeakText[] {
  return sectionsOf(inside, document).flatMap((section) => {
    const weak = new Map<string, WeakText>()
    for (const line of section.lines) {
      const ratio = ratioOf(section, line, section.veil)
      const before = weak.get(line.id)
      if (ratio >= line.needed || (before && before.ratio <= ratio)) continue
      weak.set(line.id, { id: line.id, ratio, needed: line.needed, section: section.id, patch: null })
    }
    if (weak.size === 0) return []
    const patch = enough(section)
    return [...weak.values()].map((one) => ({ ...one, patch }))
  })
}

/** The overlay for a picture that was just chosen, so that any text on any width can be read; null where the present one does. */
export async function overlayForPicture(
  inside: Document,
  document: BlockDocument,
  id: string,
): Promise<OverlayPatch | null> {
  const picture = await drawnPicture(inside, id)
  const state = document.get(id)?.state ?? {}
  if (!picture || state.overlay === 'none' || state.overlay === 'accent') return null
  const section = sectionsOf(inside, document).find((one) => one.id === id)
  const words = inside.querySelector<HTMLElement>(`${shellOf(id)} > .b-group > .b-group-inner`)
  const read = colourReader(inside)
  const colour = words && read?.(inside.defaultView?.getComputedStyle(words).color ?? '')
  if (!section || !colour) return null
  const weakest = typeof state.overlay_strength === 'number' ? state.overlay_strength : minStrength
  const line: Line = { id, colour: colour.rgb, needed: 4.5, cells: section.onPhone, isOnPhone: true }
  const veil = { ...section.veil, fade: 'full', strength: weakest }
  const strength = strengthFor({ ...section, lines: [line] }, veil)
  return strength === null || strength === state.overlay_strength
    ? null
    : { overlay: veil.kind, overlay_strength: strength, overlay_fade: section.veil.fade }
}

/** So many frames are waited for a picture: some ten seconds. */
const patienceFrames = 600

/** The picture of a section, once it is drawn and loaded. */
async function drawnPicture(inside: Document, id: string): Promise<HTMLImageElement | null> {
  for (let frame = 0; frame < patienceFrames; frame += 1) {
    const picture = inside.querySelector<HTMLImageElement>(`${shellOf(id)} > .b-group > .b-ground > img`)
    if (picture?.complete && picture.naturalWidth > 0) return picture
    await new Promise((done) => {
      requestAnimationFrame(done)
    })
  }
  return null
}

const shellOf = (id: string): string => `[data-bid="${CSS.escape(id)}"]`

function sectionsOf(inside: Document, document: BlockDocument): Section[] {
  return [...inside.querySelectorAll<HTMLElement>('.blk-group > .b-grounded > .b-ground')].flatMap(
    (ground) => {
      const id = ground.closest('[data-bid]')?.getAttribute('data-bid')
      const picture = ground.querySelector('img')
      const state = id ? document.get(id)?.state : undefined
      if (!id || !state || !picture?.complete || picture.naturalWidth === 0) return []
      try {
        return [readSection(inside, { id, ground, picture, state })]
      } catch {
        // A picture of another site cannot be read.
        return []
      }
    },
  )
}

interface Drawn {
  id: string
  ground: HTMLElement
  picture: HTMLImageElement
  state: Readonly<Record<string, unknown>>
}

function readSection(inside: Document, { id, ground, picture, state }: Drawn): Section {
  const view = inside.defaultView
  const read = colourReader(inside)
  if (!view || !read) throw new Error('There is nothing to draw on')
  const box = ground.getBoundingClientRect()
  const paint = paintOf(inside, picture, box)
  const kind = typeof state.overlay === 'string' ? state.overlay : 'dark'
  const colours = new Map<string, Rgb>()
  return {
    id,
    ground,
    lines: linesOf(ground, view, read).map(({ rect, ...line }) => ({
      ...line,
      cells: cellsIn(paint, {
        from: { x: (rect.left - box.left) / box.width, y: (rect.top - box.top) / box.height },
        to: { x: (rect.right - box.left) / box.width, y: (rect.bottom - box.top) / box.height },
      }),
    })),
    onPhone: cellsIn(paintOf(inside, picture, phone), { from: { x: 0, y: 0 }, to: { x: 1, y: 1 } }),
    veil: {
      kind,
      fade: typeof state.overlay_fade === 'string' ? state.overlay_fade : 'full',
      strength:
        kind === 'none' ? 0 : typeof state.overlay_strength === 'number' ? state.overlay_strength : 50,
    },
    isNarrow: view.matchMedia('(max-width: 40rem)').matches,
    isRtl: view.getComputedStyle(ground).direction === 'rtl',
    colourOf(veil) {
      const before = colours.get(veil)
      if (before) return before
      // As the sheet has it, in the scheme of this moment.
      const probe = inside.createElement('div')
      probe.classList.add('b-veil', `b-veil-${veil}`, 'b-fade-full')
      if (veil === 'light') probe.classList.add('scheme-light')
      ground.append(probe)
      const colour: Rgb = read(view.getComputedStyle(probe).backgroundColor)?.rgb ?? [0, 0, 0]
      probe.remove()
      colours.set(veil, colour)
      return colour
    },
  }
}

interface Paint {
  pixels: Uint8ClampedArray
  columns: number
  rows: number
}

/** The picture as it fills a box of that size, in cells. */
function paintOf(
  inside: Document,
  picture: HTMLImageElement,
  { width, height }: { width: number; height: number },
): Paint {
  const canvas = inside.createElement('canvas')
  const columns = (canvas.width = Math.max(1, Math.round(width / cellPx)))
  const rows = (canvas.height = Math.max(1, Math.round(height / cellPx)))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is nothing to draw on')
  const style = inside.defaultView?.getComputedStyle(picture)
  const [x = 0.5, y = 0.5] = (style?.objectPosition ?? '')
    .split(' ')
    .map((share) => (share.endsWith('%') ? Number.parseFloat(share) / 100 : 0.5))
  const scale = Math.max(columns / picture.naturalWidth, rows / picture.naturalHeight)
  const [wide, high] = [picture.naturalWidth * scale, picture.naturalHeight * scale]
  context.imageSmoothingQuality = 'high'
  const blur = /blur\(([\d.]+)px\)/.exec(style?.filter ?? '')?.[1]
  if (blur) context.filter = `blur(${Number(blur) / cellPx}px)`
  context.drawImage(picture, (columns - wide) * x, (rows - high) * y, wide, high)
  return { pixels: context.getImageData(0, 0, columns, rows).data, columns, rows }
}

interface Part {
  from: { x: number; y: number }
  to: { x: number; y: number }
}

function cellsIn({ pixels, columns, rows }: Paint, { from, to }: Part): Cell[] {
  const cells: Cell[] = []
  const clamp = (at: number, most: number) => Math.min(most, Math.max(0, at))
  for (let row = clamp(Math.floor(from.y * rows), rows); row < clamp(Math.ceil(to.y * rows), rows); row += 1)
    for (
      let column = clamp(Math.floor(from.x * columns), columns);
      column < clamp(Math.ceil(to.x * columns), columns);
      column += 1
    ) {
      const at = (row * columns + column) * 4
      cells.push({
        rgb: [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0],
        x: (column + 0.5) / columns,
        y: (row + 0.5) / rows,
      })
    }
  return cells
}

/** The lines of text that have nothing but the picture behind them. */
function linesOf(ground: HTMLElement, view: Window, read: NonNullable<ReturnType<typeof colourReader>>) {
  const content = ground.parentElement
  const lines: (Omit<Line, 'cells'> & { rect: DOMRect })[] = []
  if (!content) return lines
  const walker = ground.ownerDocument.createTreeWalker(content, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || !node.nodeValue?.trim() || !isBare(element, content, view, read)) continue
    const id = element.closest('[data-bid]')?.getAttribute('data-bid')
    const { color, fontSize, fontWeight } = view.getComputedStyle(element)
    const colour = read(color)
    if (!id || !colour || colour.alpha < 1) continue
    const size = Number.parseFloat(fontSize)
    const needed = size >= largeTextPx || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
    const range = ground.ownerDocument.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects())
      if (rect.width > 1 && rect.height > 1) lines.push({ id, colour: colour.rgb, needed, rect })
  }
  return lines
}

/** False where something between the text and the section has a background of its own. */
function isBare(
  element: HTMLElement,
  section: HTMLElement,
  view: Window,
  read: NonNullable<ReturnType<typeof colourReader>>,
): boolean {
  for (let at: HTMLElement | null = element; at && at !== section; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = view.getComputedStyle(at)
    if (backgroundImage !== 'none' || (read(backgroundColor)?.alpha ?? 0) > 0) return false
    if (at.classList.contains('b-grounded')) return false
  }
  return true
}

/** How much of the overlay's colour there is at a place: as the gradients of the section's sheet. */
function shareAt(isNarrow: boolean, isRtl: boolean, fade: string, { x, y }: Cell): number {
  const ramp = (at: number, from: number, to: number) => Math.min(1, Math.max(0, (to - at) / (to - from)))
  const across = isRtl ? 1 - x : x
  if (fade === 'top') return ramp(y, 0.2, 1)
  if (fade === 'bottom') return ramp(1 - y, 0.2, 1)
  if (isNarrow) return 1
  if (fade === 'start') return ramp(across, 0.25, 0.85)
  return fade === 'end' ? ramp(1 - across, 0.25, 0.85) : 1
}

function ratioOf(section: Section, line: Line, veil: Veil): number {
  const over = section.colourOf(veil.kind)
  const isNarrow = line.isOnPhone ?? section.isNarrow
  const ratios = line.cells.map((cell) => {
    const share = (shareAt(isNarrow, section.isRtl, veil.fade, cell) * veil.strength) / 100
    const mix = (at: 0 | 1 | 2) => cell.rgb[at] * (1 - share) + over[at] * share
    return contrastOf(line.colour, [mix(0), mix(1), mix(2)])
  })
  ratios.sort((one, other) => one - other)
  return ratios[Math.floor(ratios.length * leftOut)] ?? 21
}

/** The weakest overlay of that kind under which all lines can be read; null where none is strong enough. */
function strengthFor(section: Section, veil: Veil): number | null {
  const isEnough = (strength: number) =>
    section.lines.every((line) => ratioOf(section, line, { ...veil, strength }) >= line.needed)
  if (!isEnough(100)) return null
  let [weak, strong] = [veil.strength - 1, 100]
  while (strong - weak > 1) {
    const middle = Math.ceil((weak + strong) / 2)
    if (isEnough(middle)) strong = middle
    else weak = middle
  }
  return strong === veil.strength ? strong : Math.min(100, strong + reserve)
}

/** What a phone shows behind the text: all of the picture, or the half at which the overlay is strongest. */
function phoneLine({ onPhone, lines }: Section, { id, colour }: Line, fade: string): Line {
  const cells = onPhone.filter(({ y }) => (fade === 'top' ? y < 0.5 : fade !== 'bottom' || y > 0.5))
  return { id, colour, needed: Math.max(...lines.map(({ needed }) => needed)), cells, isOnPhone: true }
}

/** The overlay that the section has, stronger; where that is not enough, everywhere; else the one that suits its text. */
function enough(section: Section): OverlayPatch | null {
  const [first] = section.lines
  if (!first) return null
  const isLight = contrastOf(first.colour, [0, 0, 0]) > contrastOf(first.colour, [255, 255, 255])
  const own = section.veil.kind === 'none' ? [] : [section.veil.kind]
  for (const kind of [...own, isLight ? 'dark' : 'light'])
    for (const fade of [section.veil.fade, 'full']) {
      const veil = {
        kind,
        fade,
        strength: kind === section.veil.kind ? section.veil.strength : minStrength,
      }
      const strength = strengthFor(
        { ...section, lines: [...section.lines, phoneLine(section, first, fade)] },
        veil,
      )
      if (strength !== null) return { overlay: kind, overlay_strength: strength, overlay_fade: fade }
    }
  return null
}
