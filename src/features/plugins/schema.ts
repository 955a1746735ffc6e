/** The shapes that calls about plugins answer. */
import { z } from 'zod'

/** A row of the plugins screen. */
export interface PluginRow {
  name: string
  title: string
  version: string
  author: string
  description: string
  /** What it brings. */
  blocks: { type: string; label: string }[]
  enabled: boolean
  /** True: its blocks can be switched on. */
  is_built_in: boolean
  /** True: its files are other than those that are built in; the next start takes them in. */
  needs_start: boolean
  /** Why it is not built in; null for a whole one. */
  error: string | null
}

export const pluginRow = z.object({
  name: z.string(),
  title: z.string(),
  version: z.string(),
  author: z.string(),
  description: z.string(),
  blocks: z.array(z.object({ type: z.string(), label: z.string() })),
  enabled: z.boolean(),
  is_built_in: z.boolean(),
  needs_start: z.boolean(),
  error: z.string().nullable(),
})
