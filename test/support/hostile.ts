/** Values that no honest client sends, fitted to what an operation's schema asks for, so that they get past its door. */
import fc from 'fast-check'
import { z } from 'zod'
import type { Operation } from '#platform/operations/operation.ts'

interface Shape {
  type?: string
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  enum?: unknown[]
  const?: unknown
}

export const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202egnp.exe',
  '../../etc/passwd',
  '..\\..\\x',
  "' or 1=1 --",
  "'; drop table post; --",
  '<script>alert(1)</script>',
  '{{constructor}}',
  '${7*7}',
  '%00',
  '%',
  '(a+)+$',
  '[',
  '\\',
  '1e999',
  '-1',
  '99999999999999999999',
  'NaN',
  'null',
  'true',
  '[object Object]',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '2026-99-99',
  '0000-00-00T00:00:00Z',
  '+275760-09-13',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'http://127.0.0.1/',
  'javascript:alert(1)',
  '//evil.example',
  '\r\nset-cookie: a=b',
  '/'.repeat(600),
  'ä'.repeat(5000),
  'home',
  'price',
  'page',
  'product',
  'published',
  'a@example.org',
]
const hostileNumbers = [0, -0, -1, 1.5, 2 ** 31, -(2 ** 31), 2 ** 53, 1e15, 1e308, -1e308, 5e-324]

const text = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ maxLength: 40 }), fc.uuid())
const number = fc.oneof(fc.constantFrom(...hostileNumbers), fc.integer())
const anything = fc.oneof(
  text,
  number,
  fc.boolean(),
  fc.constant(null),
  fc.constant([]),
  fc.constant({}),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Mostly of the asked type, sometimes anything else. */
function valueFor(shape: Shape | undefined, depth = 0): fc.Arbitrary<unknown> {
  if (!shape || depth > 5) return anything
  if (shape.const !== undefined) return fc.constant(shape.const)
  if (shape.enum) return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...shape.enum) }, anything)
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map((one) => valueFor(one, depth + 1)))
  const fitting =
    shape.type === 'string'
      ? text
      : shape.type === 'number' || shape.type === 'integer'
        ? number
        : shape.type === 'boolean'
          ? fc.boolean()
          : shape.type === 'array'
            ? fc.array(valueFor(shape.items, depth + 1), { maxLength: 4 })
            : shape.properties
              ? bodyFor(shape, depth + 1)
              : shape.type === 'object'
                ? fc.dictionary(text, anything, { maxKeys: 4 })
                : anything
  return fc.oneof({ weight: 8, arbitrary: fitting }, { weight: 1, arbitrary: anything })
}

function bodyFor(shape: Shape, depth = 0): fc.Arbitrary<Record<string, unknown>> {
  const entries = Object.entries(shape.properties ?? {}).map(
    ([name, one]) => [name, valueFor(one, depth)] as const,
  )
  return fc.record(Object.fromEntries(entries), { requiredKeys: [] })
}

/** Bodies with the operation's own keys and hostile values. */
export function hostileInput(operation: Operation): fc.Arbitrary<Record<string, unknown>> {
  const shape: Shape = JSON.parse(
    JSON.stringify(
      z.toJSONSchema(operation.input, {
        io: 'input',
        unrepresentable: 'any',
        reused: 'inline',
        cycles: 'ref',
      }),
    ),
  )
  return bodyFor(shape)
}
