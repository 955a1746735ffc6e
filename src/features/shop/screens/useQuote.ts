/** What the order that is being typed would cost, asked after a pause; an answer that was overtaken is dropped. */
import { useEffect, useState } from 'react'
import { debounceMs } from '#constants.ts'
import { call } from '#platform/client/call.ts'
import { failureWords } from '#ui/useCall.ts'
import type { HandQuote } from '../orders/handSchema.ts'

export interface Quoted {
  quote: HandQuote | null
  /** Why it cannot be priced. */
  problem: string
  /** The quote is not of what is typed now. */
  isOld: boolean
}

/** @param input null: there is nothing to price yet */
export function useQuote(input: object | null): Quoted {
  const [quoted, setQuoted] = useState<Quoted & { of: string }>({ quote: null, problem: '', isOld: false, of: '' })
  const wanted = input === null ? '' : JSON.stringify(input)
  useEffect(() => {
    if (wanted === '') return setQuoted({ quote: null, problem: '', isOld: false, of: '' })
    const asked = new AbortController()
    const timer = setTimeout(() => {
      call<HandQuote>('POST', '/api/shop/orders/quote', JSON.parse(wanted), { signal: asked.signal }).then(
        (quote) => setQuoted({ quote, problem: '', isOld: false, of: wanted }),
        (error: unknown) => {
          if (!asked.signal.aborted) setQuoted((before) => ({ ...before, problem: failureWords(error, '').text, of: wanted }))
        },
      )
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [wanted])
  return { ...quoted, isOld: quoted.of !== wanted }
}
