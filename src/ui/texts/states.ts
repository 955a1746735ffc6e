/** States of posts, orders, payments, parcels and accounts. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './states.de.ts'
import es from './states.es.ts'

const english = {
  none: 'Not sent',
  partial: 'Partly sent',
  partly_sent: 'Partly sent',
  refund_due: 'Money to return',
  charged_back: 'Dispute lost',
  review: 'Needs a look',
  shipped: 'Sent',
  trash: 'In the trash',
  published: 'Published',
  approved: 'Approved',
  paid: 'Paid',
  completed: 'Completed',
  active: 'Active',
  delivered: 'Delivered',
  picked_up: 'Picked up',
  to_pack: 'To pack',
  nothing_to_send: 'Nothing to send',
  returned: 'Returned',
  draft: 'Draft',
  pending: 'Pending',
  unpaid: 'Unpaid',
  invited: 'Invited',
  processing: 'Processing',
  ready_for_pickup: 'Ready for pickup',
  scheduled: 'Scheduled',
  change_scheduled: 'Published · change scheduled',
  private: 'Private',
  placed: 'Placed',
  authorized: 'Authorized',
  partially_refunded: 'Partially refunded',
  refunded: 'Refunded',
  denied: 'Denied',
  failed: 'Failed',
  disputed: 'Disputed',
  disabled: 'Disabled',
  cancelled: 'Cancelled',
  expired: 'Expired',
  open: 'Open',
  closed: 'Closed',
} as const

export const states = catalogue(english, { de, es })
export type English = typeof english
