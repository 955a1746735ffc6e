/** Asks before an order counts as paid: its invoice is written and emails go out at once, so there is no way back. */
import { Modal } from '#ui/Modal.tsx'
import { useMoney } from '#ui/money.ts'
import { useAction } from '#ui/useCall.ts'
import type { OrderDetail, StaffOrder } from '../../schema.ts'

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
    done: 'Marked as paid',
    isToldInForm: true,
    onDone: onClose,
  })
  return (
    <Modal
      title={`Mark order ${order.number} as paid?`}
      okLabel="Mark as paid"
      isBusy={pay.isPending}
      error={pay.error}
      onCancel={onClose}
      onOk={() => pay.mutate({})}
    >
      <p>
        {money(order.total_minor, order)} is recorded as received, and an invoice is written.
        {emailWords(order)}
      </p>
      <p className="muted">
        This cannot be undone. If the money did not come after all, cancel or refund the order.
      </p>
    </Modal>
  )
}

function emailWords({ pay_link, email, lines }: Props['order']): string {
  const ends = pay_link ? ' The payment link ends.' : ''
  const emails = [
    pay_link ? 'the confirmation of the order' : 'a receipt',
    ...(lines.some(({ requires_shipping }) => !requires_shipping) ? ['the links to any files'] : []),
  ]
  return email ? `${ends} ${email} gets ${emails.join(' and ')} by email.` : ends
}
