/** What may be done with an order, by what it is at: the actions of its page, and the dialogs that they open. */
import type { PageAction } from '#ui/Page.tsx'
import type { Order } from './order.ts'
import type { HandOver } from './useHandOver.ts'
import { orderScreen } from '../texts/orderScreen.ts'

export type OrderDialog = 'fulfil' | 'refund' | 'paid' | 'hand_over' | 'cancel'

interface StaffActions extends HandOver {
  open: (dialog: OrderDialog) => void
}

/** What was paid and has not gone back. */
export const moneyLeft = (order: Order) => order.paid_minor - order.refunded_minor

/** Something of it is packed: it has a packing slip, and goes back into stock. */
export const isPacked = (order: Order) => order.lines.some(({ requires_shipping }) => requires_shipping)

/** Of who runs the shop. */
export function staffActions(order: Order, actions: StaffActions): PageAction[] {
  return [...nextSteps(order, actions), ...documentsOf(order), ...wayBack(order, actions)]
}

/** In the order in which they come up: what is due comes first and is primary. */
function nextSteps(order: Order, { open, handOver, isChanging }: StaffActions): PageAction[] {
  const isUnpaid = order.payment_state === 'unpaid' || order.payment_state === 'failed'
  const canBePaid =
    isUnpaid && (['placed', 'completed'].includes(order.order_state) || Boolean(order.pay_link))
  // A parcel leaves once it is paid; who collects pays at the counter.
  const paysFirst = canBePaid && order.address !== null
  const isPickedUp = order.address === null && order.store !== null
  const mayPack = order.needs.includes('packing')
  const mayRefund = moneyLeft(order) > 0 && order.payment_state !== 'disputed'
  const steps: PageAction[] = []
  if (paysFirst) steps.push({ label: orderScreen.mark_as_paid, isPrimary: true, run: () => open('paid') })
  if (order.status === 'refund_due' && mayRefund)
    steps.push({ label: orderScreen.refund, isPrimary: !mayPack, run: () => open('refund') })
  if (mayPack)
    steps.push({
      label: isPickedUp ? orderScreen.mark_as_ready : orderScreen.pack_and_send,
      isPrimary: !paysFirst,
      run: () => open('fulfil'),
    })
  if (order.needs.includes('handing_over'))
    steps.push({
      label: orderScreen.mark_as_picked_up,
      isPrimary: true,
      isDisabled: isChanging,
      run: () => (canBePaid ? open('hand_over') : handOver()),
    })
  if (order.status === 'shipped')
    steps.push({
      label: orderScreen.mark_as_delivered,
      isPrimary: true,
      isDisabled: isChanging,
      run: handOver,
    })
  if (order.status !== 'refund_due' && mayRefund)
    steps.push({ label: orderScreen.refund, run: () => open('refund') })
  if (canBePaid && !paysFirst) steps.push({ label: orderScreen.mark_as_paid, run: () => open('paid') })
  return steps
}

/** To print, each beside the screen. */
function documentsOf(order: Order): PageAction[] {
  const document = (kind: string, label: string): PageAction => ({
    label,
    href: `/api/shop/documents?kind=${kind}&orders=${order.id}`,
    isExternal: true,
    isNewTab: true,
  })
  const credits = order.refunds.filter(({ credit_note }) => credit_note !== null).length
  return [
    ...(order.placed_at && isPacked(order) ? [document('slip', orderScreen.packing_slip)] : []),
    ...(order.invoice_number !== null ? [document('invoice', orderScreen.invoice)] : []),
    ...(credits > 0 ? [document('credit', orderScreen.credit_notes({ count: credits }))] : []),
  ]
}

function wayBack(
  { order_state: state, fulfilment_state: fulfilment }: Order,
  { open, reopen, isChanging }: StaffActions,
): PageAction[] {
  const steps: PageAction[] = []
  if (state === 'completed' && fulfilment === 'picked_up')
    steps.push({ label: orderScreen.not_picked_up, isDisabled: isChanging, run: reopen })
  if (state === 'completed' && fulfilment === 'delivered')
    steps.push({ label: orderScreen.not_delivered, isDisabled: isChanging, run: reopen })
  if (state === 'pending' || (['placed', 'review'].includes(state) && fulfilment === 'none'))
    steps.push({ label: orderScreen.cancel_order, run: () => open('cancel') })
  return steps
}
