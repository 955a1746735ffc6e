/** Stored blocks of older versions of their types. */
import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import type { Block } from './block.ts'
import type { BlockDefinition } from './defineBlock.ts'
import { migrated, stamped } from './migrate.ts'

/** In version 2 `size` became a number, in version 3 it is called `level`. */
const types = new Map<string, Pick<BlockDefinition, 'version' | 'migrations'>>([
  [
    'title',
    {
      version: 3,
      migrations: {
        1: (state: Record<string, unknown>) => ({ ...state, size: Number(state.size) }),
        2: ({ size, ...state }: Record<string, unknown>) => ({ ...state, level: size }),
      },
    },
  ],
  [
    'broken',
    {
      version: 2,
      migrations: {
        1: () => {
          throw new Error('no')
        },
      },
    },
  ],
  ['box', { version: 1 }],
])
const block = (
  type: string,
  state: Record<string, unknown> = {},
  more: Record<string, unknown> = {},
): Block => ({ id: `${type}00001`, type, state, children: [], ...more })

test('F-POST-04 a block is brought to the version of its type step by step, from the one that wrote it, wherever it is', () => {
  const tree = [
    block('box', {}, { children: [block('title', { size: '2', text: 'Care' })] }),
    block('title', { size: 3 }, { v: 2 }),
    block('title', { level: 4 }, { v: 3 }),
  ]
  const before = JSON.stringify(tree)
  const [box, second, third] = migrated(tree, types)
  expect(box?.children[0]).toMatchObject({ v: 3, state: { level: 2, text: 'Care' } })
  expect(second).toMatchObject({ v: 3, state: { level: 3 } })
  expect(third).toBe(tree[2])
  expect(JSON.stringify(tree)).toBe(before)
})

test('F-POST-04 a block that cannot be brought on, or is of a later version or an unknown type, stays as it is', () => {
  const tree = [
    block('broken', { a: 1 }),
    block('title', { shape: 'new' }, { v: 9 }),
    block('stranger', { a: 1 }),
  ]
  expect(migrated(tree, types)).toBe(tree)
})

test('F-POST-04 what is saved names its version, so that it is never brought on twice', () => {
  const [fresh, old] = stamped([block('title', { level: 2 }), block('title', { size: '5' }, { v: 1 })], types)
  expect(fresh).toMatchObject({ v: 3, state: { level: 2 } })
  expect(old).toMatchObject({ v: 3, state: { level: 5 } })
  expect(stamped([block('box')], types)).toEqual([block('box')])
})

const someBlock = fc.record({
  id: fc.string(),
  type: fc.constantFrom('title', 'box', 'broken', 'x'),
  state: fc.dictionary(fc.string(), fc.jsonValue()),
  children: fc.constant<Block[]>([]),
  v: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
})
property.prop([fc.array(someBlock)])(
  'F-POST-04 bringing on what has been brought on changes nothing',
  (blocks) => {
    const once = migrated(blocks, types)
    expect(migrated(once, types)).toEqual(once)
  },
)
