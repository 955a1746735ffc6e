/**
 * Statements that come again and again are prepared under a name, so that PostgreSQL reads and plans them once for each
 * connection. Statements seen once or twice, and those whose text hangs on the number of their values, stay unnamed.
 */
import { createHash } from 'node:crypto'
import type pg from 'pg'

/** Each name costs some kilobytes in each connection. */
const nameLimit = 200
const countLimit = 2000
const prepareAfter = 3

const seen = new Map<string, number>()
const names = new Map<string, string>()
/** The table behind it was changed while connections held its plan: never named again. */
const refused = new Set<string>()

/** The name under which this text is prepared, or null while it is not worth one. */
function nameOf(text: string): string | null {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= nameLimit || refused.has(text)) return null
  const count = (seen.get(text) ?? 0) + 1
  if (count < prepareAfter) {
    if (seen.size >= countLimit) seen.clear()
    seen.set(text, count)
    return null
  }
  seen.delete(text)
  const name = `p_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
  names.set(text, name)
  return name
}

/** Lets every connection of a pool name what it is asked often. Not for poolers that share connections (DATABASE_PREPARE=0). */
export function prepareStatements(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const plain = client.query.bind(client)
    async function named (text: string, values: unknown[]): Promise<pg.QueryResult> {
      const name = nameOf(text)
      if (name === null) return plain(text, values)
      try {
        return await plain({ name, text, values })
      } catch (error) {
        if (error instanceof Error && error.message.includes('cached plan must not change result type')) {
          names.delete(text)
          refused.add(text)
        }
        throw error
      }
    }
    Object.assign(client, {
      query(...given: unknown[]) {
        const [text, values] = given
        if (given.length === 2 && typeof text === 'string' && Array.isArray(values) && values.length > 0) return named(text, values)
        return Reflect.apply(plain, client, given)
      },
    })
  })
}
