/** Marked code, remembered: a page that is drawn anew reads none of it again, and what took too long once is not tried again. */
import { createHash } from 'node:crypto'
import { highlightInThread } from './textWork.ts'

/** Characters of all that is remembered. */
const capCharacters = 8_000_000

const known = new Map<string, Promise<string | null | undefined>>()
const sizes = new Map<string, number>()
let total = 0

/** Returns null where the code is plain: the language is not known, or reading the code takes too long. */
export async function markedCode(code: string, language: string): Promise<{ html: string } | null> {
  const key = createHash('sha256').update(`${language}\n${code}`).digest('base64')
  const marking = known.get(key) ?? highlightInThread(code, language)
  known.delete(key)
  known.set(key, marking)
  try {
    const html = await marking
    if (html === undefined) {
      known.delete(key)
      return null
    }
    keep(key, (html?.length ?? 0) + 100)
    return html === null ? null : { html }
  } catch (error) {
    known.delete(key)
    throw error
  }
}

/** The most recently used comes last. */
function keep(key: string, size: number): void {
  if (!known.has(key)) return
  total += size - (sizes.get(key) ?? 0)
  sizes.set(key, size)
  for (const oldest of known.keys()) {
    if (total <= capCharacters) return
    known.delete(oldest)
    total -= sizes.get(oldest) ?? 0
    sizes.delete(oldest)
  }
}
