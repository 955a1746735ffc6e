/** Another delivery address for an order, while something of it is still to be sent; both are in its timeline. */
import { countryName } from '#blocks/cart/countries.ts'
import type { Platform } from '#platform/context.ts'
import { problem } from '../problems.ts'
import type { Address } from '../schema.ts'
import { writeEvent } from './events.ts'
import { lockedOrder } from './oneOrder.ts'
import { quantitiesLeft } from './itemsToShip.ts'

/** @throws Problem order.address_fixed, order.other_country (422), order.missing (404) */
export async function changeAddress(
  platform: Platform,
  orderId: string,
  to: Address,
  actorId: string | null,
): Promise<void> {
  await platform.transaction(async (db) => {
    const order = await lockedOrder(db, orderId)
    const from = order.addresses.shipping
    const isOpen = order.order_state === 'placed' || order.order_state === 'review'
    const left = [...(await quantitiesLeft(db, orderId)).values()]
    if (!from || !isOpen || !left.some((quantity) => quantity > 0)) throw problem('order.address_fixed')
    // Its taxes and delivery price are those of that country.
    if (from.country !== to.country)
      throw problem('order.other_country', { country: countryName(from.country) })
    await db
      .updateTable('orders')
      .set({ addresses: JSON.stringify({ ...order.addresses, shipping: to }) })
      .where('id', '=', orderId)
      .execute()
    await writeEvent(platform, db, orderId, 'address_changed', { actorId, data: { from, to } })
  })
}
