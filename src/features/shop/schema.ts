/** What the shop's calls take and answer; the browser imports the types only. */
import { z } from 'zod'
import { regionCode } from '#blocks/cart/regions.ts'
import { addressFaults } from './addressFaults.ts'
import { addressProblems } from './texts/addressProblems.ts'
import {
  fulfilmentStates,
  orderNeeds,
  orderStates,
  orderStatuses,
  paymentStates,
} from './orders/orderStates.ts'

const shortText = z.string().trim().max(200)

export const address = z.strictObject({
  name: shortText.min(1),
  line1: shortText.min(1),
  line2: shortText.default(''),
  city: shortText.min(1),
  region: shortText.default(''),
  postcode: shortText.default(''),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, { error: () => addressProblems.choose_country }),
  phone: shortText.default(''),
})
export type Address = z.output<typeof address>

/**
 * An address as it comes in, through whichever door: a region becomes the code of its country's list, and what cannot be a
 * region or a postcode there is refused at its field.
 */
export const givenAddress = address
  .superRefine((given, context) => {
    for (const { field, message } of addressFaults(given))
      context.addIssue({ code: 'custom', path: [field], message })
  })
  .overwrite((given) => ({ ...given, region: regionCode(given.country, given.region) ?? given.region }))

export const shippingOption = z.object({
  id: z.string(),
  title: z.string(),
  amount_minor: z.int(),
  is_pickup: z.boolean(),
})

/** An address of an account's book. */
export const bookAddress = z.object({ id: z.string(), address, is_default: z.boolean() })
export type BookAddress = z.output<typeof bookAddress>

/** One choice of a line: a variant dimension (`variant`) or a choosable option (`option`). */
export const choice = z.object({ name: z.string(), value: z.string(), type: z.enum(['variant', 'option']) })
export type Choice = z.output<typeof choice>

export const cartItem = z.object({
  id: z.string(),
  post_id: z.string(),
  title: z.string(),
  url: z.string(),
  image: z.string().nullable(),
  price: z.number(),
  price_minor: z.int(),
  /** False: nothing is asked for it at this store; price and total are then 0. */
  has_price: z.boolean(),
  total: z.number(),
  total_minor: z.int(),
  quantity: z.int(),
  choices: z.array(choice),
  error: z.boolean(),
  msg: z.array(z.string()),
})

export const cartView = z.object({
  items: z.array(cartItem),
  currency: z.object({ code: z.string().nullable(), symbol: z.string(), exponent: z.int() }),
  currency_symbol: z.string(),
  current_store: z.string().nullable(),
  /** The store locations to choose from. */
  stores: z.array(z.object({ value: z.string(), title: z.string() })),
  subtotal: z.number(),
  discount: z.number(),
  shipping: z.number(),
  tax: z.number(),
  total: z.number(),
  subtotal_minor: z.int(),
  discount_minor: z.int(),
  shipping_minor: z.int(),
  tax_minor: z.int(),
  total_minor: z.int(),
  /** Grams. */
  total_weight: z.int(),
  prices_include_tax: z.boolean(),
  discount_code: z.string().nullable(),
  /** True until a delivery address exists: shipping and tax are then 0. */
  estimated: z.boolean(),
  /** True: the shop has shipping prices, so an address is asked for. */
  needs_address: z.boolean(),
  /** The ways to have this cart delivered, and the one that its sums count; null: none is chosen, or nothing is sent. */
  shipping_options: z.array(shippingOption),
  shipping_method: z.string().nullable(),
  /** True: the way that was chosen is not offered for this cart any more; another has to be chosen before it is paid. */
  delivery_gone: z.boolean(),
  /** True: the shop does not deliver to the address; shipping is then 0 and nothing can be paid. */
  no_delivery: z.boolean(),
  error: z.boolean(),
  msg: z.array(z.string()),
})
export type CartView = z.output<typeof cartView>

export const inventory = z.object({
  has_variants: z.boolean(),
  variant_keys: z.array(z.string()),
  stores: z.record(
    z.string(),
    z.record(z.string(), z.object({ price: z.number().nullable(), quantity: z.int() })),
  ),
})
export type Inventory = z.output<typeof inventory>

export const storeLocation = z.object({
  id: z.string(),
  value: z.string(),
  title: z.string(),
  address: z.string(),
  pickup_enabled: z.boolean(),
})
export type StoreLocation = z.output<typeof storeLocation>

export const orderLine = z.object({
  id: z.string(),
  post_id: z.string().nullable(),
  title: z.string(),
  url: z.string(),
  sku: z.string().nullable(),
  image: z.string().nullable(),
  choices: z.array(choice),
  quantity: z.int(),
  unit_minor: z.int(),
  discount_minor: z.int(),
  tax_minor: z.int(),
  total_minor: z.int(),
  price: z.number(),
  total: z.number(),
  /** Items that came back, and what of the line's money is left. */
  refunded: z.int(),
  left_minor: z.int(),
  /** Items that left the shop, and those that are still to be sent or handed over. */
  fulfilled: z.int(),
  to_send: z.int(),
  requires_shipping: z.boolean(),
})

/** How a parcel is followed, as it comes in. */
export const trackingFields = {
  carrier: z.string().max(100).default(''),
  tracking: z.string().max(200).default(''),
  /** The page that follows the parcel; those of known carriers are made of the number. */
  tracking_url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]).default(''),
}

export const orderSummary = z.object({
  id: z.string(),
  number: z.string(),
  email: z.string().nullable(),
  order_state: z.enum(orderStates),
  payment_state: z.enum(paymentStates),
  fulfilment_state: z.enum(fulfilmentStates),
  /** What it is at, derived from the three and from what was sent and given back. */
  status: z.enum(orderStatuses),
  /** What the shop still owes by it. */
  needs: z.array(z.enum(orderNeeds)),
  provider: z.string(),
  is_test: z.boolean(),
  currency: z.string(),
  currency_symbol: z.string(),
  item_count: z.int(),
  total_minor: z.int(),
  total: z.number(),
  created_at: z.string(),
  placed_at: z.string().nullable(),
})
export type OrderSummary = z.output<typeof orderSummary>

const taxLine = z.object({ title: z.string(), ppm: z.int(), amount_minor: z.int() })

export const orderDetail = orderSummary.extend({
  lines: z.array(orderLine),
  subtotal_minor: z.int(),
  discount_minor: z.int(),
  shipping_minor: z.int(),
  tax_minor: z.int(),
  paid_minor: z.int(),
  refunded_minor: z.int(),
  subtotal: z.number(),
  discount: z.number(),
  shipping: z.number(),
  tax: z.number(),
  paid: z.number(),
  refunded: z.number(),
  prices_include_tax: z.boolean(),
  tax_lines: z.array(taxLine),
  /** What of the delivery, with its taxes, can still be given back. */
  shipping_left_minor: z.int(),
  discount_code: z.string().nullable(),
  shipping_title: z.string().nullable(),
  address: address.nullable(),
  /** Who picks it up; '' where it is sent, or nobody was named. */
  pickup_name: z.string(),
  store: z.string().nullable(),
  /** The location that it is sent from or picked up at, by name; null in a shop of one location. */
  sent_from: z.string().nullable(),
  invoice_number: z.int().nullable(),
  has_downloads: z.boolean(),
  /** Who of the staff made it; null: bought in the shop. */
  made_by: z.string().nullable(),
  /** Until when its stock is held while it waits for its payment. */
  held_until: z.string().nullable(),
  refunds: z.array(
    z.object({
      id: z.string(),
      amount_minor: z.int(),
      amount: z.number(),
      state: z.string(),
      /** `dispute`: the buyer's bank took it back. */
      kind: z.enum(['refund', 'dispute']),
      reason: z.string(),
      /** Its number; null: none was written. */
      credit_note: z.string().nullable(),
      restock: z.boolean(),
      shipping_minor: z.int(),
      /** What of it are taxes, by the rates that were sold. */
      tax_lines: z.array(taxLine),
      created_at: z.string(),
    }),
  ),
  shipments: z.array(
    z.object({
      id: z.string(),
      carrier: z.string(),
      tracking: z.string(),
      /** Where it is followed; '' where nobody knows. */
      tracking_url: z.string(),
      /** The URL that the shop gave; '' where it is made of carrier and number. */
      own_tracking_url: z.string(),
      is_pickup: z.boolean(),
      created_at: z.string(),
      /** What is in it; `id` is the order line's. */
      lines: z.array(
        z.object({ id: z.string(), title: z.string(), choices: z.array(choice), quantity: z.int() }),
      ),
    }),
  ),
  events: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      kind: z.string(),
      actor: z.string().nullable(),
      data: z.record(z.string(), z.unknown()),
    }),
  ),
})
export type OrderDetail = z.output<typeof orderDetail>

/** A file that a digital product is made of. */
export const productFile = z.object({ id: z.string(), title: z.string(), bytes: z.int() })
export type ProductFile = z.output<typeof productFile>

export const download = z.object({
  order_id: z.string(),
  order_number: z.string(),
  title: z.string(),
  url: z.string(),
  remaining: z.int(),
  expires_at: z.string(),
})
export type Download = z.output<typeof download>

/** An order for its buyer: its own page, and the files that were bought. */
export const buyerOrder = orderDetail.extend({
  page_url: z.string(),
  pay_url: z.string().nullable(),
  invoice_url: z.string().nullable(),
  payment_instructions: z.string(),
  downloads: z.array(download),
})
export type BuyerOrder = z.output<typeof buyerOrder>

/** An order for whoever handles it: with the link that its buyer pays by, while there is one. */
export const staffOrder = orderDetail.extend({ pay_link: z.string().nullable() })
export type StaffOrder = z.output<typeof staffOrder>

export const orderList = z.object({
  items: z.array(orderSummary),
  pagination: z.object({ p: z.int(), pages: z.int(), limit: z.int(), total: z.int() }),
})
export type OrderList = z.output<typeof orderList>

export const checkoutStatus = z.object({
  /** `placed`: ordered, to be paid by arrangement. */
  status: z.enum(['paid', 'placed', 'processing', 'open', 'failed', 'expired', 'review']),
  /** The confirmation goes out by email: there is an email address, and a server that sends. */
  is_emailed: z.boolean(),
  order: z
    .object({
      id: z.string(),
      number: z.string(),
      is_test: z.boolean(),
      email: z.string().nullable(),
      currency: z.string(),
      currency_symbol: z.string(),
      lines: z.array(
        z.object({
          title: z.string(),
          quantity: z.int(),
          choices: z.array(choice),
          image: z.string().nullable(),
          unit_minor: z.int(),
          total: z.number(),
          total_minor: z.int(),
        }),
      ),
      subtotal: z.number(),
      discount: z.number(),
      shipping: z.number(),
      tax: z.number(),
      total: z.number(),
      discount_minor: z.int(),
      shipping_minor: z.int(),
      shipping_title: z.string().nullable(),
      tax_minor: z.int(),
      prices_include_tax: z.boolean(),
      total_minor: z.int(),
      page_url: z.string(),
      /** How to pay it, while it is to be paid by arrangement; else ''. */
      payment_instructions: z.string(),
      downloads: z.array(download),
    })
    .nullable(),
})
export type CheckoutStatus = z.output<typeof checkoutStatus>

export const productSummary = z.object({
  id: z.string(),
  /** The lowest; null where nothing has a price. */
  price_minor: z.int().nullable(),
  /** True: some variants or places ask more. */
  is_from: z.boolean(),
  /** Left at all places; null where nothing is counted. */
  quantity: z.int().nullable(),
  /** False: of some variants nobody counts the items, so it does not sell out. */
  is_counted_whole: z.boolean(),
})
export type ProductSummary = z.output<typeof productSummary>

export const stockRow = z.object({
  id: z.string(),
  variant_id: z.string(),
  post_id: z.string(),
  title: z.string(),
  variant_key: z.string(),
  sku: z.string().nullable(),
  store: z.string(),
  tracked: z.boolean(),
  on_hand: z.int(),
  reserved: z.int(),
  available: z.int(),
  /** False: another location keeps it, and this one never had any. */
  stocked: z.boolean(),
  /** Stocked, and at most the shop's threshold is left. */
  low: z.boolean(),
})
export type StockRow = z.output<typeof stockRow>

/** What create-session may be told: the total that the shopper sees, so that nobody is sent to pay another. */
export const paymentSessionInput = z.strictObject({ total_minor: z.coerce.number().int().min(0).optional() })

export const stockMovement = z.object({
  id: z.string(),
  at: z.string(),
  reason: z.string(),
  delta_on_hand: z.int(),
  delta_reserved: z.int(),
  store: z.string().nullable(),
  actor: z.string().nullable(),
  order_id: z.string().nullable(),
  order_number: z.string().nullable(),
})
export type StockMovement = z.output<typeof stockMovement>
