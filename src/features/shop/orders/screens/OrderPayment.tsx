/** How an order can still be paid: the link to send, the instructions for a transfer. */
import { CopyText } from '#ui/CopyText.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import type { Order } from './order.ts'
import { orderScreen } from '../texts/orderScreen.ts'

export function OrderPayment({ order }: { order: Order }) {
  return (
    <>
      {order.pay_link && (
        <section className="card-box" aria-labelledby="link">
          <h2 id="link">{orderScreen.payment_link}</h2>
          <CopyText label={orderScreen.payment_link} text={order.pay_link} />
          {order.held_until && (
            <p className="muted">
              {orderScreen.held_until} <RelativeTime time={order.held_until} />.
            </p>
          )}
        </section>
      )}
      {order.payment_instructions && (
        <section className="card-box" aria-labelledby="how-to-pay">
          <h2 id="how-to-pay">{orderScreen.how_to_pay}</h2>
          <p className="kept-lines">{order.payment_instructions}</p>
        </section>
      )}
    </>
  )
}
