/** Routes and what guards them. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkGuard, capabilities, type Capability } from '#platform/operations/capabilities.ts'
import { operation } from '#platform/operations/operation.ts'
import { defineScreen } from './screen.ts'

/** As data from elsewhere would name it, past the compiler. */
const guardFromElsewhere = (name: string): Capability => JSON.parse(JSON.stringify(name))

test.each(['', 'admin', 'constructor', 'toString', '__proto__', 'posts.write '])(
  'F-ROUTE-10 an unknown route middleware (%j) raises an error, for screens and for calls',
  (name) => {
    const capability = guardFromElsewhere(name)
    expect(() => defineScreen({ path: '/user/x', title: 'X', capability, component: () => null })).toThrow(
      `Unknown route middleware: ${name} (/user/x)`,
    )
    const call = {
      name: 'x.y',
      summary: 'X',
      method: 'GET',
      path: '/api/x',
      capability,
      input: z.strictObject({}),
      output: z.null(),
      run: async () => null,
    } as const
    expect(() => operation(call)).toThrow(`Unknown route middleware: ${name} (GET /api/x)`)
  },
)

test('F-ROUTE-10 what the table holds is known', () => {
  for (const name of [...capabilities, 'public']) expect(() => checkGuard(name, '/user/x')).not.toThrow()
})
