/** What was ordered: each item with its choices, what became of it, and its price. */
import { useMoney } from '#ui/money.ts'
import { Picture } from '#ui/Picture.tsx'
import { lineDetails } from './lineDetails.ts'
import type { Order } from './order.ts'
import { orderScreen } from '../texts/orderScreen.ts'
import { common } from '#ui/texts/common.ts'

export function OrderItems({ order }: { order: Order }) {
  const money = useMoney()
  const amount = (minor: number) => money(minor, order)
  return (
    <section className="card-box" aria-labelledby="lines">
      <h2 id="lines">{common.items}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{common.product}</th>
            <th scope="col" className="num">
              {orderScreen.quantity}
            </th>
            <th scope="col" className="num">
              {common.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <td>
                <span className="with-thumb">
                  {line.image && <Picture className="thumb" src={line.image} box={[40, 40]} alt="" />}
                  <span>
                    {line.url ? (
                      <a className="title" href={line.url}>
                        {line.title}
                      </a>
                    ) : (
                      <b>{line.title}</b>
                    )}
                    <small>{lineDetails(line, amount, order)}</small>
                  </span>
                </span>
              </td>
              <td className="num">{line.quantity}</td>
              <td className="num">{amount(line.unit_minor * line.quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
