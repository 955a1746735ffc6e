/** What the calls about imports answer. */
import { z } from 'zod'
import { csvKinds, outcomes } from './importKind.ts'

export const csvRun = z.object({
  id: z.string(),
  kind: z.enum(csvKinds),
  file_name: z.string(),
  /** False: it was looked through, and nothing was written. */
  is_write: z.boolean(),
  /** The import makes the categories that are missing. */
  makes_categories: z.boolean(),
  /** Categories that the file names and that were not there. */
  missing_categories: z.array(z.string()),
  /** Columns of the file that nobody reads. */
  unknown_columns: z.array(z.string()),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** From 0 to 1. */
  progress: z.number(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** The first lines that were refused. */
  problems: z.array(z.object({ line: z.int(), outcome: z.enum(outcomes), text: z.string() })),
  error: z.string().nullable(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
})
export type CsvRun = z.output<typeof csvRun>
