/** The window of page numbers. */
import { test as property, fc } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { pageWindow } from './pagination.ts'

test('F-UI-18 F-CONST-14 neighbours of the current page stand, the rest are elided', () => {
  expect(pageWindow(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20])
  expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 'gap', 20])
  expect(pageWindow(20, 20)).toEqual([1, 'gap', 17, 18, 19, 20])
  expect(pageWindow(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20])
  expect(pageWindow(2, 3)).toEqual([1, 2, 3])
  expect(pageWindow(1, 0)).toEqual([])
})

property.prop([fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 })])(
  'F-CONST-14 first, last and current always stand, in order, and no gap hides one page only',
  (current, pages) => {
    const slots = pageWindow(current, pages)
    const numbers = slots.filter((slot) => slot !== 'gap')
    expect(numbers[0]).toBe(1)
    expect(numbers.at(-1)).toBe(pages)
    expect(numbers).toContain(Math.min(current, pages))
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
    slots.forEach((slot, index) => {
      if (slot !== 'gap') return
      const before = slots[index - 1]
      const after = slots[index + 1]
      expect(Number(after) - Number(before)).toBeGreaterThan(2)
    })
  },
)
