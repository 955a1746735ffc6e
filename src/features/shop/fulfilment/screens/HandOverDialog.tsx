/** Asks before an order that is not paid is handed over: the money may be there, or is to come later. */
import { Modal } from '#ui/Modal.tsx'
import { useMoney } from '#ui/money.ts'
import { useAction } from '#ui/useCall.ts'
import type { OrderDetail } from '../../schema.ts'

interface Props {
  order: OrderDetail
  path: string
  refresh: readonly string[]
  onHandOver: () => void
  onClose: () => void
}

export function HandOverDialog({ order, path, refresh, onHandOver, onClose }: Props) {
  const money = useMoney()
  const handOver = () => {
    onClose()
    onHandOver()
  }
  const pay = useAction('POST', `${path}/mark-paid`, {
    refresh,
    done: 'Marked as paid',
    isToldInForm: true,
    onDone: handOver,
  })
  return (
    <Modal
      title={`Hand over order ${order.number}?`}
      okLabel="Mark as paid and hand over"
      other={{ label: 'Hand over unpaid', run: handOver }}
      isBusy={pay.isPending}
      error={pay.error}
      onCancel={onClose}
      onOk={() => pay.mutate({})}
    >
      <p>{money(order.total_minor - order.paid_minor, order)} is still to be paid.</p>
      <p className="muted">
        Marking it as paid writes its invoice and cannot be undone. Handed over unpaid, it stays in “Not paid
        yet” until the money is there.
      </p>
    </Modal>
  )
}
