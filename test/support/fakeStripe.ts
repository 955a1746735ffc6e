/**
 * Stripe as far as the shop knows it, on a port of its own: sessions, refunds, disputes, the key of a repeated call, and the
 * faults of a real network. Events are signed by the SDK's own signer; when and how often they come is the test's choice.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'

const webhookSecret = 'whsec_of_the_fake'

/** What goes wrong with a call: an error before it has an effect, too many calls, or an answer lost after the effect. */
export type Fault = 'error' | 'too_many' | 'reset' | 'answer_lost'

export interface FakeSession {
  id: string
  object: 'checkout.session'
  url: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  payment_intent: { id: string; object: 'payment_intent'; status: string } | null
  /** What the shopper wrote on the payment page. */
  customer_details?: { email: string }
}

interface FakeRefund {
  id: string
  object: 'refund'
  amount: number
  payment_intent: string
  status: string
  metadata: Record<string, string>
}

export interface SignedEvent {
  payload: string
  headers: { 'stripe-signature': string }
}

export interface FakeStripe {
  /** For the configuration of a site. */
  environment: Record<'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_BASE', string>
  sessions: Map<string, FakeSession>
  refunds: Map<string, FakeRefund>
  /** What was done at Stripe's own desk (disputes, refunds), by id. */
  atDesk: Map<string, Record<string, unknown>>
  /** What the shopper does on the payment page; `debit` is paid days later, `debit_failed` never. */
  act(sessionId: string, how: 'pay' | 'debit' | 'debit_failed' | 'leave'): void
  /** The next calls whose path holds `of` go wrong, one fault each. */
  failNext(of: string, ...faults: Fault[]): void
  /** The next call whose path holds `of` never gets its answer: `act` is called before or after its effect. */
  interruptNext(of: string, moment: 'asked' | 'done', act: () => void): void
  event(type: string, object: { id: string }, options?: EventOptions): SignedEvent
  close(): Promise<void>
}

export interface EventOptions {
  id?: string
  secret?: string
  timestamp?: number
  livemode?: boolean
}

export async function startFakeStripe(): Promise<FakeStripe> {
  const sessions = new Map<string, FakeSession>()
  const refunds = new Map<string, FakeRefund>()
  const atDesk = new Map<string, Record<string, unknown>>()
  const answers = new Map<string, { form: string; answer: unknown }>()
  const faults: { of: string; fault: Fault }[] = []
  let interruption: { of: string; moment: 'asked' | 'done'; act: () => void } | null = null
  let events = 0

  function createPaymentSession(form: URLSearchParams): FakeSession {
    const id = `cs_test_${sessions.size}_0123456789abcdef`
    let total = 0
    for (let at = 0; form.has(`line_items[${at}][quantity]`); at += 1) {
      total +=
        Number(form.get(`line_items[${at}][quantity]`)) *
        Number(form.get(`line_items[${at}][price_data][unit_amount]`))
    }
    const session: FakeSession = {
      id,
      object: 'checkout.session',
      url: `https://checkout.example/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: total,
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      payment_intent: null,
    }
    sessions.set(id, session)
    return session
  }

  function createRefund(form: URLSearchParams): FakeRefund | string {
    const intent = form.get('payment_intent') ?? ''
    const amount = Number(form.get('amount'))
    const paid =
      [...sessions.values()].find(({ payment_intent }) => payment_intent?.id === intent)?.amount_total ?? 0
    const given = [...refunds.values()].filter(({ payment_intent }) => payment_intent === intent)
    if (given.reduce((sum, refund) => sum + refund.amount, amount) > paid)
      return 'Refund amount is greater than unrefunded amount on charge'
    const refund: FakeRefund = {
      id: `re_${refunds.size}_of_the_fake`,
      object: 'refund',
      amount,
      payment_intent: intent,
      status: 'succeeded',
      metadata: { refund_id: form.get('metadata[refund_id]') ?? '' },
    }
    refunds.set(refund.id, refund)
    return refund
  }

  /** Refunds and disputes say the currency of their payment. */
  function withCurrency(found: { payment_intent?: unknown } | undefined): object | string {
    if (!found) return 'No such object'
    const paid = [...sessions.values()].find(
      ({ payment_intent }) => payment_intent?.id === found.payment_intent,
    )
    return { currency: paid?.currency ?? 'eur', ...found }
  }

  /** What a call means; a text is why it is refused. */
  function answerTo(path: string, form: URLSearchParams, isExpanded: boolean): unknown {
    if (path === '/v1/balance') return { object: 'balance', livemode: false, available: [], pending: [] }
    const [, , kind = '', id = '', verb] = path.replace('/checkout/', '/').split('/')
    if (kind === 'sessions' && !id) return createPaymentSession(form)
    if (kind === 'refunds' && !id) return createRefund(form)
    if (kind === 'refunds' || kind === 'disputes') return withCurrency(refunds.get(id) ?? atDesk.get(id))
    const session = sessions.get(id)
    if (!session) return 'No such session'
    if (verb === 'expire') {
      if (session.status !== 'open') return 'Only open sessions can be expired'
      session.status = 'expired'
    }
    return isExpanded ? session : { ...session, payment_intent: session.payment_intent?.id ?? null }
  }

  /** @returns whether the caller is left without an answer */
  function interrupts(call: string, moment: 'asked' | 'done'): boolean {
    if (!interruption || interruption.moment !== moment || !call.includes(interruption.of)) return false
    interruption.act()
    interruption = null
    return true
  }

  function answer(request: IncomingMessage, response: ServerResponse, body: string): void {
    const url = new URL(request.url ?? '/', 'http://stripe.example')
    const call = `${request.method} ${url.pathname}`
    if (interrupts(call, 'asked')) return void request.socket.destroy()
    const at = faults.findIndex(({ of }) => call.includes(of))
    const [planned] = at < 0 ? [] : faults.splice(at, 1)
    response.setHeader('content-type', 'application/json')
    if (planned?.fault === 'reset') return void request.socket.destroy()
    if (planned?.fault === 'error' || planned?.fault === 'too_many') {
      response.statusCode = planned.fault === 'error' ? 500 : 429
      return void response.end(JSON.stringify({ error: { type: 'api_error', message: 'A planned fault' } }))
    }
    const key = String(request.headers['idempotency-key'] ?? '')
    const known = request.method === 'POST' && key ? answers.get(key) : undefined
    const isExpanded = url.searchParams.getAll('expand[0]').includes('payment_intent')
    const made = known
      ? known.form === body
        ? known.answer
        : 'Keys for idempotent requests can only be used with the same parameters'
      : answerTo(url.pathname, new URLSearchParams(body), isExpanded)
    if (!known && key && request.method === 'POST' && typeof made !== 'string')
      answers.set(key, { form: body, answer: made })
    if (planned?.fault === 'answer_lost' || interrupts(call, 'done')) return void request.socket.destroy()
    const isMissing = typeof made === 'string' && made.startsWith('No such')
    if (typeof made === 'string') response.statusCode = isMissing ? 404 : 400
    response.end(
      JSON.stringify(
        typeof made === 'string'
          ? {
              error: {
                type: 'invalid_request_error',
                message: made,
                ...(isMissing && { code: 'resource_missing' }),
              },
            }
          : made,
      ),
    )
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => answer(request, response, Buffer.concat(chunks).toString()))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo

  return {
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: `http://127.0.0.1:${port}`,
    },
    sessions,
    refunds,
    atDesk,
    act(sessionId, how) {
      const session = sessions.get(sessionId)
      if (!session) throw new Error(`No session ${sessionId}`)
      if (how === 'leave') session.status = 'expired'
      else {
        const status = { pay: 'succeeded', debit: 'processing', debit_failed: 'requires_payment_method' }[how]
        const payment_intent = { id: `pi_${sessionId}`, object: 'payment_intent' as const, status }
        Object.assign(session, {
          status: 'complete',
          payment_status: how === 'pay' ? 'paid' : 'unpaid',
          payment_intent,
        })
      }
    },
    failNext: (of, ...next) => void faults.push(...next.map((fault) => ({ of, fault }))),
    interruptNext(of, moment, act) {
      interruption = { of, moment, act }
    },
    event(
      type,
      object,
      { id = `evt_${(events += 1)}`, secret = webhookSecret, timestamp, livemode = false } = {},
    ) {
      const payload = JSON.stringify({ id, object: 'event', type, livemode, created: 1, data: { object } })
      return {
        payload,
        headers: {
          'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
        },
      }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
