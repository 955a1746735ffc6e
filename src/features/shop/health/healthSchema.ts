/** What the shop's self-check answers; the browser imports the types only. */
import { z } from 'zod'

export const loadTestFigures = z.object({
  /** What was wanted by all at once, and how many items of it lay there. */
  item: z.string(),
  quantity: z.int(),
  buyers: z.int(),
  sold: z.int(),
  /** Told it was sold out. */
  refused: z.int(),
  /** Anything else than sold or refused. */
  failed: z.int(),
  oversold: z.int(),
  charged_twice: z.int(),
  /** Orders whose total, payment and charge are not the same to the cent. */
  off_by_cents: z.int(),
  milliseconds: z.int(),
})
export type LoadTestFigures = z.output<typeof loadTestFigures>

const shopCheck = z.object({
  id: z.string(),
  kind: z.enum(['nightly', 'by_hand', 'load_test']),
  started_at: z.string(),
  finished_at: z.string().nullable(),
  broken: z.array(z.object({ invariant: z.string(), what: z.array(z.string()) })),
  figures: loadTestFigures.nullable(),
  error: z.string().nullable(),
})
export type ShopCheck = z.output<typeof shopCheck>

export const checkAnswer = z.object({
  /** The newest check of stock, orders and payments, and the newest load test. */
  check: shopCheck.nullable(),
  load_test: shopCheck.nullable(),
  /** What is looked at. */
  invariants: z.array(z.string()),
  broken: z.array(z.object({ invariant: z.string(), what: z.array(z.string()) })),
})
export type CheckAnswer = z.output<typeof checkAnswer>
