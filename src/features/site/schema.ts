/** What calls about the site as a whole answer. */
import { z } from 'zod'

export const failedJobView = z.object({
  id: z.string(),
  kind: z.string(),
  /** What the job does, in words. */
  title: z.string(),
  error: z.string(),
  /** When it is tried again by itself; null: never. */
  next_try_at: z.string().nullable(),
  /** When it was given up; null: it goes on by itself. */
  failed_at: z.string().nullable(),
})

export type FailedJobView = z.output<typeof failedJobView>

export const demoLeftView = z.object({
  /** Pages, posts, forms, menus: everything but products. */
  content: z.int(),
  products: z.int(),
  files: z.int(),
  orders: z.int(),
  people: z.int(),
  changed: z.array(z.object({ id: z.string(), type: z.string(), title: z.string() })),
})

export type DemoLeftView = z.output<typeof demoLeftView>
