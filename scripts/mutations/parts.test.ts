/** The list of mutated parts fits the files that there are, and the places found in a file are those meant. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mutantsOf, mutated } from './mutants.ts'
import { filesOf, parts, testsOf } from './parts.ts'

test('6 every pattern of the list fits a file', () => {
  const patterns = parts.flatMap((part) => [...filesOf(part), ...testsOf(part)])
  expect(patterns.filter((pattern) => globSync(pattern).length === 0)).toEqual([])
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
