/** The amounts of an order: items, discount, shipping, tax, what was paid and what went back. */
import { Fragment } from 'react'
import { useMoney } from '#ui/money.ts'
import { taxTitle } from '../taxTitle.ts'
import type { Order } from './order.ts'
import { orderScreen } from '../texts/orderScreen.ts'
import { common } from '#ui/texts/common.ts'

export function OrderSummary({ order }: { order: Order }) {
  const money = useMoney()
  const amount = (minor: number) => money(minor, order)
  return (
    <section className="card-box" aria-labelledby="order-summary">
      <h2 id="order-summary">{common.summary}</h2>
      <dl className="detail-list">
        <dt>{common.subtotal}</dt>
        <dd>{amount(order.subtotal_minor)}</dd>
        {order.discount_minor > 0 && (
          <>
            <dt>{orderScreen.discount({ code: order.discount_code ?? '' })}</dt>
            <dd>−{amount(order.discount_minor)}</dd>
          </>
        )}
        <dt>
          {common.shipping}
          {order.shipping_title ? `, ${order.shipping_title}` : ''}
        </dt>
        <dd>{amount(order.shipping_minor)}</dd>
        {order.tax_lines.map((tax) => (
          <Fragment key={`${tax.title} ${tax.ppm}`}>
            <dt>{taxTitle(tax, order.prices_include_tax)}</dt>
            <dd>{amount(tax.amount_minor)}</dd>
          </Fragment>
        ))}
        {order.tax_lines.length === 0 && order.tax_minor > 0 && (
          <>
            <dt>{order.prices_include_tax ? orderScreen.tax_included : common.tax}</dt>
            <dd>{amount(order.tax_minor)}</dd>
          </>
        )}
        <dt className="total">{common.total}</dt>
        <dd className="total">{amount(order.total_minor)}</dd>
        <dt>{orderScreen.paid}</dt>
        <dd>{amount(order.paid_minor)}</dd>
        {order.refunded_minor > 0 && (
          <>
            <dt>{common.refunded}</dt>
            <dd>{amount(order.refunded_minor)}</dd>
          </>
        )}
      </dl>
    </section>
  )
}
