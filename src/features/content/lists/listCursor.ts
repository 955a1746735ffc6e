/** Where a list goes on: the key that it is ordered by and the id of the last post, as one word for a URL. */
import { problem } from '../problems.ts'
import { isId } from '../posts/readPost.ts'

export function cursorOf(key: string, id: string): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url')
}

/** @throws Problem list.cursor_invalid (400) */
export function readCursor(text: string): [key: string, id: string] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (
      Array.isArray(parsed) &&
      typeof parsed[0] === 'string' &&
      typeof parsed[1] === 'string' &&
      isId(parsed[1])
    )
      return [parsed[0], parsed[1]]
  } catch {
    // Not one of ours: refused below.
  }
  throw problem('list.cursor_invalid')
}
