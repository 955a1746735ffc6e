/** The first screen of somebody who buys here: the own orders and the own account. */
import { Link } from 'wouter'
import { useMoney } from '#ui/money.ts'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { StatusMark } from '#ui/StatusMark.tsx'
import { useList } from '#ui/useCall.ts'
import { today } from '../texts/today.ts'
import { common } from '#ui/texts/common.ts'

interface OwnOrder {
  id: string
  number: string
  total_minor: number
  currency: string
  currency_symbol: string
  status: string
  created_at: string
}

export function MemberDay() {
  const money = useMoney()
  const orders = useList<OwnOrder>('/api/shop/orders', { mine: 'true', limit: 5 })
  return (
    <div className="two">
      <section className="card-box" aria-labelledby="own">
        <h2 id="own">{common.your_orders}</h2>
        <Loaded query={orders}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState title={today.no_orders_yet}>
                <a className="button primary" href="/t/products">
                  {today.open_the_shop}
                </a>
              </EmptyState>
            ) : (
              <ul className="todo">
                {items.map((order) => (
                  <li key={order.id}>
                    <Link href={`/user/orders/${order.id}`}>
                      {order.number}, {money(order.total_minor, order)}
                    </Link>
                    <span>
                      <StatusMark status={order.status} /> · <RelativeTime time={order.created_at} />
                    </span>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </section>
      <section className="card-box" aria-labelledby="account">
        <h2 id="account">{today.your_account}</h2>
        <ul className="todo">
          <li>
            <Link href="/user/profile">{today.name_picture_and_password}</Link>
            <span>{today.and_sessions}</span>
          </li>
          <li>
            <a href="/">{today.back_to_site}</a>
            <span>{today.back_to_site_text}</span>
          </li>
        </ul>
      </section>
    </div>
  )
}
