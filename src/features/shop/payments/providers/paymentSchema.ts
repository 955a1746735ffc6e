/** What the screen of payments is told; no key is ever part of it. */
import { z } from 'zod'

const keySource = z.enum(['environment', 'settings']).nullable()

export const paymentState = z.object({
  /** `test`: our own test payments; `stripe_test`: Stripe in its test mode; no money moves by either. `unreadable`: a stored key cannot be read, nobody can pay. */
  cards: z.enum(['test', 'stripe_test', 'stripe_live', 'unreadable']),
  secret_key: keySource,
  webhook_secret: keySource,
  /** Where Stripe sends its events. */
  webhook_url: z.string(),
  webhook_events: z.array(z.string()),
  last_event_at: z.string().nullable(),
  manual_payments: z.boolean(),
  /** What buyers who pay later are told. */
  payment_instructions: z.string(),
})
export type PaymentState = z.output<typeof paymentState>

export const paymentCheck = z.object({ is_ok: z.boolean(), message: z.string() })
export type PaymentCheck = z.output<typeof paymentCheck>
