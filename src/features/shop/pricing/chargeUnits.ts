/**
 * Amounts as Stripe counts them, which is not always as ISO 4217 does. Source: docs.stripe.com/currencies, parts
 * "Zero-decimal currencies", "Special cases", "Three-decimal currencies" and "Minimum and maximum charge amounts".
 * Only this file knows; it is used on the server and where prices are typed.
 */
import { currentTag } from '#platform/language/current.ts'
import { decimalSign } from '#ui/readNumber.ts'
import { exponentOf, minor, type Minor } from './money.ts'
import { chargeTexts } from './texts/chargeTexts.ts'

/** Whole units, though ISO 4217 gives MGA two decimals. */
const withoutDecimals = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
/** Counted in thousandths of which the last digit must be 0. */
const inThousandths = new Set('BHD JOD KWD OMR TND'.split(' '))
/** Three decimals, and not among those that cards are charged in. */
const notTaken = new Set(['IQD', 'LYD'])

/** The least that can be charged, in whole units. */
const least: Readonly<Record<string, number>> = {
  AED: 2,
  AUD: 0.5,
  BGN: 1,
  BRL: 0.5,
  CAD: 0.5,
  CHF: 0.5,
  CZK: 15,
  DKK: 2.5,
  EUR: 0.5,
  GBP: 0.3,
  HKD: 4,
  HUF: 175,
  INR: 0.5,
  JPY: 50,
  MXN: 10,
  MYR: 2,
  NOK: 3,
  NZD: 0.5,
  PLN: 2,
  RON: 2,
  SEK: 3,
  SGD: 0.5,
  THB: 10,
  USD: 0.5,
}

/** ISK and UGX are counted in hundredths that must be 00, though they have no decimals any more. */
function stripeDecimals(currency: string): number {
  if (withoutDecimals.has(currency)) return 0
  if (inThousandths.has(currency)) return 3
  return 2
}

/** What amounts of a currency are multiples of, so that a card can be charged: 10 of KWD's thousandths, else 1. */
export function chargeStep(currency: string): number {
  if (inThousandths.has(currency)) return 10
  return 10 ** Math.max(0, exponentOf(currency) - stripeDecimals(currency))
}

/** With the decimals of its currency, as the language that holds writes them. */
const writtenAmount = (amount: number, currency: string): string =>
  amount.toFixed(exponentOf(currency)).replace('.', decimalSign(currentTag()))

/** Says why no card can be charged so much; null where one can. What is wrong with a price is at its field. */
export function priceProblem(amount: number, currency: string): string | null {
  const step = chargeStep(currency)
  if (amount % step === 0) return null
  const sample = (of: number) => writtenAmount(of / 10 ** exponentOf(currency), currency)
  const below = Math.floor(amount / step) * step
  return chargeTexts.steps({
    step: sample(step),
    currency,
    below: sample(below),
    above: sample(below + step),
  })
}

/** The same for a whole order, which must not be too small either. */
export function chargeProblem(amount: number, currency: string): string | null {
  if (notTaken.has(currency)) return chargeTexts.currency_not_taken({ currency })
  const wanted = least[currency] ?? 0
  if (amount < wanted * 10 ** exponentOf(currency))
    return chargeTexts.too_little({ amount: writtenAmount(wanted, currency), currency })
  return priceProblem(amount, currency)
}

/** @throws RangeError where it cannot be said in Stripe's units: prices are checked before, so nothing is rounded here */
export function toStripe(amount: Minor, currency: string): number {
  const units = amount / 10 ** (exponentOf(currency) - stripeDecimals(currency))
  if (!Number.isSafeInteger(units) || amount % chargeStep(currency) !== 0)
    throw new RangeError(`${amount} of ${currency} cannot be charged`)
  return units
}

/** What Stripe says was charged; a part of the smallest unit, which it does not take, is left off and so never equals a price. */
export function fromStripe(units: number, currency: string): Minor {
  // Divided, not multiplied: 0.01 is a little more than a hundredth, which a quotient of whole numbers does not show.
  return minor(Math.floor(units / 10 ** (stripeDecimals(currency) - exponentOf(currency))))
}
