/**
 * The design values of a site (tokens): colour, type, space, radius and shadow, by the name of their custom property. The
 * theme sets them, the setting `theme_tokens` sets them anew, styles of blocks refer to them as `var(--name)`.
 */

import { tokenTitles } from './texts/tokenTitles.ts'

const groups = ['colour', 'type', 'space', 'radius', 'shadow'] as const
export type TokenGroup = (typeof groups)[number]
type TokenName = Exclude<keyof typeof tokenTitles, TokenGroup>

export interface Token {
  /** The custom property without its dashes. */
  name: TokenName
  /** In the language that holds. */
  readonly title: string
  group: TokenGroup
  /** The theme's own value. */
  value: string
}

export const tokenGroups: readonly { name: TokenGroup; readonly title: string }[] = groups.map((name) => ({
  name,
  get title() {
    return tokenTitles[name]
  },
}))

const of =
  (group: TokenGroup) =>
  (name: TokenName, value: string): Token => ({
    name,
    get title() {
      return tokenTitles[name]
    },
    group,
    value,
  })
const colour = (name: TokenName, light: string, dark: string): Token =>
  of('colour')(name, `light-dark(oklch(${light}), oklch(${dark}))`)
const type = of('type')
const space = of('space')
const radius = of('radius')
const shadow = of('shadow')

export const tokens: readonly Token[] = [
  colour('bg', '97.5% 0.008 85', '19% 0.012 70'),
  colour('surface', '99.2% 0.004 85', '23% 0.014 70'),
  colour('raised', '93.5% 0.012 82', '28% 0.016 70'),
  colour('ink', '24% 0.02 60', '94% 0.012 85'),
  of('colour')('ink-section', 'var(--ink)'),
  colour('ink-2', '45% 0.02 65', '76% 0.015 80'),
  colour('line', '88% 0.012 80', '33% 0.015 70'),
  colour('line-2', '62% 0.02 70', '55% 0.02 75'),
  colour('accent', '48% 0.11 45', '76% 0.11 60'),
  colour('accent-ink', '99% 0.005 85', '20% 0.02 60'),
  colour('focus', '48% 0.11 45', '80% 0.11 60'),
  colour('good', '43% 0.09 150', '80% 0.1 150'),
  colour('warn', '46% 0.09 75', '82% 0.1 80'),
  colour('bad', '46% 0.16 27', '77% 0.12 27'),
  type('font-display', "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif"),
  type('font-text', "'Instrument Sans Variable', 'Instrument Fallback', system-ui, sans-serif"),
  type('weight-display', '480'),
  type('step--1', '0.9rem'),
  type('step-0', 'clamp(1rem, 0.93rem + 0.3vw, 1.1875rem)'),
  type('step-1', 'clamp(1.2rem, 1.12rem + 0.4vw, 1.4rem)'),
  type('step-2', 'clamp(1.35rem, 1.2rem + 0.8vw, 1.75rem)'),
  type('step-3', 'clamp(1.5rem, 1.25rem + 1.3vw, 2.25rem)'),
  type('step-4', 'clamp(1.9rem, 1.5rem + 2vw, 3rem)'),
  type('step-5', 'clamp(2.5rem, 6vw, 4.5rem)'),
  space('space-1', '0.25rem'),
  space('space-2', '0.5rem'),
  space('space-3', '1rem'),
  space('space-4', '1.5rem'),
  space('space-5', '2.5rem'),
  space('space-6', '4rem'),
  space('gutter', 'clamp(1rem, 4vw, 2.5rem)'),
  space('section', 'clamp(3rem, 8vw, 8rem)'),
  space('measure', '66ch'),
  space('page', '76rem'),
  radius('radius-1', '2px'),
  radius('radius-2', '6px'),
  radius('radius-3', '12px'),
  shadow('shadow-1', '0 1px 3px rgb(0 0 0 / 0.14)'),
  shadow('shadow-2', '0 4px 14px rgb(0 0 0 / 0.14)'),
  shadow('shadow-3', '0 12px 36px rgb(0 0 0 / 0.18)'),
]

/** How a style refers to a token. */
export const tokenReference = (name: string): string => `var(--${name})`

/** The name of the token that a value refers to; null for a value of its own. */
export function referredToken(value: string): string | null {
  return /^var\(--([a-z][a-z0-9-]*)\)$/.exec(value.trim())?.[1] ?? null
}
