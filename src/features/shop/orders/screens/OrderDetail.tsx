/** One order: lines, sums, timeline, and what may be done with it. */
import { Fragment, useState } from 'react'
import { Link } from 'wouter'
import { choiceText } from '#ui/choiceText.ts'
import { CopyText } from '#ui/CopyText.tsx'
import { useMoney } from '#ui/money.ts'
import { Modal } from '#ui/Modal.tsx'
import { notify } from '#ui/notices.ts'
import { Page, type PageAction } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import type { ScreenProps } from '#ui/screen.ts'
import { Loaded } from '#ui/states.tsx'
import { StatusMark, statusWords } from '#ui/StatusMark.tsx'
import { useAction, useCall } from '#ui/useCall.ts'
import { useUndoNotice } from '#ui/useUndoNotice.ts'
import { useViewer } from '#ui/viewer.ts'
import type { OrderedAgain } from '../orderAgain.ts'
import type { BuyerOrder, OrderDetail, StaffOrder } from '../../schema.ts'
import { refundedWords } from '../orderWords.ts'
import { FulfilForm } from '../../fulfilment/screens/FulfilForm.tsx'
import { HandOverDialog } from '../../fulfilment/screens/HandOverDialog.tsx'
import { MarkPaidDialog } from './MarkPaidDialog.tsx'
import { OrderAddress } from './OrderAddress.tsx'
import { OrderEmails } from './OrderEmails.tsx'
import { Parcels } from '../../fulfilment/screens/Parcels.tsx'
import { RefundForm } from './RefundForm.tsx'
import { Picture } from '#ui/Picture.tsx'
import { Timeline } from './OrderTimeline.tsx'
import { Notice } from './OrderNotice.tsx'

/** Who bought it gets the way to its invoice and files along. */
export type Order = OrderDetail &
  Partial<
    Pick<BuyerOrder, 'invoice_url' | 'payment_instructions' | 'downloads' | 'page_url' | 'pay_url'> &
      Pick<StaffOrder, 'pay_link'>
  >

export default function OrderScreen({ params }: ScreenProps) {
  const path = `/api/shop/orders/${params.id}`
  const query = useCall<Order>(path)
  return (
    <Loaded query={query} rows={6}>
      {(order) => <OrderView order={order} path={path} />}
    </Loaded>
  )
}

function OrderView({ order, path }: { order: Order; path: string }) {
  const viewer = useViewer()
  const money = useMoney()
  const mayManage = viewer.can('orders.manage')
  const [opened, setOpened] = useState<'none' | 'fulfil' | 'refund' | 'paid' | 'hand over' | 'cancel'>('none')
  const refresh = ['/api/shop/orders', '/api/shop/emails', 'counts', '/api/dashboard']
  const tellWithUndo = useUndoNotice()
  const hand = useAction<OrderDetail>('POST', `${path}/hand-over`, {
    refresh,
    onDone: ({ number, status }) =>
      tellWithUndo(`Order ${number}: ${statusWords(status)}`, {
        path: `${path}/hand-over/undo`,
        old: refresh,
        failed: "Couldn't undo",
      }),
  })
  const unhand = useAction('POST', `${path}/hand-over/undo`, { refresh, done: 'The order is open again' })
  const cancel = useAction('POST', `${path}/cancel`, { refresh, done: 'The order is cancelled' })
  const again = useAction<OrderedAgain>('POST', `${path}/again`, {
    onDone: ({ added, left_out }) => {
      const missing = left_out.map(({ title, why }) => `${title}: ${why}`).join('. ')
      if (added === 0) notify({ kind: 'danger', title: 'Nothing of it can be had any more', text: missing })
      else
        notify({
          kind: 'good',
          title: added === 1 ? '1 item is in the cart' : `${added} items are in the cart`,
          text: missing,
          action: { label: 'Open the cart', run: () => location.assign('/cart') },
        })
    },
  })
  const moneyLeft = order.paid_minor - order.refunded_minor
  const mayPack = order.needs.includes('packing')
  const isCollected = order.address === null && order.store !== null
  const isSent = order.lines.some(({ requires_shipping }) => requires_shipping)
  const isUnpaid = order.payment_state === 'unpaid' || order.payment_state === 'failed'
  const canBePaid =
    isUnpaid && (['placed', 'completed'].includes(order.order_state) || Boolean(order.pay_link))
  // A parcel leaves once it is paid; who collects pays at the counter.
  const paysFirst = canBePaid && order.address !== null
  const papers = (kind: string) => `/api/shop/documents?kind=${kind}&orders=${order.id}`
  const actions: PageAction[] = []
  if (mayManage) {
    const isCancellable =
      order.order_state === 'pending' ||
      (['placed', 'review'].includes(order.order_state) && order.fulfilment_state === 'none')
    const mayRefund = moneyLeft > 0 && order.payment_state !== 'disputed'
    if (paysFirst) actions.push({ label: 'Mark as paid', isPrimary: true, run: () => setOpened('paid') })
    if (order.status === 'refund_due' && mayRefund)
      actions.push({ label: 'Refund', isPrimary: !mayPack, run: () => setOpened('refund') })
    if (mayPack)
      actions.push({
        label: isCollected ? 'Mark as ready for pickup' : 'Pack and send',
        isPrimary: !paysFirst,
        run: () => setOpened('fulfil'),
      })
    if (order.needs.includes('handing_over'))
      actions.push({
        label: 'Mark as picked up',
        isPrimary: true,
        run: () => (canBePaid ? setOpened('hand over') : hand.mutate({})),
      })
    if (order.status === 'shipped')
      actions.push({ label: 'Mark as delivered', isPrimary: true, run: () => hand.mutate({}) })
    if (order.status !== 'refund_due' && mayRefund)
      actions.push({ label: 'Refund', run: () => setOpened('refund') })
    if (canBePaid && !paysFirst) actions.push({ label: 'Mark as paid', run: () => setOpened('paid') })
    if (order.placed_at && isSent)
      actions.push({ label: 'Packing slip', href: papers('slip'), isExternal: true, isNewTab: true })
    if (order.invoice_number !== null)
      actions.push({ label: 'Invoice', href: papers('invoice'), isExternal: true, isNewTab: true })
    const credits = order.refunds.filter(({ credit_note }) => credit_note !== null).length
    if (credits > 0)
      actions.push({
        label: credits === 1 ? 'Credit note' : `Credit notes (${credits})`,
        href: papers('credit'),
        isExternal: true,
        isNewTab: true,
      })
    if (order.order_state === 'completed' && order.fulfilment_state === 'picked_up')
      actions.push({ label: 'Not picked up yet', run: () => unhand.mutate({}) })
    if (order.order_state === 'completed' && order.fulfilment_state === 'delivered')
      actions.push({ label: 'Not delivered yet', run: () => unhand.mutate({}) })
    if (isCancellable) actions.push({ label: 'Cancel order', run: () => setOpened('cancel') })
  }
  if (order.pay_url)
    actions.push({
      label: `Pay ${money(order.total_minor, order)}`,
      href: order.pay_url,
      isPrimary: true,
      isExternal: true,
    })
  if (!mayManage && order.placed_at)
    actions.push({ label: 'Order again', isPrimary: true, run: () => again.mutate({}) })
  const amount = (minor: number) => money(minor, order)
  return (
    <Page
      title={`Order ${order.number}`}
      actions={actions}
      crumbs={[
        mayManage
          ? { title: 'Orders', href: '/user/orders' }
          : { title: 'Your orders', href: '/user/my-orders' },
      ]}
      text={
        <>
          {order.email} · <RelativeTime time={order.placed_at ?? order.created_at} /> ·{' '}
          <StatusMark status={order.status} />
          {saysPayment(order) && (
            <>
              {' '}
              · <StatusMark status={order.payment_state} />
            </>
          )}
          {order.is_test && <b> · TEST, no money moves</b>}
          {mayManage && order.made_by && ` · made by ${order.made_by}`}
        </>
      }
    >
      {mayManage && <Notice order={order} />}
      <div className="two order-page">
        <div className="stack">
          <section className="card-box" aria-labelledby="lines">
            <h2 id="lines">Items</h2>
            <table>
              <thead>
                <tr>
                  <th scope="col">Product</th>
                  <th scope="col" className="num">
                    Items
                  </th>
                  <th scope="col" className="num">
                    Total
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
                          <small>{lineFacts(line, amount, order)}</small>
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
          {mayManage && <Timeline order={order} path={path} />}
        </div>
        <div className="stack">
          <section className="card-box" aria-labelledby="sums">
            <h2 id="sums">Summary</h2>
            <dl className="facts">
              <dt>Subtotal</dt>
              <dd>{amount(order.subtotal_minor)}</dd>
              {order.discount_minor > 0 && (
                <>
                  <dt>Discount {order.discount_code}</dt>
                  <dd>−{amount(order.discount_minor)}</dd>
                </>
              )}
              <dt>Shipping{order.shipping_title ? `, ${order.shipping_title}` : ''}</dt>
              <dd>{amount(order.shipping_minor)}</dd>
              {order.tax_lines.map((tax) => (
                <Fragment key={`${tax.title} ${tax.ppm}`}>
                  <dt>
                    {tax.title} {tax.ppm / 10_000} %{order.prices_include_tax ? ', included' : ''}
                  </dt>
                  <dd>{amount(tax.amount_minor)}</dd>
                </Fragment>
              ))}
              {order.tax_lines.length === 0 && order.tax_minor > 0 && (
                <>
                  <dt>Tax{order.prices_include_tax ? ', included' : ''}</dt>
                  <dd>{amount(order.tax_minor)}</dd>
                </>
              )}
              <dt className="total">Total</dt>
              <dd className="total">{amount(order.total_minor)}</dd>
              <dt>Paid</dt>
              <dd>{amount(order.paid_minor)}</dd>
              {order.refunded_minor > 0 && (
                <>
                  <dt>Refunded</dt>
                  <dd>{amount(order.refunded_minor)}</dd>
                </>
              )}
            </dl>
          </section>
          {order.pay_link && (
            <section className="card-box" aria-labelledby="link">
              <h2 id="link">Payment link</h2>
              <CopyText label="Payment link" text={order.pay_link} />
              {order.held_until && (
                <p className="muted">
                  The items are held until <RelativeTime time={order.held_until} />.
                </p>
              )}
            </section>
          )}
          {order.payment_instructions && (
            <section className="card-box" aria-labelledby="how-to-pay">
              <h2 id="how-to-pay">How to pay</h2>
              <p className="kept-lines">{order.payment_instructions}</p>
            </section>
          )}
          {order.downloads && order.downloads.length > 0 && (
            <section className="card-box" aria-labelledby="files">
              <h2 id="files">Downloads</h2>
              <ul className="todo">
                {order.downloads.map((file) => (
                  <li key={file.url}>
                    <a href={file.url}>{file.title}</a>
                    <span>
                      {file.remaining} more {file.remaining === 1 ? 'time' : 'times'}, until{' '}
                      <RelativeTime time={file.expires_at} />
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {order.invoice_url && (
            <p>
              <a className="button" href={order.invoice_url}>
                Invoice
              </a>
            </p>
          )}
          <section className="card-box" aria-labelledby="to">
            <OrderAddress order={order} path={path} mayChange={mayManage} />
            {mayManage && order.email && (
              <p className="row buyer">
                <a href={`mailto:${order.email}?subject=${encodeURIComponent(`Order ${order.number}`)}`}>
                  {order.email}
                </a>
                <Link href={`/user/orders?q=${encodeURIComponent(order.email)}`}>
                  All orders of this buyer
                </Link>
              </p>
            )}
          </section>
          {order.shipments.length > 0 && <Parcels order={order} mayChange={mayManage} />}
          {mayManage && <OrderEmails order={order} path={path} />}
        </div>
      </div>
      {opened === 'fulfil' && <FulfilForm order={order} path={path} onClose={() => setOpened('none')} />}
      {opened === 'refund' && <RefundForm order={order} path={path} onClose={() => setOpened('none')} />}
      {opened === 'paid' && (
        <MarkPaidDialog order={order} path={path} refresh={refresh} onClose={() => setOpened('none')} />
      )}
      {opened === 'hand over' && (
        <HandOverDialog
          order={order}
          path={path}
          refresh={refresh}
          onHandOver={() => hand.mutate({})}
          onClose={() => setOpened('none')}
        />
      )}
      {opened === 'cancel' && (
        <Modal
          title={`Cancel order ${order.number}?`}
          okLabel="Cancel order"
          cancelLabel="Keep it"
          isDanger
          onCancel={() => setOpened('none')}
          onOk={() => {
            cancel.mutate({})
            setOpened('none')
          }}
        >
          <p>
            {moneyLeft > 0
              ? `${amount(moneyLeft)} goes back to the customer`
              : 'Nothing was paid, so no money moves'}
            {isSent ? ', and the items go back into stock' : ''}. This cannot be undone.
          </p>
        </Modal>
      )}
    </Page>
  )
}

function lineFacts(
  { choices, quantity, unit_minor, refunded, fulfilled }: Order['lines'][number],
  amount: (minor: number) => string,
  order: Order,
): string {
  const bought = [...choices.map(choiceText), ...(quantity > 1 ? [`${amount(unit_minor)} each`] : [])].join(
    ', ',
  )
  return [
    bought,
    refunded > 0 && refundedWords({ quantity, refunded }),
    fulfilled > 0 && `${fulfilled} ${leftWord(order)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** What became of the items that are no longer to be packed. */
function leftWord({ shipments, fulfilment_state }: Order): string {
  if (!shipments.every(({ is_pickup }) => is_pickup)) return 'sent'
  return fulfilment_state === 'picked_up' ? 'picked up' : 'ready for pickup'
}

/** What the payment is at, where the status does not say it already. */
function saysPayment({ status, payment_state, paid_minor }: Order): boolean {
  if (status === payment_state || status === 'pending') return false
  return (
    paid_minor > 0 ||
    status === 'to_pack' ||
    status === 'partly_sent' ||
    status === 'ready_for_pickup' ||
    status === 'shipped' ||
    status === 'delivered' ||
    status === 'picked_up' ||
    status === 'nothing_to_send'
  )
}
