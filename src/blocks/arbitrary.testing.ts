/** Random documents of all block types that are found, each state made from its definition's schema or examples. */
import fc from 'fast-check'
import { z } from 'zod'
import type { Block, SharedState } from './block.ts'
import type { BlockDefinition } from './defineBlock.ts'
import { dropRule } from './dropRule.ts'
import { examplesOf } from './examples.ts'
import { definitions, dropClassOf } from './registry.ts'

const word = fc.constantFrom('Mug', 'sage & oat', 'a < b', 'two "hands"', "potter's", 'süß', '300 ml', '')
const richText = fc.constantFrom(
  'Fired <strong>twice</strong>.',
  'One &amp; two',
  '<a href="/care">Care</a> of it',
  '<em>Slow</em> clay<br>',
  '<p>First</p><p>Second</p>',
  '',
)
const url = fc.constantFrom(
  '/shop/mug',
  '/media/demo/mug-sage-1200.webp',
  'https://example.org/a?b=1&c=2',
  '#sizes',
  '',
)

interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  minimum?: number
  maximum?: number
}

/** Values of a schema, by the name of the key where it says what a text is. */
function valueOf(schema: Schema, name: string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valueOf(one, name)))
  switch (schema.type) {
    case 'string':
      if (/(^|_)(url|src|href|link|image|poster)$/.test(name)) return url
      return /^(text|html|code|body|answer|content)$/.test(name) ? richText : word
    case 'integer':
    case 'number': {
      const min = Math.max(schema.minimum ?? 0, -1000)
      return fc.integer({ min, max: Math.max(min, Math.min(schema.maximum ?? 12, 2000)) })
    }
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, name), { maxLength: 3 })
    case 'object':
      return objectOf(schema)
    default:
      return word
  }
}

function objectOf({
  properties = {},
  required = [],
  additionalProperties,
}: Schema): fc.Arbitrary<Record<string, unknown>> {
  const keys = Object.entries(properties)
  if (keys.length === 0 && typeof additionalProperties === 'object')
    return fc.dictionary(fc.constantFrom('a', 'b'), valueOf(additionalProperties, ''))
  return fc.record(Object.fromEntries(keys.map(([key, schema]) => [key, valueOf(schema, key)])), {
    requiredKeys: required,
  })
}

const sharedState: fc.Arbitrary<SharedState> = fc.record(
  {
    element_id: fc.constantFrom('sizes', 'opening hours'),
    is_hidden: fc.boolean(),
    style: fc.constantFrom<Record<string, string>[]>(
      { padding: '12px' },
      { color: 'var(--accent)', 'text-align': 'center' },
      { behavior: 'x' },
    ),
    style_at: fc.constantFrom<NonNullable<SharedState['style_at']>[]>(
      { phone: { normal: { padding: '4px' } } },
      { all: { hover: { opacity: '0.8' } } },
    ),
    font_size: fc.constantFrom('20px', '1.5rem'),
    font_color: fc.constant('#7a3b12'),
    font_family: fc.constant('Verdana'),
    class: fc.constantFrom<(string | string[])[]>('wide', ['wide', 'warm']),
    animate: fc.constant([{ trigger: 'onscreen' as const, action: 'fade', repeat: true }]),
    link: fc.constantFrom('/shop', 'javascript:alert(1)'),
    link_wrap: fc.boolean(),
    link_block: fc.boolean(),
    is_modal: fc.boolean(),
    popup: fc.constant({ on: 'time' as const, after: 5 }),
  },
  { requiredKeys: [] },
)

const stateMemo = new Map<string, fc.Arbitrary<Record<string, unknown>>>()

/** States of a type: of its schema, of its examples, or its defaults; sometimes with what every block may carry. */
export function stateOf(definition: BlockDefinition): fc.Arbitrary<Record<string, unknown>> {
  const known = stateMemo.get(definition.type)
  if (known) return known
  const schema: Schema = JSON.parse(
    JSON.stringify(z.toJSONSchema(definition.state, { unrepresentable: 'any', io: 'output' })),
  )
  const own = fc.oneof(
    { weight: 3, arbitrary: objectOf(schema) },
    { weight: 2, arbitrary: fc.constantFrom(...examplesOf(definition).map(({ block }) => block.state)) },
    { weight: 1, arbitrary: fc.constant({}) },
  )
  const shared = fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: sharedState })
  const made = fc.tuple(own, shared).map(([state, more]) => ({ ...state, ...more }))
  stateMemo.set(definition.type, made)
  return made
}

type Shape = Omit<Block, 'id' | 'children'> & { children: Shape[] }

const memo = new Map<string, fc.Arbitrary<Shape> | null>()

/** A block that may be in `parent` (null: at the top); null where nothing may. */
function shapeIn(parent: string | null, level: number, deepest: number): fc.Arbitrary<Shape> | null {
  const key = `${parent ?? ''} ${level} ${deepest}`
  const known = memo.get(key)
  if (known !== undefined) return known
  const parentClass = parent === null ? null : dropClassOf(parent)
  const allowed = [...definitions.values()].filter(
    ({ type }) =>
      dropRule({ child: dropClassOf(type), childType: type, parent: parentClass, depth: level, height: 1 })
        .ok,
  )
  const choices = allowed.map((definition) => {
    const isContainer = definition.accepts !== 'nothing'
    const inner = isContainer && level + 1 < deepest ? shapeIn(definition.type, level + 1, deepest) : null
    const children: fc.Arbitrary<Shape[]> = inner
      ? fc.array(inner, { minLength: 1, maxLength: level < 2 ? 3 : 2 })
      : fc.constant([])
    const shape = fc.record(
      {
        type: fc.constant(definition.type),
        state: stateOf(definition),
        children,
        do_not_render: fc.constantFrom(true, false, false, false),
      },
      { requiredKeys: ['type', 'state', 'children'] },
    )
    return { weight: inner ? 4 : 1, arbitrary: shape }
  })
  const made = choices.length > 0 ? fc.oneof(...choices) : null
  memo.set(key, made)
  return made
}

/** Documents of all block types, up to `deepest` levels deep, with ids in reading order. */
export function randomDocument(deepest = 8): fc.Arbitrary<Block[]> {
  const top = shapeIn(null, 0, deepest)
  if (!top) throw new Error('No block may stand at the top level')
  return fc.array(top, { minLength: 1, maxLength: 5 }).map((shapes) => {
    let count = 0
    const named = ({ children, ...rest }: Shape): Block => {
      count += 1
      const id = `b${count}`
      return { id, ...rest, children: children.map(named) }
    }
    return shapes.map(named)
  })
}
