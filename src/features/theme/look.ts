/**
 * What an owner chose, read from the design values of the site (setting `theme_tokens`) and written to them. The values are all that is
 * stored, so what was set as text before, or by a call, is read as well as what this screen wrote. `brand` and `background`
 * are kept beside the derived colours: what was asked for may have been moved to be readable.
 */
import { hexIn, schemes } from '#ui/contrast.ts'
import { referredToken, tokens as themeTokens } from '#ui/tokens.ts'
import {
  derivePalette,
  each,
  paletteNames,
  type Both,
  type Colours,
  type OwnColours,
  type Palette,
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

/** @param theme what the theme itself sets: that is nobody's choice */
export function coloursOf(whole: Look, theme: Look = {}): Colours {
  const look = Object.fromEntries(Object.entries(whole).filter(([name, value]) => theme[name] !== value))
  const own = (name: string) => valueOf(whole, name)
  const paper = bothOf(own('bg'))
  const plain: Colours = {
    brand: hexIn(look.brand ?? own('accent'), 'light') ?? '#000000',
    background: hexIn(look.background ?? '', 'light') ?? paper?.light ?? '#ffffff',
    own: {},
  }
  // Text follows the grounds, so these are compared first.
  const grounds = { ...plain, own: differing(look, plain, ['bg', 'surface', 'raised']) }
  return { ...grounds, own: { ...grounds.own, ...differing(look, grounds, paletteNames) } }
}

function differing(look: Look, colours: Colours, names: readonly (keyof OwnColours)[]): OwnColours {
  const { palette } = derivePalette(colours)
  const found: Partial<Record<keyof OwnColours, Both>> = {}
  for (const name of names) {
    const stored = look[name] === undefined ? null : bothOf(look[name])
    if (!stored || colours.own[name]) continue
    if (schemes.some((scheme) => stored[scheme] !== palette[name][scheme])) found[name] = stored
  }
  return found
}

export function withColours(look: Look, colours: Colours): Look {
  const { palette } = derivePalette(colours)
  return {
    ...look,
    brand: colours.brand,
    background: colours.background,
    ...Object.fromEntries(paletteNames.map((name) => [name, written(palette[name])])),
  }
}

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
