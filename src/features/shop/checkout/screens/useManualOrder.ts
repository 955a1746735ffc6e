/** An order that staff makes, while it is typed: what is in it, what it costs, what is wrong with it, and how it is made. */
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import { useMoneyTerms } from '#ui/money.ts'
import { notify } from '#ui/notices.ts'
import { useAction } from '#ui/useCall.ts'
import type { OrderDetail } from '../../schema.ts'
import { draftInput, draftProblems, emptyOrder, type ManualOrderDraft } from './manualOrderDraft.ts'
import { useQuote } from './useQuote.ts'
import { newOrder } from '../texts/newOrder.ts'

export type ManualOrder = ReturnType<typeof useManualOrder>

export function useManualOrder() {
  const [draft, setDraft] = useState<ManualOrderDraft>(emptyOrder)
  const [tries, setTries] = useState(0)
  const [, go] = useLocation()
  const { currency, language } = useMoneyTerms()
  const input = draftInput(draft, currency, language)
  const isEmpty = input.lines.length + input.extras.length === 0
  const { quote, problem, problems: refused, isOld } = useQuote(isEmpty ? null : input)
  const problems = draftProblems(draft, quote?.needs_address ?? false, currency, language)
  const make = useAction<OrderDetail, object>('POST', '/api/shop/orders', {
    refresh: ['/api/shop/orders', '/api/shop/stock', '/api/shop/emails', 'counts', '/api/dashboard'],
    showsErrorInForm: true,
    onDone(order) {
      notify({ kind: 'good', title: newOrder.made({ number: order.number }) })
      // Nobody is asked on the way: the order is made.
      flushSync(() => setDraft(emptyOrder))
      go(`/user/orders/${order.id}`)
    },
  })
  function submit() {
    if (Object.keys({ ...problems, ...refused }).length > 0) return setTries(tries + 1)
    if (problem) return notify({ kind: 'danger', title: newOrder.not_made, text: problem })
    if (!quote || isOld || make.isPending) return
    make.mutate({
      ...input,
      payment: draft.payment,
      ...(draft.payment === 'paid' && { paid_by: draft.paidBy }),
      hold_days: draft.holdDays,
      send_email: draft.payment === 'link' && draft.sendsEmail,
      note: draft.note,
      total_minor: quote.cart.total_minor,
    })
  }
  const wrongPrices = Object.fromEntries(
    Object.entries(problems).filter(([field]) => field.endsWith('unit_minor') && !isEmptyPrice(draft, field)),
  )
  const shown: Record<string, string | undefined> = tries > 0 ? problems : {}
  return {
    draft,
    isChanged: draft !== emptyOrder,
    change: (to: Partial<ManualOrderDraft>) => setDraft((before) => ({ ...before, ...to })),
    quote,
    /** Why it cannot be priced. */
    problem,
    /** The quote is not of what is typed now. */
    isOld,
    isWaiting: make.isPending || (isOld && !isEmpty),
    error: make.error,
    tries,
    /** What is wrong, by the path of the field in the call: found here once it was tried, or refused by the server. */
    problems: { ...refused, ...wrongPrices, ...shown },
    addressProblems: { ...addressPart(refused), ...shown },
    emailProblem: shown.email ?? refused.email,
    submit,
  }
}

/** A price that is not typed yet is no fault before the order is made. */
function isEmptyPrice({ lines, extras }: ManualOrderDraft, field: string): boolean {
  const [list, index] = field.split('.')
  return (list === 'lines' ? lines[Number(index)]?.ownPrice : extras[Number(index)]?.price)?.trim() === ''
}

/** What was refused of the address, by its own fields. */
function addressPart(refused: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(refused).flatMap(([field, problem]) =>
      field.startsWith('address.') ? [[field.slice('address.'.length), problem]] : [],
    ),
  )
}
