/** Providers that nobody outside is asked for: the order is placed at once, and there is no payment page, session or event of theirs. */
import { createHmac } from 'node:crypto'
import { problem } from '../problems.ts'
import type { Provider } from './provider.ts'

function placedAtOnce(name: string, refund: Provider['refund']): Provider {
  const unknown = async (): Promise<never> => {
    throw problem('payment.session_missing')
  }
  return {
    name,
    isTest: false,
    async createPaymentSession(platform, request) {
      // Nobody guesses it, and the same key asks for the same session.
      const secret = createHmac('sha256', platform.secret)
        .update(`${name} ${request.idempotencyKey}`)
        .digest('base64url')
      const ref = `${name}_${secret}`
      return { ref, url: request.successUrl.replace('{CHECKOUT_SESSION_ID}', ref) }
    },
    retrieve: unknown,
    expire: unknown,
    refund,
    readRefund: unknown,
    readDispute: unknown,
    async readEvent() {
      throw problem('payment.signature')
    },
  }
}

/** Bank transfer and paying at pickup: the merchant marks the order paid when the money is there. */
export const manualPayments = placedAtOnce('manual', async (_platform, request) => ({
  ref: `manual_refund_${request.refundId}`,
  state: 'succeeded',
}))

/** Orders that cost nothing: there is nothing to pay, and nothing to give back. */
export const nothingToPay = placedAtOnce('free', async () => {
  throw problem('refund.failed')
})
