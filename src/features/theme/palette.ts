/**
 * The colours of a site from two: the brand and the background. Hue is kept; lightness moves to the nearest value that can be
 * read (4.5:1 for text, 3:1 for the edge of a field); chroma is reduced only where a screen cannot show it. What comes out
 * always passes, whatever goes in.
 */
import { contrastOf, schemes, type Scheme } from '#ui/contrast.ts'
import { fitChroma, hexOfOklch, oklchOfHex, type Oklch } from '#ui/oklch.ts'

export const grounds = ['bg', 'surface', 'raised'] as const
const inks = [
  'ink',
  'ink-section',
  'ink-2',
  'line',
  'line-2',
  'accent',
  'accent-ink',
  'focus',
  'good',
  'warn',
  'bad',
] as const
export const paletteNames = [...grounds, ...inks] as const
export type PaletteName = (typeof paletteNames)[number]

/** A colour in both schemes, as hex. */
export type Both = Readonly<Record<Scheme, string>>
export type Palette = Readonly<Record<PaletteName, Both>>
export type OwnColours = Readonly<Partial<Record<PaletteName, Both>>>

export interface Colours {
  /** Hex. */
  brand: string
  background: string
  /** Colours that the owner set instead of the derived ones. */
  own: OwnColours
}

/** What the theme has of itself: what does not follow from a change stays its own. */
export interface Base {
  brand: string
  background: string
  palette: Palette
}

export interface Derived {
  palette: Palette
  /** What was asked for and had to be moved to be readable; `brand` and `background` of the light scheme by these names. */
  adjusted: readonly (PaletteName | 'brand' | 'background')[]
}

/** Where a ground may be, so that text of any hue can be read on it. */
const groundRange = { light: [0.82, 1], dark: [0.08, 0.32] } as const
const enough = { text: 4.5, edge: 3 } as const

/** On what each colour stands, and by how much it must differ from that. Thin lines only divide. */
export const needs: Readonly<Partial<Record<PaletteName, { on: readonly PaletteName[]; least: number }>>> = {
  ink: { on: grounds, least: enough.text },
  'ink-section': { on: grounds, least: enough.text },
  'ink-2': { on: grounds, least: enough.text },
  'line-2': { on: grounds, least: enough.edge },
  accent: { on: grounds, least: enough.text },
  'accent-ink': { on: ['accent'], least: enough.text },
  focus: { on: grounds, least: enough.edge },
  good: { on: grounds, least: enough.text },
  warn: { on: grounds, least: enough.text },
  bad: { on: grounds, least: enough.text },
}

/** Returns a value for each colour of a palette. */
export function each<T>(value: (name: PaletteName) => T): Record<PaletteName, T> {
  return {
    bg: value('bg'),
    surface: value('surface'),
    raised: value('raised'),
    ink: value('ink'),
    'ink-section': value('ink-section'),
    'ink-2': value('ink-2'),
    line: value('line'),
    'line-2': value('line-2'),
    accent: value('accent'),
    'accent-ink': value('accent-ink'),
    focus: value('focus'),
    good: value('good'),
    warn: value('warn'),
    bad: value('bad'),
  }
}

const sideOf = (light: string, dark: string): Both => ({ light, dark })

/** Returns the lowest contrast of a colour with what it stands on. */
export function ratioOf(palette: Palette, name: PaletteName, scheme: Scheme): number {
  const on = needs[name]?.on ?? (['bg'] as const)
  // A ground is read by the text on it.
  const pairs = isGround(name)
    ? [[palette.ink[scheme], palette[name][scheme]] as const]
    : on.map((ground) => [palette[name][scheme], palette[ground][scheme]] as const)
  return Math.min(...pairs.map(([over, under]) => contrastOf(over, under, scheme) ?? 1))
}

const isGround = (name: PaletteName): boolean => grounds.some((ground) => ground === name)

const lately = new Map<string, Derived>()
const keptPalettes = 40

/** What was asked for lately is kept: a screen asks for the same several times while a colour is dragged. */
export function derivePalette(colours: Colours, base: Base | null = null): Derived {
  const key = JSON.stringify([colours, base])
  const known = lately.get(key)
  if (known) return known
  const derived = derive(colours, base)
  if (lately.size >= keptPalettes) lately.clear()
  lately.set(key, derived)
  return derived
}

function derive(colours: Colours, base: Base | null): Derived {
  const { brand, background, own } = colours
  const sides = schemes.map((scheme) => deriveSide(scheme, colours, base))
  const [light, dark] = sides
  if (!light || !dark) throw new Error('A palette has two sides')
  const palette = each((name) => sideOf(light.colours[name], dark.colours[name]))
  const adjusted: (PaletteName | 'brand' | 'background')[] = paletteNames.filter((name) =>
    sides.some((side) => side.adjusted.has(name)),
  )
  if (!own.bg && isMoved(background, palette.bg[sideShowing(background)])) adjusted.unshift('background')
  if (!own.accent && isMoved(brand, palette.accent.light)) adjusted.unshift('brand')
  return { palette, adjusted }
}

/** The scheme that shows a background as it is; the other one gets its partner. */
const sideShowing = (background: string): Scheme => (oklchOfHex(background).l < 0.55 ? 'dark' : 'light')

const isMoved = (asked: string, got: string): boolean =>
  Math.abs(oklchOfHex(asked).l - oklchOfHex(got).l) > 0.004

/** Colours that follow from the brand; the others follow from the background. */
const ofBrand: ReadonlySet<PaletteName> = new Set(['accent', 'accent-ink', 'focus'])

/** Returns the theme's own value of a colour, where nothing was chosen that it would follow from. */
function keptFrom(
  base: Base | null,
  { brand, background, own }: Colours,
  name: PaletteName,
): Both | undefined {
  if (!base) return undefined
  const isKept = ofBrand.has(name)
    ? brand === base.brand && !own.accent
    : background === base.background && !own.bg
  return isKept ? base.palette[name] : undefined
}

function deriveSide(scheme: Scheme, all: Colours, base: Base | null) {
  const { brand, background, own } = all
  const isLight = scheme === 'light'
  const adjusted = new Set<PaletteName>()
  const colours = each(() => '')
  const main = oklchOfHex(brand)
  const paper = oklchOfHex(background)

  function ground(name: (typeof grounds)[number], derived: Oklch): Oklch {
    const given = (own[name] ?? keptFrom(base, all, name))?.[scheme]
    const asked = given ? oklchOfHex(given) : derived
    const [lowest, highest] = groundRange[scheme]
    const l = Math.min(highest, Math.max(lowest, asked.l))
    if (own[name] && Math.abs(l - asked.l) > 0.004) adjusted.add(name)
    const fitted = fitChroma({ ...asked, l })
    colours[name] = given && l === asked.l ? given.toLowerCase() : hexOfOklch(fitted)
    return oklchOfHex(colours[name])
  }
  function over(name: (typeof inks)[number], derived: Oklch): void {
    const given = (own[name] ?? keptFrom(base, all, name))?.[scheme]
    const asked = given ? oklchOfHex(given) : derived
    const { on = [], least = 1 } = needs[name] ?? {}
    const under = on.map((one) => colours[one])
    colours[name] = nearest(asked, given ?? hexOfOklch(asked), under, least, scheme)
    if (own[name] && given && isMoved(given, colours[name])) adjusted.add(name)
  }

  const isShownHere = sideShowing(background) === scheme
  const bg = ground('bg', isShownHere ? paper : partnerOf(paper, scheme))
  ground('surface', { ...bg, l: bg.l + (isLight ? 0.017 : 0.04), c: bg.c * (isLight ? 0.5 : 1.1) })
  ground('raised', { ...bg, l: bg.l + (isLight ? -0.04 : 0.09), c: bg.c * (isLight ? 1.4 : 1.2) })
  // Text has a trace of the background's hue; a grey background takes that of the brand.
  const tint = { h: bg.c > 0.003 ? bg.h : main.h, c: Math.min(0.02, Math.max(bg.c, main.c * 0.1)) }
  over('ink', { ...tint, l: isLight ? 0.24 : 0.94 })
  over('ink-section', oklchOfHex(colours.ink))
  over('ink-2', { ...tint, l: isLight ? 0.45 : 0.76 })
  over('line', { ...tint, c: Math.max(tint.c * 0.7, bg.c), l: bg.l + (isLight ? -0.095 : 0.14) })
  over('line-2', { ...tint, l: isLight ? 0.62 : 0.55 })
  over('accent', isLight ? main : { ...main, l: Math.min(0.9, Math.max(0.76, main.l)) })
  over('accent-ink', { h: main.h, c: Math.min(0.02, main.c), l: isLight ? 0.99 : 0.2 })
  const accent = oklchOfHex(colours.accent)
  over('focus', isLight ? accent : { ...accent, l: Math.max(accent.l, 0.8) })
  over('good', { l: isLight ? 0.43 : 0.8, c: isLight ? 0.09 : 0.1, h: 150 })
  over('warn', { l: isLight ? 0.46 : 0.82, c: isLight ? 0.09 : 0.1, h: isLight ? 75 : 80 })
  over('bad', { l: isLight ? 0.46 : 0.77, c: isLight ? 0.16 : 0.12, h: 27 })
  return { colours, adjusted }
}

/** The background of the other scheme: the same hue, far darker or far lighter. */
const partnerOf = (paper: Oklch, scheme: Scheme): Oklch =>
  scheme === 'dark'
    ? { ...paper, l: 0.19, c: Math.min(0.035, paper.c * 1.4) }
    : { ...paper, l: 0.975, c: Math.min(0.02, paper.c * 0.6) }

/** Returns the colour of the nearest lightness that can be read on all of these. */
function nearest(asked: Oklch, hex: string, under: readonly string[], least: number, scheme: Scheme): string {
  const passes = (colour: string) => under.every((one) => (contrastOf(colour, one, scheme) ?? 0) >= least)
  if (passes(hex)) return hex.toLowerCase()
  for (let away = 0.002; away <= 1; away += 0.002)
    for (const l of [asked.l - away, asked.l + away]) {
      if (l < 0 || l > 1) continue
      const moved = hexOfOklch({ ...asked, l })
      if (passes(moved)) return moved
    }
  return scheme === 'light' ? '#000000' : '#ffffff'
}

/**
 * The brand as a ground, for themes that have such parts: as it was picked, in both schemes, with the colour of text on it and a pale
 * (in the dark, a deep) ground beside it that carries the text of the page.
 */
export function brandGround(brand: string, { ink }: Palette): { onBrand: string; tint: Both } {
  const { c, h } = oklchOfHex(brand)
  const [dark, light] = [0.17, 0.99].map((l) => hexOfOklch(fitChroma({ l, c: Math.min(0.01, c), h })))
  const onBrand = [dark, light].toSorted(
    (one, other) =>
      (contrastOf(other ?? '', brand, 'light') ?? 0) - (contrastOf(one ?? '', brand, 'light') ?? 0),
  )[0]
  const tintIn = (scheme: Scheme, l: number, most: number) => {
    const asked = fitChroma({ l, c: Math.min(most, c), h })
    return nearest(asked, hexOfOklch(asked), [ink[scheme]], enough.text, scheme)
  }
  return {
    onBrand: nearest(oklchOfHex(onBrand ?? '#000000'), onBrand ?? '#000000', [brand], enough.text, 'light'),
    tint: { light: tintIn('light', 0.9, 0.08), dark: tintIn('dark', 0.3, 0.07) },
  }
}
