/** Which files of the browser's build go together: what is reached by more never needs a file that is loaded for less. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Chunk, groupOf, groupsOf, momentOf, type Reached, type Root } from './browserChunks.ts'

const screen = (name: string): Reached => ({ moment: 'screen', name })
const anyReached: fc.Arbitrary<Reached> = fc.oneof(
  fc
    .constantFrom('page', 'islands', 'shell', 'frame', 'editor', 'writing', 'around')
    .map((moment): Reached => ({ moment, name: moment })),
  fc.constantFrom('product', 'cart', 'login').map((name): Reached => ({ moment: 'island', name })),
  fc.constantFrom('gallery', 'tabs').map((name): Reached => ({ moment: 'small', name })),
  fc.integer({ min: 0, max: 9 }).map((number) => screen(`screen ${number}`)),
  fc.constantFrom('one', 'other').map((name): Reached => ({ moment: 'wanted', name })),
)
const keyOf = ({ moment, name }: Reached) => `${moment} ${name}`
const setOf = fc.uniqueArray(anyReached, { selector: keyOf, minLength: 1, maxLength: 6 })

/** A file needs none that is after it: those of what is reached by less. */
const order = [
  'common',
  'shared',
  'react',
  'islands',
  'blocks',
  'product',
  'shell',
  'early',
  'editor',
  'writing',
  'screens',
  'forms',
  'around',
]

/** Files as the bundler makes them: those that have no group are one for each set of roots. */
const fileOf = (reached: readonly Reached[]) =>
  groupOf(reached, 10) ?? `alone ${reached.map(keyOf).toSorted().join()}`
const union = (...sets: Reached[][]) => [...new Map(sets.flat().map((one) => [keyOf(one), one])).values()]

test('13.3 files never need each other: what is reached by more is before what is reached by less', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(setOf, setOf, setOf, (least, more, most) => {
      const [first, between, last] = [least, union(least, more), union(least, more, most)].map(fileOf)
      // Whatever lies between two modules of one file in a chain of imports is in that file too.
      if (first === last) expect(between).toBe(first)
      const places = [first, last].map((file) => order.indexOf(file ?? ''))
      places.forEach((place) => seen.add(order[place] ?? ''))
      if (!places.includes(-1)) expect(places[1]).toBeLessThanOrEqual(places[0] ?? 0)
    }),
    { numRuns: 5000 },
  )
  expect([...seen].filter(Boolean).toSorted()).toEqual(order.toSorted())
})

test('13.3 what a public page without React needs lies in no file that needs React', () => {
  fc.assert(
    fc.property(setOf, (others) => {
      for (const moment of ['page', 'small'] as const) {
        const group = groupOf([{ moment, name: moment }, ...others], 10)
        expect(['common', 'shared', null]).toContain(group)
      }
    }),
  )
})

test('13.3 who imports something later says when it is loaded; a new screen, block or part is written down nowhere', () => {
  const cases: [Root, string][] = [
    [{ path: 'src/visitor/boot.ts', by: [] }, 'page'],
    [{ path: 'src/visitor/planted.ts', by: ['src/visitor/boot.ts'] }, 'small'],
    [{ path: 'src/blocks/planted/enhance.ts', by: ['src/visitor/enhancements.ts'] }, 'small'],
    [
      { path: 'src/blocks/planted/view.tsx', by: ['src/blocks/lazyViews.ts', 'src/visitor/islandRoot.tsx'] },
      'island',
    ],
    [{ path: 'src/blocks/planted/view.tsx', by: ['src/blocks/lazyViews.ts'] }, 'wanted'],
    [
      {
        path: 'src/features/planted/screens/Planted.tsx',
        by: ['src/features/planted/screens/planted.screen.tsx'],
      },
      'screen',
    ],
    [{ path: 'src/editor/Planted.tsx', by: ['src/editor/partsAround.ts'] }, 'around'],
    [{ path: 'src/editor/Planted.tsx', by: ['src/editor/parts.ts'] }, 'wanted'],
  ]
  for (const [root, moment] of cases) expect(momentOf(root).moment, root.path).toBe(moment)
})

test('13.3 groups come from who reaches what', () => {
  const chunk = (fileName: string, imports: string[], facade: string | null = null): Chunk => ({
    fileName,
    facade,
    imports,
    modules: [`module of ${fileName}`],
  })
  const groups = groupsOf(
    [
      chunk('boot', ['call'], 'src/dashboard/boot.tsx'),
      chunk('one', ['table', 'call'], 'one'),
      chunk('two', ['table'], 'two'),
      chunk('island', ['react'], 'src/visitor/islandRoot.tsx'),
      chunk('table', ['react']),
      chunk('react', []),
      chunk('call', []),
    ],
    [
      { path: 'src/dashboard/boot.tsx', by: [] },
      { path: 'src/visitor/islandRoot.tsx', by: ['src/visitor/islands.ts'] },
      { path: 'one', by: ['one.screen.tsx'] },
      { path: 'two', by: ['two.screen.tsx'] },
    ],
  )
  expect(Object.fromEntries(groups)).toMatchObject({
    'module of table': 'screens',
    'module of react': 'react',
    'module of call': 'shell',
    'module of island': 'islands',
  })
})
