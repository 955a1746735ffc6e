/** What the buyer of an order was written, and the way to write it again. */
import { useState } from 'react'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Select } from '#ui/Select.tsx'
import { Loaded } from '#ui/states.tsx'
import { useAction, useCall } from '#ui/useCall.ts'
import { emailDefinitions, orderEmails, type OrderEmail } from '../../email/emailKinds.ts'
import type { EmailList } from '../../email/emailSchema.ts'
import type { OrderDetail } from '../../schema.ts'
import { EmailDialog, EmailState } from '../../email/screens/Emails.tsx'
import { orderScreen } from '../texts/orderScreen.ts'
import { common } from '#ui/texts/common.ts'

/** Only emails that are true of the order now. */
function fittingEmails(order: OrderDetail): OrderEmail[] {
  const holds: Record<OrderEmail, boolean> = {
    placed: order.placed_at !== null,
    pay: order.order_state === 'pending' && order.made_by !== null,
    paid: order.provider === 'manual' && order.paid_minor > 0,
    shipped: order.shipments.some(({ is_pickup }) => !is_pickup),
    ready: order.shipments.some(({ is_pickup }) => is_pickup),
    refunded: order.refunds.some(({ state }) => state === 'succeeded'),
    cancelled: order.order_state === 'cancelled',
    failed: order.payment_state === 'failed',
    downloads: order.has_downloads,
    link: true,
  }
  return orderEmails.filter((kind) => holds[kind])
}

export function OrderEmails({ order, path }: { order: OrderDetail; path: string }) {
  const query = useCall<EmailList>('/api/shop/emails', { order_id: order.id, limit: 50 })
  const fitting = fittingEmails(order)
  const [chosen, setChosen] = useState<string>('')
  const [opened, setOpened] = useState<string | null>(null)
  const kind = fitting.find((one) => one === chosen) ?? fitting[0]
  const send = useAction('POST', `${path}/emails`, {
    refresh: ['/api/shop/emails', '/api/shop/orders'],
    done: orderScreen.email_sent_again,
  })
  return (
    <section className="card-box" aria-labelledby="emails">
      <h2 id="emails">{common.emails}</h2>
      <Loaded query={query} rows={2}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="muted">{orderScreen.no_emails}</p>
          ) : (
            <ul className="todo">
              {items.map((one) => (
                <li key={one.id}>
                  <button type="button" className="cell-button" onClick={() => setOpened(one.id)}>
                    {one.subject}
                  </button>
                  <span>
                    <EmailState email={one} /> · {one.to} ·{' '}
                    <RelativeTime time={one.sent_at ?? one.created_at} />
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {order.email && kind && (
        <div className="row top-gap">
          {fitting.length > 1 && (
            <Select
              label={orderScreen.email_to_send_again}
              value={kind}
              choices={fitting.map((one) => ({ value: one, title: emailDefinitions[one].title }))}
              onChange={setChosen}
            />
          )}
          <button
            type="button"
            className="button small"
            disabled={send.isPending}
            onClick={() => send.mutate({ kind })}
          >
            {fitting.length > 1
              ? orderScreen.send_again
              : orderScreen.send_one_again({ title: emailDefinitions[kind].title })}
          </button>
        </div>
      )}
      {opened && <EmailDialog id={opened} onClose={() => setOpened(null)} />}
    </section>
  )
}
