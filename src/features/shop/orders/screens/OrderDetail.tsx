/** One order: lines, sums, timeline, and what may be done with it. */
import { Fragment, useState } from 'react'
import { Link } from 'wouter'
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
import type { OrderDetail } from '../../schema.ts'
import { taxTitle } from '../taxTitle.ts'
import { FulfilForm } from '../../fulfilment/screens/FulfilForm.tsx'
import { HandOverDialog } from '../../fulfilment/screens/HandOverDialog.tsx'
import { MarkPaidDialog } from './MarkPaidDialog.tsx'
import { OrderAddress } from './OrderAddress.tsx'
import { OrderEmails } from './OrderEmails.tsx'
import { Parcels } from '../../fulfilment/screens/Parcels.tsx'
import { RefundForm } from './RefundForm.tsx'
import { Picture } from '#ui/Picture.tsx'
import { lineDetails } from './lineDetails.ts'
import type { Order } from './order.ts'
import { Timeline } from './OrderTimeline.tsx'
import { Notice } from './OrderNotice.tsx'
import { orderScreen } from '../texts/orderScreen.ts'
import { common } from '#ui/texts/common.ts'

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
  const [opened, setOpened] = useState<'none' | 'fulfil' | 'refund' | 'paid' | 'hand_over' | 'cancel'>('none')
  const refresh = ['/api/shop/orders', '/api/shop/emails', 'counts', '/api/dashboard']
  const tellWithUndo = useUndoNotice()
  const hand = useAction<OrderDetail>('POST', `${path}/hand-over`, {
    refresh,
    onDone: ({ number, status }) =>
      tellWithUndo(orderScreen.status_changed({ number, status: statusWords(status) }), {
        path: `${path}/hand-over/undo`,
        old: refresh,
        failed: orderScreen.undo_failed,
      }),
  })
  const unhand = useAction('POST', `${path}/hand-over/undo`, {
    refresh,
    done: orderScreen.reopened,
  })
  // Until the order is read again, its buttons would act on what it was before.
  const isChanging = hand.isPending || unhand.isPending
  const cancel = useAction('POST', `${path}/cancel`, { refresh, done: orderScreen.cancelled })
  const again = useAction<OrderedAgain>('POST', `${path}/again`, {
    onDone: ({ added, left_out }) => {
      const missing = left_out.map(({ title, why }) => `${title}: ${why}`).join('. ')
      if (added === 0) notify({ kind: 'danger', title: orderScreen.again_nothing, text: missing })
      else
        notify({
          kind: 'good',
          title: orderScreen.again_added({ count: added }),
          text: missing,
          action: { label: orderScreen.open_cart, run: () => location.assign('/cart') },
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
  const documentsHref = (kind: string) => `/api/shop/documents?kind=${kind}&orders=${order.id}`
  const actions: PageAction[] = []
  if (mayManage) {
    const isCancellable =
      order.order_state === 'pending' ||
      (['placed', 'review'].includes(order.order_state) && order.fulfilment_state === 'none')
    const mayRefund = moneyLeft > 0 && order.payment_state !== 'disputed'
    if (paysFirst)
      actions.push({ label: orderScreen.mark_as_paid, isPrimary: true, run: () => setOpened('paid') })
    if (order.status === 'refund_due' && mayRefund)
      actions.push({ label: orderScreen.refund, isPrimary: !mayPack, run: () => setOpened('refund') })
    if (mayPack)
      actions.push({
        label: isCollected ? orderScreen.mark_as_ready : orderScreen.pack_and_send,
        isPrimary: !paysFirst,
        run: () => setOpened('fulfil'),
      })
    if (order.needs.includes('handing_over'))
      actions.push({
        label: orderScreen.mark_as_picked_up,
        isPrimary: true,
        isDisabled: isChanging,
        run: () => (canBePaid ? setOpened('hand_over') : hand.mutate({})),
      })
    if (order.status === 'shipped')
      actions.push({
        label: orderScreen.mark_as_delivered,
        isPrimary: true,
        isDisabled: isChanging,
        run: () => hand.mutate({}),
      })
    if (order.status !== 'refund_due' && mayRefund)
      actions.push({ label: orderScreen.refund, run: () => setOpened('refund') })
    if (canBePaid && !paysFirst)
      actions.push({ label: orderScreen.mark_as_paid, run: () => setOpened('paid') })
    if (order.placed_at && isSent)
      actions.push({
        label: orderScreen.packing_slip,
        href: documentsHref('slip'),
        isExternal: true,
        isNewTab: true,
      })
    if (order.invoice_number !== null)
      actions.push({
        label: orderScreen.invoice,
        href: documentsHref('invoice'),
        isExternal: true,
        isNewTab: true,
      })
    const credits = order.refunds.filter(({ credit_note }) => credit_note !== null).length
    if (credits > 0)
      actions.push({
        label: orderScreen.credit_notes({ count: credits }),
        href: documentsHref('credit'),
        isExternal: true,
        isNewTab: true,
      })
    if (order.order_state === 'completed' && order.fulfilment_state === 'picked_up')
      actions.push({ label: orderScreen.not_picked_up, isDisabled: isChanging, run: () => unhand.mutate({}) })
    if (order.order_state === 'completed' && order.fulfilment_state === 'delivered')
      actions.push({ label: orderScreen.not_delivered, isDisabled: isChanging, run: () => unhand.mutate({}) })
    if (isCancellable) actions.push({ label: orderScreen.cancel_order, run: () => setOpened('cancel') })
  }
  if (order.pay_url)
    actions.push({
      label: orderScreen.pay({ amount: money(order.total_minor, order) }),
      href: order.pay_url,
      isPrimary: true,
      isExternal: true,
    })
  if (!mayManage && order.placed_at)
    actions.push({
      label: orderScreen.order_again,
      isPrimary: true,
      isDisabled: again.isPending,
      run: () => again.mutate({}),
    })
  const amount = (minor: number) => money(minor, order)
  return (
    <Page
      title={orderScreen.order_number({ number: order.number })}
      actions={actions}
      crumbs={[
        mayManage
          ? { title: common.orders, href: '/user/orders' }
          : { title: common.your_orders, href: '/user/my-orders' },
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
          {order.is_test && <b> · {orderScreen.test}</b>}
          {mayManage && order.made_by && ` · ${orderScreen.made_by({ name: order.made_by })}`}
        </>
      }
    >
      {mayManage && <Notice order={order} />}
      <div className="two order-page">
        <div className="stack">
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
          {mayManage && <Timeline order={order} path={path} />}
        </div>
        <div className="stack">
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
          {order.downloads && order.downloads.length > 0 && (
            <section className="card-box" aria-labelledby="files">
              <h2 id="files">{orderScreen.downloads}</h2>
              <ul className="todo">
                {order.downloads.map((file) => (
                  <li key={file.url}>
                    <a href={file.url}>{file.title}</a>
                    <span>
                      {orderScreen.left_until({ count: file.remaining })}{' '}
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
                {orderScreen.invoice}
              </a>
            </p>
          )}
          <section className="card-box" aria-labelledby="to">
            <OrderAddress order={order} path={path} mayChange={mayManage} />
            {mayManage && order.email && (
              <p className="row buyer">
                <a
                  href={`mailto:${order.email}?subject=${encodeURIComponent(orderScreen.order_number({ number: order.number }))}`}
                >
                  {order.email}
                </a>
                <Link href={`/user/orders?q=${encodeURIComponent(order.email)}`}>
                  {orderScreen.orders_of_buyer}
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
      {opened === 'hand_over' && (
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
          title={orderScreen.cancel_title({ number: order.number })}
          okLabel={orderScreen.cancel_order}
          cancelLabel={common.keep_it}
          isDanger
          onCancel={() => setOpened('none')}
          onOk={() => {
            cancel.mutate({})
            setOpened('none')
          }}
        >
          <p>{cancelText(moneyLeft > 0 ? amount(moneyLeft) : null, isSent)}</p>
        </Modal>
      )}
    </Page>
  )
}

/** What cancelling does. @param back the money that goes back; null where nothing was paid */
function cancelText(back: string | null, isRestocked: boolean): string {
  if (back === null) return isRestocked ? orderScreen.cancel_unpaid_restock : orderScreen.cancel_unpaid
  return isRestocked
    ? orderScreen.cancel_paid_restock({ amount: back })
    : orderScreen.cancel_paid({ amount: back })
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
