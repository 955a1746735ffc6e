/** What a buyer is told of an order: one heading and one sentence, by its status. */
import { choiceText } from '#ui/choiceText.ts'
import { common } from '#ui/texts/common.ts'
import type { OrderDetail } from '../schema.ts'
import { orderStatusTexts as texts } from './texts/orderStatusTexts.ts'

type Told = Pick<
  OrderDetail,
  'status' | 'payment_state' | 'order_state' | 'has_downloads' | 'is_test' | 'lines'
>

export interface OrderTexts {
  title: string
  line: string
}

export function orderTexts(order: Told): OrderTexts {
  const { status, payment_state } = order
  const title = texts[`${status}_title`]
  if (status === 'nothing_to_send') return { title, line: lineOfFiles(order) }
  if (status === 'to_pack' && payment_state === 'unpaid') return { title, line: texts.to_pack_line_unpaid }
  const isOnItsWay =
    status === 'to_pack' || status === 'partly_sent' || status === 'ready_for_pickup' || status === 'shipped'
  if (isOnItsWay && payment_state === 'partially_refunded')
    return { title, line: texts[`${status}_line_part_back`] }
  return { title, line: texts[`${status}_line`] }
}

/** Of a line: `Refunded`, or `1 of 2 refunded`; '' where nothing of it came back. */
export function refundedText({ quantity, refunded }: { quantity: number; refunded: number }): string {
  if (refunded === 0) return ''
  return refunded >= quantity ? common.refunded : texts.some_refunded({ refunded, quantity })
}

/** `2 × Oat bowl (Glaze: Sage), 1 × Ash cup` */
export function parcelText(lines: Pick<OrderDetail['shipments'][number], 'lines'>['lines']): string {
  const chosen = (choices: (typeof lines)[number]['choices']) =>
    choices.length > 0 ? ` (${choices.map(choiceText).join(', ')})` : ''
  return lines.map(({ quantity, title, choices }) => `${quantity} × ${title}${chosen(choices)}`).join(', ')
}

function lineOfFiles({
  has_downloads,
  is_test,
  lines,
}: Pick<Told, 'has_downloads' | 'is_test' | 'lines'>): string {
  if (has_downloads) return texts.files_line
  if (is_test && lines.some(({ requires_shipping }) => !requires_shipping)) return texts.test_files_line
  return texts.nothing_to_send_line
}
