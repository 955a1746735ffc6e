/**
 * `npm run test:mutations`: breaks the rules of the product one place at a time and asks the tests that own them. Nothing
 * is written into the sources (asking.ts). Ends with 1 where a part is below the floor.
 *
 *   --minutes 20     ends in that time, in an order that --seed decides (default: 20)
 *   --all            every place, however long it takes
 *   --part pricing   one part; may be given again
 *   --sample 60      at most so many places of each part
 *   --file rates     places in files whose path has this in it
 *   --write          puts the figures of these parts into docs/mutations.md
 */
import { readFileSync, globSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openAsking, type Asking } from './asking.ts'
import { instrumented } from './instrumented.ts'
import { mutantsOf, type Mutant } from './mutants.ts'
import { floor, keepers, parts, type Part } from './parts.ts'
import { writeReport, type PartResult, type Survivor } from './report.ts'

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

const found = (patterns: readonly string[]) => patterns.flatMap((pattern) => globSync(pattern).toSorted())

interface Place {
  number: number
  mutant: Mutant
  /** Full paths of the tests that own it. */
  tests: readonly string[]
}

/** The files of these parts with all their broken places in them, and the places by part. */
function placesOf(chosen: readonly Part[]) {
  const sources = new Map<string, string>()
  const places = new Map<Part, Place[]>()
  for (const { file, from, to } of keepers)
    sources.set(resolve(file), readFileSync(file, 'utf8').replace(from, to))
  let count = 0
  for (const part of chosen) {
    const ofPart: Place[] = []
    for (const { files, tests: patterns } of part.owned) {
      const tests = found(patterns).map((test) => resolve(test))
      for (const file of found(files)) {
        const source = readFileSync(file, 'utf8')
        const ofFile = mutantsOf(file, source).map((mutant) => ({ number: count++, mutant, tests }))
        const numbers = new Map(ofFile.map(({ number, mutant }) => [mutant, number]))
        const numberOf = (mutant: Mutant) => numbers.get(mutant) ?? -1
        sources.set(resolve(file), instrumented(source, [...numbers.keys()], numberOf))
        ofPart.push(...ofFile)
      }
    }
    places.set(part, ofPart)
  }
  return { sources, places }
}

async function askPart(
  asking: Asking,
  part: Part,
  all: readonly Place[],
  until: number,
): Promise<PartResult> {
  const random = randomFrom(Number(options.seed))
  const wanted = all.filter(({ mutant }) => !options.file || mutant.file.includes(options.file))
  const list = shuffled(wanted, random).slice(0, options.sample ? Number(options.sample) : undefined)
  const started = Date.now()
  await asking.learn([...new Set(wanted.flatMap(({ tests }) => tests))])
  const learnt = Date.now()
  process.stdout.write(
    `\n${part.name}: ${wanted.length} places, ${seconds(learnt - started)} s to learn which tests reach which\n`,
  )
  const survived: Survivor[] = []
  let asked = 0
  for (const { number, mutant, tests } of list) {
    if (!options.all && Date.now() > until) break
    const verdict = await asking.ask(number, tests)
    asked += 1
    if (asked % 25 === 0) process.stdout.write(`  ${asked} of ${list.length} asked\n`)
    if (verdict === 'seen') continue
    survived.push({ ...mutant, isReached: verdict === 'survived' })
    process.stdout.write(
      `  ${verdict.padEnd(9)} ${mutant.file}:${mutant.line}  ${oneLine(mutant.from)}  →  ${oneLine(mutant.to)}\n`,
    )
  }
  const killed = asked - survived.length
  const perMinute = Math.round((asked * 60_000) / Math.max(1, Date.now() - learnt))
  process.stdout.write(
    `${part.name}: ${killed} of ${asked} seen (${percent(killed, asked)} %), ${perMinute} places a minute\n`,
  )
  return { part, places: all.length, asked, survived }
}

const seconds = (ms: number) => (ms / 1000).toFixed(1)
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 90) || '(left out)'
const percent = (killed: number, asked: number) =>
  asked === 0 ? 100 : Math.floor((killed * 1000) / asked) / 10

const results: PartResult[] = []
const { sources, places } = placesOf(chosen)
const asking = await openAsking(sources)
try {
  const end = Date.now() + Number(options.minutes) * 60_000
  for (const [index, part] of chosen.entries()) {
    // What a part leaves of its time goes to those behind it.
    const until = Date.now() + (end - Date.now()) / (chosen.length - index)
    results.push(await askPart(asking, part, places.get(part) ?? [], until))
  }
} finally {
  await asking.close()
}
if (options.write) writeReport(results, { seed: options.seed })
const below = results.filter(
  ({ asked, survived }) => asked > 0 && percent(asked - survived.length, asked) < floor,
)
for (const { part } of below) process.stdout.write(`${part.name} is below ${floor} %\n`)
process.exit(below.length === 0 ? 0 : 1)
