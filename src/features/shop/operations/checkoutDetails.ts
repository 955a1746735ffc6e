/** POST /api/shop/checkout: where to send the order, how to pay, and a discount code. */
import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { statement } from '#platform/database/statement.ts'
import { together } from '#platform/database/together.ts'
import { operation } from '#platform/operations/operation.ts'
import { byCartKey, cartOf, ownKey, type Cart, type CartKey } from '../cart.ts'
import { linesQuery } from '../cartLines.ts'
import { discountBy } from '../discounts.ts'
import { priceCart, viewOfCart } from '../priceCart.ts'
import { problem } from '../problems.ts'
import { addressesOf } from '../addressBook.ts'
import { usualAddress } from '../orders/orderAgain.ts'
import { delivers, shippingView } from '../rates.ts'
import { rememberedRules } from '../rules.ts'
import { address as addressShape, cartView, shippingOption } from '../schema.ts'

/** What is left out stays as it is; null takes it away. Problems: cart.empty, discount.unknown (422). */
export const checkoutDetails = operation({
  name: 'shop.checkout',
  summary:
    'Keeps e-mail address, delivery address, shipping method, discount code and payment method on the cart.',
  method: 'POST',
  path: '/api/shop/checkout',
  capability: 'public',
  rateLimit: { points: 60, windowSeconds: 60 },
  input: z.strictObject({
    email: z.email().max(254).nullable().optional(),
    address: addressShape.nullable().optional(),
    shipping_method: z.uuid().nullable().optional(),
    discount_code: z.string().max(100).nullable().optional(),
    payment_method: z.enum(['card', 'manual']).optional(),
  }),
  output: z.object({
    cart: cartView,
    email: z.string().nullable(),
    address: addressShape.nullable(),
    /** Of the viewer's book, to choose from. */
    addresses: z.array(addressShape),
    shipping_options: z.array(shippingOption),
    shipping_method: z.string().nullable(),
    needs_address: z.boolean(),
    /** True: the shop sends this cart, so that an address may be asked for. */
    delivers: z.boolean(),
    payment_method: z.enum(['card', 'manual']),
    manual_payments: z.boolean(),
  }),
  async run(context, input) {
    const rules = await rememberedRules(context)
    const key = ownKey(context)
    if (!key) throw problem('cart.empty')
    const code = input.discount_code?.trim()
    const discount = code ? await discountBy(context.db, context.siteId, context.clock.now(), { code }) : null
    if (code && !discount) throw problem('discount.unknown', { code })
    const address = input.address === undefined ? await firstAddress(context) : input.address
    const changes = {
      ...(input.email !== undefined && { email: input.email }),
      ...(address !== undefined && { address }),
      ...(input.shipping_method !== undefined && { shipping_method_id: input.shipping_method }),
      ...(input.discount_code !== undefined && { discount_id: discount?.id ?? null }),
      ...(input.payment_method !== undefined && { payment_method: input.payment_method }),
    }
    const update = changeCart[key.by]({ siteId: context.siteId, cart: key.value, now: context.clock.now(), changes: JSON.stringify(changes) })
    const [[cart], lines] = await together(context.db, update, linesQuery(context, rules.facts, key))
    if (!cart) throw problem('cart.empty')
    const priced = await priceCart(context, context.db, rules, { cart, lines })
    return {
      cart: viewOfCart(priced, rules.facts),
      email: priced.cart.email ?? context.viewer.email,
      address: priced.cart.address,
      addresses: (await addressesOf(context, context.db, context.viewer.id)).map(({ address: known }) => known),
      shipping_method: priced.shipping?.id ?? null,
      needs_address: priced.needsAddress,
      delivers: priced.shippingOptions !== null && delivers(rules.rates),
      payment_method: priced.cart.payment_method,
      shipping_options: shippingView(priced.shippingOptions),
      manual_payments: rules.facts.manualPayments,
    }
  },
})

/** Who has bought before does not type the address again; another one is written over it. */
async function firstAddress(context: Context) {
  const cart = context.viewer.id ? await cartOf(context) : null
  return cart && cart.address === null ? ((await usualAddress(context)) ?? undefined) : undefined
}

/** Writes what the changes name, and leaves the rest. */
const changeCart = byCartKey((isWanted) => statement<{ siteId: string; cart: CartKey['value']; now: Date; changes: string }>()(
  (_db, slot) => sql<Cart>`
    update cart set version = version + 1, updated_at = ${slot('now')},
      email = case when given ? 'email' then given ->> 'email' else email end,
      address = case when given ? 'address' then nullif(given -> 'address', 'null') else address end,
      shipping_method_id = case when given ? 'shipping_method_id' then (given ->> 'shipping_method_id')::uuid else shipping_method_id end,
      discount_id = case when given ? 'discount_id' then (given ->> 'discount_id')::uuid else discount_id end,
      payment_method = coalesce(given ->> 'payment_method', payment_method)
    from (select ${slot('changes')}::jsonb as given) as change
    where cart.site_id = ${slot('siteId')} and cart.state = 'active' and ${isWanted(slot('cart'))}
    returning cart.*`,
))
