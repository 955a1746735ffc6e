/** The time, told anew every minute: what says “2 minutes ago” goes on by itself. */
import { useSyncExternalStore } from 'react'

export const minuteMs = 60_000
const listeners = new Set<() => void>()
let nowMs = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    nowMs = Date.now()
    timer = setInterval(() => {
      nowMs = Date.now()
      for (const listener of listeners) listener()
    }, minuteMs)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

/** Milliseconds since 1970, at most a minute old. */
export const useNow = (): number => useSyncExternalStore(subscribe, read, read)
const read = (): number => nowMs
