/** Bank transfer and paying at pickup: the order is placed at once, the merchant marks it paid when the money is there. */
import { createHmac } from 'node:crypto'
import { problem } from '../problems.ts'
import type { Provider } from './provider.ts'

export const manualPayments: Provider = {
  name: 'manual',
  isTest: false,
  async createSession(platform, request) {
    const secret = createHmac('sha256', platform.secret)
      .update(`manual ${request.idempotencyKey}`)
      .digest('base64url')
    const ref = `manual_${secret}`
    return { ref, url: request.successUrl.replace('{CHECKOUT_SESSION_ID}', ref) }
  },
  async retrieve() {
    throw problem('payment.session_missing')
  },
  async expire() {
    throw problem('payment.session_missing')
  },
  async refund(_platform, request) {
    return { ref: `manual_refund_${request.refundId}`, state: 'succeeded' }
  },
  async readRefund() {
    throw problem('payment.session_missing')
  },
  async readDispute() {
    throw problem('payment.session_missing')
  },
  async readEvent() {
    throw problem('payment.signature')
  },
}
