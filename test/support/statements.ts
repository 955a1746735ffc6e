/** Looks at what is sent to the database, and changes it where a fault is planted. `vi.restoreAllMocks()` ends it. */
import pg from 'pg'
import { vi } from 'vitest'
import { Exchange } from '#platform/database/exchange.ts'

interface Watch {
  /** Texts that are sent together; returns what is to be called once they are answered. */
  sent?: (texts: readonly string[]) => (() => void) | undefined
  rewrite?: (text: string) => string
  /** Takes what hands an answer on, to be called when it may arrive. */
  hold?: (arrive: () => void) => void
}

export function watchStatements({ sent, rewrite, hold = (arrive) => arrive() }: Watch): void {
  const send = pg.Client.prototype.query
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function watched(
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [first, ...rest] = given
    if (!(first instanceof Exchange)) {
      const text = typeof first === 'string' ? first : JSON.stringify(first)
      const answered = sent?.([text])
      const answer: unknown = Reflect.apply(send, this, [
        typeof first === 'string' && rewrite ? rewrite(first) : first,
        ...rest,
      ])
      if (answered) void Promise.resolve(answer).then(answered, answered)
      return answer instanceof Promise ? answer.finally(() => new Promise<void>(hold)) : answer
    }
    const answered = sent?.(first.statements.map(({ text }) => text))
    if (rewrite) for (const statement of first.statements) statement.text = rewrite(statement.text)
    const { callback } = first
    first.callback = (...answer) => {
      answered?.()
      hold(() => callback(...answer))
    }
    return Reflect.apply(send, this, given)
  })
}

/** How far away the database seems: much longer than a page takes between two answers, on a busy machine too. */
const latencyMs = 25

/**
 * Counts round trips the same on a fast and on a busy machine: answers arrive together, when all that was asked is
 * answered and nobody has asked anything more for a while. What is asked without waiting for another answer is so one trip.
 */
export class RoundTrips {
  #count = 0
  #asked = 0
  #isCounted = false
  #held: (() => void)[] = []

  get count(): number {
    return this.#count
  }

  reset(): void {
    this.#count = 0
  }

  /** For `sent` of `watchStatements`; false for what is no part of the measure, such as the counter of changes. */
  ask(isCounted: boolean): undefined {
    this.#asked += 1
    this.#isCounted ||= isCounted
  }

  /** For `hold` of `watchStatements`. */
  hold(arrive: () => void): void {
    this.#held.push(arrive)
    const { length } = this.#held
    const asked = this.#asked
    if (length < asked) return
    // Whoever can go on without these answers has asked by then.
    setTimeout(() => {
      if (this.#asked !== asked || this.#held.length !== length) return
      const held = this.#held
      this.#held = []
      this.#asked = 0
      if (this.#isCounted) this.#count += 1
      this.#isCounted = false
      for (const one of held) one()
    }, latencyMs)
  }
}
