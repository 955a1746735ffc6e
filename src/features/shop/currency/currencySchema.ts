/** The shapes of the calls that change the currency. */
import { z } from 'zod'
import { roundings } from './convert.ts'
import { currencyTexts } from './texts/currencyTexts.ts'

export const currencyRequest = z.strictObject({
  to: z.string().regex(/^[A-Z]{3}$/, { error: () => currencyTexts.code_needed }),
  /** As it is typed: what one unit of the old currency is in the new one. Without it the numbers stay as they are. */
  rate: z.string().trim().max(30).optional(),
  rounding: z.enum(roundings).default('smallest'),
})
export type CurrencyRequest = z.output<typeof currencyRequest>

/** Everything that says money, counted. */
export const moneyCounts = z.object({
  products: z.int(),
  prices: z.int(),
  prices_before: z.int(),
  store_prices: z.int(),
  drafts: z.int(),
  older_versions: z.int(),
  trashed: z.int(),
  shipping_rates: z.int(),
  pickup_rates: z.int(),
  thresholds: z.int(),
  discounts: z.int(),
  carts: z.int(),
  /** Stay as they are, in their own currency. */
  waiting_orders: z.int(),
  past_orders: z.int(),
})
export type MoneyCounts = z.output<typeof moneyCounts>

export const currencyState = z.object({
  currency: z.string(),
  counts: moneyCounts,
  last: z
    .object({
      from: z.string(),
      to: z.string(),
      rate: z.string().nullable(),
      made_at: z.string(),
      undo_until: z.string(),
    })
    .nullable(),
})
export type CurrencyState = z.output<typeof currencyState>

/** A text that names the old currency: what it is, its words, and where it is changed. */
const namingText = z.object({ where: z.string(), text: z.string(), href: z.string() })
export type NamingText = z.output<typeof namingText>

export const currencyPreview = z.object({
  from: z.string(),
  to: z.string(),
  counts: moneyCounts,
  /** Some products and delivery prices: what they cost before and after. */
  samples: z.array(z.object({ title: z.string(), before: z.string(), after: z.string() })),
  /** Amounts that the new currency cannot say exactly and that are rounded. */
  rounded: z.int(),
  /** Prices that are none in the old currency either: they stay as they were typed. */
  unreadable: z.array(z.object({ title: z.string(), value: z.string() })),
  /** Stay as they are: nobody but people can put words right. */
  texts: z.array(namingText),
  more_texts: z.int(),
})
export type CurrencyPreview = z.output<typeof currencyPreview>
