/** What may be saved of a dialog that opens by itself. */
import { z } from 'zod'
import { popupBounds, popupMoments } from './popup.ts'

const whole = ({ min, max }: { min: number; max: number }) => z.number().int().min(min).max(max).optional()

export const popupSchema = z.strictObject({
  on: z.enum(popupMoments),
  after: whole(popupBounds.after),
  days: whole(popupBounds.days),
})
