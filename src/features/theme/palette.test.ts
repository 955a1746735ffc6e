/** The derived colours of a site: whatever an owner picks, text can be read in light and dark. */
import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { contrastOf, contrastProblems, schemes } from '#ui/contrast.ts'
import { hexOfOklch, oklchOfHex } from '#ui/oklch.ts'
import { derivePalette, needs, paletteNames, ratioOf, type Colours } from './palette.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const both = fc.record({ light: hex, dark: hex })
const own = fc.dictionary(fc.constantFrom(...paletteNames), both, { maxKeys: 4 })

/** As the site's pages get it. */
const asTokens = (colours: Colours) =>
  Object.fromEntries(
    Object.entries(derivePalette(colours).palette).map(([name, { light, dark }]) => [
      name,
      `light-dark(${light}, ${dark})`,
    ]),
  )

/** Names every pair of colours that stand on each other and cannot be read. */
function unreadable(colours: Colours): string[] {
  const { palette } = derivePalette(colours)
  return schemes.flatMap((scheme) =>
    paletteNames.flatMap((name) =>
      (needs[name]?.on ?? []).flatMap((on) => {
        const ratio = contrastOf(palette[name][scheme], palette[on][scheme], scheme) ?? 0
        return ratio >= (needs[name]?.least ?? 1) ? [] : [`${name} on ${on} in ${scheme}: ${ratio}`]
      }),
    ),
  )
}

property.prop([hex, hex], { numRuns: 1000 })(
  'U11 of 1000 random brand and background colours every derived pair can be read',
  (brand, background) => {
    expect(unreadable({ brand, background, own: {} })).toEqual([])
    expect(contrastProblems(asTokens({ brand, background, own: {} }))).toEqual([])
  },
)

property.prop([hex, hex, own], { numRuns: 1000 })(
  'U11 own colours that cannot be read are moved until they can, and named',
  (brand, background, chosen) => {
    const colours = { brand, background, own: chosen }
    expect(unreadable(colours)).toEqual([])
    expect(contrastProblems(asTokens(colours))).toEqual([])
    const { palette, adjusted } = derivePalette(colours)
    for (const name of paletteNames) {
      const asked = chosen[name]
      if (asked && !adjusted.includes(name))
        for (const scheme of schemes)
          expect(Math.abs(oklchOfHex(asked[scheme]).l - oklchOfHex(palette[name][scheme]).l)).toBeLessThan(
            0.006,
          )
    }
  },
)

property.prop([hex], { numRuns: 500 })('hex to Oklch and back is the same colour', (colour) => {
  expect(hexOfOklch(oklchOfHex(colour))).toBe(colour)
})

property.prop([hex], { numRuns: 500 })('the hue of the brand is kept where it has one', (brand) => {
  const asked = oklchOfHex(brand)
  fc.pre(asked.c > 0.05)
  const { palette } = derivePalette({ brand, background: '#f9f6f0', own: {} })
  for (const scheme of schemes) {
    const got = oklchOfHex(palette.accent[scheme])
    // Near black and white a step of a channel is many degrees.
    if (got.c < 0.03) continue
    const apart = Math.abs(got.h - asked.h)
    expect(Math.min(apart, 360 - apart)).toBeLessThan(6)
  }
})

test('a readable brand stays as it is in light and is lighter in dark', () => {
  const { palette, adjusted } = derivePalette({ brand: '#0a7d6b', background: '#f9f6f0', own: {} })
  expect(palette.bg.light).toBe('#f9f6f0')
  expect(adjusted).not.toContain('background')
  expect(oklchOfHex(palette.accent.dark).l).toBeGreaterThan(0.7)
  expect(ratioOf(palette, 'accent', 'light')).toBeGreaterThanOrEqual(4.5)
})

test('a pale brand is moved, and said to be', () => {
  const { palette, adjusted } = derivePalette({ brand: '#ffe45c', background: '#ffffff', own: {} })
  expect(adjusted).toEqual(['brand'])
  expect(ratioOf(palette, 'accent', 'light')).toBeGreaterThanOrEqual(4.5)
})

test('a dark background is that of the dark scheme, and the light one gets its partner', () => {
  const { palette } = derivePalette({ brand: '#e0a030', background: '#14181c', own: {} })
  expect(palette.bg.dark).toBe('#14181c')
  expect(oklchOfHex(palette.bg.light).l).toBeGreaterThan(0.95)
})
