/**
 * What a refund takes back of an order: of each line and of the delivery an amount, with the taxes that it was sold with.
 * Plain functions on plain values; over all refunds of an order the parts are what was sold, to the last unit.
 */
import { minor, split, sum, zero, type Minor } from '../pricing/money.ts'

/** A tax as it is stored with a line, a delivery or a refund. */
export interface TaxPart {
  title: string
  /** Parts per million: 19 % = 190,000. */
  ppm: number
  amount_minor: number
}

/** What was sold and has not been given back yet: a line or the delivery. */
export interface Sold {
  left: Minor
  taxes: readonly TaxPart[]
}

export interface SoldLine extends Sold {
  id: string
  /** Items that have not come back. */
  quantityLeft: number
}

export interface RefundPart {
  amount: Minor
  taxes: TaxPart[]
}

export interface RefundParts {
  lines: (RefundPart & { id: string; quantity: number })[]
  shipping: RefundPart
}

/** What some items of a line are worth: all that are left together are worth what is left of it. */
export function valueOfItems(line: Pick<SoldLine, 'left' | 'quantityLeft'>, quantity: number): Minor {
  return sum(
    split(
      line.left,
      Array.from({ length: line.quantityLeft }, () => 1),
    ).slice(0, quantity),
  )
}

/** Part of something sold, with its share of each tax; everything that is left takes all of them along. */
export function takePart({ left, taxes }: Sold, amount: Minor): RefundPart {
  const taxed = sum(taxes.map((tax) => minor(tax.amount_minor)))
  const [, ...shares] = split(amount, [
    Math.max(0, left - taxed),
    ...taxes.map(({ amount_minor }) => amount_minor),
  ])
  const parts = taxes.map((tax, index) => ({
    ...tax,
    amount_minor: amount === left ? tax.amount_minor : (shares[index] ?? zero),
  }))
  return { amount, taxes: parts.filter(({ amount_minor }) => amount_minor !== 0) }
}

/** What is left of something after its refunds. */
export function remainder(sold: Sold, refunds: readonly RefundPart[]): Sold {
  const back = (tax: TaxPart) =>
    sum(
      refunds
        .flatMap(({ taxes }) => taxes.filter((one) => isSameRate(one, tax)))
        .map(({ amount_minor }) => minor(amount_minor)),
    )
  return {
    left: minor(Math.max(0, sold.left - sum(refunds.map(({ amount }) => amount)))),
    taxes: sold.taxes.map((tax) => ({ ...tax, amount_minor: Math.max(0, tax.amount_minor - back(tax)) })),
  }
}

const isSameRate = (one: TaxPart, other: TaxPart) => one.title === other.title && one.ppm === other.ppm

/**
 * Spreads an amount over an order. Chosen items and a chosen part of the delivery come first; what goes beyond chosen items
 * is taken of the delivery. An amount without items is part of the prices of all items by what is left of them, and touches a
 * delivery that nobody chose only where they do not hold it.
 */
export function partsOfRefund(
  sold: { lines: readonly SoldLine[]; shipping: Sold },
  request: { amount: Minor; quantities: ReadonlyMap<string, number>; shipping: Minor },
): RefundParts {
  const ofShipping = minor(Math.min(request.shipping, sold.shipping.left, request.amount))
  const values = sold.lines.map((line) => valueOfItems(line, request.quantities.get(line.id) ?? 0))
  const ofItems = minor(Math.min(sum(values), request.amount - ofShipping))
  const chosen = split(ofItems, values)
  const beyond = minor(request.amount - ofShipping - ofItems)
  const moreShipping =
    request.quantities.size > 0 ? minor(Math.min(beyond, sold.shipping.left - ofShipping)) : zero
  const rooms = sold.lines.map((line, index) => line.left - (chosen[index] ?? 0))
  const room = rooms.reduce((whole, one) => whole + one, 0)
  const ofPrices = minor(Math.min(room, beyond - moreShipping))
  const rest = split(ofPrices, rooms)
  const restShipping = minor(
    Math.min(sold.shipping.left - ofShipping - moreShipping, beyond - moreShipping - ofPrices),
  )
  const lines = sold.lines.map((line, index) => ({
    id: line.id,
    quantity: request.quantities.get(line.id) ?? 0,
    ...takePart(line, sum([chosen[index] ?? zero, rest[index] ?? zero])),
  }))
  return {
    lines: lines.filter(({ amount, quantity }) => amount > 0 || quantity > 0),
    shipping: takePart(sold.shipping, sum([ofShipping, moreShipping, restShipping])),
  }
}

/** Adds up taxes by their rate, the highest first. */
export function addedTaxes(parts: readonly Pick<RefundPart, 'taxes'>[]): TaxPart[] {
  const totals: TaxPart[] = []
  for (const tax of parts.flatMap(({ taxes }) => taxes)) {
    const known = totals.find((one) => isSameRate(one, tax))
    if (known) known.amount_minor += tax.amount_minor
    else totals.push({ ...tax })
  }
  return totals.toSorted((one, other) => other.ppm - one.ppm)
}

/** Of lines from before their taxes were kept: their tax by the rates of the whole order. */
export function knownTaxes(
  taxes: readonly TaxPart[] | null,
  tax: number,
  ofOrder: readonly TaxPart[],
): readonly TaxPart[] {
  if (taxes) return taxes
  const shares = split(
    minor(tax),
    ofOrder.map(({ amount_minor }) => amount_minor),
  )
  return ofOrder.map((one, index) => ({ ...one, amount_minor: shares[index] ?? 0 }))
}
