/** How an amount of one currency becomes one of another: by a rate, half up, to the steps that were chosen. Whole numbers only. */
import { readNumber } from '#ui/readNumber.ts'
import { divideHalfUp, exponentOf, minor, type Minor } from '../pricing/money.ts'
import { chargeStep } from '../pricing/chargeUnits.ts'

export const roundings = ['smallest', 'whole', 'ten', 'hundred', 'ends_99'] as const
export type Rounding = (typeof roundings)[number]

export interface Conversion {
  /** ISO codes; XXX for amounts from before the first choice. */
  from: string
  to: string
  /** What one unit of the old currency is worth in the new one, as a fraction. */
  rate: { numerator: bigint; denominator: bigint }
  rounding: Rounding
}

/** Amounts stay the numbers that they are: 25.00 becomes 25. */
export const sameNumber: Conversion['rate'] = { numerator: 1n, denominator: 1n }

/** Reads a rate such as 149.5 or 0,0067; null where it is none. */
export function readRate(text: string, language?: string): { text: string; rate: Conversion['rate'] } | null {
  const read = readNumber(text, { decimals: 10, language }).text
  if (read === undefined) return null
  const [whole = '', fraction = ''] = read.split('.')
  const rate = { numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) }
  return rate.numerator === 0n ? null : { text: read, rate }
}

export const inverted = ({ from, to, rate }: Pick<Conversion, 'from' | 'to' | 'rate'>): Conversion => ({
  from: to,
  to: from,
  rate: { numerator: rate.denominator, denominator: rate.numerator },
  rounding: 'smallest',
})

/** What is free stays free, and what costs something never becomes free. */
export function convert(amount: Minor, { from, to, rate, rounding }: Conversion): Minor {
  if (amount === 0) return amount
  const numerator = BigInt(amount) * rate.numerator * 10n ** BigInt(exponentOf(to))
  const denominator = rate.denominator * 10n ** BigInt(exponentOf(from))
  const unit = 10n ** BigInt(exponentOf(to))
  const below = rounding === 'ends_99' && exponentOf(to) >= 2 ? unit / 100n : 0n
  const step = { smallest: 1n, whole: unit, ends_99: unit, ten: unit * 10n, hundred: unit * 100n }[rounding]
  const smallest = BigInt(chargeStep(to))
  const wanted = step < smallest ? smallest : step
  const rounded = divideHalfUp(numerator, denominator * wanted) * wanted
  return minor(Number((rounded < wanted ? wanted : rounded) - below))
}
