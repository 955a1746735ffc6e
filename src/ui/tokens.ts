/**
 * The design values of a site (tokens): colour, type, space, radius and shadow, by the name of their custom property. The
 * theme sets them, the setting `theme_tokens` sets them anew, styles of blocks refer to them as `var(--name)`.
 */

export type TokenGroup = 'colour' | 'type' | 'space' | 'radius' | 'shadow'

export interface Token {
  /** The custom property without its dashes. */
  name: string
  title: string
  group: TokenGroup
  /** The theme's own value. */
  value: string
}

export const tokenGroups: readonly { name: TokenGroup; title: string }[] = [
  { name: 'colour', title: 'Colours' },
  { name: 'type', title: 'Type' },
  { name: 'space', title: 'Space' },
  { name: 'radius', title: 'Corners' },
  { name: 'shadow', title: 'Shadows' },
]

const colour = (name: string, title: string, light: string, dark: string): Token => ({
  name,
  title,
  group: 'colour',
  value: `light-dark(oklch(${light}), oklch(${dark}))`,
})
const of =
  (group: TokenGroup) =>
  (name: string, title: string, value: string): Token => ({ name, title, group, value })
const type = of('type')
const space = of('space')
const radius = of('radius')
const shadow = of('shadow')

export const tokens: readonly Token[] = [
  colour('bg', 'Paper', '97.5% 0.008 85', '19% 0.012 70'),
  colour('surface', 'Raised paper', '99.2% 0.004 85', '23% 0.014 70'),
  colour('raised', 'Darker paper', '93.5% 0.012 82', '28% 0.016 70'),
  colour('ink', 'Text', '24% 0.02 60', '94% 0.012 85'),
  colour('ink-2', 'Quiet text', '45% 0.02 65', '76% 0.015 80'),
  colour('line', 'Fine line', '88% 0.012 80', '33% 0.015 70'),
  colour('line-2', 'Strong line', '62% 0.02 70', '55% 0.02 75'),
  colour('accent', 'Accent', '48% 0.11 45', '76% 0.11 60'),
  colour('accent-ink', 'Text on the accent', '99% 0.005 85', '20% 0.02 60'),
  colour('focus', 'Focus', '48% 0.11 45', '80% 0.11 60'),
  colour('good', 'Good news', '43% 0.09 150', '80% 0.1 150'),
  colour('warn', 'Warning', '46% 0.09 75', '82% 0.1 80'),
  colour('bad', 'Bad news', '46% 0.16 27', '77% 0.12 27'),
  type('font-display', 'Headings', "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif"),
  type('font-text', 'Text', "'Instrument Sans Variable', 'Instrument Fallback', system-ui, sans-serif"),
  type('step--1', 'Small', '0.9rem'),
  type('step-0', 'Body', 'clamp(1.0625rem, 1rem + 0.25vw, 1.1875rem)'),
  type('step-1', 'Lead', 'clamp(1.2rem, 1.12rem + 0.4vw, 1.4rem)'),
  type('step-2', 'Heading 3', 'clamp(1.35rem, 1.2rem + 0.8vw, 1.75rem)'),
  type('step-3', 'Heading 2', 'clamp(1.5rem, 1.25rem + 1.3vw, 2.25rem)'),
  type('step-4', 'Heading 1', 'clamp(1.9rem, 1.5rem + 2vw, 3rem)'),
  type('step-5', 'Display', 'clamp(2.5rem, 6vw, 4.5rem)'),
  space('space-1', 'Hair', '0.25rem'),
  space('space-2', 'Small', '0.5rem'),
  space('space-3', 'Medium', '1rem'),
  space('space-4', 'Large', '1.5rem'),
  space('space-5', 'Larger', '2.5rem'),
  space('space-6', 'Huge', '4rem'),
  space('gutter', 'Edge of the page', 'clamp(1rem, 4vw, 2.5rem)'),
  space('section', 'Between sections', 'clamp(3rem, 8vw, 8rem)'),
  space('measure', 'Width of text', '66ch'),
  space('page', 'Width of the page', '76rem'),
  radius('radius-1', 'Sharp', '2px'),
  radius('radius-2', 'Soft', '6px'),
  radius('radius-3', 'Round', '12px'),
  shadow('shadow-1', 'Low', '0 1px 3px rgb(0 0 0 / 0.14)'),
  shadow('shadow-2', 'Middle', '0 4px 14px rgb(0 0 0 / 0.14)'),
  shadow('shadow-3', 'High', '0 12px 36px rgb(0 0 0 / 0.18)'),
]

/** How a style refers to a token. */
export const tokenReference = (name: string): string => `var(--${name})`

/** The name of the token that a value refers to; null for a value of its own. */
export function referredToken(value: string): string | null {
  return /^var\(--([a-z][a-z0-9-]*)\)$/.exec(value.trim())?.[1] ?? null
}
