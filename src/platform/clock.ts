/** Time comes from here, so that tests can set it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** Returns a clock that stands still until it is moved. */
export function fixedClock(start: Date): Clock & { advance(ms: number): void } {
  let time = start.getTime()
  return {
    now: () => new Date(time),
    advance(ms) {
      time += ms
    },
  }
}
