/** The focal point of a picture as it is stored: shares of its width and height in per cent. Absent: the middle. */
import { z } from 'zod'

const percent = z.number().int().min(0).max(100)

export const focusState = z.strictObject({ x: percent, y: percent }).optional()
