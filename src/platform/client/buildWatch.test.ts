/** A page reloads itself on a broken chunk, but never in a circle. */
import { expect, test } from 'vitest'
import { reloadGuardMs } from '#constants.ts'
import { mayReload, type GuardStorage } from './buildWatch.ts'

function storage(): GuardStorage {
  const values = new Map<string, string>()
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) }
}

test('F-ROUTE-12 F-CONST-21 a chunk that fails reloads at most once per path in 10 s', () => {
  const kept = storage()
  const start = 1_800_000_000_000
  expect(reloadGuardMs).toBe(10_000)
  expect(mayReload('/a', start, kept, true)).toBe(true)
  expect(mayReload('/a', start + 9_999, kept, true)).toBe(false)
  expect(mayReload('/b', start + 1, kept, true)).toBe(true)
  expect(mayReload('/a', start + 10_000, kept, true)).toBe(true)
})

test('F-ROUTE-12 F-EDIT-12 nothing reloads offline: what somebody has written is in the page', () => {
  const kept = storage()
  expect(mayReload('/a', 1_800_000_000_000, kept, false)).toBe(false)
  // That was no reload: the first one with a connection is allowed at once.
  expect(mayReload('/a', 1_800_000_000_001, kept, true)).toBe(true)
})
