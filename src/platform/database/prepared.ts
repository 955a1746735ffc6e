/**
 * Statements that come again and again are prepared under a name, so that PostgreSQL reads and plans them once for each
 * connection. Statements seen once or twice, and those whose text hangs on the number of their values, stay unnamed.
 */
import { createHash } from 'node:crypto'

/** Each name costs some kilobytes in each connection. */
const nameLimit = 200
const countLimit = 2000
const prepareAfter = 3

const seen = new Map<string, number>()
const names = new Map<string, string>()
/** The table behind it was changed while connections held its plan: never named again. */
const refused = new Set<string>()

/** The name under which this text is prepared, or null while it is not worth one. */
export function nameOf(text: string): string | null {
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

/** Takes the name away from a text whose plan PostgreSQL no longer accepts. */
export function unnameWhereStale(text: string, error: unknown): void {
  if (!(error instanceof Error) || !error.message.includes('cached plan must not change result type')) return
  names.delete(text)
  refused.add(text)
}
