/** What a person calls the brand follows the field Brand in every theme that comes with the program; nothing else does. */
import { expect, test } from 'vitest'
import { contrastProblems, hexIn, schemes } from '#ui/contrast.ts'
import { oklchOfHex } from '#ui/oklch.ts'
import { coloursOf, shownPalette, withColours, type Look } from './look.ts'
import { paletteNames } from './palette.ts'
import { allThemes } from './themes.ts'

const vivid = ['#c2185b', '#0b5d51', '#ffd400', '#1f3bff', '#101010']
const cases = allThemes().flatMap((theme) => vivid.map((brand) => ({ ...theme, brand })))
const ofBrand = new Set(['accent', 'accent-ink', 'focus'])

const withBrand = (tokens: Look, brand: string): Look =>
  withColours(tokens, { ...coloursOf(tokens, tokens), brand }, tokens)

test.each(cases)(
  '$title in $brand: what acts is in it, all else stays, all can be read',
  ({ tokens, brand }) => {
    const look = withBrand(tokens, brand)
    const [before, after] = [shownPalette(tokens), shownPalette(look)]
    const asked = oklchOfHex(brand)
    for (const scheme of schemes) {
      const shown = oklchOfHex(after.accent[scheme])
      if (asked.c > 0.05) expect(Math.abs(((shown.h - asked.h + 540) % 360) - 180)).toBeLessThan(6)
      if ('brand-fill' in tokens) expect(hexIn(look['brand-fill'] ?? '', scheme)).toBe(brand)
      for (const name of paletteNames) {
        if (ofBrand.has(name)) continue
        const [was, is] = [before, after].map((palette) => oklchOfHex(palette[name][scheme]))
        // Light moves where the theme's own would be hard to see; the hue of the brand never comes in.
        expect([name, is?.c]).toEqual([name, expect.closeTo(was?.c ?? 0, 2)])
      }
    }
    expect(contrastProblems(look)).toEqual([])
    expect(coloursOf(look, tokens)).toMatchObject({ brand, own: {} })
    expect(Object.keys(coloursOf(look, tokens).own)).toEqual([])
  },
)

test.each(allThemes())('$title: back at its own brand it has what it had', ({ tokens }) => {
  const { brand } = coloursOf(tokens, tokens)
  const look = withColours(
    withBrand(tokens, '#c2185b'),
    { ...coloursOf(withBrand(tokens, '#c2185b'), tokens), brand },
    tokens,
  )
  expect(look).toMatchObject(
    Object.fromEntries(
      Object.entries(tokens).filter(([name]) => name in shownPalette(tokens) && ofBrand.has(name)),
    ),
  )
  if ('brand-fill' in tokens) expect(look['brand-fill']).toBe(tokens['brand-fill'])
})
