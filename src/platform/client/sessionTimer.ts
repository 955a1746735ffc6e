/**
 * The page's side of the session's end: reads the hint cookie `autht_expires` and calls back when the session is over.
 * Free of the server and of zod; the page loads it.
 */
import { cookieTimerCapMs } from '#constants.ts'

/** Returns the end of the session in ms from `document.cookie`, or null where nobody is signed in. */
export function sessionEndOf(cookies: string): number | null {
  const match = /(?:^|;\s*)autht_expires=(\d{1,16})(?:;|$)/.exec(cookies)
  return match?.[1] === undefined ? null : Number(match[1])
}

/** Returns the delay of the next timer: what is left, at least 0, at most what a browser's timer holds (F-CONST-06). */
export function timerDelayMs(endMs: number, nowMs: number): number {
  return Math.min(Math.max(endMs - nowMs, 0), cookieTimerCapMs)
}

export interface TimerTools {
  cookies(): string
  now(): number
  /** Returns what stops it. */
  setTimer(run: () => void, delayMs: number): () => void
}

/**
 * Calls `onEnd` once when the session has ended. The cookie is read again each time a timer fires, because use of the
 * site moves the end.
 * @returns what stops the watch
 */
export function watchSession(tools: TimerTools, onEnd: () => void): () => void {
  let stop: (() => void) | undefined
  let hasBegun = false
  function arm(): void {
    const end = sessionEndOf(tools.cookies())
    if (end === null || end <= tools.now()) {
      if (hasBegun) onEnd()
      return
    }
    hasBegun = true
    stop = tools.setTimer(arm, timerDelayMs(end, tools.now()))
  }
  arm()
  return () => stop?.()
}
