/**
 * Asks the tests about broken places. A run with nothing broken says first which tests reach which place; then each place
 * is asked only of those, in a process that stays. A constant, which a process works out once, is asked in a new one, and
 * so is what survived.
 * Nothing is written into the sources: the test runner is handed other files.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pino from 'pino'
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node'
import { startEmbedded } from '../../src/platform/database/embedded/embedded.ts'
import { keptProcess } from './keptProcess.ts'

const none = -1
/** Its data goes with the run, as that of `npm test`. */
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
/** A broken place may keep a test waiting for ever: so many times as long as when all is well, and not less than this. */
const patience = { times: 10, minMs: 30_000 }
/** What each run leaves in the process adds up. */
const runsOfProcess = 80

/** What a test file reached when nothing was broken. */
interface FileReach {
  path: string
  ms: number
  /** By place: the tests that reach it, or all of them where it is reached before the tests. */
  tests: Map<number, ReadonlySet<string> | 'all'>
  /** Tests that were asked without the others of their file when nothing was broken, and whether they were green. */
  alone: Map<string, boolean>
}

interface Run {
  isGreen: boolean
  ms: number
  onImport: ReadonlySet<number>
  before: ReadonlySet<number>
  byTest: Map<string, ReadonlySet<number>>
}

export type Verdict = 'seen' | 'survived' | 'unreached'

export interface Asking {
  /** Runs tests with nothing broken. @throws Error where one is red */
  learn(tests: readonly string[]): Promise<void>
  /** @param tests asked in this order, until one is red */
  ask(place: number, tests: readonly string[]): Promise<Verdict>
  close(): Promise<void>
}

/** @param sources what is in place of files, by their full paths */
export async function openAsking(sources: ReadonlyMap<string, string>): Promise<Asking> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-mutations-'))
  const database = process.env.TEST_DATABASE_URL
    ? null
    : await startEmbedded(folder, pino({ level: 'silent' }), settings)
  if (database) {
    const { host, port, user } = database.connection
    process.env.TEST_DATABASE_URL = `postgres://${user}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`
  }
  process.env.NODE_ENV = 'test'
  // What a test asks a part of in `npm test`, it asks whole here.
  process.env.TEST_LONG = '1'
  const kept = keptProcess()
  const vitest = await createVitest(
    {
      watch: false,
      bail: 1,
      maxWorkers: 1,
      isolate: false,
      // It is kept by what lies on disk, and what is broken does not.
      fsModuleCache: false,
      reporters: [{}],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 10_000 } },
      setupFiles: [resolve('scripts/mutations/reach.ts')],
    },
    {
      // Above it would give way to the one in vitest.config.ts.
      test: { pool: kept.pool },
      plugins: [
        {
          name: 'broken-places',
          enforce: 'pre',
          load: (id) => sources.get(id.split('?')[0] ?? '') ?? null,
        },
      ],
    },
  )
  const known = new Map<string, FileReach>()
  /** Reached while files were read. */
  const constants = new Set<number>()
  let runs = 0

  async function run(path: string, place: number, ms: number, tests?: ReadonlySet<string>): Promise<Run> {
    runs += 1
    if (runs % runsOfProcess === 0) await kept.end()
    vitest.provide('brokenPlace', place)
    const limit = setTimeout(
      () => void kept.end(),
      place === none ? 600_000 : Math.max(patience.minMs, ms * patience.times),
    )
    const specification = vitest
      .getRootProject()
      .createSpecification(path, tests ? { testIds: [...tests] } : undefined)
    return runOnce(vitest, specification).finally(() => clearTimeout(limit))
  }

  async function learnOne(path: string): Promise<void> {
    const result = await run(path, none, 0)
    if (!result.isGreen) throw new Error(`${path} is red before anything is broken`)
    for (const place of result.onImport) constants.add(place)
    known.set(path, reachOf(path, result))
  }

  async function isGreen(reach: FileReach, place: number, tests?: ReadonlySet<string>): Promise<boolean> {
    return (await run(reach.path, place, reach.ms, tests)).isGreen
  }

  /** A process that was given a broken constant serves no other place. */
  async function isGreenInNew(reach: FileReach, place: number): Promise<boolean> {
    await kept.end()
    return isGreen(reach, place).finally(() => kept.end())
  }

  /** Whether the tests of the file that reach the place stay green, asked in the process that stays. */
  async function isGreenForReaching(reach: FileReach, place: number): Promise<boolean> {
    const tests = reach.tests.get(place)
    if (!tests || tests === 'all') return isGreen(reach, place)
    const key = [...tests].join(' ')
    if (reach.alone.get(key) !== false && (await isGreen(reach, place, tests))) return true
    const canStandAlone = reach.alone.get(key) ?? (await isGreen(reach, none, tests))
    reach.alone.set(key, canStandAlone)
    return canStandAlone ? false : isGreen(reach, place)
  }

  return {
    async learn(tests) {
      for (const path of tests) if (!known.has(path)) await learnOne(path)
    },
    async ask(place, tests) {
      const files = tests.flatMap((path) => known.get(path) ?? [])
      if (constants.has(place)) {
        for (const reach of files) if (!(await isGreenInNew(reach, place))) return 'seen'
        return 'survived'
      }
      const reaching = files.filter((reach) => reach.tests.has(place))
      if (reaching.length === 0) return 'unreached'
      for (const reach of reaching) if (!(await isGreenForReaching(reach, place))) return 'seen'
      // What a process remembers may have hidden it.
      for (const reach of reaching) if (!(await isGreenInNew(reach, place))) return 'seen'
      return 'survived'
    },
    async close() {
      await kept.end()
      await vitest.close()
      await database?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function runOnce(vitest: Vitest, specification: TestSpecification): Promise<Run> {
  // How many failed so far is counted over all runs; each of these is one of its own.
  vitest.state.filesMap.clear()
  vitest.state.idMap.clear()
  vitest.state.errorsSet.clear()
  const started = Date.now()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification])
  const tests = testModules.flatMap((module) => [...module.children.allTests()])
  const metas = tests.map((test) => test.meta())
  return {
    isGreen: unhandledErrors.length === 0 && testModules.length > 0 && testModules.every((one) => one.ok()),
    ms: Date.now() - started,
    onImport: placesOf(metas[0]?.reachedOnImport ?? []),
    before: placesOf(metas.flatMap(({ reachedBefore }) => reachedBefore ?? [])),
    byTest: new Map(tests.map((test, at) => [test.id, placesOf(metas[at]?.reached ?? [])])),
  }
}

const placesOf = (reached: readonly number[]): ReadonlySet<number> => new Set(reached)

function reachOf(path: string, { ms, before, byTest }: Run): FileReach {
  const tests = new Map<number, ReadonlySet<string> | 'all'>()
  for (const [test, places] of byTest)
    for (const place of places) tests.set(place, new Set([...(tests.get(place) ?? []), test]))
  for (const place of before) tests.set(place, 'all')
  return { path, ms, tests, alone: new Map() }
}
