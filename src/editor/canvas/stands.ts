/** When the canvas stands: all that the page and its first key do not need waits for it. */

const standing = Promise.withResolvers<void>()

/** Settled when a canvas of this window has drawn its blocks for the first time. */
export const canvasStands: Promise<void> = standing.promise

export const noteStanding = (): void => standing.resolve()
