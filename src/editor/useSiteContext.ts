/** What blocks on the canvas show of the site: its currency symbol and its time zone. */
import { useEffect, useState } from 'react'
import { defaultCurrencySymbol } from '#constants.ts'
import { isRecord } from '#platform/isRecord.ts'
import type { Coming } from './openRequest.ts'

interface CanvasContext {
  symbol: string
  timeZone: string
}

const defaults: CanvasContext = { symbol: defaultCurrencySymbol, timeZone: 'UTC' }

/** The defaults stand until the site has answered, and where it does not. */
export function useSiteContext({ now, answer }: Coming<unknown>): CanvasContext {
  const [siteContext, setSiteContext] = useState(() => siteContextOf(now))
  useEffect(() => {
    if (now !== undefined) return undefined
    let isGone = false
    // Without an answer the defaults stay.
    answer.then(
      (came) => isGone || setSiteContext(siteContextOf(came)),
      () => null,
    )
    return () => {
      isGone = true
    }
  }, [now, answer])
  return siteContext
}

function siteContextOf(answer: unknown): CanvasContext {
  if (!isRecord(answer)) return defaults
  const { currency_symbol: symbol, time_zone: timeZone } = answer
  return {
    symbol: typeof symbol === 'string' ? symbol : defaults.symbol,
    timeZone: typeof timeZone === 'string' && timeZone ? timeZone : defaults.timeZone,
  }
}
