/** Asks before an order is cancelled, and says what happens to the money and to the items. */
import { Modal } from '#ui/Modal.tsx'
import { useMoney } from '#ui/money.ts'
import { isPacked, moneyLeft } from './orderActions.ts'
import type { Order } from './order.ts'
import { orderScreen } from '../texts/orderScreen.ts'
import { common } from '#ui/texts/common.ts'

interface CancelOrderDialogProps {
  order: Order
  onCancelOrder: () => void
  onClose: () => void
}

export function CancelOrderDialog({ order, onCancelOrder, onClose }: CancelOrderDialogProps) {
  const money = useMoney()
  const left = moneyLeft(order)
  return (
    <Modal
      title={orderScreen.cancel_title({ number: order.number })}
      okLabel={orderScreen.cancel_order}
      cancelLabel={common.keep_it}
      isDanger
      onCancel={onClose}
      onOk={() => {
        onCancelOrder()
        onClose()
      }}
    >
      <p>{cancelText(left > 0 ? money(left, order) : null, isPacked(order))}</p>
    </Modal>
  )
}

/** What cancelling does. @param back the money that goes back; null where nothing was paid */
function cancelText(back: string | null, isRestocked: boolean): string {
  if (back === null) return isRestocked ? orderScreen.cancel_unpaid_restock : orderScreen.cancel_unpaid
  return isRestocked
    ? orderScreen.cancel_paid_restock({ amount: back })
    : orderScreen.cancel_paid({ amount: back })
}
