/** The runtime of pages knows the view of every block that wakes up, and of no other. */
import { expect, test } from 'vitest'
import { definitions } from '#blocks/registry.ts'
import { views } from './islandRoot.tsx'

test('F-PUB-12 every interactive block has its view in the runtime', () => {
  const interactive = [...definitions.values()]
    .filter((definition) => definition.interactive)
    .map(({ type }) => `../blocks/${type}/view.tsx`)
  expect(Object.keys(views).toSorted()).toEqual(interactive.toSorted())
})
