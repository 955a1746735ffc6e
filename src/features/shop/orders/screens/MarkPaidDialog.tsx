/** Asks before an order counts as paid: its invoice is written and emails go out at once, so there is no way back. */
import { Modal } from '#ui/Modal.tsx'
import { useMoney } from '#ui/money.ts'
import { useAction } from '#ui/useCall.ts'
import type { OrderDetail, StaffOrder } from '../../schema.ts'
import { orderScreen } from '../texts/orderScreen.ts'

interface Props {
  order: OrderDetail & Partial<Pick<StaffOrder, 'pay_link'>>
  path: string
  refresh: readonly string[]
  onClose: () => void
}

export function MarkPaidDialog({ order, path, refresh, onClose }: Props) {
  const money = useMoney()
  const pay = useAction('POST', `${path}/mark-paid`, {
    refresh,
    done: orderScreen.marked_as_paid,
    showsErrorInForm: true,
    onDone: onClose,
  })
  return (
    <Modal
      title={orderScreen.paid_title({ number: order.number })}
      okLabel={orderScreen.mark_as_paid}
      isBusy={pay.isPending}
      error={pay.error}
      onCancel={onClose}
      onOk={() => pay.mutate({})}
    >
      <p>
        {[
          orderScreen.paid_recorded({ amount: money(order.total_minor, order) }),
          ...(order.pay_link ? [orderScreen.link_ends] : []),
          ...(order.email ? [emailText(order, order.email)] : []),
        ].join(' ')}
      </p>
      <p className="muted">{orderScreen.paid_final}</p>
    </Modal>
  )
}

/** What the buyer gets by email. */
function emailText({ pay_link, lines }: Props['order'], email: string): string {
  const hasFiles = lines.some(({ requires_shipping }) => !requires_shipping)
  if (pay_link)
    return hasFiles
      ? orderScreen.gets_confirmation_and_files({ email })
      : orderScreen.gets_confirmation({ email })
  return hasFiles ? orderScreen.gets_receipt_and_files({ email }) : orderScreen.gets_receipt({ email })
}
