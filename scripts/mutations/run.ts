/**
 * `npm run test:mutations`: breaks the rules of the product one place at a time and asks the tests that own them. Nothing
 * is written into the sources: the test runner is handed the broken file instead of the one on disk. Ends with 1 where a
 * part is below the floor.
 *
 *   --minutes 20     ends in that time, in an order that --seed decides (default: 20)
 *   --all            every place, however long it takes
 *   --part pricing   one part; may be given again
 *   --sample 60      at most so many places of each part
 *   --file rates     places in files whose path has this in it
 *   --write          puts the figures of these parts into docs/mutations.md
 */
import { mkdtempSync, readFileSync, rmSync, globSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import pino from 'pino'
import { createVitest, type Vitest } from 'vitest/node'
import { startEmbedded } from '../../src/platform/database/embedded/embedded.ts'
import { mutantsOf, mutated, type Mutant } from './mutants.ts'
import { floor, parts, type Part } from './parts.ts'
import { writeReport, type PartResult } from './report.ts'

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    all: { type: 'boolean', default: false },
    part: { type: 'string', multiple: true },
    sample: { type: 'string' },
    file: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})

const chosen = parts.filter(({ name }) => !options.part || options.part.includes(name))
if (chosen.length === 0) {
  process.stderr.write(`There is no such part; there are ${parts.map(({ name }) => name).join(', ')}\n`)
  process.exit(1)
}

/** Numbers between 0 and 1 that are the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function shuffled<One>(list: readonly One[], random: () => number): One[] {
  return list
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

/** What the runner is handed instead of the file on disk. */
let current: { path: string; source: string } | null = null
const sources = new Map<string, string>()
const sourceOf = (file: string) => {
  const known = sources.get(file) ?? readFileSync(file, 'utf8')
  sources.set(file, known)
  return known
}

const folder = mkdtempSync(join(tmpdir(), 'plinth-mutations-'))
const database = process.env.TEST_DATABASE_URL ? null : await startEmbedded(folder, pino({ level: 'silent' }))
if (database) {
  const { host, port, user } = database.connection
  process.env.TEST_DATABASE_URL = `postgres://${user}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`
}

const found = (patterns: readonly string[]) => patterns.flatMap((pattern) => globSync(pattern).toSorted())

process.env.NODE_ENV = 'test'
const vitest = await createVitest(
  {
    watch: false,
    bail: 1,
    maxWorkers: 1,
    // It is kept by what lies on disk, and what is broken does not.
    fsModuleCache: false,
    reporters: [{}],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    setupFiles: [resolve('scripts/mutations/guard.ts')],
  },
  {
    plugins: [
      {
        name: 'broken-file',
        enforce: 'pre',
        load: (id) => (current && id.split('?')[0] === current.path ? current.source : null),
      },
    ],
  },
)

/** Asks the tests one file after the other. @returns the first that is red, else null */
async function firstRed(host: Vitest, tests: readonly string[]): Promise<string | null> {
  for (const test of tests) {
    // How many failed so far is counted over all runs; each of these is one of its own.
    host.state.filesMap.clear()
    host.state.idMap.clear()
    host.state.errorsSet.clear()
    const specifications = await host.globTestSpecifications([test])
    if (specifications.length === 0) throw new Error(`${test} is no test`)
    const { testModules, unhandledErrors } = await host.runTestSpecifications(specifications)
    const isGreen =
      unhandledErrors.length === 0 && testModules.length > 0 && testModules.every((module) => module.ok())
    if (!isGreen) return relative('.', test)
  }
  return null
}

async function askPart(part: Part, until: number): Promise<PartResult> {
  const random = randomFrom(Number(options.seed))
  const all = part.owned.flatMap(({ files, tests }) =>
    found(files)
      .flatMap((file) => mutantsOf(file, sourceOf(file)))
      .map((mutant) => ({ mutant, tests: found(tests).map((test) => resolve(test)) })),
  )
  const wanted = all.filter(({ mutant }) => !options.file || mutant.file.includes(options.file))
  const list = shuffled(wanted, random).slice(0, options.sample ? Number(options.sample) : undefined)
  const started = Date.now()
  const red = await firstRed(vitest, [...new Set(wanted.flatMap(({ tests }) => tests))])
  if (red) throw new Error(`${red} is red before anything is broken`)
  process.stdout.write(
    `\n${part.name}: ${wanted.length} places, ${((Date.now() - started) / 1000).toFixed(1)} s when all is well\n`,
  )
  const survived: Mutant[] = []
  let asked = 0
  for (const { mutant, tests } of list) {
    if (!options.all && Date.now() > until) break
    const path = resolve(mutant.file)
    current = { path, source: mutated(sourceOf(mutant.file), mutant) }
    vitest.invalidateFile(path)
    const seenBy = await firstRed(vitest, tests)
    current = null
    vitest.invalidateFile(path)
    asked += 1
    if (seenBy) continue
    survived.push(mutant)
    process.stdout.write(
      `  survived  ${mutant.file}:${mutant.line}  ${oneLine(mutant.from)}  →  ${oneLine(mutant.to)}\n`,
    )
  }
  const killed = asked - survived.length
  process.stdout.write(`${part.name}: ${killed} of ${asked} seen (${percent(killed, asked)} %)\n`)
  return { part, places: all.length, asked, survived }
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 90) || '(left out)'
const percent = (killed: number, asked: number) =>
  asked === 0 ? 100 : Math.floor((killed * 1000) / asked) / 10

const results: PartResult[] = []
try {
  const end = Date.now() + Number(options.minutes) * 60_000
  for (const [index, part] of chosen.entries()) {
    // What a part leaves of its time goes to those behind it.
    results.push(await askPart(part, Date.now() + (end - Date.now()) / (chosen.length - index)))
  }
} finally {
  await vitest.close()
  await database?.stop()
  rmSync(folder, { recursive: true, force: true })
}
if (options.write) writeReport(results, { seed: options.seed })
const below = results.filter(
  ({ asked, survived }) => asked > 0 && percent(asked - survived.length, asked) < floor,
)
for (const { part } of below) process.stdout.write(`${part.name} is below ${floor} %\n`)
process.exit(below.length === 0 ? 0 : 1)
