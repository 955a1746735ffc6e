/** POST /api/shop/checkout: where to send the order, how to pay, and a discount code. */
import { sql } from 'kysely'
import { z } from 'zod'
import { countryName } from '#blocks/cart/countries.ts'
import type { Context } from '#platform/context.ts'
import { statement } from '#platform/database/statement.ts'
import { runBatch } from '#platform/database/batch.ts'
import { operation } from '#platform/operations/operation.ts'
import { byCartKey, cartOf, findCart, ownKey, type Cart, type CartKey } from '../../cart/cart.ts'
import { linesQuery } from '../../cart/cartLines.ts'
import { discountBy } from '../../pricing/discounts.ts'
import { priceCart, viewOfCart } from '../../cart/priceCart.ts'
import { problem } from '../../problems.ts'
import { cardProvider } from '../../payments/providers.ts'
import { addressesOf } from '../../addresses/addressBook.ts'
import { usualAddress } from '../../orders/orderAgain.ts'
import { delivers, servedCountries } from '../../pricing/shippingRates.ts'
import { cachedRules, type ShopRules } from '../../pricing/pricingRules.ts'
import { address as addressShape, cartView, givenAddress, type Address } from '../../schema.ts'

/** What is left out stays as it is; null takes it away. Problems: cart.empty, discount.unknown, checkout.country_unserved, checkout.delivery_gone (422). */
export const checkoutDetails = operation({
  name: 'shop.checkout',
  summary:
    'Keeps email address, delivery address, shipping method, who picks it up, discount code and payment method on the cart.',
  method: 'POST',
  path: '/api/shop/checkout',
  capability: 'public',
  rateLimit: { points: 60, windowSeconds: 60 },
  input: z.strictObject({
    email: z.email().max(254).nullable().optional(),
    address: givenAddress.nullable().optional(),
    shipping_method: z.uuid().nullable().optional(),
    /** Who picks it up, where it is not sent. */
    pickup_name: z.string().trim().max(200).optional(),
    discount_code: z.string().max(100).nullable().optional(),
    payment_method: z.enum(['card', 'manual']).optional(),
  }),
  output: z.object({
    /** With its ways of delivery, and whether an address is asked for. */
    cart: cartView,
    email: z.string().nullable(),
    address: addressShape.nullable(),
    pickup_name: z.string(),
    /** Of the viewer's book, to choose from. */
    addresses: z.array(addressShape),
    /** True: the shop sends this cart, so that an address may be asked for. */
    delivers: z.boolean(),
    /** Where the shop delivers to; null: everywhere. */
    countries: z.array(z.string()).nullable(),
    payment_method: z.enum(['card', 'manual']),
    manual_payments: z.boolean(),
    /** How to pay later, in the shop's own words. */
    payment_instructions: z.string(),
    /** False: nobody takes cards at the moment. */
    card_payments: z.boolean(),
  }),
  async run(context, input) {
    const rules = await cachedRules(context)
    const key = ownKey(context)
    if (!key) throw problem('cart.empty')
    const code = input.discount_code?.trim()
    const discount = code ? await discountBy(context.db, context.clock.now(), { code }) : null
    if (code && !discount) throw problem('discount.unknown', { code })
    const served = delivers(rules.rates) ? servedCountries(rules.rates) : null
    const isServed = (to: Address) => served === null || served.includes(to.country)
    const first = input.address === undefined ? await firstAddress(context) : undefined
    const address =
      input.address === undefined ? first && (isServed(first) ? first : undefined) : input.address
    if ((address && !isServed(address)) || input.shipping_method)
      await refuseUnoffered(context, rules, key, {
        address,
        shipping_method_id: input.shipping_method,
        isServed,
      })
    const changes = {
      ...(input.email !== undefined && { email: input.email }),
      ...(address !== undefined && { address }),
      ...(input.shipping_method !== undefined && { shipping_method_id: input.shipping_method }),
      ...(input.pickup_name !== undefined && { pickup_name: input.pickup_name }),
      ...(input.discount_code !== undefined && { discount_id: discount?.id ?? null }),
      ...(input.payment_method !== undefined && { payment_method: input.payment_method }),
    }
    const update = changeCart[key.by]({
      cart: key.value,
      now: context.clock.now(),
      changes: JSON.stringify(changes),
    })
    const [[cart], lines] = await runBatch(context.db, update, linesQuery(context, rules.shop, key))
    if (!cart) throw problem('cart.empty')
    const [priced, cards] = await Promise.all([
      priceCart(context, context.db, rules, { cart, lines }),
      cardProvider(context),
    ])
    return {
      cart: viewOfCart(priced, rules.shop),
      email: priced.cart.email ?? context.viewer.email,
      address: priced.cart.address,
      pickup_name: priced.cart.pickup_name,
      addresses: (await addressesOf(context.db, context.viewer.id)).map(({ address: known }) => known),
      delivers: priced.shippingOptions !== null && delivers(rules.rates),
      countries: served,
      // What cannot be chosen is not what is chosen.
      payment_method: !cards && rules.shop.manualPayments ? 'manual' : priced.cart.payment_method,
      manual_payments: rules.shop.manualPayments,
      payment_instructions: rules.shop.manualPayments ? rules.shop.paymentInstructions : '',
      card_payments: cards !== null,
    }
  },
})

interface ChosenShipping {
  /** Left out: as the cart has it. */
  address: Address | null | undefined
  shipping_method_id: string | null | undefined
  isServed(address: Address): boolean
}

/**
 * What cannot be delivered so is said at once, not at the payment: a way that this cart is not offered, wherever its
 * number came from, and a country that nothing is sent to; what is picked up or downloaded goes anywhere.
 * @throws Problem checkout.delivery_gone, checkout.country_unserved (422)
 */
async function refuseUnoffered(
  context: Context,
  rules: ShopRules,
  key: CartKey,
  { address, shipping_method_id, isServed }: ChosenShipping,
): Promise<void> {
  const cart = await findCart(context.db, key)
  if (!cart) throw problem('cart.empty')
  const { shippingOptions, shipping, isDeliveryGone } = await priceCart(context, context.db, rules, {
    cart: {
      ...cart,
      address: address === undefined ? cart.address : address,
      shipping_method_id: shipping_method_id === undefined ? cart.shipping_method_id : shipping_method_id,
    },
  })
  if (address && !isServed(address) && shippingOptions !== null && !shipping?.isPickup) {
    const country = countryName(address.country)
    throw problem('checkout.country_unserved', { country, field: 'address.country' })
  }
  if (shipping_method_id && (isDeliveryGone || shippingOptions === null))
    throw problem('checkout.delivery_gone')
}

/** Who has bought before does not type the address again; another one is written over it. */
async function firstAddress(context: Context) {
  const cart = context.viewer.id ? await cartOf(context) : null
  return cart && cart.address === null ? ((await usualAddress(context)) ?? undefined) : undefined
}

/** Writes what the changes name, and leaves the rest. */
const changeCart = byCartKey((isWanted) =>
  statement<{ cart: CartKey['value']; now: Date; changes: string }>()(
    (_db, slot) => sql<Cart>`
    update cart set version = version + 1, updated_at = ${slot('now')},
      email = case when given ? 'email' then given ->> 'email' else email end,
      address = case when given ? 'address' then nullif(given -> 'address', 'null') else address end,
      shipping_method_id = case when given ? 'shipping_method_id' then (given ->> 'shipping_method_id')::uuid else shipping_method_id end,
      pickup_name = coalesce(given ->> 'pickup_name', pickup_name),
      discount_id = case when given ? 'discount_id' then (given ->> 'discount_id')::uuid else discount_id end,
      payment_method = coalesce(given ->> 'payment_method', payment_method)
    from (select ${slot('changes')}::jsonb as given) as change
    where cart.state = 'active' and ${isWanted(slot('cart'))}
    returning cart.*`,
  ),
)
