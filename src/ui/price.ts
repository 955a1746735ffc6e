/**
 * Prices for people, on integers only (F-SHOP-01, F-SHOP-12, F-CONST-22): minor units in, text out.
 * Floats would show 11 % for 1.00 -> 1.10 (reading A-01).
 */
import { defaultCurrencySymbol } from '#constants.ts'
import { currentTag } from '#platform/language/current.ts'
import { price } from './texts/price.ts'

export interface CurrencyData {
  /** ISO 4217, or null when the site has none yet. */
  code: string | null
  /** `--` when unset (F-CONST-24): an amount is then written without a sign. */
  symbol: string
  /** Decimals: 2 for most, 0 for JPY. */
  exponent: number
}

/**
 * Writes an amount as the language that holds does, with the shop's symbol: `$1,234.50`, in German `1.234,50 €`.
 * @param minor integer minor units; negative amounts get a minus
 */
export function formatPrice(minor: number, currency: CurrencyData): string {
  const [whole = '', fraction = ''] = plainPrice(Math.abs(minor), currency.exponent).split('.')
  const tag = currentTag()
  const symbol = currency.symbol === defaultCurrencySymbol ? '' : currency.symbol
  if (/^en\b/.test(tag)) {
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
    return `${minor < 0 ? '-' : ''}${symbol}${grouped}${fraction && `.${fraction}`}`
  }
  const { around, grouped } = amountsIn(tag, currency)
  const digits: Partial<Record<Intl.NumberFormatPartTypes, string>> = {
    integer: grouped.format(BigInt(whole)),
    fraction,
    currency: symbol,
  }
  return around
    .formatToParts(minor < 0 ? -1 : 1)
    .map(({ type, value }) => digits[type] ?? value)
    .join('')
    .trim()
}

/** What something costs: a word where that is nothing. Sums and balances are `formatPrice`. */
export const costText = (minor: number, currency: CurrencyData): string =>
  minor === 0 ? price.free : formatPrice(minor, currency)

const known = new Map<string, ReturnType<typeof makeAmounts>>()

/** Where a language puts sign, symbol and decimals, and how it groups digits. */
function amountsIn(tag: string, currency: CurrencyData): ReturnType<typeof makeAmounts> {
  const key = `${tag} ${currency.code} ${currency.exponent}`
  const made = known.get(key) ?? makeAmounts(tag, currency)
  known.set(key, made)
  return made
}

function makeAmounts(tag: string, { code, exponent }: CurrencyData) {
  const numberingSystem = 'latn'
  const around = new Intl.NumberFormat(tag, {
    numberingSystem,
    style: 'currency',
    currency: code ?? 'XXX',
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
  })
  return { around, grouped: new Intl.NumberFormat(tag, { numberingSystem }) }
}

/** Writes an amount as digits and a point, for files, fields and search engines: `1299.00`. */
export function plainPrice(minor: number, exponent: number): string {
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0')
  const sign = minor < 0 ? '-' : ''
  if (exponent === 0) return sign + digits
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}

/** ceil((current - base) / base x 100) in whole percent; 0 when base is 0; never -0 (F-SHOP-01). */
export function changePercent(currentMinor: number, baseMinor: number): number {
  if (baseMinor === 0) return 0
  const numerator = BigInt(currentMinor - baseMinor) * 100n
  const divisor = BigInt(baseMinor)
  const quotient = numerator / divisor
  const isInexact = quotient * divisor !== numerator
  const isPositive = numerator > 0n === divisor > 0n
  return Number(isInexact && isPositive ? quotient + 1n : quotient)
}

/** The percent as the language that holds writes it beside a price: `−11%`, `+10%`, `0%`, in German `−11 %`. */
export function formatPercent(percent: number): string {
  const tag = currentTag()
  const format =
    percents.get(tag) ??
    new Intl.NumberFormat(tag, { style: 'percent', signDisplay: 'exceptZero', useGrouping: false })
  percents.set(tag, format)
  return format.format(percent / 100).replace('-', '−')
}

const percents = new Map<string, Intl.NumberFormat>()

export type PricePart =
  | { kind: 'price'; text: string }
  | { kind: 'base'; text: string }
  | { kind: 'percent'; text: string }
  | { kind: 'rise'; text: string }
  | { kind: 'saved'; text: string }

/**
 * The parts of a price in the order a layout shows them (F-SHOP-02, reading A-01): 1 price; 2 base, price;
 * 3 price, base; 4 price, percent; 5 base, price, percent; 6 price, saved; 7 percent, price, base, stacked.
 * The base and what is saved stand only when it is above the price, the percent (a rise, too) unless it is 0. An unknown
 * layout is shown as 3.
 */
export function priceParts(
  layout: number,
  currentMinor: number,
  baseMinor: number | null,
  currency: CurrencyData,
): PricePart[] {
  const now: PricePart = { kind: 'price', text: costText(currentMinor, currency) }
  if (baseMinor === null) return [now]
  const change = changePercent(currentMinor, baseMinor)
  const percent: PricePart[] =
    change === 0 ? [] : [{ kind: change < 0 ? 'percent' : 'rise', text: formatPercent(change) }]
  const isLower = baseMinor > currentMinor
  const base: PricePart[] = isLower ? [{ kind: 'base', text: formatPrice(baseMinor, currency) }] : []
  const saved: PricePart[] = isLower
    ? [{ kind: 'saved', text: price.save({ amount: formatPrice(baseMinor - currentMinor, currency) }) }]
    : []
  switch (layout) {
    case 1:
      return [now]
    case 2:
      return [...base, now]
    case 4:
      return [now, ...percent]
    case 5:
      return [...base, now, ...percent]
    case 6:
      return [now, ...saved]
    case 7:
      return [...percent, now, ...base]
    default:
      return [now, ...base]
  }
}
