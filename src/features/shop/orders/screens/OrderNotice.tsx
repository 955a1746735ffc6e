/** One sentence about an order that needs it: disputed, cancelled, refunded. */
import type { Order } from './order.ts'
import { orderScreen } from '../texts/orderScreen.ts'

const notices: Partial<Record<Order['status'], string>> = {
  review: orderScreen.notice_review,
  disputed: orderScreen.notice_disputed,
  refund_due: orderScreen.notice_refund_due,
  charged_back: orderScreen.notice_charged_back,
}

export function Notice({ order }: { order: Order }) {
  const text = notices[order.status]
  return text ? (
    <p className="warn" role="note">
      {text}
    </p>
  ) : null
}
