/** A price as its owner typed it, written in the currency and the language of the site; words stay as they are. */
import { costText, formatPrice, type CurrencyData } from '#ui/price.ts'

export type PriceLook = 'short' | 'full' | 'number'

interface Written {
  currency: CurrencyData
  look: PriceLook
  /** False where words go on behind the amount: `$0 a month`. */
  saysFree?: boolean
}

/** @param text one price, or several of sizes: `5 / 9`, also words: `market price` */
export function writtenPrice(text: string, as: Written): string {
  return text
    .split('/')
    .map((part) => onePrice(part.trim(), as))
    .join(' / ')
}

/** Signs between thousands go where another one follows that can only be the decimal sign: `1.250,00`, `1,250.00`. */
const withoutGroups = (text: string): string => {
  const [, whole = '', sign = '', fraction = ''] =
    /^(\d{1,3}(?:([.,'’])\d{3})(?:\2\d{3})*)(?!\2)[.,](\d{1,2})$/.exec(text) ?? []
  return whole === '' ? text : `${whole.replaceAll(sign, '')}.${fraction}`
}

/** An amount of another currency than the shop's is not the shop's. */
function onePrice(text: string, as: Written): string {
  const { currency } = as
  const [, before = '', amount = '', behind = ''] = /^([^\d\s]*)\s?(\d.*?)\s?([^\d\s]*)$/.exec(text) ?? []
  const isOurs = [before, behind].every((sign) => ['', currency.symbol, currency.code].includes(sign))
  return isOurs ? (amountIn(amount, as) ?? text) : text
}

/** Returns null for what is no amount of the currency. */
function amountIn(text: string, { currency, look, saysFree = true }: Written): string | null {
  // A point or comma before three digits may be either sign.
  const [, whole = '', fraction = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(withoutGroups(text)) ?? []
  if (whole === '' || fraction.length > currency.exponent) return null
  const minor = Number(whole + fraction.padEnd(currency.exponent, '0'))
  const isWhole = look !== 'full' && minor % 10 ** currency.exponent === 0
  const shown = isWhole ? { ...currency, exponent: 0 } : currency
  const amount = isWhole ? Number(whole) : minor
  return (saysFree ? costText : formatPrice)(amount, look === 'number' ? { ...shown, symbol: '' } : shown)
}
