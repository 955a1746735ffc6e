/** What a theme says of itself: `themes/<name>/theme.json`. */
import { z } from 'zod'

export const themeManifest = z.strictObject({
  title: z.string().min(1).max(40),
  description: z.strictObject({ en: z.string().min(1), de: z.string().min(1), es: z.string().min(1) }),
  tokens: z.record(
    z.string().regex(/^[a-z][a-z0-9-]{0,40}$/),
    z
      .string()
      .max(200)
      .regex(/^[\w\s#%.,()'"/*+-]+$/),
  ),
})

export type ThemeManifest = z.output<typeof themeManifest>
