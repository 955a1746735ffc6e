/** One order: items, amounts, timeline, and what may be done with it. */
import { useState } from 'react'
import { Link } from 'wouter'
import { useMoney } from '#ui/money.ts'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import type { ScreenProps } from '#ui/screen.ts'
import { Loaded } from '#ui/states.tsx'
import { StatusMark } from '#ui/StatusMark.tsx'
import { useAction, useCall } from '#ui/useCall.ts'
import { useViewer } from '#ui/viewer.ts'
import { FulfilForm } from '../../fulfilment/screens/FulfilForm.tsx'
import { HandOverDialog } from '../../fulfilment/screens/HandOverDialog.tsx'
import { Parcels } from '../../fulfilment/screens/Parcels.tsx'
import { CancelOrderDialog } from './CancelOrderDialog.tsx'
import { MarkPaidDialog } from './MarkPaidDialog.tsx'
import type { Order } from './order.ts'
import { OrderAddress } from './OrderAddress.tsx'
import { staffActions, type OrderDialog } from './orderActions.ts'
import { OrderDownloads } from './OrderDownloads.tsx'
import { OrderEmails } from './OrderEmails.tsx'
import { OrderItems } from './OrderItems.tsx'
import { Notice } from './OrderNotice.tsx'
import { OrderPayment } from './OrderPayment.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { Timeline } from './OrderTimeline.tsx'
import { RefundForm } from './RefundForm.tsx'
import { useHandOver } from './useHandOver.ts'
import { useOrderAgain } from './useOrderAgain.ts'
import { orderScreen } from '../texts/orderScreen.ts'
import { common } from '#ui/texts/common.ts'

/** What shows orders. */
const refresh = ['/api/shop/orders', '/api/shop/emails', 'counts', '/api/dashboard']

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
  const [opened, setOpened] = useState<OrderDialog | null>(null)
  const handOver = useHandOver(path, refresh)
  const { orderAgain, isOrderingAgain } = useOrderAgain(path)
  const actions = mayManage ? staffActions(order, { ...handOver, open: setOpened }) : []
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
      isDisabled: isOrderingAgain,
      run: orderAgain,
    })
  return (
    <Page
      title={orderScreen.order_number({ number: order.number })}
      actions={actions}
      crumbs={[
        mayManage
          ? { title: common.orders, href: '/user/orders' }
          : { title: common.your_orders, href: '/user/my-orders' },
      ]}
      text={<OrderState order={order} mayManage={mayManage} />}
    >
      {mayManage && <Notice order={order} />}
      <div className="two order-page">
        <div className="stack">
          <OrderItems order={order} />
          {mayManage && <Timeline order={order} path={path} />}
        </div>
        <div className="stack">
          <OrderSummary order={order} />
          <OrderPayment order={order} />
          <OrderDownloads order={order} />
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
      {opened && (
        <OpenedDialog
          dialog={opened}
          order={order}
          path={path}
          onHandOver={handOver.handOver}
          onClose={() => setOpened(null)}
        />
      )}
    </Page>
  )
}

/** Who ordered, when, and what the order is at. */
function OrderState({ order, mayManage }: { order: Order; mayManage: boolean }) {
  return (
    <>
      {order.email} · <RelativeTime time={order.placed_at ?? order.created_at} /> ·{' '}
      <StatusMark status={order.status} />
      {showsPayment(order) && (
        <>
          {' '}
          · <StatusMark status={order.payment_state} />
        </>
      )}
      {order.is_test && <b> · {orderScreen.test}</b>}
      {mayManage && order.made_by && ` · ${orderScreen.made_by({ name: order.made_by })}`}
    </>
  )
}

interface OpenedDialogProps {
  dialog: OrderDialog
  order: Order
  path: string
  onHandOver: () => void
  onClose: () => void
}

function OpenedDialog({ dialog, onHandOver, ...shared }: OpenedDialogProps) {
  const cancel = useAction('POST', `${shared.path}/cancel`, { refresh, done: orderScreen.cancelled })
  switch (dialog) {
    case 'fulfil':
      return <FulfilForm {...shared} />
    case 'refund':
      return <RefundForm {...shared} />
    case 'paid':
      return <MarkPaidDialog {...shared} refresh={refresh} />
    case 'hand_over':
      return <HandOverDialog {...shared} refresh={refresh} onHandOver={onHandOver} />
    case 'cancel':
      return (
        <CancelOrderDialog
          order={shared.order}
          onCancelOrder={() => cancel.mutate({})}
          onClose={shared.onClose}
        />
      )
  }
}

/** What the payment is at, where the status does not say it already. */
function showsPayment({ status, payment_state, paid_minor }: Order): boolean {
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
