/** Orders that are paid by arrangement: how, in the shop's own words, for as long as the money is not there. */
import { readSetting } from '#features/settings/index.ts'
import type { Db } from '#platform/context.ts'
import type { Order } from './events.ts'

type States = Pick<Order, 'provider' | 'order_state' | 'payment_state'>

/** It was ordered to be paid by transfer or at the counter, and was not paid yet. */
export function owesByArrangement({ provider, order_state, payment_state }: States): boolean {
  return (
    provider === 'manual' &&
    payment_state === 'unpaid' &&
    (order_state === 'placed' || order_state === 'completed')
  )
}

/** What the buyer of this order is told of paying it; '' where nothing is owed. */
export async function instructionsFor(db: Db, order: States): Promise<string> {
  return owesByArrangement(order) ? readSetting(db, 'shop.payment_instructions') : ''
}
