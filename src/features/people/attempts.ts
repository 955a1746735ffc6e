/** What tries at passwords are counted by. */
import { createHash } from 'node:crypto'
import type { RateLimit } from '#platform/operations/operation.ts'

/** The own password, asked for again by somebody who is signed in. */
export const proofLimit: RateLimit = { points: 10, windowSeconds: 15 * 60 }

/** The key never holds the email address itself: it may be anything that a stranger typed. */
export function attemptKey(kind: string, subject: string): string {
  return `${kind}:${createHash('sha256').update(subject).digest('base64url')}`
}
