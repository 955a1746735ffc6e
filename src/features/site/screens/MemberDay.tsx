/** The first screen of somebody who buys here: the own orders and the own account. */
import { Link } from 'wouter'
import { useMoney } from '#ui/money.ts'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { StatusMark } from '#ui/StatusMark.tsx'
import { useList } from '#ui/useCall.ts'

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
        <h2 id="own">Your orders</h2>
        <Loaded query={orders}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState title="No orders yet">
                <a className="button primary" href="/t/products">
                  Open the shop
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
        <h2 id="account">Your account</h2>
        <ul className="todo">
          <li>
            <Link href="/user/profile">Name, picture and password</Link>
            <span>And where you are signed in</span>
          </li>
          <li>
            <a href="/">Back to the site</a>
            <span>Read, comment, shop</span>
          </li>
        </ul>
      </section>
    </div>
  )
}
