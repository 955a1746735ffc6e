/** Asks before an order that is not paid is handed over: the money may be there, or is to come later. */
import { Modal } from '#ui/Modal.tsx'
import { useMoney } from '#ui/money.ts'
import { useAction } from '#ui/useCall.ts'
import type { OrderDetail } from '../../schema.ts'
import { parcels } from '../texts/parcels.ts'

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
    done: parcels.marked_as_paid,
    showsErrorInForm: true,
    onDone: handOver,
  })
  return (
    <Modal
      title={parcels.hand_over_title({ number: order.number })}
      okLabel={parcels.hand_over_paid}
      other={{ label: parcels.hand_over_unpaid, run: handOver }}
      isBusy={pay.isPending}
      error={pay.error}
      onCancel={onClose}
      onOk={() => pay.mutate({})}
    >
      <p>{parcels.still_due({ amount: money(order.total_minor - order.paid_minor, order) })}</p>
      <p className="muted">{parcels.hand_over_help}</p>
    </Modal>
  )
}
