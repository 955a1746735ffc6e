/** The files that a buyer has bought with an order, and its invoice. */
import { RelativeTime } from '#ui/RelativeTime.tsx'
import type { Order } from './order.ts'
import { orderScreen } from '../texts/orderScreen.ts'

export function OrderDownloads({ order }: { order: Order }) {
  return (
    <>
      {order.downloads && order.downloads.length > 0 && (
        <section className="card-box" aria-labelledby="files">
          <h2 id="files">{orderScreen.downloads}</h2>
          <ul className="todo">
            {order.downloads.map((file) => (
              <li key={file.url}>
                <a href={file.url}>{file.title}</a>
                <span>
                  {orderScreen.left_until({ count: file.remaining })} <RelativeTime time={file.expires_at} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {order.invoice_url && (
        <p>
          <a className="button" href={order.invoice_url}>
            {orderScreen.invoice}
          </a>
        </p>
      )}
    </>
  )
}
