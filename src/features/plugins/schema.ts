/** The shapes that calls about plugins answer. */
import { z } from 'zod'

/** What failed last in one of its blocks on a page. */
export interface PluginFailure {
  type: string
  message: string
  path: string
  at: string
}

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
  /** A block of it that threw while a page was drawn; null: none has since it was built in or switched. */
  failure: PluginFailure | null
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
  failure: z
    .object({ type: z.string(), message: z.string(), path: z.string(), at: z.iso.datetime() })
    .nullable(),
})
