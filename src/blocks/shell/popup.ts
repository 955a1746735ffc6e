/** A dialog that opens by itself: bounds of its settings, and what holds where nothing is set. No zod: browsers read it. */

export const popupMoments = ['time', 'scroll', 'leave'] as const

export const popupBounds = {
  /** In seconds. */
  after: { min: 0, max: 600 },
  /** 0: on each visit. */
  days: { min: 0, max: 365 },
} as const

export const popupUsual = { after: 8, days: 30 } as const
