/**
 * What a cart costs: subtotal, discount, shipping, tax, total (F-SHOP-08, rules M4 to M6). Plain functions on plain
 * values; every amount is whole minor units, rounding happens once per line.
 */
import {
  add,
  minor,
  netOf,
  share,
  split,
  spreadDiscount,
  subtract,
  sum,
  times,
  zero,
  type Minor,
} from './money.ts'

export interface Rate {
  title: string
  /** Parts per million: 20 % = 200,000. */
  ppm: number
}

export interface TotalsLine {
  unit: Minor
  quantity: number
  weightGrams: number
  rates: readonly Rate[]
}

export type DiscountRule =
  | { kind: 'percent'; ppm: number }
  | { kind: 'fixed'; amount: Minor }
  | { kind: 'free_shipping' }

export interface TotalsInput {
  lines: readonly TotalsLine[]
  pricesIncludeTax: boolean
  discount: DiscountRule | null
  /** The price of delivery, with or without tax like all prices; null while it is not known. */
  shipping: { amount: Minor; rates: readonly Rate[] } | null
  /** What totals are multiples of, where cards are charged in steps (`chargeStep`); prices are multiples of it. */
  step?: number
}

export interface Taxed {
  net: Minor
  tax: Minor
  total: Minor
  taxes: { title: string; ppm: number; amount: Minor }[]
}

export interface LineTotals extends Taxed {
  subtotal: Minor
  discount: Minor
}

export interface Totals {
  lines: LineTotals[]
  subtotal: Minor
  discount: Minor
  /** With its tax. */
  shipping: Minor
  shippingTax: Minor
  shippingTaxes: Taxed['taxes']
  tax: Minor
  total: Minor
  weightGrams: number
  taxes: { title: string; ppm: number; amount: Minor }[]
}

/**
 * What delivery costs as people are shown it. Where taxes come on top they are shown in a line of their own, delivery's
 * among them: shown with its tax, the sums would hold it twice and not be the total.
 */
export function statedShipping(of: { shipping: number; shippingTax: number }, includesTax: boolean): Minor {
  return minor(includesTax ? of.shipping : of.shipping - of.shippingTax)
}

/** Taxes one amount: gross = net + tax exactly, several rates share the tax by largest remainder (M4). */
export function taxed(amount: Minor, rates: readonly Rate[], includesTax: boolean, step = 1): Taxed {
  const ppm = rates.reduce((whole, rate) => whole + rate.ppm, 0)
  const net = includesTax ? netOf(amount, ppm) : amount
  const tax = includesTax ? subtract(amount, net) : share(amount, ppm, step)
  const parts = split(
    tax,
    rates.map((rate) => rate.ppm),
  )
  return {
    net,
    tax,
    total: add(net, tax),
    taxes: rates.map((rate, index) => ({ title: rate.title, ppm: rate.ppm, amount: parts[index] ?? zero })),
  }
}

function discountOf(rule: DiscountRule | null, subtotal: Minor, step: number): Minor {
  if (rule?.kind === 'percent') return minor(Math.min(share(subtotal, rule.ppm, step), subtotal))
  if (rule?.kind === 'fixed') return minor(Math.min(rule.amount, subtotal))
  return zero
}

export function totalsOf(input: TotalsInput): Totals {
  const { step = 1 } = input
  const subtotals = input.lines.map((line) => times(line.unit, line.quantity))
  const subtotal = sum(subtotals)
  const discounts = spreadDiscount(subtotals, discountOf(input.discount, subtotal, step))
  const lines = input.lines.map((line, index): LineTotals => {
    const own = subtotals[index] ?? zero
    const discount = discounts[index] ?? zero
    return {
      subtotal: own,
      discount,
      ...taxed(subtract(own, discount), line.rates, input.pricesIncludeTax, step),
    }
  })
  const isFree = input.discount?.kind === 'free_shipping'
  const shipping = taxed(
    input.shipping && !isFree ? input.shipping.amount : zero,
    input.shipping?.rates ?? [],
    input.pricesIncludeTax,
    step,
  )
  const taxes = new Map<string, { title: string; ppm: number; amount: Minor }>()
  for (const part of [...lines, shipping].flatMap((one) => one.taxes)) {
    const key = `${part.title} ${part.ppm}`
    taxes.set(key, { ...part, amount: add(taxes.get(key)?.amount ?? zero, part.amount) })
  }
  return {
    lines,
    subtotal,
    discount: sum(discounts),
    shipping: shipping.total,
    shippingTax: shipping.tax,
    shippingTaxes: shipping.taxes,
    tax: add(sum(lines.map((line) => line.tax)), shipping.tax),
    total: add(sum(lines.map((line) => line.total)), shipping.total),
    weightGrams: input.lines.reduce((whole, line) => whole + line.weightGrams * line.quantity, 0),
    taxes: [...taxes.values()],
  }
}
