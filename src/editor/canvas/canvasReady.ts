/** When the canvas is ready: all that the page and its first key do not need waits for it. */

const ready = Promise.withResolvers<void>()

/** Settled when a canvas of this window has drawn its blocks for the first time. */
export const canvasReady: Promise<void> = ready.promise

export const noteCanvasReady = (): void => ready.resolve()
