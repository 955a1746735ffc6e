/** The schemas of page activity: the one source of their types (SPEC.md sections 3 and 7, A-07). */
import { z } from 'zod'
import { chart } from '#constants.ts'

const dayMs = 86_400_000
const path = z.string().max(2048)
const timeMs = z.number().int().min(0).max(8.64e15)

/**
 * What a page reports. The short keys are the updates: clc clicks, tr2 visible seconds, wss screen width, re0 reached
 * the page's end. All numbers are totals of the view, never differences, so that a repeated report changes nothing.
 */
export const activityValue = z.strictObject({
  current_url: path.optional(),
  previous_url: path.optional(),
  next_url: path.optional(),
  /** Milliseconds since 1970; for the record only, the server's clock counts. */
  start: timeMs.optional(),
  end: timeMs.optional(),
  /** Visible seconds. */
  duration: z
    .number()
    .min(0)
    .max(dayMs / 1000)
    .optional(),
  click_count: z.int().min(0).max(100_000).optional(),
  read_end: z.boolean().optional(),
  screen_width: z.int().min(0).max(100_000).optional(),
  is_initial: z.boolean().optional(),
  block_id: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional(),
  clc: z.int().min(0).max(100_000).optional(),
  tr2: z
    .number()
    .min(0)
    .max(dayMs / 1000)
    .optional(),
  wss: z.int().min(0).max(100_000).optional(),
  re0: z.boolean().optional(),
})

export type ActivityValue = z.output<typeof activityValue>

export const reportUnit = z.enum(chart.units)
export type ReportUnit = z.output<typeof reportUnit>

const totals = z.strictObject({
  views: z.int(),
  visitors: z.int(),
  /** Share of views that reached the page's end, 0 to 1. */
  read_end: z.number(),
  clicks: z.int(),
  /** Visible seconds of a view, on average; more than half an hour of one view does not count. */
  seconds: z.number(),
})

export const activityReport = z.strictObject({
  time_zone: z.string(),
  is_sample: z.boolean(),
  /** Visitors of the last five minutes. */
  live: z.int(),
  bars: z.array(z.strictObject({ at: z.iso.datetime(), views: z.int() })),
  totals,
  previous: totals,
  pages: z.array(
    z.strictObject({
      url: z.string(),
      title: z.string(),
      views: z.int(),
      visitors: z.int(),
      read_end: z.number(),
      seconds: z.number(),
    }),
  ),
  sources: z.array(z.strictObject({ source: z.string(), views: z.int() })),
  /** Of links that name their campaign (utm_campaign / utm_source / utm_medium). */
  campaigns: z.array(z.strictObject({ title: z.string(), views: z.int() })),
  screens: z.array(z.strictObject({ title: z.string(), views: z.int() })),
})

export type ActivityReport = z.output<typeof activityReport>
export type ActivityTotals = z.output<typeof totals>
