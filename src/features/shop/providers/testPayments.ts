/**
 * The built-in test payments: no money moves. They take the same way as real ones: a session, a page on our own
 * origin, a signed event through the webhook inbox.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Platform } from '#platform/context.ts'
import { siteAddress } from '#features/settings/index.ts'
import { minor } from '../money.ts'
import { problem } from '../problems.ts'
import type { Provider, SessionState } from './provider.ts'
import { checkSignature } from './signature.ts'

export const testSignatureHeader = 'x-plinth-signature'

export function testSecret(platform: Platform): Buffer {
  return createHmac('sha256', platform.secret).update('shop.test-payments').digest()
}

const testEvent = z.object({ id: z.string(), type: z.string(), session: z.string() })

export async function testSession(platform: Platform, token: string) {
  const row = await platform.db
    .selectFrom('test_payment_session')
    .selectAll()
    .where('site_id', '=', platform.siteId)
    .where('token', '=', token)
    .executeTakeFirst()
  return row ?? null
}

async function stateOf(platform: Platform, ref: string): Promise<SessionState> {
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

export const testPayments: Provider = {
  name: 'test',
  isTest: true,

  async createSession(platform, request) {
    const { siteId, db } = platform
    const { token } = await db
      .insertInto('test_payment_session')
      .values({
        site_id: siteId,
        token: `test_${randomBytes(24).toString('base64url')}`,
        idem_key: request.idempotencyKey,
        order_id: request.orderId,
        amount_minor: request.amount,
        currency: request.currency,
        title: request.orderNumber,
        state: 'open',
        success_url: request.successUrl,
        cancel_url: request.cancelUrl,
        expires_at: request.expiresAt,
        created_at: platform.clock.now(),
      })
      // The same key answers the same session.
      .onConflict((conflict) => conflict.columns(['site_id', 'idem_key']).doUpdateSet({ idem_key: request.idempotencyKey }))
      .returning('token')
      .executeTakeFirstOrThrow()
    const origin = new URL(request.successUrl).origin
    return { ref: token, url: `${origin || (await siteAddress(platform, db))}/pay/test/${token}` }
  },

  retrieve: stateOf,

  async expire(platform, ref) {
    await platform.db
      .updateTable('test_payment_session')
      .set({ state: 'expired' })
      .where('site_id', '=', platform.siteId)
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
    return { id, type, sessionRef: session, refundRef: null, disputeRef: null, payload: parsed.data }
  },
}
