/**
 * The question "who are you?" over an open page: asked when the session has ended (401) or when a change wants a fresh
 * proof (403 `login.again`). All who wait for the answer get the same one; the page stays as it is (F-USER-01).
 */
import type { CallError, CallMethod } from '#platform/client/call.ts'

export type SignInReason = 'ended' | 'proof'

interface Asked {
  reason: SignInReason
  answer: (isSignedIn: boolean) => void
  answered: Promise<boolean>
}

let asked: Asked | null = null
let isDeclined = false
const listeners = new Set<() => void>()

export const openQuestion = (): SignInReason | null => asked?.reason ?? null

export function onQuestion(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Opens the dialog, or waits for the one that is open. */
export function askToSignIn(reason: SignInReason): Promise<boolean> {
  if (asked) return asked.answered
  const { promise, resolve } = Promise.withResolvers<boolean>()
  asked = { reason, answer: resolve, answered: promise }
  for (const listener of listeners) listener()
  return promise
}

/** What the dialog says in the end. */
export function answerQuestion(isSignedIn: boolean): void {
  const question = asked
  asked = null
  isDeclined = !isSignedIn && question?.reason === 'ended'
  question?.answer(isSignedIn)
  for (const listener of listeners) listener()
}

/** For the client of calls. Who closed the dialog is not asked again by what only reads, until something is done. */
export function recoverBySigningIn(failure: CallError, method: CallMethod): Promise<boolean> {
  if (failure.code === 'login.again') return askToSignIn('proof')
  if (isDeclined && method === 'GET') return Promise.resolve(false)
  return askToSignIn('ended')
}
