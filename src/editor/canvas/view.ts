/**
 * How the writer looks at the page: its width, how large it is drawn, light or dark. The page is always laid out at its
 * own width, so that its breakpoints hold, and drawn smaller where the room between the panels is narrower. Nothing of it
 * is saved with the page.
 */
import type { Breakpoint } from '#blocks/shell/styleRules.ts'

export interface CanvasView {
  /** Width of the page in pixels; null: that of a desktop, or more where there is room for more. */
  width: number | null
  /** 1: as large as visitors see it; null: as large as fits. */
  zoom: number | null
  /** null: as the device has it. */
  scheme: 'light' | 'dark' | null
  /** The width that the style panel sets values for. */
  at: Breakpoint
}

/** The page as the frame lays it out, in its own pixels, and how much of that size is drawn. */
export interface ShownPage {
  width: number
  height: number
  scale: number
}

export const widthsAt = { phone: 360, tablet: 768, desktop: 1280 } as const
export const widthBounds = { min: 280, max: 2400 } as const
/** Drawn smaller than this a desktop cannot be read: phones and narrow tablets get their own width. */
const smallestFit = 0.5
/** The widest page that styles for tablets and phones hold on. */
const widest = { phone: 640, tablet: 1024 } as const

/** Returns which styles hold at a width. */
export function breakpointOf(width: number): Exclude<Breakpoint, 'all'> {
  return width <= widest.phone ? 'phone' : width <= widest.tablet ? 'tablet' : 'desktop'
}

/** Returns the page as it is shown in a room. */
export function pageIn({ width, zoom }: CanvasView, room: { width: number; height: number }): ShownPage {
  const own = width ?? usualWidth(room.width)
  const scale = zoom ?? Math.min(1, room.width / own)
  return { width: own, height: room.height / scale, scale }
}

function usualWidth(room: number): number {
  return room < widthsAt.desktop * smallestFit ? room : Math.max(room, widthsAt.desktop)
}

/** Shared by the canvas, the bar and the style panel; a change wakes only those that show it. */
export class ViewState {
  view: CanvasView = { width: null, zoom: null, scheme: null, at: 'all' }
  page: ShownPage = { width: widthsAt.desktop, height: 800, scale: 1 }
  #room = { width: 0, height: 0 }
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  change(next: Partial<CanvasView>): void {
    this.view = { ...this.view, ...next }
    this.#lay()
  }

  /** Says how much room there is for the page. */
  fit(room: { width: number; height: number }): void {
    if (room.width <= 0 || (room.width === this.#room.width && room.height === this.#room.height)) return
    this.#room = room
    this.#lay()
  }

  /** Shows a width, and turns the style panel to it. */
  showWidth(width: number | null): void {
    this.change({ width, at: breakpointOf(pageIn({ ...this.view, width }, this.#room).width) })
  }

  /** Shows the page as wide as styles for a width hold. */
  showBreakpoint(at: Breakpoint): void {
    if (at === 'phone' || at === 'tablet') return this.change({ at, width: widthsAt[at] })
    const isWide = breakpointOf(usualWidth(this.#room.width)) === 'desktop'
    this.change({ at, width: isWide || at === 'all' ? null : widthsAt.desktop })
  }

  #lay(): void {
    this.page = pageIn(this.view, this.#room)
    for (const listener of this.#listeners) listener()
  }
}
