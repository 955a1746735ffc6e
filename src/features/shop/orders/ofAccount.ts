/** What the shop keeps of an account: orders stay, for their invoices have to be kept, but are of no account any more. */
import type { Db } from '#platform/context.ts'

export async function exportPurchases(db: Db, userId: string, into: Record<string, unknown>): Promise<void> {
  const orders = await db
    .selectFrom('orders')
    .select([
      'id',
      'number',
      'email',
      'order_state',
      'payment_state',
      'fulfilment_state',
      'currency',
      'subtotal_minor',
      'discount_minor',
      'shipping_minor',
      'tax_minor',
      'total_minor',
      'addresses',
      'placed_at',
      'created_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const lines =
    orders.length === 0
      ? []
      : await db
          .selectFrom('order_line')
          .select(['order_id', 'title', 'sku', 'quantity', 'unit_minor'])
          .where(
            'order_id',
            'in',
            orders.map(({ id }) => id),
          )
          .orderBy('position')
          .execute()
  const addresses = await db
    .selectFrom('customer_address')
    .select(['address', 'is_default'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const cart = await db
    .selectFrom('cart')
    .innerJoin('cart_line', (join) => join.onRef('cart_line.cart_id', '=', 'cart.id'))
    .select(['cart_line.variant_id', 'cart_line.quantity', 'cart_line.added_at'])
    .where('cart.user_id', '=', userId)
    .where('cart.state', '=', 'active')
    .execute()
  into.orders = orders.map(({ id, created_at, placed_at, ...order }) => ({
    ...order,
    created_at: created_at.toISOString(),
    placed_at: placed_at?.toISOString() ?? null,
    lines: lines
      .filter((line) => line.order_id === id)
      .map(({ title, sku, quantity, unit_minor }) => ({ title, sku, quantity, unit_minor })),
  }))
  into.addresses = addresses
  into.cart = cart.map((line) => ({ ...line, added_at: line.added_at.toISOString() }))
}

/** The address book goes with the account by its key. */
export async function unlinkPurchases(db: Db, userId: string): Promise<void> {
  await db.updateTable('orders').set({ user_id: null }).where('user_id', '=', userId).execute()
  await db
    .updateTable('cart')
    .set({ state: 'expired', user_id: null, email: null, address: null, pickup_name: '' })
    .where('user_id', '=', userId)
    .where('state', '=', 'active')
    .execute()
  await db.updateTable('cart').set({ user_id: null }).where('user_id', '=', userId).execute()
}
