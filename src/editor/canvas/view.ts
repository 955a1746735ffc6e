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
