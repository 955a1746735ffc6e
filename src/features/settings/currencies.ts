/** Currencies as the runtime knows them (Intl): name and symbol; the decimals are those of ISO 4217 (F-OPT-02). */
import { defaultCurrencySymbol } from '#constants.ts'
import { currentTag } from '#platform/language/current.ts'
import { decimalsOf } from '#ui/currencyDecimals.ts'

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
  if (!isCurrency(code)) return defaultCurrencySymbol
  // Making a formatter takes longer than drawing a page: each currency is asked once.
  const symbol = known.get(code) ?? symbolOf(code)
  known.set(code, symbol)
  return symbol
}

const known = new Map<string, string>()

function symbolOf(code: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? code
}

const lists = new Map<string, Currency[]>()

/** Returns all of them by code, named in the language that holds; made once for each, it takes a few milliseconds. */
export function currencies(): Currency[] {
  const tag = currentTag()
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'currency' })
  const list =
    lists.get(tag) ??
    [...codes].sort().map((code) => ({
      code,
      name: names.of(code) ?? code,
      symbol: currencySymbol(code),
      exponent: decimalsOf(code),
    }))
  lists.set(tag, list)
  return list
}
