/** Gives money back: all of it, that of some items or an own amount, with the items back in stock where wanted. */
import { useState } from 'react'
import type { FieldDefinition } from '#ui/field.ts'
import { FieldForm } from '#ui/FieldForm.tsx'
import { Modal } from '#ui/Modal.tsx'
import { useMoney, useMoneyTerms } from '#ui/money.ts'
import { useAction } from '#ui/useCall.ts'
import type { OrderDetail } from '../../schema.ts'
import { readPrice } from '../../pricing/readPrice.ts'
import { chosenLines, ItemList, type Quantities } from './ItemList.tsx'
import { amountText, bringsItemsBack, quantitiesLeft, refundAsk, refundValueOf } from './refundDraft.ts'
import { refundForm } from '../texts/refundForm.ts'

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
  const [quantities, setChosen] = useState<Quantities>({})
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
      quantities,
      hasShipping,
      restock: values.restock === true,
      reason: String(values.reason),
    },
    language,
  )
  const refund = useAction('POST', `${path}/refund`, {
    refresh: ['/api/shop/orders', '/api/shop/emails', 'counts', '/api/dashboard'],
    done: isOwnHands || values.by_hand === true ? refundForm.recorded : refundForm.under_way,
    showsErrorInForm: true,
    onDone: onClose,
  })
  const isWhole = ask !== null && ask.amount_minor === undefined
  const delivery = useMoney()(order.shipping_left_minor, order)
  const choose = (next: Quantities, shipping: boolean) =>
    chosenLines(next).length === 0 && !shipping ? '' : amountText(order, refundValueOf(order, next, shipping))
  const isUntouched = values.amount === ''
  function chooseAll() {
    setChosen(quantitiesLeft(order))
    setValues({ ...values, shipping: order.shipping_left_minor > 0, amount: left })
  }
  return (
    <Modal
      title={refundForm.title({ number: order.number })}
      okLabel={refundForm.refund}
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
      {order.is_test && <p className="warn">{refundForm.is_test}</p>}
      {isOwnHands && <p>{refundForm.own_hands}</p>}
      <p>
        <button type="button" className="button small" onClick={chooseAll}>
          {refundForm.everything({ amount: most })}
        </button>
      </p>
      <ItemList
        legend={refundForm.items}
        lines={order.lines}
        most={quantitiesLeft(order)}
        quantities={quantities}
        onChange={(next) => {
          setChosen(next)
          setValues({ ...values, amount: choose(next, hasShipping) })
        }}
      />
      <FieldForm
        values={values}
        onChange={(next) =>
          setValues(
            next.shipping === values.shipping
              ? next
              : { ...next, amount: choose(quantities, next.shipping === true) },
          )
        }
        problems={
          ask === null && (!isUntouched || tries > 0)
            ? {
                amount:
                  (isUntouched
                    ? undefined
                    : readPrice(String(values.amount), order.currency, language).problem) ??
                  refundForm.amount_problem({ amount: most }),
              }
            : {}
        }
        fields={refundFields({
          order,
          most,
          shipping: delivery,
          isOwnHands,
          isUntouched,
          isWhole,
          bringsItemsBack: bringsItemsBack(order, quantities, ask),
        })}
      />
    </Modal>
  )
}

interface RefundFieldsQuestion {
  order: OrderDetail
  /** What may go back at most, and of it what was paid for shipping. */
  most: string
  shipping: string
  /** The money is given back by hand. */
  isOwnHands: boolean
  /** No amount is typed. */
  isUntouched: boolean
  /** All that is left goes back. */
  isWhole: boolean
  bringsItemsBack: boolean
}

function refundFields({
  order,
  most,
  shipping,
  isOwnHands,
  isUntouched,
  isWhole,
  bringsItemsBack,
}: RefundFieldsQuestion): FieldDefinition[] {
  return [
    ...(order.shipping_left_minor > 0
      ? [
          {
            name: 'shipping',
            title: refundForm.delivery({ amount: shipping }),
            type: 'bool' as const,
          },
        ]
      : []),
    {
      name: 'amount',
      title: refundForm.amount({ currency: order.currency }),
      type: 'currency',
      currency: order.currency,
      description: isUntouched
        ? refundForm.amount_help({ amount: most })
        : refundForm.amount_most({ amount: most }),
    },
    ...(isOwnHands
      ? []
      : [
          {
            name: 'by_hand',
            title: refundForm.by_hand,
            type: 'bool' as const,
          },
        ]),
    ...(bringsItemsBack
      ? [
          {
            name: 'restock',
            title: refundForm.restock,
            type: 'bool' as const,
            description: isWhole ? refundForm.restock_whole : undefined,
          },
        ]
      : []),
    {
      name: 'reason',
      title: refundForm.reason,
      type: 'text',
      description: refundForm.reason_help,
    },
  ]
}
