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

test('13.3 each chain that the stand-in knows says what zod says of it', async () => {
  const { z: real } = await vi.importActual<typeof import('zod')>('zod')
  const { z: light } = await import('./schemaShape.ts')
  /** What the editor reads: the longest text, null without one, nothing where the schema is no text. */
  const lengthOf = (schema: object) => ('maxLength' in schema ? schema.maxLength : undefined)
  expect(lengthOf(light.string())).toBe(lengthOf(real.string()))
  expect(lengthOf(light.string().max(7))).toBe(lengthOf(real.string().max(7)))
  expect(lengthOf(light.string().trim().min().max(7))).toBe(lengthOf(real.string().trim().min(1).max(7)))
  expect(lengthOf(light.string().max(7).regex())).toBe(lengthOf(real.string().max(7).regex(/a/)))
  expect(lengthOf(light.string().max(7).optional())).toBe(lengthOf(real.string().max(7).optional()))
  expect(lengthOf(light.string().max(7).nullable())).toBe(lengthOf(real.string().max(7).nullable()))
  expect(lengthOf(light.number().int().positive().max(7))).toBe(
    lengthOf(real.number().int().positive().max(7)),
  )
  const chains = Object.getOwnPropertyNames(Object.getPrototypeOf(light.string())).filter(
    (name) => name !== 'constructor',
  )
  expect(chains.length).toBeGreaterThan(5)
  expect(chains.filter((name) => !(name in real.string()) && !(name in real.number()))).toEqual([])
  const keys = (schema: { shape?: object | undefined }) => Object.keys(schema.shape ?? {})
  for (const name of ['object', 'strictObject', 'looseObject'] as const)
    expect(keys(light[name]({ one: light.string(), two: light.number() }))).toEqual(
      keys(real[name]({ one: real.string(), two: real.number() })),
    )
})
