/** One sentence about an order that needs it: disputed, cancelled, refunded. */
import type { Order } from './OrderDetail.tsx'

const notices: Partial<Record<Order['status'], string>> = {
  review:
    'The payment of this order does not fit it: compare what was paid with the total, then refund it or cancel the order.',
  disputed:
    'The buyer’s bank asks for the money back. Answer the dispute at your payment provider before its time runs out, and send nothing until then.',
  refund_due:
    'Money of this order is still to go back: a refund is under way, or failed. If it does not go through, refund it another way and write that down here.',
  charged_back:
    'The bank decided for the buyer and took the money back. Nothing more is owed for this order.',
}

export function Notice({ order }: { order: Order }) {
  const text = notices[order.status]
  return text ? (
    <p className="warn" role="note">
      {text}
    </p>
  ) : null
}
