/** How the writer looks at the page: its width, how large it shows, light or dark. Nothing of it is saved with the page. */
import type { CSSProperties } from 'react'

export interface CanvasView {
  /** Width of the page in pixels; null: as wide as there is room. */
  width: number | null
  /** 1: as large as visitors see it. */
  zoom: number
  /** null: as the device has it. */
  scheme: 'light' | 'dark' | null
}

export const zooms = [0.5, 0.75, 1, 1.25, 1.5] as const
export const widthBounds = { min: 280, max: 2400 } as const

/** Returns the next zoom in a direction; the last one stays. */
export function zoomBy(zoom: number, step: -1 | 1): number {
  return (step > 0 ? zooms.find((one) => one > zoom) : zooms.findLast((one) => one < zoom)) ?? zoom
}

/** The page is laid out at its own width and drawn smaller or larger, so that its breakpoints hold at every zoom. */
export function pageStyle({ width, zoom }: CanvasView): CSSProperties & { '--zoom'?: number } {
  const share = `${100 / zoom}%`
  return {
    ...(zoom === 1
      ? {}
      : { inlineSize: share, blockSize: share, scale: zoom, transformOrigin: '50% 0', '--zoom': zoom }),
    ...(width === null ? {} : { maxInlineSize: `${width}px` }),
  }
}
