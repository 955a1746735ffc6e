/** A colour that somebody chose, as it is stored: `#rrggbb`. Absent: what the block begins with. */
import { z } from 'zod'

export const hexColour = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/)
  .optional()
