/** What a refund asks for: everything, some pieces, or an amount of one's own. */
import { parseAmount, decimalText, minor } from '../money.ts'
import type { OrderDetail } from '../schema.ts'
import { chosenLines, type Pieces } from './PieceList.tsx'

/** Pieces of each line that have not come back yet. */
export function piecesLeft(order: Pick<OrderDetail, 'lines'>): Pieces {
  return Object.fromEntries(order.lines.map((line) => [line.id, line.quantity - line.refunded]))
}

/** What the chosen pieces were worth, never more than what can still go back; all of them take delivery along. */
export function worthOf(order: Pick<OrderDetail, 'lines' | 'paid_minor' | 'refunded_minor'>, pieces: Pieces): number {
  const left = order.paid_minor - order.refunded_minor
  if (order.lines.every((line) => (pieces[line.id] ?? 0) >= line.quantity - line.refunded)) return left
  const worth = order.lines.reduce((sum, line) => sum + Math.round((line.total_minor * (pieces[line.id] ?? 0)) / line.quantity), 0)
  return Math.min(left, worth)
}

export interface RefundAsk {
  amount_minor?: number
  lines?: { id: string; quantity: number }[]
  restock: boolean
  reason: string
}

/** Null where the amount is none, or more than is left. */
export function refundAsk(
  order: Pick<OrderDetail, 'lines' | 'paid_minor' | 'refunded_minor' | 'currency'>,
  draft: { amount: string; pieces: Pieces; restock: boolean; reason: string },
): RefundAsk | null {
  const left = order.paid_minor - order.refunded_minor
  const amount = parseAmount(draft.amount, order.currency)
  if (amount === null || amount < 1 || amount > left) return null
  const lines = chosenLines(draft.pieces)
  const { restock, reason } = draft
  // All of the money without pieces named is the whole order: its pieces come back with it.
  if (lines.length === 0 && amount === left) return { restock, reason }
  return { amount_minor: amount, ...(lines.length > 0 && { lines }), restock: restock && lines.length > 0, reason }
}

export function amountText(order: Pick<OrderDetail, 'currency'>, amountMinor: number): string {
  return decimalText(minor(amountMinor), order.currency)
}
