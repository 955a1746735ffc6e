/** Amounts on dashboard screens, in the site's currency. */
import { defaultCurrencySymbol } from '#constants.ts'
import { formatPrice } from './price.ts'
import { useCall } from './useCall.ts'

interface Money {
  currency: string
  currency_symbol: string
  currency_exponent: number
  time_zone: string
}

/** Writes minor units; until the site's currency is known with `--`. */
export function useMoney(): (minor: number, symbol?: string) => string {
  const { data } = useCall<Money>('/api/init')
  return (minor, symbol) =>
    formatPrice(minor, {
      code: data?.currency || null,
      symbol: symbol ?? data?.currency_symbol ?? defaultCurrencySymbol,
      exponent: data?.currency_exponent ?? 2,
    })
}

export function useTimeZone(): string {
  return useCall<Money>('/api/init').data?.time_zone ?? 'UTC'
}
