/** What an order that is being typed comes to, or why it cannot be priced. */
import { useMoney } from '#ui/money.ts'
import { common } from '#ui/texts/common.ts'
import { newOrder } from '../texts/newOrder.ts'
import type { ManualOrder } from './useManualOrder.ts'

export function ManualOrderSummary({ order }: { order: ManualOrder }) {
  const { quote, problem, isOld } = order
  const money = useMoney()
  if (!quote && !problem) return null
  const cart = quote?.cart
  return (
    <section className="card-box" aria-labelledby="order-summary" aria-busy={isOld}>
      <h2 id="order-summary">{common.summary}</h2>
      <div role="status">
        {problem && <p className="problem">{problem}</p>}
        {cart?.msg.map((message) => (
          <p key={message} className="problem">
            {message}
          </p>
        ))}
      </div>
      {cart && (
        <dl className="detail-list">
          <dt>{common.subtotal}</dt>
          <dd>{money(cart.subtotal_minor)}</dd>
          {cart.discount_minor > 0 && (
            <>
              <dt>{newOrder.discount({ code: cart.discount_code ?? '' })}</dt>
              <dd>−{money(cart.discount_minor)}</dd>
            </>
          )}
          <dt>{common.shipping}</dt>
          <dd>{money(cart.shipping_minor)}</dd>
          <dt>{cart.prices_include_tax ? newOrder.tax_included : common.tax}</dt>
          <dd>{money(cart.tax_minor)}</dd>
          <dt className="total">{common.total}</dt>
          <dd className="total">{money(cart.total_minor)}</dd>
        </dl>
      )}
    </section>
  )
}
