/** Icons are found by words of their names, and each of the package can be drawn. */
import dynamicIconImports from 'lucide-react/dynamicIconImports.mjs'
import { expect, test } from 'vitest'
import icon from '#blocks/icon/definition.ts'
import { findIcons, strokeOf } from './findIcons.ts'

test('F-POST-04 the name itself comes first, then names that begin with the words', async () => {
  const names = (await findIcons('truck', 5)).map(({ name }) => name)
  expect(names[0]).toBe('truck')
  expect(names.every((name) => name.includes('truck'))).toBe(true)
  expect((await findIcons('Shopping  bag', 5))[0]?.name).toBe('shopping-bag')
  expect(await findIcons('no such icon', 5)).toEqual([])
})

test.each([
  ['line', { x1: '1', y1: 2, x2: 3, y2: 4 }, 'M1 2L3 4'],
  ['circle', { cx: '12', cy: '12', r: '2' }, 'M10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0'],
  ['rect', { x: 1, y: 2, width: 3, height: 4 }, 'M1 2h3v4h-3z'],
  ['polygon', { points: '1 2 3 4' }, 'M1 2 3 4Z'],
])('F-POST-04 a %s is drawn as a path', (kind, attributes, path) => {
  expect(strokeOf([kind, attributes])).toBe(path)
})

test('F-POST-04 every icon of the package is one that a block can hold', async () => {
  const count = Object.keys(dynamicIconImports).length
  expect(count).toBeGreaterThan(1500)
  // Of the names that begin so: all would read a file each.
  const some = await findIcons('c', 300)
  for (const { name, strokes } of some)
    expect(icon.state.safeParse({ icon: { name, strokes } }).success, name).toBe(true)
})
