/** The currency symbol of the site, for blocks that show prices. */
import { useEffect, useState } from 'react'
import { call } from '#platform/client/call.ts'
import { isPlainObject } from './model/serialise.ts'

/** Returns the symbol; null until it is known. */
export function useCurrency(): string | null {
  const [symbol, setSymbol] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    call<unknown>('GET', '/api/init').then(
      (answer) => {
        const found = isPlainObject(answer) ? answer.currency_symbol : null
        if (!isGone && typeof found === 'string') setSymbol(found)
      },
      // The default symbol stays.
      () => null,
    )
    return () => {
      isGone = true
    }
  }, [])
  return symbol
}
