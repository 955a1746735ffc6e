/** What an event of an order's timeline says to people. */
import { addressLines } from '#blocks/cart/addressLines.ts'
import { isOrderEmail, emailDefinitions } from '../../email/emailKinds.ts'

const sentences: Record<string, string> = {
  created: 'Order made',
  placed: 'Order placed',
  paid: 'Payment received',
  payment_failed: 'Payment failed',
  refunded: 'Money given back',
  fulfilled: 'Sent',
  shipped: 'Parcel sent',
  ready_for_pickup: 'Ready for pickup',
  delivered: 'Delivered',
  picked_up: 'Picked up',
  cancelled: 'Cancelled',
  expired: 'Not paid in time',
  marked_paid: 'Marked as paid',
  review: 'Needs a look',
  completed: 'Completed',
  partial: 'A part was sent',
  partially_refunded: 'Money given back in part',
  address_changed: 'Delivery address changed',
  charged_back: 'Dispute lost: the bank took the money back',
  dispute_lost: 'The bank decided for the buyer',
  disputed: 'The buyer’s bank disputes the payment',
  refund_requested: 'Refund asked for',
  refund_failed: 'The refund failed',
  letter_again: 'Email sent again',
  payment_processing: 'Payment is being processed',
}

const paidWords: Record<string, string> = {
  cash: 'Paid in cash',
  card: 'Paid by card at the counter',
  transfer: 'Paid by transfer',
}

/** @param money writes an amount in the order's currency */
export function eventWords(
  kind: string,
  data: Record<string, unknown>,
  money: (minor: number) => string,
): string {
  if (typeof data.text === 'string') return data.text
  if (kind === 'paid_by' && typeof data.by === 'string') return paidWords[data.by] ?? 'Paid'
  if (kind === 'letter_again' && typeof data.letter === 'string' && isOrderEmail(data.letter))
    return `Email sent again: ${emailDefinitions[data.letter].title}`
  if (kind === 'address_changed')
    return `Delivery address changed from ${addressText(data.from)} to ${addressText(data.to)}`
  if (kind === 'completed') return handedWords(data.fulfilment_state) ?? 'Completed'
  if (kind === 'hand_over_undone')
    return `Undone: ${handedWords(data.fulfilment_state, 'from') ?? 'handed over'}`
  if (kind === 'tracking_changed') return trackingWords(data)
  const bare = kind.replace(/^(order|payment)\./, '')
  const text = sentences[bare] ?? bare.replaceAll(/[._]/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1) + sumWords(bare, data, money)
}

const ofMoney = new Set([
  'refunded',
  'partially_refunded',
  'refund_requested',
  'dispute_lost',
  'charged_back',
])

/** How much money an event is about, and why. */
function sumWords(
  kind: string,
  { amount_minor, reason }: Record<string, unknown>,
  money: (minor: number) => string,
): string {
  if (!ofMoney.has(kind)) return ''
  const parts = [
    typeof amount_minor === 'number' ? money(amount_minor) : '',
    typeof reason === 'string' ? reason : '',
  ].filter(Boolean)
  return parts.length > 0 ? `: ${parts.join(', ')}` : ''
}

/** The state of goods that a move came to, or from. */
function handedWords(moved: unknown, side: 'from' | 'to' = 'to'): string | null {
  const state: unknown = Array.isArray(moved) ? moved[side === 'from' ? 0 : 1] : undefined
  return state === 'picked_up' || state === 'delivered' ? (sentences[state] ?? null) : null
}

function trackingWords({ from, to }: Record<string, unknown>): string {
  const [before, after] = [from, to].map((text) => (typeof text === 'string' && text !== '' ? text : ''))
  if (before && after) return `Tracking changed from ${before} to ${after}`
  return after ? `Tracking added: ${after}` : `Tracking removed, it was ${before}`
}

function addressText(address: unknown): string {
  if (typeof address !== 'object' || address === null) return 'another one'
  const given = new Map(Object.entries(address))
  const text = (name: string): string => {
    const value: unknown = given.get(name)
    return typeof value === 'string' ? value : ''
  }
  return addressLines({
    name: text('name'),
    line1: text('line1'),
    line2: text('line2'),
    city: text('city'),
    region: text('region'),
    postcode: text('postcode'),
    country: text('country'),
  }).join(', ')
}
