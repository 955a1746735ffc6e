/** Currencies as the runtime knows them (ISO 4217 by Intl): name, symbol, number of decimals (F-OPT-02). */
import { defaultCurrencySymbol } from '#constants.ts'

export interface Currency {
  code: string
  name: string
  symbol: string
  /** Decimals: 2 for EUR, 0 for JPY, 3 for KWD. */
  exponent: number
}

const codes = new Set(Intl.supportedValuesOf('currency'))

export const isCurrency = (code: string): boolean => codes.has(code)

/** Returns the symbol of a code; `--` where none is set (F-CONST-24). */
export function currencySymbol(code: string): string {
  return factsOf(code).symbol
}

/** Returns the decimals of a code; 2 where none is set. */
export function currencyExponent(code: string): number {
  return factsOf(code).exponent
}

interface CurrencyFacts {
  symbol: string
  exponent: number
}

const unset: CurrencyFacts = { symbol: defaultCurrencySymbol, exponent: 2 }
const known = new Map<string, CurrencyFacts>()

/** Making a formatter takes longer than drawing a page: each currency is asked once. */
function factsOf(code: string): CurrencyFacts {
  if (!isCurrency(code)) return unset
  const facts = known.get(code) ?? { symbol: symbolOf(code), exponent: exponentOf(code) }
  known.set(code, facts)
  return facts
}

function symbolOf(code: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? code
}

function exponentOf(code: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}

let list: Currency[] | undefined

/** Returns all of them by code; made once, it takes a few milliseconds. */
export function currencies(): Currency[] {
  const names = new Intl.DisplayNames(['en'], { type: 'currency' })
  list ??= [...codes].sort().map((code) => ({
    code,
    name: names.of(code) ?? code,
    symbol: currencySymbol(code),
    exponent: currencyExponent(code),
  }))
  return list
}
