/** The page's timer for the end of the session. */
import { fc, test as check } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { cookieTimerCapMs } from '#constants.ts'
import { sessionEndOf, timerDelayMs, watchSession, type TimerTools } from './sessionTimer.ts'

/** A page whose time passes only when its timers run. */
function page(endMs: number | null) {
  const state = { now: 1_000, end: endMs, delays: [] as number[], timer: null as (() => void) | null }
  const tools: TimerTools = {
    cookies: () => (state.end === null ? 'theme=dark' : `theme=dark; autht_expires=${state.end}`),
    now: () => state.now,
    setTimer(run, delayMs) {
      state.delays.push(delayMs)
      state.timer = run
      return () => {
        state.timer = null
      }
    },
  }
  function passTimer(): void {
    state.now += state.delays.at(-1) ?? 0
    state.timer?.()
  }
  return { state, tools, passTimer }
}

describe('the session timer', () => {
  check.prop([fc.integer(), fc.integer()])(
    'F-CONST-06 no timer is longer than 2147483647 ms or shorter than 0',
    (end, now) => {
      const delay = timerDelayMs(end, now)
      expect(delay).toBeGreaterThanOrEqual(0)
      expect(delay).toBeLessThanOrEqual(2_147_483_647)
      if (end > now && end - now < cookieTimerCapMs) expect(delay).toBe(end - now)
    },
  )

  test('F-CONST-06 a session of 30 days is watched by two timers, and its end is told once', () => {
    const days = 30 * 86_400_000
    const { tools, state, passTimer } = page(1_000 + days)
    let ends = 0
    watchSession(tools, () => {
      ends += 1
    })
    expect(state.delays).toEqual([2_147_483_647])
    passTimer()
    expect(ends).toBe(0)
    passTimer()
    expect(state.delays).toEqual([2_147_483_647, days - 2_147_483_647])
    expect(ends).toBe(1)
  })

  test('F-USER-01 use of the site moves the end, signing out in another tab brings it now', () => {
    const { tools, state, passTimer } = page(61_000)
    let ends = 0
    watchSession(tools, () => {
      ends += 1
    })
    state.end = 121_000
    passTimer()
    expect(ends).toBe(0)
    state.end = null
    passTimer()
    expect(ends).toBe(1)
  })

  test('F-USER-01 a visitor has no timer', () => {
    const { tools, state } = page(null)
    watchSession(tools, () => expect.unreachable())
    expect(state.delays).toEqual([])
    expect(sessionEndOf('xautht_expires=5')).toBeNull()
    expect(sessionEndOf('a=1; autht_expires=170; b=2')).toBe(170)
  })
})
