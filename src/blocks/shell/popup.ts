/** A dialog that opens by itself: when, and after how many days it may again. */
import { z } from 'zod'

export const popupBounds = {
  /** In seconds. */
  after: { min: 0, max: 600 },
  /** 0: on each visit. */
  days: { min: 0, max: 365 },
} as const

export const popupSchema = z.strictObject({
  /** After some seconds, half-way down the page, or when the pointer leaves the window at its top. */
  on: z.enum(['time', 'scroll', 'leave']),
  after: z.number().int().min(popupBounds.after.min).max(popupBounds.after.max).optional(),
  days: z.number().int().min(popupBounds.days.min).max(popupBounds.days.max).optional(),
})

/** What holds where nothing is set. */
export const popupUsual = { after: 8, days: 30 } as const
