/** Gives money back: all of it, that of some pieces or an own amount, with the pieces back in stock where wanted. */
import { useState } from 'react'
import { FieldForm } from '#ui/FieldForm.tsx'
import { Modal } from '#ui/Modal.tsx'
import { useMoney, useMoneyTerms } from '#ui/money.ts'
import { useAction } from '#ui/useCall.ts'
import type { OrderDetail } from '../../schema.ts'
import { readPrice } from '../../pricing/readPrice.ts'
import { chosenLines, ItemList, type Pieces } from './ItemList.tsx'
import { amountText, bringsItemsBack, piecesLeft, refundAsk, worthOf } from './refundDraft.ts'

export function RefundForm({
  order,
  path,
  onClose,
}: {
  order: OrderDetail
  path: string
  onClose: () => void
}) {
  const left = amountText(order, order.paid_minor - order.refunded_minor)
  const most = useMoney()(order.paid_minor - order.refunded_minor, order)
  const [pieces, setPieces] = useState<Pieces>({})
  const [tries, setTries] = useState(0)
  const [values, setValues] = useState<Record<string, unknown>>({
    amount: '',
    shipping: false,
    by_hand: false,
    restock: true,
    reason: '',
  })
  const { language } = useMoneyTerms()
  // Paid by transfer or in cash: there is nobody who could be asked to send it back.
  const isOwnHands = order.provider === 'manual'
  const hasShipping = values.shipping === true && order.shipping_left_minor > 0
  const ask = refundAsk(
    order,
    {
      amount: String(values.amount),
      pieces,
      hasShipping,
      restock: values.restock === true,
      reason: String(values.reason),
    },
    language,
  )
  const refund = useAction('POST', `${path}/refund`, {
    refresh: ['/api/shop/orders', '/api/shop/emails', 'counts', '/api/dashboard'],
    done: isOwnHands || values.by_hand === true ? 'Refund recorded' : 'The refund is under way',
    isToldInForm: true,
    onDone: onClose,
  })
  const isWhole = ask !== null && ask.amount_minor === undefined
  const delivery = useMoney()(order.shipping_left_minor, order)
  const choose = (next: Pieces, shipping: boolean) =>
    chosenLines(next).length === 0 && !shipping ? '' : amountText(order, worthOf(order, next, shipping))
  const isUntouched = values.amount === ''
  function chooseAll() {
    setPieces(piecesLeft(order))
    setValues({ ...values, shipping: order.shipping_left_minor > 0, amount: left })
  }
  return (
    <Modal
      title={`Refund order ${order.number}`}
      okLabel="Refund"
      isDanger
      isBusy={refund.isPending}
      error={refund.error}
      names={{ amount_minor: 'amount' }}
      tries={tries}
      onCancel={onClose}
      onOk={() =>
        ask
          ? refund.mutate({ ...ask, ...(values.by_hand === true && { by_hand: true }) })
          : setTries(tries + 1)
      }
    >
      {order.is_test && <p className="warn">This is a test order: no money moves.</p>}
      {isOwnHands && (
        <p>
          This order was paid to you directly. Return the money the same way, by transfer or in cash. This
          only records the refund; no money is sent.
        </p>
      )}
      <p>
        <button type="button" className="button small" onClick={chooseAll}>
          Refund everything, {most}
        </button>
      </p>
      <ItemList
        legend="Items to refund"
        lines={order.lines}
        most={piecesLeft(order)}
        pieces={pieces}
        onChange={(next) => {
          setPieces(next)
          setValues({ ...values, amount: choose(next, hasShipping) })
        }}
      />
      <FieldForm
        values={values}
        onChange={(next) =>
          setValues(
            next.shipping === values.shipping
              ? next
              : { ...next, amount: choose(pieces, next.shipping === true) },
          )
        }
        problems={
          ask === null && (!isUntouched || tries > 0)
            ? {
                amount:
                  (isUntouched
                    ? undefined
                    : readPrice(String(values.amount), order.currency, language).problem) ??
                  `An amount up to ${most}, please`,
              }
            : {}
        }
        fields={[
          ...(order.shipping_left_minor > 0
            ? [{ name: 'shipping', title: `Give the delivery back too, ${delivery}`, type: 'bool' as const }]
            : []),
          {
            name: 'amount',
            title: `Amount in ${order.currency}`,
            type: 'currency',
            currency: order.currency,
            description: isUntouched
              ? `Choose items above, or enter an amount up to ${most}.`
              : `At most ${most} can go back.`,
          },
          ...(isOwnHands
            ? []
            : [
                {
                  name: 'by_hand',
                  title: 'I gave the money back another way: only write it down',
                  type: 'bool' as const,
                },
              ]),
          ...(bringsItemsBack(order, pieces, ask)
            ? [
                {
                  name: 'restock',
                  title: 'Put the items back in stock',
                  type: 'bool' as const,
                  description: isWhole
                    ? 'The whole order goes back: all its items come back with it.'
                    : undefined,
                },
              ]
            : []),
          {
            name: 'reason',
            title: 'Reason',
            type: 'text',
            description:
              'The customer reads it in the email and on the credit note; it stands in the timeline.',
          },
        ]}
      />
    </Modal>
  )
}
