/** The list of mutated parts fits the files that there are, and the places found in a file are those meant. */
import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { equivalents, isMeant } from './equivalents.ts'
import { instrumented } from './instrumented.ts'
import { mutantsOf, mutated } from './mutants.ts'
import { filesOf, keepers, parts, testsOf } from './parts.ts'

test('6 every pattern of the list fits a file', () => {
  const patterns = parts.flatMap((part) => [...filesOf(part), ...testsOf(part)])
  expect(patterns.filter((pattern) => globSync(pattern).length === 0)).toEqual([])
})

test('6 what a process keeps is found where it is kept', () => {
  for (const { file, from } of keepers)
    expect([file, readFileSync(file, 'utf8').split(from).length - 1]).toEqual([file, 1])
})

test('6 every part has places to break, and tests to ask', () => {
  for (const part of parts) {
    const places = filesOf(part)
      .flatMap((pattern) => globSync(pattern))
      .flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')))
    expect([part.name, places.length > 5, testsOf(part).length > 0]).toEqual([part.name, true, true])
  }
})

test('6 operators, conditions, constants, steps and the SQL of a file are broken one at a time; types and texts are not', () => {
  const source = [
    "import { sql } from 'kysely'",
    "const kinds: readonly ('a' | 'b')[] = ['a']",
    'export function pay(left: number, isNew = false): string {',
    "  if (left >= 2 && !isNew) throw new Error('No ' + left)",
    '  stop(left)',
    '  return /^[ab]/.test(String(left)) ? sql`select 1 from stock where on_hand > 0` : kinds[0]',
    '}',
  ].join('\n')
  const found = mutantsOf('pay.ts', source)
  expect(found.map(({ line, from, to }) => `${line} ${from} → ${to}`).toSorted()).toEqual(
    [
      "2 ['a'] → []",
      "2 'a' → ''",
      '3 false → true',
      '4 left >= 2 && !isNew → true',
      '4 left >= 2 && !isNew → false',
      '4 && → ||',
      '4 >= → >',
      '4 >= → <',
      '4 2 → 3',
      '4 !isNew → isNew',
      '5 stop(left) → ;',
      '6 /^[ab]/.test(String(left)) → true',
      '6 /^[ab]/.test(String(left)) → false',
      '6 /^[ab]/ → /[ab]/',
      '6 /^[ab]/ → /^[b]/',
      '6 /^[ab]/ → /^[a]/',
      '6 > → >=',
      '6 0 → 1',
    ].toSorted(),
  )
  const [first] = found
  expect(first && mutated(source, first)).not.toBe(source)
})

test('6 what is said to change nothing is a place that is still there', () => {
  const gone = equivalents.filter((entry) => {
    const source = readFileSync(entry.file, 'utf8')
    return !mutantsOf(entry.file, source).some((mutant) => isMeant(entry, mutant, source))
  })
  expect(gone.map(({ file, on, from, to }) => `${file}: ${on}: ${from} → ${to}`)).toEqual([])
})

test('6 a file with all its broken places in it still is a program, and each place asks once', () => {
  for (const file of parts.flatMap(filesOf).flatMap((pattern) => globSync(pattern))) {
    const source = readFileSync(file, 'utf8')
    const mutants = mutantsOf(file, source)
    const text = instrumented(source, mutants, (mutant) => mutants.indexOf(mutant))
    expect([file, parseSync(file, text).errors.map(({ message }) => message)]).toEqual([file, []])
    const asked = [...text.matchAll(/globalThis\.isBroken\((\d+)\)/g)].map((match) => Number(match[1]))
    expect([file, asked.toSorted((a, b) => a - b)]).toEqual([file, mutants.map((_, index) => index)])
  }
})

test('6 one place is broken at a time, and only that', () => {
  const plain = [
    'export function kind(left, names) {',
    '  let seen = ""',
    '  if (left >= 2) seen = names?.filter(Boolean).slice(1)[0] ?? "none"',
    '  for (const one of [1, 2]) {',
    '    if (one === left) break',
    '    seen += "x"',
    '  }',
    '  switch (seen) {',
    '    case "x":',
    '      seen += "y"',
    '  }',
    '  return { 1: `${seen}!`, left: -left }',
    '}',
  ].join('\n')
  const mutants = mutantsOf('kind.js', plain)
  const whole = instrumented(plain, mutants, (mutant) => mutants.indexOf(mutant))
  const answers = (text: string, broken: number) => {
    const body = text.replace('export function kind', 'return function kind')
    const isBroken = (place: number) => place === broken
    const kind = new Function('globalThis', body)({ isBroken })
    return [0, 1, 2, 3].flatMap((left) =>
      [undefined, ['', 'a', 'b']].map((names) => {
        try {
          return JSON.stringify(kind(left, names))
        } catch (error) {
          return String(error)
        }
      }),
    )
  }
  expect(answers(whole, -1)).toEqual(answers(plain, -1))
  for (const [index, mutant] of mutants.entries()) {
    expect([mutant, answers(whole, index)]).toEqual([mutant, answers(mutated(plain, mutant), -1)])
  }
})
