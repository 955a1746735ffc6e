/** What is below an item of an order: its choices, and what became of it. */
import { choiceText } from '#ui/choiceText.ts'
import { refundedText } from '../orderTexts.ts'
import { orderScreen } from '../texts/orderScreen.ts'
import type { Order } from './order.ts'

/** @param amount writes an amount in the order's currency */
export function lineDetails(
  { choices, quantity, unit_minor, refunded, fulfilled }: Order['lines'][number],
  amount: (minor: number) => string,
  order: Order,
): string {
  const bought = [
    ...choices.map(choiceText),
    ...(quantity > 1 ? [orderScreen.each({ amount: amount(unit_minor) })] : []),
  ].join(', ')
  return [
    bought,
    refunded > 0 && refundedText({ quantity, refunded }),
    fulfilled > 0 && leftWord(order, fulfilled),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** What became of the items that are no longer to be packed. */
function leftWord({ shipments, fulfilment_state }: Order, count: number): string {
  if (!shipments.every(({ is_pickup }) => is_pickup)) return orderScreen.items_sent({ count })
  return fulfilment_state === 'picked_up'
    ? orderScreen.items_picked_up({ count })
    : orderScreen.items_ready({ count })
}
