/** What an event of an order's timeline says to people. */
import { addressLines } from '#blocks/cart/addressLines.ts'
import { isOrderEmail, emailDefinitions } from '../../email/emailKinds.ts'
import { reasonText } from '../refundReason.ts'
import { timeline } from '../texts/timeline.ts'
import { common } from '#ui/texts/common.ts'
import { states } from '#ui/texts/states.ts'

const sentences: Record<string, string> = {
  created: timeline.created,
  placed: timeline.placed,
  paid: timeline.payment_received,
  payment_failed: timeline.payment_failed,
  refunded: timeline.refunded,
  fulfilled: timeline.sent,
  shipped: timeline.parcel_sent,
  ready_for_pickup: common.ready_for_pickup,
  delivered: timeline.delivered,
  picked_up: states.picked_up,
  cancelled: states.cancelled,
  expired: timeline.expired,
  marked_paid: timeline.marked_as_paid,
  review: timeline.review,
  completed: timeline.completed,
  partial: timeline.part_sent,
  partially_refunded: timeline.part_refunded,
  address_changed: timeline.address_changed,
  charged_back: timeline.charged_back,
  dispute_lost: timeline.dispute_lost,
  disputed: timeline.disputed,
  refund_requested: timeline.refund_requested,
  refund_failed: timeline.refund_failed,
  email_again: timeline.email_again,
  payment_processing: timeline.payment_processing,
}

const paidWords: Record<string, string> = {
  cash: timeline.paid_cash,
  card: timeline.paid_card,
  transfer: timeline.paid_transfer,
}

/** @param money writes an amount in the order's currency */
export function eventText(
  kind: string,
  data: Record<string, unknown>,
  money: (minor: number) => string,
): string {
  if (typeof data.text === 'string') return data.text
  if (kind === 'paid_by' && typeof data.by === 'string') return paidWords[data.by] ?? timeline.paid
  if (kind === 'email_again' && typeof data.kind === 'string' && isOrderEmail(data.kind))
    return timeline.email_again_named({ title: emailDefinitions[data.kind].title })
  if (kind === 'address_changed')
    return timeline.address_changed_from({ from: addressText(data.from), to: addressText(data.to) })
  if (kind === 'completed') return handedOverText(data.fulfilment_state) ?? timeline.completed
  if (kind === 'hand_over_undone')
    return timeline.undone({ state: handedOverText(data.fulfilment_state, 'from') ?? timeline.handed_over })
  if (kind === 'tracking_changed') return trackingText(data)
  const bare = kind.replace(/^(order|payment)\./, '')
  const text = sentences[bare] ?? bare.replaceAll(/[._]/g, ' ')
  const event = text.charAt(0).toUpperCase() + text.slice(1)
  const what = sumText(bare, data, money)
  return what === '' ? event : timeline.about({ event, what })
}

const ofMoney = new Set([
  'refunded',
  'partially_refunded',
  'refund_requested',
  'dispute_lost',
  'charged_back',
])

/** How much money an event is about, and why. */
function sumText(
  kind: string,
  { amount_minor, reason }: Record<string, unknown>,
  money: (minor: number) => string,
): string {
  if (!ofMoney.has(kind)) return ''
  const parts = [
    typeof amount_minor === 'number' ? money(amount_minor) : '',
    typeof reason === 'string' ? reasonText(reason) : '',
  ].filter(Boolean)
  return parts.join(', ')
}

/** The state of goods that a move came to, or from. */
function handedOverText(moved: unknown, side: 'from' | 'to' = 'to'): string | null {
  const state: unknown = Array.isArray(moved) ? moved[side === 'from' ? 0 : 1] : undefined
  return state === 'picked_up' || state === 'delivered' ? (sentences[state] ?? null) : null
}

function trackingText({ from, to }: Record<string, unknown>): string {
  const [before, after] = [from, to].map((text) => (typeof text === 'string' && text !== '' ? text : ''))
  if (before && after) return timeline.tracking_changed({ before, after })
  return after ? timeline.tracking_added({ after }) : timeline.tracking_removed({ before: before ?? '' })
}

function addressText(address: unknown): string {
  if (typeof address !== 'object' || address === null) return timeline.other_address
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
