/** What the browser has in place of zod says of every block what zod says: its keys and how long its texts may be. */
import { afterAll, expect, test, vi } from 'vitest'
import type { BlockDefinition } from './defineBlock.ts'
import { definitions } from './registry.ts'

afterAll(() => void vi.doUnmock('zod'))

/** Keys and limits of a state as the editor reads them. */
function readShape({ state }: BlockDefinition): [key: string, maxLength: unknown][] {
  return Object.entries(state.shape).map(([key, schema]) => [
    key,
    'maxLength' in schema ? (schema.maxLength ?? null) : null,
  ])
}

test('F-EDIT-09 in the browser each block has the same keys and the same longest texts as on the server', async () => {
  vi.resetModules()
  vi.doMock('zod', () => import('./schemaShape.ts'))
  const { definitions: inBrowser } = await import('./registry.ts')
  expect([...inBrowser.keys()]).toEqual([...definitions.keys()])
  for (const [type, definition] of definitions) {
    const light = inBrowser.get(type)
    expect(light && [type, readShape(light)]).toEqual([type, readShape(definition)])
  }
  expect([...inBrowser.values()].some(({ state }) => 'parse' in state)).toBe(false)
})
