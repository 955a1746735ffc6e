/** Orders that cost nothing: there is nothing to pay, so no payment page is asked for and the order is placed at once. */
import { createHmac } from 'node:crypto'
import { problem } from '../problems.ts'
import type { Provider } from './provider.ts'

export const nothingToPay: Provider = {
  name: 'free',
  isTest: false,
  async createSession(platform, request) {
    const secret = createHmac('sha256', platform.secret)
      .update(`free ${request.idempotencyKey}`)
      .digest('base64url')
    const ref = `free_${secret}`
    return { ref, url: request.successUrl.replace('{CHECKOUT_SESSION_ID}', ref) }
  },
  async retrieve() {
    throw problem('payment.session_missing')
  },
  async expire() {
    throw problem('payment.session_missing')
  },
  async refund() {
    throw problem('refund.failed')
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
