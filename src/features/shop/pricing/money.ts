/**
 * Money as whole minor units (M1 to M8 of the shop's design): no floating point number ever holds an amount that is
 * computed with. Multiplication and division run in BigInt; what leaves the safe integers is refused.
 */
import { decimalsOf, unitsOf } from '#ui/currencyDecimals.ts'
import { plainPrice } from '#ui/price.ts'
import { readNumber } from '#ui/readNumber.ts'

declare const minorBrand: unique symbol
/** An amount in the smallest unit of its currency: cents, yen, fils. */
export type Minor = number & { readonly [minorBrand]: true }

/** The code of "no currency" (ISO 4217), used while the site has not chosen one. */
export const noCurrency = 'XXX'

/** Returns how many decimals the currency has. */
export const exponentOf = decimalsOf

function isMinor(value: number): value is Minor {
  return Number.isSafeInteger(value)
}

/** @throws RangeError where the value is not a safe integer */
export function minor(value: number): Minor {
  if (!isMinor(value)) throw new RangeError(`${value} is not an amount in minor units`)
  return value
}

export const zero = minor(0)

function fromBig(value: bigint): Minor {
  return minor(Number(value))
}

export function add(...amounts: readonly Minor[]): Minor {
  return sum(amounts)
}

export function sum(amounts: readonly Minor[]): Minor {
  return fromBig(amounts.reduce((total, amount) => total + BigInt(amount), 0n))
}

export function subtract(from: Minor, amount: Minor): Minor {
  return minor(from - amount)
}

export function times(amount: Minor, quantity: number): Minor {
  return fromBig(BigInt(amount) * BigInt(quantity))
}

/** Divides two whole numbers and rounds half up (towards plus infinity). */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const doubled = numerator * 2n + denominator
  const quotient = doubled / (denominator * 2n)
  return doubled < 0n && doubled % (denominator * 2n) !== 0n ? quotient - 1n : quotient
}

/** Returns a share in parts per million (20 % = 200,000), rounded half up once (M4), to whole steps. */
export function share(amount: Minor, ppm: number, step = 1): Minor {
  return fromBig(divideHalfUp(BigInt(amount) * BigInt(ppm), 1_000_000n * BigInt(step)) * BigInt(step))
}

/** Returns the net part of a gross amount that includes taxes of `ppm` together (M4). */
export function netOf(gross: Minor, ppm: number): Minor {
  return fromBig(divideHalfUp(BigInt(gross) * 1_000_000n, 1_000_000n + BigInt(ppm)))
}

/**
 * Splits an amount by weights so that the parts add up exactly (largest remainder; ties go to the earlier part).
 * With no weight at all everything goes to the first part.
 */
export function split(amount: Minor, weights: readonly number[]): Minor[] {
  if (weights.length === 0) return []
  const total = weights.reduce((running, weight) => running + BigInt(weight), 0n)
  if (total === 0n) return weights.map((_, index) => (index === 0 ? amount : zero))
  const parts = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight)
    return { index, whole: product / total, remainder: product % total }
  })
  let left = BigInt(amount) - parts.reduce((running, part) => running + part.whole, 0n)
  const byRemainder = [...parts].sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  )
  for (const part of byRemainder) {
    if (left === 0n) break
    part.whole += 1n
    left -= 1n
  }
  return parts.map((part) => fromBig(part.whole))
}

/**
 * Spreads an order's discount over its lines by largest remainder: the parts add up exactly and no line falls below
 * zero; more than the lines hold is cut to what they hold (M5).
 */
export function spreadDiscount(lines: readonly Minor[], discount: Minor): Minor[] {
  const whole = sum(lines)
  return split(minor(Math.min(discount, whole)), lines)
}

/**
 * Reads an amount as people type it, by its digits (`12,50`, `1,299.00`, `1.234,50`). More decimals than the currency has
 * are refused, never rounded (M2), and so is what can be read in two ways.
 * @returns null where the text is not an amount of that currency
 */
export function parseAmount(text: string, currency: string, language?: string): Minor | null {
  return readAmount(text, currency, language).amount ?? null
}

/** The same with the sentence that says what is wrong. */
export function readAmount(
  text: string,
  currency: string,
  language = 'en',
): { amount: Minor; problem?: undefined } | { amount?: undefined; problem: string } {
  const decimals = exponentOf(currency)
  const read = readNumber(text, { decimals, language, what: 'price', units: unitsOf(currency) })
  if (read.problem !== undefined) return read
  const [whole = '', fraction = ''] = read.text.split('.')
  return { amount: minor(Number(whole + fraction.padEnd(decimals, '0'))) }
}

/** Writes an amount as the decimal string that `parseAmount` reads: `1299.00`. */
export function decimalText(amount: Minor, currency: string): string {
  return plainPrice(amount, exponentOf(currency))
}

/** The same as a JSON number, for the fields of the specification's cart; code uses the `_minor` fields instead (M3). */
export function decimalNumber(amount: Minor, currency: string): number {
  return Number(decimalText(amount, currency))
}
