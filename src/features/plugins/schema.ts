/** The shapes that calls about plugins answer. */
import { z } from 'zod'

export type { PluginRow } from './listPlugins.ts'

export const pluginRow = z.object({
  name: z.string(),
  title: z.string(),
  version: z.string(),
  author: z.string(),
  description: z.string(),
  rights: z.array(z.object({ name: z.string(), title: z.string() })),
  settings: z.array(z.object({ name: z.string(), title: z.string(), type: z.string(), description: z.string() })),
  enabled: z.boolean(),
  error: z.string().nullable(),
})
