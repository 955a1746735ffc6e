/** Contrast of design colours (WCAG 2.2, 1.4.3 and 1.4.11): which pairs are on each other and whether they can be read. */
import { hexOfLinear, linearOfOklch } from './oklch.ts'
import { tokens as themeTokens } from './tokens.ts'

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** Linear light, 0 to 1. */
type LinearColour = readonly [red: number, green: number, blue: number]

/** Text needs 4.5:1, what only marks a place 3:1. */
export const contrastPairs: readonly { over: string; on: string; least: number }[] = [
  ...['bg', 'surface', 'raised'].flatMap((on) =>
    ['ink', 'ink-2', 'accent'].map((over) => ({ over, on, least: 4.5 })),
  ),
  { over: 'accent-ink', on: 'accent', least: 4.5 },
  ...['good', 'warn', 'bad'].map((over) => ({ over, on: 'bg', least: 4.5 })),
  { over: 'focus', on: 'bg', least: 3 },
  // Of themes with grounds in the colour of the brand.
  { over: 'on-brand', on: 'brand-fill', least: 4.5 },
  { over: 'ink', on: 'brand-tint', least: 4.5 },
]

export interface ContrastProblem {
  over: string
  on: string
  scheme: Scheme
  least: number
  /** Null: a colour is written in a way that cannot be calculated. */
  ratio: number | null
}

/** The pairs that cannot be read when a site's values stand over the theme's; only pairs of which a value was changed. */
export function contrastProblems(changed: Readonly<Record<string, string>>): ContrastProblem[] {
  const values = new Map<string, string>(themeTokens.map(({ name, value }) => [name, value]))
  for (const [name, value] of Object.entries(changed)) values.set(name, value)
  const touched = contrastPairs.filter(
    ({ over, on }) => (over in changed || on in changed) && values.has(over) && values.has(on),
  )
  return touched.flatMap((pair) =>
    schemes.flatMap((scheme) => {
      const ratio = contrastOf(values.get(pair.over) ?? '', values.get(pair.on) ?? '', scheme)
      return ratio !== null && ratio >= pair.least ? [] : [{ ...pair, scheme, ratio }]
    }),
  )
}

/** Returns the ratio of two CSS colours, 1 to 21; null where one cannot be calculated. */
export function contrastOf(over: string, on: string, scheme: Scheme): number | null {
  const [first, second] = [over, on].map((text) => colourOf(text, scheme))
  if (!first || !second) return null
  const [high, low] = [luminance(first), luminance(second)].toSorted((a, b) => b - a)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

/** Returns a colour as hex, as a scheme shows it; null where it cannot be calculated. */
export function hexIn(text: string, scheme: Scheme): string | null {
  const colour = colourOf(text, scheme)
  return colour && hexOfLinear(colour)
}

const luminance = ([red, green, blue]: LinearColour): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** Reads hex, rgb(), hsl(), oklch(), black and white, and the side of light-dark() that a scheme shows. */
function colourOf(text: string, scheme: Scheme): LinearColour | null {
  const plain = text.trim().toLowerCase()
  const both = /^light-dark\((.*)\)$/.exec(plain)?.[1]
  if (both !== undefined) {
    const comma = topLevelComma(both)
    return comma < 0
      ? null
      : colourOf(scheme === 'light' ? both.slice(0, comma) : both.slice(comma + 1), scheme)
  }
  if (plain === 'black' || plain === 'white') return plain === 'white' ? [1, 1, 1] : [0, 0, 0]
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(plain)?.[1]
  if (hex) {
    const pairs = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? [])
    return linear(pairs.map((pair) => Number.parseInt(pair, 16) / 255))
  }
  const call = /^(rgb|hsl|oklch)a?\(([^()]*)\)$/.exec(plain)
  // A colour that lets through what is behind it has no contrast of its own.
  if (!call || call[2]?.includes('/')) return null
  const parts = (call[2] ?? '').split(/[\s,]+/).filter(Boolean)
  if (parts.length !== 3) return null
  const numbers = parts.map((part) => Number(part.replace(/(%|deg)$/, '')))
  const [a = 0, b = 0, c = 0] = numbers
  if (numbers.some((number) => !Number.isFinite(number))) return null
  if (call[1] === 'rgb')
    return linear(numbers.map((number, index) => number / (parts[index]?.endsWith('%') ? 100 : 255)))
  if (call[1] === 'hsl') return linear(rgbOfHsl(a, b / 100, c / 100))
  const [red, green, blue] = linearOfOklch({ l: parts[0]?.endsWith('%') ? a / 100 : a, c: b, h: c })
  return [clamp(red), clamp(green), clamp(blue)]
}

function topLevelComma(text: string): number {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    else if (text[at] === ')') depth -= 1
    else if (text[at] === ',' && depth === 0) return at
  }
  return -1
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value))

function linear(encoded: readonly number[]): LinearColour {
  const [red = 0, green = 0, blue = 0] = encoded
    .map(clamp)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return [red, green, blue]
}

function rgbOfHsl(hue: number, saturation: number, lightness: number): number[] {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  return [0, 8, 4].map((offset) => {
    const at = (offset + hue / 30) % 12
    return lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))
  })
}
