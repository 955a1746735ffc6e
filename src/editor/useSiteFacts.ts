/** What blocks on the canvas show of the site: its currency symbol and its time zone. */
import { useEffect, useState } from 'react'
import { defaultCurrencySymbol } from '#constants.ts'
import { askFacts } from './ahead.ts'
import { isPlainObject } from './model/serialise.ts'

interface CanvasFacts {
  symbol: string
  timeZone: string
}

/** The defaults stand until the site has answered, and where it does not. */
export function useSiteFacts(): CanvasFacts {
  const [facts, setFacts] = useState<CanvasFacts>({ symbol: defaultCurrencySymbol, timeZone: 'UTC' })
  useEffect(() => {
    let isGone = false
    askFacts().then(
      (answer) => {
        if (isGone || !isPlainObject(answer)) return
        const { currency_symbol: symbol, time_zone: timeZone } = answer
        setFacts((before) => ({ symbol: typeof symbol === 'string' ? symbol : before.symbol, timeZone: typeof timeZone === 'string' && timeZone ? timeZone : before.timeZone }))
      },
      // The defaults stay.
      () => null,
    )
    return () => {
      isGone = true
    }
  }, [])
  return facts
}
