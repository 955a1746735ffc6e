/** Steps of the theme screen: what was, what is, what was taken back. A drag is one step, however often it changes the value. */

export interface History<T> {
  past: readonly T[]
  now: T
  future: readonly T[]
  /** The gesture that made the last change; its next change belongs to the same step. */
  gesture: string | null
}

export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [], gesture: null })

/** @param gesture name of what is dragged or typed in; null makes a step of its own */
export function change<T>(history: History<T>, now: T, gesture: string | null = null): History<T> {
  const isSameStep = gesture !== null && gesture === history.gesture
  return {
    past: isSameStep ? history.past : [...history.past, history.now],
    now,
    future: [],
    gesture,
  }
}

export const endGesture = <T>(history: History<T>): History<T> =>
  history.gesture === null ? history : { ...history, gesture: null }

export function back<T>(history: History<T>): History<T> {
  const last = history.past.at(-1)
  if (last === undefined) return history
  return {
    past: history.past.slice(0, -1),
    now: last,
    future: [history.now, ...history.future],
    gesture: null,
  }
}

export function forward<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future
  return next === undefined
    ? history
    : { past: [...history.past, history.now], now: next, future, gesture: null }
}
