/**
 * What an owner chose, read from the design values of the site (setting `theme_tokens`) and written to them. The values are all that is
 * stored, so what was set as text before, or by a call, is read as well as what this screen wrote. `brand` and `background`
 * are kept beside the derived colours: what was asked for may have been moved to be readable.
 */
import { hexIn, schemes, type Scheme } from '#ui/contrast.ts'
import { referredToken, tokens as themeTokens } from '#ui/tokens.ts'
import {
  brandGround,
  derivePalette,
  each,
  paletteNames,
  type Base,
  type Both,
  type Colours,
  type OwnColours,
  type Palette,
  type PaletteName,
} from './palette.ts'

export type Look = Readonly<Record<string, string>>

const themeValues = new Map<string, string>(themeTokens.map(({ name, value }) => [name, value]))

const valueOf = (look: Look, name: string): string => look[name] ?? themeValues.get(name) ?? ''

/** Returns both sides of a value; null where a side cannot be calculated. */
export function bothOf(value: string): Both | null {
  const [light, dark] = schemes.map((scheme) => hexIn(value, scheme))
  return light && dark ? { light, dark } : null
}

const written = ({ light, dark }: Both): string => (light === dark ? light : `light-dark(${light}, ${dark})`)

/** A theme with grounds in the colour of its brand names that colour, what stands on it (`on-brand`) and a pale ground beside it (`brand-tint`). */
const brandFill = 'brand-fill'

/** The brand of a theme: the ground that is loud in it, or else the colour of what acts. */
const brandOf = (theme: Look): string =>
  hexIn(theme[brandFill] ?? '', 'light') ?? hexIn(valueOf(theme, 'accent'), 'light') ?? '#000000'

export const baseOf = (theme: Look): Base => ({
  brand: brandOf(theme),
  background: hexIn(valueOf(theme, 'bg'), 'light') ?? '#ffffff',
  palette: shownPalette(theme),
})

/** @param theme what the theme itself sets: that is nobody's choice */
export function coloursOf(whole: Look, theme: Look = {}): Colours {
  const look = Object.fromEntries(Object.entries(whole).filter(([name, value]) => theme[name] !== value))
  const base = baseOf(theme)
  const differing = differingFrom(look, base)
  const own = (name: string) => hexIn(valueOf(whole, name), 'light')
  const plain: Colours = {
    brand:
      hexIn(look.brand ?? '', 'light') ??
      (look.accent === undefined ? base.brand : (own('accent') ?? '#000000')),
    background: hexIn(look.background ?? '', 'light') ?? own('bg') ?? '#ffffff',
    own: {},
  }
  // Text follows the grounds, so these are compared first.
  const grounds = { ...plain, own: differing(plain, ['bg', 'surface', 'raised']) }
  return { ...grounds, own: { ...grounds.own, ...differing(grounds, paletteNames) } }
}

/** What a site stored before its theme kept what a change does not touch was derived from the two alone: that is nobody's choice either. */
const differingFrom =
  (look: Look, base: Base) =>
  (colours: Colours, names: readonly (keyof OwnColours)[]): OwnColours => {
    const derived = [base, null].map((one) => derivePalette(colours, one).palette)
    const found: Partial<Record<keyof OwnColours, Both>> = {}
    for (const name of names) {
      const stored = look[name] === undefined ? null : bothOf(look[name])
      if (!stored || colours.own[name]) continue
      if (derived.every((palette) => schemes.some((scheme) => stored[scheme] !== palette[name][scheme])))
        found[name] = stored
    }
    return found
  }

/** @param theme what the theme itself sets: a colour that is its own is written as there, or left to the default theme */
export function withColours(look: Look, colours: Colours, theme: Look = {}): Look {
  const base = baseOf(theme)
  const { palette } = derivePalette(colours, base)
  const isOriginal = (name: PaletteName) =>
    schemes.every((scheme) => palette[name][scheme] === base.palette[name][scheme])
  const values = paletteNames.map((name) => [name, isOriginal(name) ? theme[name] : written(palette[name])])
  return {
    ...Object.fromEntries(Object.entries(look).filter(([name]) => !isPaletteName(name))),
    brand: colours.brand,
    background: colours.background,
    ...Object.fromEntries(values.filter(([, value]) => value !== undefined)),
    ...fillOf(colours.brand, palette, theme),
  }
}

const isPaletteName = (name: string): boolean => paletteNames.some((one) => one === name)

/** Returns the grounds in the brand's colour, for a theme that has such. */
function fillOf(brand: string, palette: Palette, theme: Look): Look {
  if (theme[brandFill] === undefined) return {}
  const { onBrand, tint } = brandGround(brand, palette)
  const chosen = { [brandFill]: brand, 'on-brand': onBrand, 'brand-tint': written(tint) }
  return brand === brandOf(theme) ? { ...chosen, ...only(theme, Object.keys(chosen)) } : chosen
}

const only = (look: Look, names: readonly string[]): Look =>
  Object.fromEntries(Object.entries(look).filter(([name]) => names.includes(name)))

/** Returns what a look is known by: its ground in the colour of the brand, or else the colour of what acts. */
export const brandShown = (look: Look, scheme: Scheme): string =>
  hexIn(look[brandFill] ?? '', scheme) ?? shownPalette(look).accent[scheme]

/** Returns the colours as pages show them, those of the theme where none was chosen. */
export const shownPalette = (look: Look): Palette =>
  each((name) => {
    const value = valueOf(look, name)
    const referred = referredToken(value)
    return bothOf(referred ? valueOf(look, referred) : value) ?? { light: '#808080', dark: '#808080' }
  })

/** Returns the one sheet that a previewed page wears: every value, so that what the page came with does not show through. The control that leads to the editor is not part of the look. */
export function sheetOf(look: Look, faces = ''): string {
  const values = { ...Object.fromEntries(themeValues), ...look }
  const lines = Object.entries(values).map(([name, value]) => `--${name}:${value}`)
  return `${faces}@layer owner{:root{${lines.join(';').replace(/[<>{}]/g, '')}}.edit-controls{display:none}}`
}

export const isSameLook = (one: Look, other: Look): boolean => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => one[name] === other[name])
}
