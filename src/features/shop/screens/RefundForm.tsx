/** Gives money back: all of it, that of some pieces or an own amount, with the pieces back in stock where wanted. */
import { useState } from 'react'
import { FieldForm } from '#ui/FieldForm.tsx'
import { stripCurrency } from '#ui/inputRules.ts'
import { Modal } from '#ui/Modal.tsx'
import { useMoney } from '#ui/money.ts'
import { useAction } from '#ui/useCall.ts'
import type { OrderDetail } from '../schema.ts'
import { chosenLines, PieceList, type Pieces } from './PieceList.tsx'
import { amountText, piecesLeft, refundAsk, worthOf } from './refundDraft.ts'

export function RefundForm({ order, path, onClose }: { order: OrderDetail; path: string; onClose: () => void }) {
  const left = amountText(order, order.paid_minor - order.refunded_minor)
  const most = useMoney()(order.paid_minor - order.refunded_minor, order.currency_symbol)
  const [pieces, setPieces] = useState<Pieces>({})
  const [values, setValues] = useState<Record<string, unknown>>({ amount: left, restock: true, reason: '' })
  const text = stripCurrency(String(values.amount))
  const ask = refundAsk(order, { amount: text, pieces, restock: values.restock === true, reason: String(values.reason) })
  const refund = useAction('POST', `${path}/refund`, { refresh: ['/api/shop/orders', '/api/shop/letters', '/api/dashboard'], done: 'The refund is under way', isToldInForm: true, onDone: onClose })
  const isWhole = ask !== null && ask.amount_minor === undefined
  const isOwnAmount = ask?.amount_minor !== undefined && ask.lines === undefined
  return (
    <Modal title={`Refund order ${order.number}`} okLabel="Refund" isDanger isBusy={refund.isPending || ask === null} error={refund.error} onCancel={onClose} onOk={() => { if (ask) refund.mutate(ask) }}>
      <PieceList legend="Pieces that come back" lines={order.lines} most={piecesLeft(order)} pieces={pieces} onChange={(next) => {
        setPieces(next)
        setValues({ ...values, amount: chosenLines(next).length === 0 ? left : amountText(order, worthOf(order, next)) })
      }} />
      <FieldForm values={values} onChange={setValues} problems={ask === null ? { amount: `An amount up to ${most}, please` } : {}} fields={[
        { name: 'amount', title: `Amount in ${order.currency}`, type: 'string', description: `At most ${most} can go back.` },
        { name: 'restock', title: 'Put the pieces back in stock', type: 'bool', description: isOwnAmount ? 'Of an own amount no piece comes back; choose the pieces above where some do.' : isWhole ? 'The whole order goes back: all its pieces come back with it.' : undefined },
        { name: 'reason', title: 'Reason', type: 'text', description: 'Colleagues see it in the timeline; it stands on the credit note.' },
      ]} />
    </Modal>
  )
}
