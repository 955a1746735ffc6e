/** What the shop needs of a payment provider; everything else about it stays in its own file. */
import type { Platform } from '#platform/context.ts'
import type { BatchQuery } from '#platform/database/batch.ts'
import type { Minor } from '../pricing/money.ts'

export interface PaymentSessionRequest {
  /** The same key asks for the same payment session, however often it is sent. */
  idempotencyKey: string
  orderId: string
  orderNumber: string
  attempt: number
  amount: Minor
  currency: string
  email: string | null
  lines: { title: string; amount: Minor; quantity: number }[]
  expiresAt: Date
  /** Where the shopper returns; `{CHECKOUT_SESSION_ID}` stands for the session's id. */
  successUrl: string
  cancelUrl: string
}

export interface PaymentSession {
  ref: string
  url: string
  /** What a provider that lives in our own database keeps of it: written together with the payment's reference. */
  writes?: readonly BatchQuery[]
}

export interface PaymentSessionState {
  state: 'open' | 'processing' | 'paid' | 'failed' | 'expired'
  amount: Minor
  currency: string
  /** What a refund names, where that is not the session itself. */
  captureRef: string | null
  email: string | null
}

/** A provider's message after its signature was proven: what it is about, not what to believe. */
export interface ProviderEvent {
  id: string
  type: string
  /** The checkout session that it is about, or null where it is about something else. */
  paymentSessionRef: string | null
  /** The refund that it is about, made here or at the provider's own desk. */
  refundRef: string | null
  /** The dispute that it is about. */
  disputeRef: string | null
  payload: Record<string, unknown>
}

/** A refund as the provider knows it now. */
export interface RefundNow {
  ref: string
  /** Our refund's id, where it was asked for here. */
  ownId: string | null
  captureRef: string | null
  amount: Minor
  state: 'succeeded' | 'failed' | 'requested'
}

/** A dispute as the provider knows it now: the buyer's bank asks for the money back. */
export interface DisputeNow {
  ref: string
  captureRef: string | null
  amount: Minor
  state: 'open' | 'won' | 'lost'
}

export interface RefundRequest {
  refundId: string
  paymentSessionRef: string
  captureRef: string | null
  amount: Minor
  currency: string
}

export interface Provider {
  name: string
  isTest: boolean
  /** Why it cannot charge so much, in words for the buyer; null where it can. Absent: it takes any amount. */
  refusal?: (amount: Minor, currency: string) => string | null
  createPaymentSession(platform: Platform, request: PaymentSessionRequest): Promise<PaymentSession>
  /** Asks the provider itself. */
  retrieve(platform: Platform, ref: string): Promise<PaymentSessionState>
  /** Ends an open payment session; answers what state it is in afterwards. */
  expire(platform: Platform, ref: string): Promise<PaymentSessionState>
  refund(
    platform: Platform,
    request: RefundRequest,
  ): Promise<{ ref: string; state: 'succeeded' | 'requested' | 'failed' }>
  readRefund(platform: Platform, ref: string): Promise<RefundNow>
  readDispute(platform: Platform, ref: string): Promise<DisputeNow>
  /** @throws Problem payment.signature (400) */
  readEvent(
    platform: Platform,
    rawBody: Uint8Array,
    header: (name: string) => string | undefined,
  ): Promise<ProviderEvent>
}
