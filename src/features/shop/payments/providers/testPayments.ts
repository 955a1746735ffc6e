/**
 * The built-in test payments: no money moves. They take the same way as real ones: a session, a page on our own
 * origin, a signed event through the webhook inbox.
 */
import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Platform } from '#platform/context.ts'
import { insertion, statement } from '#platform/database/statement.ts'
import { readSiteUrl } from '#features/settings/index.ts'
import { minor } from '../../pricing/money.ts'
import { problem } from '../../problems.ts'
import type { Provider, PaymentSessionState } from '../provider.ts'
import { checkSignature } from './signature.ts'

export const testSignatureHeader = 'x-plinth-signature'

export function testSecret(platform: Platform): Buffer {
  return createHmac('sha256', platform.secret).update('shop.test-payments').digest()
}

const testEvent = z.object({ id: z.string(), type: z.string(), session: z.string() })

export async function testSession(platform: Platform, token: string) {
  const { rows } = await sessionByToken({ token }).execute(platform.db)
  return rows[0] ?? null
}

const sessionByToken = statement<{ token: string }>()((db, slot) =>
  db.selectFrom('test_payment_session').selectAll().where('token', '=', slot('token')),
)

async function stateOf(platform: Platform, ref: string): Promise<PaymentSessionState> {
  const row = await testSession(platform, ref)
  if (!row) throw problem('payment.session_missing')
  const now = platform.clock.now()
  const isDue = row.state === 'processing' && row.pays_at !== null && row.pays_at <= now
  const isOver = row.state === 'open' && row.expires_at <= now
  return {
    state: isDue ? 'paid' : isOver ? 'expired' : row.state,
    amount: minor(row.amount_minor),
    currency: row.currency,
    captureRef: null,
    email: null,
  }
}

const insertSessions = insertion(
  'test_payment_session',
  [
    'token',
    'idem_key',
    'order_id',
    'amount_minor',
    'currency',
    'title',
    'state',
    'success_url',
    'cancel_url',
    'expires_at',
    'created_at',
  ],
  { ending: sql`on conflict (idem_key) do nothing` },
)

export const testPayments: Provider = {
  name: 'test',
  isTest: true,

  async createPaymentSession(platform, request) {
    // Nobody guesses it, and the same key asks for the same session.
    const token = `test_${createHmac('sha256', testSecret(platform)).update(request.idempotencyKey).digest('base64url')}`
    const row = {
      token,
      idem_key: request.idempotencyKey,
      order_id: request.orderId,
      amount_minor: request.amount,
      currency: request.currency,
      title: request.orderNumber,
      state: 'open' as const,
      success_url: request.successUrl,
      cancel_url: request.cancelUrl,
      expires_at: request.expiresAt,
      created_at: platform.clock.now(),
    }
    const origin = new URL(request.successUrl).origin || (await readSiteUrl(platform, platform.db))
    return { ref: token, url: `${origin}/pay/test/${token}`, writes: [insertSessions([row])] }
  },

  retrieve: stateOf,

  async expire(platform, ref) {
    await platform.db
      .updateTable('test_payment_session')
      .set({ state: 'expired' })
      .where('token', '=', ref)
      .where('state', '=', 'open')
      .execute()
    return stateOf(platform, ref)
  },

  async refund(_platform, request) {
    return { ref: `test_refund_${request.refundId}`, state: 'succeeded' }
  },

  // Test money is given back at once, and nobody's bank disputes it: no events come about either.
  async readRefund() {
    throw problem('payment.session_missing')
  },
  async readDispute() {
    throw problem('payment.session_missing')
  },

  async readEvent(platform, rawBody, header) {
    checkSignature(testSecret(platform), platform.clock.now(), rawBody, header(testSignatureHeader))
    const parsed = testEvent.safeParse(JSON.parse(Buffer.from(rawBody).toString('utf8')))
    if (!parsed.success) throw problem('payment.signature')
    const { id, type, session } = parsed.data
    return { id, type, paymentSessionRef: session, refundRef: null, disputeRef: null, payload: parsed.data }
  },
}
