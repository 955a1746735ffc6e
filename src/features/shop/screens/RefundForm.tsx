/** Gives money back: all of it or a part, with the pieces back in stock where wanted. */
import { useState } from 'react'
import { FieldForm } from '#ui/FieldForm.tsx'
import { parseNumberInput, stripCurrency } from '#ui/inputRules.ts'
import { Modal } from '#ui/Modal.tsx'
import { useAction } from '#ui/useCall.ts'
import { exponentOf } from '../money.ts'
import type { OrderDetail } from '../schema.ts'

export function RefundForm({ order, path, onClose }: { order: OrderDetail; path: string; onClose: () => void }) {
  const exponent = exponentOf(order.currency)
  const left = ((order.paid_minor - order.refunded_minor) / 10 ** exponent).toFixed(exponent)
  const [values, setValues] = useState<Record<string, unknown>>({ amount: left, restock: true, reason: '' })
  const amountMinor = Math.round(parseNumberInput(stripCurrency(String(values.amount))) * 10 ** exponent)
  const refund = useAction('POST', `${path}/refund`, { refresh: ['/api/shop/orders', '/api/dashboard'], done: 'The refund is under way', failed: 'The refund was refused', onDone: onClose })
  return (
    <Modal title={`Refund order ${order.number}`} okLabel="Refund" isDanger isBusy={refund.isPending || amountMinor <= 0} onCancel={onClose}
      onOk={() => refund.mutate({
        amount_minor: amountMinor, restock: values.restock === true, reason: String(values.reason),
      })}>
      <FieldForm values={values} onChange={setValues} fields={[
        { name: 'amount', title: `Amount in ${order.currency}`, type: 'string', description: `At most ${left} can go back.` },
        { name: 'restock', title: 'Put the pieces back in stock', type: 'bool' },
        { name: 'reason', title: 'Reason', type: 'text', description: 'Colleagues see it in the timeline.' },
      ]} />
    </Modal>
  )
}
