/** Stripe Checkout (SDK 23): the shopper pays on Stripe's page, no card number and no script of theirs touches ours. */
import { Stripe } from 'stripe'
import type { Platform } from '#platform/context.ts'
import { inSiteLanguage } from '#features/settings/index.ts'
import { problem } from '../../problems.ts'
import { chargeProblem, chargeStep, fromStripe, toStripe } from '../../pricing/chargeUnits.ts'
import type { Provider, ProviderEvent, PaymentSessionRequest, PaymentSessionState } from '../provider.ts'
import { paymentPages } from '../texts/paymentPages.ts'
import { stripeKeys, type StripeKeys } from './stripeKeys.ts'

const clients = new WeakMap<Platform['config'], { key: string; client: Stripe }>()

async function keysOf(platform: Platform): Promise<StripeKeys> {
  const keys = await stripeKeys(platform)
  if (!keys) throw problem('payment.unknown_provider', { provider: 'stripe' })
  return keys
}

/** `STRIPE_API_BASE` points the SDK at another host, such as the one that tests run. */
async function clientOf(platform: Platform): Promise<Stripe> {
  const { secretKey: key } = await keysOf(platform)
  const known = clients.get(platform.config)
  if (known?.key === key) return known.client
  const { STRIPE_API_BASE: base } = platform.config
  const url = base ? new URL(base) : null
  const client = new Stripe(key, {
    timeout: 10_000,
    maxNetworkRetries: 2,
    ...(url && {
      host: url.hostname,
      protocol: url.protocol === 'http:' ? 'http' : 'https',
      ...(url.port && { port: Number(url.port) }),
    }),
  })
  clients.set(platform.config, { key, client })
  return client
}

/** Asks for something small with these keys. @throws Stripe.errors.StripeError with Stripe's own words */
export async function checkStripe(platform: Platform): Promise<StripeAnswer> {
  const client = await clientOf(platform)
  try {
    const { livemode } = await client.balance.retrieve()
    return { kind: 'answers', isLive: livemode }
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    platform.log.warn({ err: error }, 'stripe.check')
    return error.type === 'StripeConnectionError'
      ? { kind: 'silent' }
      : { kind: 'refused', words: error.message }
  }
}

type StripeAnswer =
  | { kind: 'answers'; isLive: boolean }
  | { kind: 'refused'; words: string }
  | { kind: 'silent' }

async function asked<T>(platform: Platform, work: (client: Stripe) => Promise<T>): Promise<T> {
  const client = await clientOf(platform)
  try {
    return await work(client)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    // Made with the keys of another account.
    if (error.code === 'resource_missing') throw problem('payment.session_missing')
    platform.log.warn({ err: error }, 'stripe.failed')
    throw problem('payment.provider_failed')
  }
}

function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null)
}

/** A complete session that is not paid waits for a bank, unless that bank has refused: only its payment intent tells. */
function nameOf({
  payment_status,
  status,
  payment_intent: intent,
}: Stripe.Checkout.Session): PaymentSessionState['state'] {
  if (payment_status === 'paid' || payment_status === 'no_payment_required') return 'paid'
  if (status !== 'complete') return status === 'expired' ? 'expired' : 'open'
  const isRefused = typeof intent === 'object' && intent !== null && refusedIntents.has(intent.status)
  return isRefused ? 'failed' : 'processing'
}

const refusedIntents: ReadonlySet<Stripe.PaymentIntent.Status> = new Set([
  'requires_payment_method',
  'canceled',
])

async function sessionNow(platform: Platform, ref: string): Promise<PaymentSessionState> {
  return stateOf(
    await asked(platform, (client) => client.checkout.sessions.retrieve(ref, { expand: ['payment_intent'] })),
  )
}

function stateOf(session: Stripe.Checkout.Session): PaymentSessionState {
  const currency = (session.currency ?? '').toUpperCase()
  return {
    state: nameOf(session),
    amount: fromStripe(session.amount_total ?? 0, currency),
    currency,
    captureRef: idOf(session.payment_intent),
    email: session.customer_details?.email ?? session.customer_email ?? null,
  }
}

/** The lines by name, or the whole order where a line alone is no amount that can be charged: a discount is spread to the last digit. */
function chargeableLines({
  lines,
  currency,
  amount,
  orderNumber,
}: PaymentSessionRequest): PaymentSessionRequest['lines'] {
  const isFine = lines.every((line) => line.amount % chargeStep(currency) === 0)
  return isFine ? lines : [{ title: paymentPages.order({ number: orderNumber }), amount, quantity: 1 }]
}

export const stripePayments: Provider = {
  name: 'stripe',
  isTest: false,
  refusal: chargeProblem,

  async createPaymentSession(platform, request) {
    const metadata = { order_id: request.orderId, attempt: String(request.attempt) }
    // In the language of the site: the request is the same for whoever repeats it.
    const lines = await inSiteLanguage(platform, () => chargeableLines(request))
    const session = await asked(platform, (client) =>
      client.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: request.orderId,
          metadata,
          payment_intent_data: { metadata },
          ...(request.email && { customer_email: request.email }),
          expires_at: Math.floor(request.expiresAt.getTime() / 1000),
          success_url: request.successUrl,
          cancel_url: request.cancelUrl,
          line_items: lines.map((line) => ({
            quantity: line.quantity,
            price_data: {
              currency: request.currency.toLowerCase(),
              unit_amount: toStripe(line.amount, request.currency),
              product_data: { name: line.title },
            },
          })),
        },
        { idempotencyKey: request.idempotencyKey },
      ),
    )
    if (
      !session.url ||
      session.amount_total !== toStripe(request.amount, request.currency) ||
      session.currency?.toUpperCase() !== request.currency
    ) {
      platform.log.error({ order: request.orderId, amount: session.amount_total }, 'stripe.amount_differs')
      throw problem('payment.provider_failed')
    }
    return { ref: session.id, url: session.url }
  },

  retrieve: sessionNow,

  async expire(platform, ref) {
    const before = await sessionNow(platform, ref)
    if (before.state !== 'open') return before
    try {
      return stateOf(await (await clientOf(platform)).checkout.sessions.expire(ref))
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error
      // It was paid or ran out between the two calls: ask once more what it is now.
      return sessionNow(platform, ref)
    }
  },

  async refund(platform, request) {
    const payment = request.captureRef
    if (!payment) throw problem('refund.failed')
    // Asked again it would be the same: it has failed, and the order says so.
    if (request.amount % chargeStep(request.currency) !== 0)
      return { ref: `unsent_${request.refundId}`, state: 'failed' }
    const made = await asked(platform, (client) =>
      client.refunds.create(
        {
          payment_intent: payment,
          amount: toStripe(request.amount, request.currency),
          metadata: { refund_id: request.refundId },
        },
        { idempotencyKey: `re_${request.refundId}` },
      ),
    )
    return { ref: made.id, state: refundState(made.status) }
  },

  async readRefund(platform, ref) {
    const refund = await asked(platform, (client) => client.refunds.retrieve(ref))
    return {
      ref: refund.id,
      ownId: refund.metadata?.refund_id ?? null,
      captureRef: idOf(refund.payment_intent),
      amount: fromStripe(refund.amount, refund.currency.toUpperCase()),
      state: refundState(refund.status),
    }
  },

  async readDispute(platform, ref) {
    const dispute = await asked(platform, (client) => client.disputes.retrieve(ref))
    const { status } = dispute
    return {
      ref: dispute.id,
      captureRef: idOf(dispute.payment_intent),
      amount: fromStripe(dispute.amount, dispute.currency.toUpperCase()),
      // A warning that was closed took no money.
      state: status === 'lost' ? 'lost' : status === 'won' || status === 'warning_closed' ? 'won' : 'open',
    }
  },

  async readEvent(platform, rawBody, header): Promise<ProviderEvent> {
    const { webhookSecret, isTest } = await keysOf(platform)
    const event = eventOf(platform, rawBody, header('stripe-signature') ?? '', webhookSecret)
    const age = platform.clock.now().getTime() / 1000 - signedAt(header('stripe-signature') ?? '')
    // The SDK accepts signatures from the future; we do not (design 3.1).
    if (event.livemode === isTest || age < -60 || age > 300) throw problem('payment.signature')
    const object: unknown = event.data.object
    return {
      id: event.id,
      type: event.type,
      paymentSessionRef: event.type.startsWith('checkout.session.') ? textAt(object, 'id') : null,
      refundRef: event.type.startsWith('refund.') ? textAt(object, 'id') : null,
      disputeRef: event.type.startsWith('charge.dispute.') ? textAt(object, 'id') : null,
      payload: { type: event.type, created: event.created, object },
    }
  },
}

function eventOf(platform: Platform, rawBody: Uint8Array, signature: string, secret: string): Stripe.Event {
  if (!secret) throw problem('payment.signature')
  try {
    return Stripe.webhooks.constructEvent(Buffer.from(rawBody), signature, secret, Number.MAX_SAFE_INTEGER)
  } catch (error) {
    platform.log.warn({ err: error }, 'stripe.signature')
    throw problem('payment.signature')
  }
}

function signedAt(signature: string): number {
  return Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? 0)
}

function textAt(value: unknown, key: string): string | null {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return null
  const found: unknown = Reflect.get(value, key)
  return typeof found === 'string' ? found : null
}

function refundState(status: string | null): 'succeeded' | 'failed' | 'requested' {
  return status === 'succeeded'
    ? 'succeeded'
    : status === 'failed' || status === 'canceled'
      ? 'failed'
      : 'requested'
}

/** With keys of Stripe's test mode: the same payments, and no money moves. */
export const stripeInTestMode: Provider = { ...stripePayments, isTest: true }
