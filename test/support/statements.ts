/** Looks at what is sent to the database, and changes it where a fault is planted. `vi.restoreAllMocks()` ends it. */
import pg from 'pg'
import { vi } from 'vitest'
import { Exchange } from '#platform/database/exchange.ts'

interface Watch {
  /** Texts that are sent together; returns what is to be called once they are answered. */
  sent?: (texts: readonly string[]) => (() => void) | undefined
  rewrite?: (text: string) => string
}

export function watchStatements({ sent, rewrite }: Watch): void {
  const send = pg.Client.prototype.query
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function watched(this: pg.Client, ...given: unknown[]) {
    const [first, ...rest] = given
    if (!(first instanceof Exchange)) {
      const text = typeof first === 'string' ? first : JSON.stringify(first)
      const answered = sent?.([text])
      const answer: unknown = Reflect.apply(send, this, [typeof first === 'string' && rewrite ? rewrite(first) : first, ...rest])
      if (answered) void Promise.resolve(answer).then(answered, answered)
      return answer
    }
    const answered = sent?.(first.statements.map(({ text }) => text))
    if (rewrite) for (const statement of first.statements) statement.text = rewrite(statement.text)
    const { callback } = first
    first.callback = (...answer) => {
      answered?.()
      callback(...answer)
    }
    return Reflect.apply(send, this, given)
  })
}
