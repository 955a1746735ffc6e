/** What an owner chose is read from the stored design values as it was written to them. */
import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { contrastProblems } from '#ui/contrast.ts'
import { back, begin, change, endGesture, forward } from './history.ts'
import { coloursOf, isSameLook, sheetOf, withColours } from './look.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

property.prop([hex, hex], { numRuns: 300 })(
  'brand and background come back as they were picked',
  (brand, background) => {
    const look = withColours({ 'space-3': '40px' }, { brand, background, own: {} })
    expect(coloursOf(look)).toEqual({ brand, background, own: {} })
    expect(look['space-3']).toBe('40px')
  },
)

test('an own colour stays when the brand changes', () => {
  const own = { warn: { light: '#6b4a00', dark: '#ffd98a' } }
  const first = withColours({}, { brand: '#0a7d6b', background: '#ffffff', own })
  expect(coloursOf(first).own).toEqual(own)
  const second = withColours(first, { ...coloursOf(first), brand: '#7a2ea0' })
  expect(coloursOf(second)).toEqual({ brand: '#7a2ea0', background: '#ffffff', own })
  expect(contrastProblems(second)).toEqual([])
})

test('values that were set as text are read, and kept as own colours', () => {
  const stored = { accent: 'light-dark(oklch(45% 0.12 300), oklch(80% 0.1 300))', good: '#1c5c32' }
  const colours = coloursOf(stored)
  expect(colours.own).toMatchObject({ good: { light: '#1c5c32', dark: '#1c5c32' } })
  expect(colours.brand).toMatch(/^#[0-9a-f]{6}$/)
})

test('the sheet of a preview sets every value, and nothing gets out of it', () => {
  const css = sheetOf({ 'font-text': 'x}</style><script>' })
  expect(css).toContain('--bg:light-dark(')
  expect(css).not.toMatch(/<|>|x}/)
})

test('a drag is one step', () => {
  let history = begin(0)
  for (const value of [1, 2, 3]) history = change(history, value, 'hue')
  history = change(endGesture(history), 4, 'hue')
  expect(history).toMatchObject({ past: [0, 3], now: 4 })
  history = back(back(history))
  expect(history).toMatchObject({ past: [], now: 0 })
  expect(forward(history).now).toBe(3)
  expect(forward(begin(1)).now).toBe(1)
  expect(isSameLook({ a: '1' }, { a: '1', b: '2' })).toBe(false)
})
