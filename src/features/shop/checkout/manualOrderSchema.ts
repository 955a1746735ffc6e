/** What staff gives when it makes an order for somebody. */
import { z } from 'zod'
import { cartLimits } from '../cart/cart.ts'
import { cartView, givenAddress, shippingOption } from '../schema.ts'

const amount = z.int().min(0).max(100_000_000_000)

/** The product, the choices and the number are read as those of a visitor's cart are. */
const manualLine = z.strictObject({
  post_id: z.uuid(),
  value: z.record(z.string().max(100), z.string().max(200)).default({}),
  quantity: z.int().min(1).max(cartLimits.quantity),
  /** What staff asks for one item, where that is not the shop's price. */
  unit_minor: amount.nullish(),
})

/** Something that is no product: it has no stock, is taxed as most things are, and is not sent. */
const extraLine = z.strictObject({
  title: z.string().trim().min(1).max(200),
  unit_minor: amount,
  quantity: z.int().min(1).max(cartLimits.quantity),
})

const draftFields = {
  lines: z.array(manualLine).max(cartLimits.lines),
  extras: z.array(extraLine).max(50).default([]),
  /** The buyer takes all of it along, as at a counter: nothing is sent. */
  taken_along: z.boolean().default(false),
  /** Short name of the place whose prices and shelves count. */
  store: z.string().max(200).nullish(),
  email: z.email().max(254).nullish(),
  address: givenAddress.nullish(),
  shipping_method: z.uuid().nullish(),
  discount_code: z.string().max(100).nullish(),
}

export const manualDraft = z.strictObject(draftFields)
export type ManualDraft = z.output<typeof manualDraft>

/** How money came that was paid by hand. */
export const paidBy = ['cash', 'card', 'transfer'] as const

const termFields = {
  /** `link`: the buyer gets a payment link, the stock is held; `later`: sold by arrangement; `paid`: the money is there. */
  payment: z.enum(['link', 'later', 'paid']),
  paid_by: z.enum(paidBy).nullish(),
  /** How long the stock is held for the link. */
  hold_days: z.int().min(1).max(30).default(3),
  send_email: z.boolean().default(false),
  note: z.string().trim().max(2000).default(''),
  /** The total that staff has told the buyer. */
  total_minor: z.int().min(0),
}
const manualTerms = z.object(termFields)
export type ManualTerms = z.output<typeof manualTerms>

export const manualOrderInput = z.strictObject({ ...draftFields, ...termFields })

export const manualQuote = z.object({
  cart: cartView,
  shipping_options: z.array(shippingOption),
  shipping_method: z.string().nullable(),
  needs_address: z.boolean(),
  /** The payment link leads to test payments: no money moves. */
  is_test: z.boolean(),
})
export type ManualQuote = z.output<typeof manualQuote>

export const sellable = z.object({
  id: z.string(),
  post_id: z.string(),
  title: z.string(),
  image: z.string().nullable(),
  sku: z.string().nullable(),
  /** The option of each variant type. */
  value: z.record(z.string(), z.string()),
  price_minor: z.int().nullable(),
  /** Items left; null: not counted. */
  available: z.int().nullable(),
  options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
})
export type Sellable = z.output<typeof sellable>
