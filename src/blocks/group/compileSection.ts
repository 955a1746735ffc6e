/**
 * The values of a section that no class can hold, as rules of the page's sheet: gradient, focal point, strength of the
 * overlay, blur, share of the screen. Everything is made of numbers and of colours from a list: nothing that somebody
 * wrote gets into the sheet as it is.
 */
import { isRecord } from '#platform/isRecord.ts'
import { compilersOfTypes } from '../shell/compileStyles.ts'
import { firstCustom, isBright, usual } from './sectionState.ts'

type State = Readonly<Record<string, unknown>>

/** The colour of a role where it lies behind text. `dark` stays dark in both schemes. */
const paints: Readonly<Record<string, string>> = {
  plain: 'var(--bg)',
  surface: 'var(--surface)',
  tint: 'var(--section-tint)',
  accent: 'var(--accent)',
  dark: 'var(--section-dark)',
}

/** What style.css makes of the site's colours, for swatches outside a page. */
export const madeColours: Readonly<Record<string, string>> = {
  'section-dark': 'light-dark(var(--ink), color-mix(in oklab, var(--bg) 72%, #000))',
  'section-tint': 'color-mix(in oklab, var(--accent) 13%, var(--bg))',
}

export function compileSection(state: State, self: string): string {
  const ground = `${self}>.b-group>.b-ground`
  const kind = state.background
  const rules: string[] = []
  if ((kind === undefined || kind === 'colour') && state.tone === 'custom')
    rules.push(`${self}{--custom:${customOf(state)}}`)
  if (kind === 'gradient') {
    // Words that are always dark, or light, keep the colours that they were chosen for.
    const isFixed = state.words === 'light' || state.words === 'dark'
    const gradient = gradientOf(state.gradient, isFixed ? String : inBoth)
    if (gradient) rules.push(`${ground}{background:${gradient}}`)
  }
  if (kind === 'image' || kind === 'video') {
    const focus = isRecord(state.focus) ? state.focus : {}
    const [x, y] = [focus.x, focus.y].map((share) => within(share, 0, 100, usual.focus))
    const blur = within(state.blur, 0, 40, 0)
    if (x !== usual.focus || y !== usual.focus)
      rules.push(`${ground}>:is(img,video){object-position:${x}% ${y}%}`)
    // What is blurred at its edge lets through what is behind it, so it is drawn a little larger.
    if (blur > 0) rules.push(`${ground}>:is(img,video){filter:blur(${blur}px);scale:1.08}`)
    if (state.overlay === 'custom')
      rules.push(`${ground}{--overlay:${isHex(state.overlay_colour) ? state.overlay_colour : firstCustom}}`)
    rules.push(`${ground}>.b-veil{opacity:${within(state.overlay_strength, 0, 100, usual.strength)}%}`)
  }
  if (state.height === 'screen') {
    const share = within(state.screen_share, 25, 100, usual.share)
    rules.push(`${self}{min-height:${share}vh;min-height:${share}svh}`)
  }
  return rules.join('')
}

compilersOfTypes.set('group', compileSection)

/**
 * Null where it is no gradient of two to four known colours.
 * @param own the CSS of a colour of its own
 */
export function gradientOf(given: unknown, own: (hex: string) => string = String): string | null {
  if (!isRecord(given) || !Array.isArray(given.stops)) return null
  const stops = given.stops.flatMap((stop: unknown) => {
    const paint = isRecord(stop) ? paintOf(stop.colour, (hex) => inDark(hex, stop.dark) ?? own(hex)) : null
    return isRecord(stop) && paint ? [`${paint} ${within(stop.at, 0, 100, 0)}%`] : []
  })
  if (stops.length < 2 || stops.length > 4) return null
  return `linear-gradient(${within(given.angle, 0, 360, 180)}deg in oklab,${stops.join(',')})`
}

/** The CSS of a role or of a colour of its own; null where it is neither. */
export function paintOf(colour: unknown, own: (hex: string) => string = String): string | null {
  if (typeof colour !== 'string') return null
  if (isHex(colour)) return own(colour)
  return Object.hasOwn(paints, colour) ? (paints[colour] ?? null) : null
}

const isHex = (colour: unknown): colour is string =>
  typeof colour === 'string' && /^#[0-9a-f]{6}$/i.test(colour)

/**
 * A colour of its own with its partner in dark mode: of the same hue, so dark that the text of a dark page can be read on it.
 * What is dark already stays as it is.
 */
const inBoth = (hex: string): string =>
  isBright(hex) ? `light-dark(${hex},oklch(from ${hex} min(l,.62 - .36*l) min(c,.11) h))` : hex

/** An own colour; its partner in dark mode is the owner's where the same text can be read on both. */
function customOf({ custom_colour: given, custom_dark: dark }: State): string {
  const light = isHex(given) ? given : firstCustom
  return inDark(light, dark) ?? inBoth(light)
}

/** A colour with the partner that the owner chose; null where there is none, or where the text on the one cannot be read on the other. */
const inDark = (light: string, dark: unknown): string | null =>
  isHex(dark) && (isBright(light) || !isBright(dark)) ? `light-dark(${light},${dark})` : null

function within(value: unknown, least: number, most: number, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value)
    ? Math.min(most, Math.max(least, Math.round(value)))
    : otherwise
}
