/** What a shopper sees on coming back from the payment page. The visit itself proves nothing: the provider is asked. */
import type { Platform } from '#platform/context.ts'
import { statement } from '#platform/database/statement.ts'
import { applyPayment } from '../payments/applyPayment.ts'
import { readBuyerOrder } from '../orders/buyerOrder.ts'
import { problem } from '../problems.ts'
import { isOutOfReach } from '../payments/providers.ts'
import { cachedRules } from '../pricing/pricingRules.ts'
import type { CheckoutStatus, OrderSummary } from '../schema.ts'

/**
 * @param sessionId the provider's unguessable session id: who holds it may see this order's summary
 * @throws Problem order.missing (404) where no payment has that session
 */
export async function checkoutStatusOf(platform: Platform, sessionId: string): Promise<CheckoutStatus> {
  const found = await paymentOfSession({ sessionId }).execute(platform.db)
  const [payment] = found.rows
  if (!payment) throw problem('order.missing')
  const state =
    payment.state === 'succeeded' || payment.provider === 'manual'
      ? payment.state
      : await askedState(platform, payment, sessionId)
  const order = await readBuyerOrder(platform, payment.order_id)
  const { shop } = await cachedRules(platform)
  const is_emailed = order.email !== null && (Boolean(platform.config.SMTP_URL) || shop.hasMailServer)
  return { status: statusOf(state, order), is_emailed, order }
}

const paymentOfSession = statement<{ sessionId: string }>()((db, slot) =>
  db
    .selectFrom('payment')
    .select(['id', 'order_id', 'provider', 'state'])
    .where('provider_ref', '=', slot('sessionId')),
)

/** What the provider says is applied first; where it cannot be asked any more, what is known counts. */
async function askedState(
  platform: Platform,
  payment: { id: string; provider: string },
  sessionId: string,
): Promise<string> {
  try {
    await applyPayment(platform, payment.provider, sessionId)
  } catch (error) {
    if (!isOutOfReach(error)) throw error
  }
  const { state } = await platform.db
    .selectFrom('payment')
    .select('state')
    .where('id', '=', payment.id)
    .executeTakeFirstOrThrow()
  return state
}

function statusOf(payment: string, { order_state: order, provider }: OrderSummary): CheckoutStatus['status'] {
  if (order === 'review') return 'review'
  if (order === 'placed' || order === 'completed') {
    return payment === 'succeeded' ? 'paid' : provider === 'manual' ? 'placed' : 'processing'
  }
  if (payment === 'failed') return 'failed'
  if (payment === 'processing') return 'processing'
  return order === 'pending' ? 'open' : payment === 'succeeded' ? 'review' : 'expired'
}
