/** What blocks on the canvas show of the site: its currency symbol and its time zone. */
import { useEffect, useState } from 'react'
import { isRecord } from '#platform/isRecord.ts'
import type { Coming } from './openRequest.ts'

interface CanvasContext {
  symbol: string
  timeZone: string
}

/** No symbol and UTC stand until the site has answered, and where it does not. */
export function useSiteContext({ now, answer }: Coming<unknown>): CanvasContext {
  const [siteContext, setSiteContext] = useState(() => siteContextOf(now))
  useEffect(() => {
    if (now !== undefined) return undefined
    let isGone = false
    // Without an answer they stay.
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
  const { currency_symbol: symbol, time_zone: timeZone } = isRecord(answer) ? answer : {}
  return { symbol: String(symbol ?? ''), timeZone: String(timeZone || 'UTC') }
}
