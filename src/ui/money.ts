/** Amounts on dashboard screens: in the site's currency, or in the one that an order was made in. */
import { decimalsOf } from './currencyDecimals.ts'
import { formatPrice } from './price.ts'
import { useCall } from './useCall.ts'

interface Money {
  currency: string
  currency_symbol: string
  language: string
  time_zone: string
}

/** An order, or whatever else keeps its own currency when the site's changes. */
interface InItsCurrency {
  currency: string
  currency_symbol: string
}

/** Writes minor units; until the site's currency is known, without a sign. */
export function useMoney(): (minor: number, of?: InItsCurrency) => string {
  const data = useSiteMoney()
  return (minor, of = data) =>
    formatPrice(minor, {
      code: of?.currency || null,
      symbol: of?.currency_symbol ?? '',
      exponent: decimalsOf(of?.currency ?? null),
    })
}

/** What the site says of amounts; undefined until it is known. */
export const useSiteMoney = (): Money | undefined => useCall<Money>('/api/init').data

/** What typed amounts are read by: the site's currency and language. */
export function useMoneyTerms(): { currency: string; language: string } {
  const data = useSiteMoney()
  return { currency: data?.currency ?? '', language: data?.language ?? 'en' }
}

export function useTimeZone(): string {
  return useSiteMoney()?.time_zone ?? 'UTC'
}
