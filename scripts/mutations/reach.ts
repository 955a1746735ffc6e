/**
 * What runs before each test file (vitest `setupFiles`): answers the files that hold broken places whether one of them is
 * broken now, and notes for each test which it reached.
 */
import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The number of the place that is broken in this run; -1: none. */
    brokenPlace: number
  }
  interface TaskMeta {
    reached?: number[]
    /** What was reached since the test before this one: while files were read, or by what comes before all tests. */
    reachedBefore?: number[]
    reachedOnImport?: number[]
  }
}

declare global {
  /** Asked by what `instrumented` writes. */
  var isBroken: (place: number) => boolean
}

const broken = inject('brokenPlace')
const reached = new Set<number>()
globalThis.isBroken = (place) => {
  reached.add(place)
  return place === broken
}

function taken(): number[] {
  const taken = [...reached]
  reached.clear()
  return taken
}

// The same cases each time; that one is wrong is enough, however small it could be made.
fc.configureGlobal({ seed: 1, endOnFailure: true })

let onImport: number[] = []
beforeAll(() => {
  onImport = taken()
})
beforeEach(({ task }) => {
  task.meta.reachedOnImport = onImport
  task.meta.reachedBefore = taken()
})
afterEach(({ task }) => {
  task.meta.reached = taken()
})
