/** Choices that set several design values at once: fonts, size of text, corners, spacing, shadows, and presets of all. */
import { fontPairs, fontStack, fontsWorn, ownStack, type FontPair, type OwnFont } from '#ui/siteFonts.ts'
import { tokens as themeTokens } from '#ui/tokens.ts'
import { withColours, type Look } from './look.ts'
import type { OwnColours } from './palette.ts'

const ownValue = new Map<string, string>(themeTokens.map(({ name, value }) => [name, value]))

/** Sets values; one that is the theme's own is left out. */
export function withValues(look: Look, values: Look): Look {
  const next = { ...look, ...values }
  return Object.fromEntries(
    Object.entries(next).filter(([name, value]) => !(name in values) || ownValue.get(name) !== value),
  )
}

const holds = (look: Look, values: Look): boolean =>
  Object.entries(values).every(([name, value]) => (look[name] ?? ownValue.get(name)) === value)

const valuesOfPair = ({ display, text }: FontPair): Look => ({
  'font-display': fontStack(display),
  'font-text': fontStack(text),
})

export const withPair = (look: Look, pair: FontPair): Look => withValues(look, valuesOfPair(pair))
/** Sets an own font for headings or for text; null: that of the theme. */
export const withOwnFont = (look: Look, name: 'font-display' | 'font-text', font: OwnFont | null): Look =>
  withValues(look, { [name]: font ? ownStack(font) : (ownValue.get(name) ?? '') })

/** Returns the pair that a look wears; undefined for fonts of the owner's own. */
export const pairOf = (look: Look): FontPair | undefined => {
  const isKnown = fontsWorn(look).length > 0
  return isKnown ? fontPairs.find((pair) => holds(look, valuesOfPair(pair))) : undefined
}

/** What each choice sets. */
export const shapes = {
  corners: {
    sharp: { 'radius-1': '0px', 'radius-2': '0px', 'radius-3': '0px' },
    soft: { 'radius-1': '2px', 'radius-2': '6px', 'radius-3': '12px' },
    round: { 'radius-1': '6px', 'radius-2': '12px', 'radius-3': '20px' },
    very_round: { 'radius-1': '10px', 'radius-2': '22px', 'radius-3': '32px' },
  },
  size: {
    small: steps(0.94, 0.92),
    medium: steps(1, 1),
    large: steps(1.08, 1.15),
  },
  weight: {
    thin: { 'weight-display': '340' },
    normal: { 'weight-display': '480' },
    bold: { 'weight-display': '680' },
    heavy: { 'weight-display': '820' },
  },
  spacing: {
    compact: { section: 'clamp(2rem, 5vw, 5rem)', 'space-5': '2rem', 'space-6': '3rem' },
    medium: { section: 'clamp(3rem, 8vw, 8rem)', 'space-5': '2.5rem', 'space-6': '4rem' },
    airy: { section: 'clamp(4rem, 11vw, 11rem)', 'space-5': '3rem', 'space-6': '5.5rem' },
  },
  shadows: {
    none: {
      'shadow-1': '0 0 0 rgb(0 0 0 / 0)',
      'shadow-2': '0 0 0 rgb(0 0 0 / 0)',
      'shadow-3': '0 0 0 rgb(0 0 0 / 0)',
    },
    soft: {
      'shadow-1': '0 1px 3px rgb(0 0 0 / 0.14)',
      'shadow-2': '0 4px 14px rgb(0 0 0 / 0.14)',
      'shadow-3': '0 12px 36px rgb(0 0 0 / 0.18)',
    },
    strong: {
      'shadow-1': '0 2px 5px rgb(0 0 0 / 0.26)',
      'shadow-2': '0 7px 20px rgb(0 0 0 / 0.26)',
      'shadow-3': '0 18px 48px rgb(0 0 0 / 0.32)',
    },
  },
} as const satisfies Record<string, Record<string, Look>>

/** The theme's sizes of text: running text by one share, headings by another. */
function steps(text: number, headings: number): Look {
  const scaled = (name: string, share: number) =>
    (ownValue.get(name) ?? '').replace(
      /([\d.]+)(rem|vw)/g,
      (_, number: string, unit: string) => `${+(Number(number) * share).toFixed(4)}${unit}`,
    )
  const sized = (names: readonly string[], share: number) => names.map((name) => [name, scaled(name, share)])
  return Object.fromEntries([
    ...sized(['step--1', 'step-0', 'step-1'], text),
    ...sized(['step-2', 'step-3', 'step-4', 'step-5'], headings),
  ])
}

export type Shape = keyof typeof shapes
export const shapeNames = [
  'corners',
  'size',
  'weight',
  'spacing',
  'shadows',
] as const satisfies readonly Shape[]

/** Returns the choice that a look holds; undefined for values of the owner's own. */
export const choiceOf = (look: Look, shape: Shape): string | undefined =>
  Object.entries<Look>(shapes[shape]).find(([, values]) => holds(look, values))?.[0]

export function withChoice(look: Look, shape: Shape, choice: string): Look {
  const values = Object.entries<Look>(shapes[shape]).find(([name]) => name === choice)?.[1]
  return values ? withValues(look, values) : look
}

interface Preset {
  /** A name of its own: it is the same in every language. */
  name: string
  brand: string
  background: string
  pair: FontPair
  corners: keyof (typeof shapes)['corners']
  spacing: keyof (typeof shapes)['spacing']
  /** Of headings. */
  weight: keyof (typeof shapes)['weight']
  size: keyof (typeof shapes)['size']
  /** Colours that are chosen where the derived ones would be of another world. */
  own: OwnColours
}

const preset = (
  name: string,
  brand: string,
  background: string,
  pair: readonly [display: string, text: string],
  corners: Preset['corners'],
  spacing: Preset['spacing'],
  weight: Preset['weight'] = 'normal',
): Preset => ({
  name,
  brand,
  background,
  pair: { display: pair[0], text: pair[1] },
  corners,
  spacing,
  weight,
  size: 'medium',
  own: {},
})

/** Butter and wine, in the dark a cellar: its paper is wine and no darker butter. What acts is embers in both. */
const osteria: Preset = {
  ...preset('Osteria', '#b5360e', '#f8f0db', ['playfair-display', 'manrope'], 'sharp', 'airy', 'thin'),
  own: {
    bg: { light: '#f8f0db', dark: '#1b0b0f' },
    surface: { light: '#fefaf0', dark: '#281418' },
    raised: { light: '#f0e3ca', dark: '#371e23' },
    ink: { light: '#37151d', dark: '#f1e7d2' },
    'ink-2': { light: '#654246', dark: '#c3b19d' },
    line: { light: '#e0ceb9', dark: '#4a2f33' },
    'line-2': { light: '#9b6c68', dark: '#93706d' },
    accent: { light: '#b5360e', dark: '#f7a062' },
    'accent-ink': { light: '#fefaf0', dark: '#230b10' },
    focus: { light: '#b5360e', dark: '#feb073' },
  },
}

/** Cobalt on paper, in the dark acid on a night of the same blue: what is read is as loud as a poster. */
const foghorn: Preset = {
  ...preset('Foghorn', '#132cbb', '#f8faf1', ['anybody', 'host-grotesk'], 'sharp', 'medium', 'heavy'),
  own: {
    bg: { light: '#f8faf1', dark: '#05081d' },
    surface: { light: '#e4ebfd', dark: '#080e2c' },
    raised: { light: '#d2ddfd', dark: '#0e1a47' },
    ink: { light: '#0c0c8b', dark: '#f2f6dd' },
    'ink-section': { light: '#0c0c8b', dark: '#deef23' },
    'ink-2': { light: '#374983', dark: '#abbbdc' },
    line: { light: '#b1bddf', dark: '#2a355c' },
    'line-2': { light: '#5971b5', dark: '#647ebc' },
    accent: { light: '#132cbb', dark: '#87a7ff' },
    'accent-ink': { light: '#f8faeb', dark: '#050926' },
    focus: { light: '#132cbb', dark: '#deef23' },
  },
}

/** A launch at daybreak; in the dark the page is the hour before it, and what acts is the sun. */
const dawn: Preset = {
  ...preset('Dawn', '#b8430e', '#f4f8fc', ['space-grotesk', 'inter'], 'round', 'medium'),
  own: {
    bg: { light: '#f4f8fc', dark: '#0f1223' },
    surface: { light: '#ffffff', dark: '#1d1f37' },
    raised: { light: '#e6ecf5', dark: '#292b46' },
    ink: { light: '#1b1434', dark: '#eceef9' },
    'ink-2': { light: '#4a4664', dark: '#b5b5ca' },
    line: { light: '#dadcea', dark: '#353858' },
    'line-2': { light: '#86849c', dark: '#71759a' },
    accent: { light: '#b8430e', dark: '#fe843d' },
    'accent-ink': { light: '#ffffff', dark: '#1b1020' },
    focus: { light: '#b8430e', dark: '#fe843d' },
  },
}

/** Loud pink and one red; in the dark plum, and the pink is what is read. */
const rosehip: Preset = {
  ...preset(
    'Rosehip',
    '#ae0505',
    '#ffbad4',
    ['bricolage-grotesque', 'dm-sans'],
    'very_round',
    'medium',
    'heavy',
  ),
  own: {
    bg: { light: '#ffbad4', dark: '#210c16' },
    surface: { light: '#fff7fa', dark: '#2f1622' },
    raised: { light: '#ffcfe1', dark: '#3d2030' },
    ink: { light: '#230917', dark: '#ffd6e6' },
    'ink-2': { light: '#602c42', dark: '#d4a5b6' },
    line: { light: '#d8a0b5', dark: '#523240' },
    'line-2': { light: '#9c5270', dark: '#916479' },
    accent: { light: '#ae0505', dark: '#fc4830' },
    'accent-ink': { light: '#fff7fa', dark: '#190610' },
    focus: { light: '#ae0505', dark: '#fc4830' },
  },
}

/** Drawing paper and one red lead; in the dark a blueprint without the blue. */
const slate: Preset = {
  ...preset('Slate', '#c52300', '#e1e3e5', ['host-grotesk', 'host-grotesk'], 'sharp', 'airy'),
  size: 'small',
  own: {
    bg: { light: '#e1e3e5', dark: '#101315' },
    surface: { light: '#e9ebee', dark: '#181b1d' },
    raised: { light: '#d6dadc', dark: '#212427' },
    ink: { light: '#131719', dark: '#e5e8ea' },
    'ink-2': { light: '#494e51', dark: '#a4a8ab' },
    line: { light: '#bcc0c3', dark: '#3a3f42' },
    accent: { light: '#c52300', dark: '#f25f36' },
    'accent-ink': { light: '#fcfcfc', dark: '#1b0a08' },
  },
}

/** Uncoated paper and the green of a workbench; in the dark the bench itself. */
const atelier: Preset = {
  ...preset('Atelier', '#20382b', '#f2f2ec', ['outfit', 'lora'], 'sharp', 'medium', 'thin'),
  own: {
    bg: { light: '#f2f2ec', dark: '#101511' },
    surface: { light: '#fafaf7', dark: '#181f19' },
    raised: { light: '#e7e9e2', dark: '#212922' },
    ink: { light: '#172319', dark: '#e8e9de' },
    'ink-2': { light: '#465449', dark: '#afb3a5' },
    line: { light: '#ced3ca', dark: '#343a33' },
  },
}

export const presets: readonly Preset[] = [
  preset('Orchard', '#3f6b2a', '#f6f4e8', ['lora', 'figtree'], 'round', 'medium'),
  preset('Harbour', '#0b5c8a', '#f4f8fb', ['host-grotesk', 'host-grotesk'], 'very_round', 'airy'),
  preset('Depot', '#d8351f', '#ffffff', ['archivo', 'archivo'], 'sharp', 'compact'),
  preset('Quarterly', '#7b1e3a', '#faf7f2', ['playfair-display', 'manrope'], 'sharp', 'airy'),
  preset('Plum', '#8a2a7c', '#fbf4fa', ['bricolage-grotesque', 'dm-sans'], 'round', 'medium'),
  preset('Observatory', '#3d4fd8', '#eef0f4', ['space-grotesk', 'inter'], 'soft', 'compact'),
  dawn,
  rosehip,
  slate,
  foghorn,
  atelier,
  osteria,
  preset('Bakery', '#a85510', '#fdf1df', ['quicksand', 'figtree'], 'very_round', 'medium'),
]

/** @param theme what the theme itself sets */
export const withPreset = (
  look: Look,
  { brand, background, own, pair, ...chosen }: Preset,
  theme: Look = {},
): Look =>
  (['corners', 'spacing', 'weight', 'size'] as const).reduce(
    (next, shape) => withChoice(next, shape, chosen[shape]),
    withPair(withColours(look, { brand, background, own }, theme), pair),
  )

/** Returns the design values of a preset over the theme's own; none for a name that is gone, or without one. */
export function lookOfPreset(name: string | undefined): Look {
  const found = presets.find((one) => one.name === name)
  return found ? withPreset({}, found) : {}
}
