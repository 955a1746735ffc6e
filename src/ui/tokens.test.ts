/** Design values: those of the theme are those listed here, and no pair of colours falls below what can be read. */
import { fc, test as property } from '@fast-check/vitest'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastOf, contrastPairs, contrastProblems, schemes } from './contrast.ts'
import { referredToken, tokenReference, tokens } from './tokens.ts'

test('F-EDIT-06 the theme sets every listed design value to what the list says', () => {
  const css = readFileSync('themes/default/tokens.css', 'utf8')
  const set = new Map(
    [...css.matchAll(/^\s*--([a-z0-9-]+):\s*(.*);$/gm)].map((match) => [match[1], match[2]]),
  )
  expect(Object.fromEntries(tokens.map(({ name }) => [name, set.get(name)]))).toEqual(
    Object.fromEntries(tokens.map(({ name, value }) => [name, value])),
  )
})

test('F-EDIT-06 every pair of the theme can be read, light and dark', () => {
  const all = Object.fromEntries(tokens.map(({ name, value }) => [name, value]))
  expect(contrastProblems(all)).toEqual([])
})

test('F-EDIT-06 contrast is that of WCAG, however a colour is written', () => {
  expect(contrastOf('#000', 'white', 'light')).toBe(21)
  expect(contrastOf('#767676', '#fff', 'light')).toBeCloseTo(4.54, 2)
  expect(contrastOf('rgb(118, 118, 118)', 'rgb(100% 100% 100%)', 'dark')).toBeCloseTo(4.54, 2)
  expect(contrastOf('hsl(0 0% 46.27%)', '#ffffff', 'light')).toBeCloseTo(4.54, 1)
  expect(contrastOf('light-dark(rgb(0 0 0), #fff)', '#fff', 'light')).toBe(21)
  expect(contrastOf('light-dark(rgb(0 0 0), #fff)', '#fff', 'dark')).toBe(1)
  for (const unknown of ['var(--ink)', 'rgb(0 0 0 / 50%)', 'tomatoe', 'light-dark(#000)', ''])
    expect(contrastOf(unknown, '#fff', 'light')).toBeNull()
})

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

property.prop([hex, hex], { numRuns: 500 })(
  'F-EDIT-06 of 500 random brand colours none that cannot be read passes',
  (accent, paper) => {
    const problems = contrastProblems({ accent, bg: paper })
    for (const { over, on, least } of contrastPairs) {
      if (![over, on].some((name) => name === 'accent' || name === 'bg')) continue
      for (const scheme of schemes) {
        const value = (name: string) =>
          ({ accent, bg: paper })[name] ?? tokens.find((token) => token.name === name)?.value ?? ''
        const isBelow = (contrastOf(value(over), value(on), scheme) ?? 0) < least
        expect(
          problems.some((found) => found.over === over && found.on === on && found.scheme === scheme),
        ).toBe(isBelow)
      }
    }
  },
)

test('F-EDIT-06 a style refers to a token by its name', () => {
  expect(referredToken(tokenReference('space-3'))).toBe('space-3')
  expect(referredToken('12px')).toBeNull()
})
