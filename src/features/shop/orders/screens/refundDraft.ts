/** What a refund asks for: everything, some items, or an amount of one's own. */
import { decimalText, minor } from '../../pricing/money.ts'
import { readPrice } from '../../pricing/readPrice.ts'
import { valueOfItems } from '../refundParts.ts'
import type { OrderDetail } from '../../schema.ts'
import { chosenLines, type Quantities } from './ItemList.tsx'

/** Items of each line that have not come back yet. */
export function quantitiesLeft(order: Pick<OrderDetail, 'lines'>): Quantities {
  return Object.fromEntries(order.lines.map((line) => [line.id, line.quantity - line.refunded]))
}

/** What the chosen items are worth, never more than what can still go back; with all of them and the delivery it is all that is left. */
export function refundValueOf(
  order: Pick<OrderDetail, 'lines' | 'paid_minor' | 'refunded_minor' | 'shipping_left_minor'>,
  quantities: Quantities,
  hasShipping = false,
): number {
  const left = order.paid_minor - order.refunded_minor
  if (isEverything(order, quantities, hasShipping)) return left
  const value = order.lines.reduce(
    (sum, line) => {
      const of = { left: minor(line.left_minor), quantityLeft: line.quantity - line.refunded }
      return sum + valueOfItems(of, quantities[line.id] ?? 0)
    },
    hasShipping ? order.shipping_left_minor : 0,
  )
  return Math.min(left, value)
}

export interface RefundAsk {
  amount_minor?: number
  lines?: { id: string; quantity: number }[]
  shipping_minor?: number
  restock: boolean
  reason: string
}

/** Null where the amount is none, or more than is left. */
export function refundAsk(
  order: Pick<OrderDetail, 'lines' | 'paid_minor' | 'refunded_minor' | 'shipping_left_minor' | 'currency'>,
  draft: { amount: string; quantities: Quantities; hasShipping: boolean; restock: boolean; reason: string },
  language?: string,
): RefundAsk | null {
  const left = order.paid_minor - order.refunded_minor
  const { amount } = readPrice(draft.amount, order.currency, language)
  if (amount === undefined || amount < 1 || amount > left) return null
  const lines = chosenLines(draft.quantities)
  const { restock, reason } = draft
  // All of the money, with everything or nothing chosen, is the whole order: its items come back with it.
  const isUnchosen = lines.length === 0 && !draft.hasShipping
  if (amount === left && (isUnchosen || isEverything(order, draft.quantities, draft.hasShipping)))
    return { restock, reason }
  return {
    amount_minor: amount,
    ...(lines.length > 0 && { lines }),
    ...(draft.hasShipping && { shipping_minor: Math.min(order.shipping_left_minor, amount) }),
    restock: restock && lines.length > 0,
    reason,
  }
}

/** Whether items may go back in stock with it: those that are chosen, or all of a whole order; of an amount of one's own none. */
export function bringsItemsBack(
  order: Pick<OrderDetail, 'lines'>,
  quantities: Quantities,
  ask: RefundAsk | null,
): boolean {
  if (chosenLines(quantities).length > 0) return true
  return ask !== null && ask.amount_minor === undefined && chosenLines(quantitiesLeft(order)).length > 0
}

function isEverything(
  { lines, shipping_left_minor }: Pick<OrderDetail, 'lines' | 'shipping_left_minor'>,
  quantities: Quantities,
  hasShipping: boolean,
): boolean {
  return (
    (hasShipping || shipping_left_minor === 0) &&
    lines.every(({ id, quantity, refunded }) => (quantities[id] ?? 0) >= quantity - refunded)
  )
}

export function amountText(order: Pick<OrderDetail, 'currency'>, amountMinor: number): string {
  return decimalText(minor(amountMinor), order.currency)
}
