/** How the shop is paid now, and whether its keys work: what the screen of payments shows. */
import { readSetting, readSiteUrl } from '#features/settings/index.ts'
import type { Platform } from '#platform/context.ts'
import { problem } from '../problems.ts'
import type { PaymentCheck, PaymentState } from './providers/paymentSchema.ts'
import { checkStripe } from './providers/stripe.ts'
import { stripeKeys, stripeState } from './providers/stripeKeys.ts'
import { paymentCheck } from './texts/paymentCheck.ts'

/** The events that the shop understands; others are stored and ignored. */
const webhookEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
]

export async function readPaymentState(platform: Platform): Promise<PaymentState> {
  const { db } = platform
  const stripe = await stripeState(platform)
  const keys = stripe.kind === 'connected' ? stripe.keys : null
  const last = await db
    .selectFrom('payment_event')
    .select('received_at')
    .where('provider', '=', 'stripe')
    .orderBy('received_at', 'desc')
    .executeTakeFirst()
  return {
    cards:
      stripe.kind === 'unreadable'
        ? 'unreadable'
        : !keys
          ? 'test'
          : keys.isTest
            ? 'stripe_test'
            : 'stripe_live',
    secret_key: keys?.from.secretKey ?? null,
    webhook_secret: keys?.from.webhookSecret ?? null,
    webhook_url: `${await readSiteUrl(platform, db)}/api/shop/webhooks/stripe`,
    webhook_events: webhookEvents,
    last_event_at: last?.received_at.toISOString() ?? null,
    manual_payments: await readSetting(db, 'shop.manual_payments'),
    payment_instructions: await readSetting(db, 'shop.payment_instructions'),
  }
}

/** Asks Stripe with the keys that are in force; what it says to wrong ones is told in its own words. */
export async function checkPayments(platform: Platform): Promise<PaymentCheck> {
  const keys = await stripeKeys(platform)
  if (!keys) throw problem('payment.unknown_provider', { provider: 'Stripe' })
  const answer = await checkStripe(platform)
  if (answer.kind === 'refused')
    return { is_ok: false, message: paymentCheck.refused({ words: answer.words }) }
  if (answer.kind === 'silent') return { is_ok: false, message: paymentCheck.silent }
  const isConfirmed = Boolean(keys.webhookSecret)
  const message = answer.isLive
    ? isConfirmed
      ? paymentCheck.live
      : paymentCheck.live_no_webhook
    : isConfirmed
      ? paymentCheck.test
      : paymentCheck.test_no_webhook
  return { is_ok: true, message }
}
