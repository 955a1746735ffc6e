/** The steps in which the canvas is drawn larger and smaller, by buttons and by keys. */
import type { ViewState } from './view.ts'

export const zooms = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5] as const

/** Draws the page a step larger or smaller; what is largest or smallest stays. */
export function zoomBy(view: ViewState, step: -1 | 1): void {
  const { scale } = view.page
  const next =
    step > 0 ? zooms.find((one) => one > scale + 0.005) : zooms.findLast((one) => one < scale - 0.005)
  if (next !== undefined) view.change({ zoom: next })
}

/** What a key with Ctrl does: 0 fits the page into the room, 1 shows it in its own size, + and - step. */
export function zoomByKey(view: ViewState, key: string): void {
  if (key === '0') view.change({ zoom: null })
  else if (key === '1') view.change({ zoom: 1 })
  else zoomBy(view, key === '-' ? -1 : 1)
}
