/** docs/mutations.md: a section for each part, written anew where that part was asked, and the figure over all. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { whyUnseen } from './equivalents.ts'
import type { Mutant } from './mutants.ts'
import { floor, parts, type Part } from './parts.ts'

export interface Survivor extends Mutant {
  /** Whether any test comes past it. */
  isReached: boolean
}

export interface PartResult {
  part: Part
  /** How many places there are. */
  places: number
  asked: number
  survived: readonly Survivor[]
}

const page = 'docs/mutations.md'
const heading = /^## (\w+): (\d+) of (\d+) seen.*$/

/** Keeps the sections of parts that were not asked. */
export function writeReport(results: readonly PartResult[], { seed }: { seed: string }): void {
  const known = existsSync(page) ? sectionsOf(readFileSync(page, 'utf8')) : new Map<string, string>()
  for (const result of results) known.set(result.part.name, sectionOf(result, seed))
  const sections = parts.flatMap(({ name }) => known.get(name) ?? [])
  const counts = sections.map((section) => heading.exec(section.split('\n')[0] ?? ''))
  const total = (group: number) => counts.reduce((whole, found) => whole + Number(found?.[group] ?? 0), 0)
  const rows = counts.map(
    (found) =>
      `| ${found?.[1]} | ${found?.[3]} | ${found?.[2]} | ${percent(Number(found?.[2]), Number(found?.[3]))} |`,
  )
  const text = [
    '# Mutations',
    '',
    'How many broken rules the tests see. `npm run test:mutations` breaks one place at a time (an operator, a condition, a',
    'constant, a step left out, in TypeScript and in the SQL within it) and asks the tests that own the rule; it ends with 1',
    `where a part is below ${floor} %. Parts, files and tests: \`scripts/mutations/parts.ts\`; why not a library:`,
    '[decision 021](decisions/021-mutations.md). This page is written by `npm run test:mutations -- --write`; add',
    '`--part pricing` for one part, `--minutes 60` or `--all` for more places. A place counts as seen also where the tests',
    'no longer come to an end. Why a place may stay unseen is said in `scripts/mutations/equivalents.ts`; it counts as not',
    'seen all the same.',
    '',
    '| part | places asked | seen | % |',
    '|---|---|---|---|',
    ...rows,
    `| all | ${total(3)} | ${total(2)} | ${percent(total(2), total(3))} |`,
    '',
    ...sections.map((section) => `${section}\n`),
  ]
  writeFileSync(page, `${text.join('\n').trimEnd()}\n`)
}

const percent = (killed: number, asked: number) =>
  asked === 0 ? 100 : Math.floor((killed * 1000) / asked) / 10

function sectionsOf(text: string): Map<string, string> {
  const sections = text.split(/^(?=## )/m).slice(1)
  return new Map(
    sections.map((section) => [heading.exec(section.split('\n')[0] ?? '')?.[1] ?? '', section.trimEnd()]),
  )
}

function sectionOf({ part, places, asked, survived }: PartResult, seed: string): string {
  const cell = (text: string) =>
    `\`${text.replaceAll(/\s+/g, ' ').replaceAll('`', '´').replaceAll('|', '\\|').slice(0, 80)}\``
  const reasonFor = (survivor: Survivor) =>
    whyUnseen(survivor, readFileSync(survivor.file, 'utf8')) ??
    (survivor.isReached ? '' : 'no test comes past it')
  const rows = survived
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.start - b.start)
    .map(
      (survivor) =>
        `| ${survivor.file}:${survivor.line} | ${cell(survivor.from)} | ${cell(survivor.to)} | ${reasonFor(survivor)} |`,
    )
  const head = `## ${part.name}: ${asked - survived.length} of ${asked} seen`
  const sample =
    asked === places
      ? 'Every place was asked.'
      : `${asked} of ${places} places were asked, chosen by seed ${seed}.`
  if (rows.length === 0) return [head, '', `${sample} None survived.`].join('\n')
  return [
    head,
    '',
    `${sample} Not seen:`,
    '',
    '| place | what stands there | what was put there | why it may stay |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n')
}
