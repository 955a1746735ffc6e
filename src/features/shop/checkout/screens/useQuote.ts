/** What the order that is being typed would cost, asked after a pause; an answer that was overtaken is dropped. */
import { useEffect, useState } from 'react'
import { debounceMs } from '#constants.ts'
import { call } from '#platform/client/call.ts'
import { fieldProblemsOf } from '#ui/fieldProblems.ts'
import { failureMessage } from '#ui/useCall.ts'
import type { ManualQuote } from '../manualOrderSchema.ts'

export interface Quoted {
  quote: ManualQuote | null
  /** Why it cannot be priced; what is about one field is in `problems`. */
  problem: string
  problems: Readonly<Record<string, string>>
  /** The quote is not of what is typed now. */
  isOld: boolean
}

const nothing: Quoted = { quote: null, problem: '', problems: {}, isOld: false }

/** @param input null: there is nothing to price yet */
export function useQuote(input: object | null): Quoted {
  const [quoted, setQuoted] = useState<Quoted & { of: string }>({ ...nothing, of: '' })
  const wanted = input === null ? '' : JSON.stringify(input)
  useEffect(() => {
    if (wanted === '') return setQuoted({ ...nothing, of: '' })
    const asked = new AbortController()
    const timer = setTimeout(() => {
      call<ManualQuote>('POST', '/api/shop/orders/quote', JSON.parse(wanted), { signal: asked.signal }).then(
        (quote) => setQuoted({ ...nothing, quote, of: wanted }),
        (error: unknown) => {
          if (asked.signal.aborted) return
          const problems = fieldProblemsOf(error)
          const problem = Object.keys(problems).length > 0 ? '' : failureMessage(error, '').text
          setQuoted((before) => ({ ...before, problem, problems, of: wanted }))
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
