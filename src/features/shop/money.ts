/**
 * Money as whole minor units (M1 to M8 of the shop's design): no floating point number ever holds an amount that is
 * computed with. Multiplication and division run in BigInt; what leaves the safe integers is refused.
 */

declare const minorBrand: unique symbol
/** An amount in the smallest unit of its currency: cents, yen, fils. */
export type Minor = number & { readonly [minorBrand]: true }

/** The code of "no currency" (ISO 4217), used while the site has not chosen one. */
export const noCurrency = 'XXX'

const exponents: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
}

/** Returns how many decimals the currency has: 2 unless the table says otherwise. */
export function exponentOf(currency: string): number {
  return exponents[currency] ?? 2
}

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

/** Returns a share in parts per million (20 % = 200,000), rounded half up once (M4). */
export function share(amount: Minor, ppm: number): Minor {
  return fromBig(divideHalfUp(BigInt(amount) * BigInt(ppm), 1_000_000n))
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
 * Reads a decimal string such as `1,299.00` by its digits. More decimals than the currency has are refused, never
 * rounded (M2).
 * @returns null where the text is not an amount of that currency
 */
export function parseAmount(text: string, currency: string): Minor | null {
  const exponent = exponentOf(currency)
  const match = /^(\d{1,9})(?:\.(\d+))?$/.exec(text.trim().replaceAll(',', ''))
  if (!match) return null
  const decimals = match[2] ?? ''
  if (decimals.length > exponent) return null
  return minor(Number((match[1] ?? '') + decimals.padEnd(exponent, '0')))
}

/** Writes an amount as the decimal string that `parseAmount` reads: `1299.00`. */
export function decimalText(amount: Minor, currency: string): string {
  const exponent = exponentOf(currency)
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0')
  const sign = amount < 0 ? '-' : ''
  if (exponent === 0) return sign + digits
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}

/** The same as a JSON number, for the fields of the specification's cart; code uses the `_minor` fields instead (M3). */
export function decimalNumber(amount: Minor, currency: string): number {
  return Number(decimalText(amount, currency))
}
