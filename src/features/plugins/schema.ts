/** The shapes that calls about plugins answer. */
import { z } from 'zod'

/** A row of the plugins screen. */
export interface PluginRow {
  name: string
  title: string
  version: string
  author: string
  description: string
  rights: { name: string; title: string }[]
  settings: { name: string; title: string; type: string; description: string }[]
  enabled: boolean
  /** Why it cannot be switched on; null for a whole one. */
  error: string | null
}

export const pluginRow = z.object({
  name: z.string(),
  title: z.string(),
  version: z.string(),
  author: z.string(),
  description: z.string(),
  rights: z.array(z.object({ name: z.string(), title: z.string() })),
  settings: z.array(
    z.object({ name: z.string(), title: z.string(), type: z.string(), description: z.string() }),
  ),
  enabled: z.boolean(),
  error: z.string().nullable(),
})
