/** What holds for every block type: its folder is whole, its schema strict, and what it draws can be named. */
import { expect, test } from 'vitest'
import { checkBlock } from './blockChecks.testing.tsx'
import { examplesOf } from './examples.ts'
import { definitions } from './registry.ts'
import { views } from './viewRegistry.ts'

const folders = new Set(Object.keys(import.meta.glob('./*/definition.ts')).map((path) => path.split('/')[1]))

test('F-POST-04 every folder of a block holds its definition and its view, under the name of the type', () => {
  expect(new Set(definitions.keys())).toEqual(folders)
  expect(new Set(views.keys())).toEqual(folders)
})

test.each([...definitions.values()])(
  'F-POST-04 $type says what it is, for people who look for it, and shows itself',
  (definition) => {
    const { type, label, icon, keywords, examples, version, migrations = {} } = definition
    expect({ type, label, icon }).toMatchObject({
      label: expect.stringMatching(/^[A-Z]/),
      icon: expect.stringMatching(/^[a-z][a-z0-9-]*$/),
    })
    expect(keywords.length).toBeGreaterThan(0)
    expect(examples?.length ?? 0).toBeGreaterThan(0)
    expect(examplesOf(definition).length).toBeGreaterThan(0)
    // A step for each version before this one.
    expect(Object.keys(migrations).map(Number)).toEqual(
      Array.from({ length: version - 1 }, (_, index) => index + 1),
    )
  },
)

for (const definition of definitions.values()) checkBlock(definition)
