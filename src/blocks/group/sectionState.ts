/** What a section keeps beside its blocks: its background, its size and how its content lies in it. */

/** Colours by what they are for: each brings the colours of text, links, lines and buttons that can be read on it. */
export type ColourRole = 'plain' | 'surface' | 'tint' | 'accent' | 'dark'

export interface GradientStop {
  /** A role, or a colour of its own as `#rrggbb`. */
  colour: string
  /** The same in dark mode, as `#rrggbb`; absent: made of the other. */
  dark?: string
  /** Where it is, in per cent. */
  at: number
}

export interface Gradient {
  /** In degrees, as CSS counts them: 0 leads up, 90 to the right. */
  angle: number
  stops: GradientStop[]
}

export interface SectionState {
  width: string
  content_width?: string
  /** `ink` is an older name of `dark`. */
  tone?: string
  /** Of the tone `custom`, as `#rrggbb`. */
  custom_colour?: string
  /** The same in dark mode; absent: made of the other. */
  custom_dark?: string
  label?: string
  background?: 'none' | 'colour' | 'gradient' | 'image' | 'video'
  gradient?: Gradient
  image_src?: string
  video_src?: string
  video_poster?: string
  video_on_phone?: boolean
  focus?: { x: number; y: number }
  overlay?: 'none' | 'dark' | 'light' | 'accent' | 'custom'
  /** Of the overlay `custom`, as `#rrggbb`. */
  overlay_colour?: string
  overlay_strength?: number
  overlay_fade?: string
  /** `tint`: the picture is shades of its overlay's colour. */
  effect?: string
  blur?: number
  words?: 'auto' | 'light' | 'dark'
  height?: 'fit' | 'screen'
  screen_share?: number
  padding_top?: string
  padding_bottom?: string
  place?: string
  divider?: string
  sticky?: boolean
  phone_bar?: boolean
  column_lines?: string
}

/** What an own colour begins with. */
export const firstCustom = '#8a4520'

export const usualGradient: Gradient = {
  angle: 135,
  stops: [
    { colour: 'tint', at: 0 },
    { colour: 'accent', at: 100 },
  ],
}

/** What holds where nothing is set. */
export const usual = { overlay: 'dark', strength: 50, fade: 'full', focus: 50, share: 80 } as const

/** Which kind of background shows: sections from before there were kinds have a colour only. */
export function backgroundOf({ background }: SectionState): NonNullable<SectionState['background']> {
  return background ?? 'colour'
}

/**
 * The role whose text colours hold in the section; `custom`: those of the page, all as strong as its text, on a colour that is dark
 * where the page is.
 */
export function wordsOf(state: SectionState): 'plain' | 'tint' | 'accent' | 'light' | 'dark' | 'custom' {
  const kind = backgroundOf(state)
  if (kind === 'none') return 'plain'
  if (kind === 'colour' && state.tone === 'custom') return wordsOn(state.custom_colour ?? firstCustom)
  if (kind === 'colour') return wordsOn(state.tone === 'ink' ? 'dark' : (state.tone ?? 'plain'))
  if (state.words === 'light' || state.words === 'dark') return state.words
  if (kind === 'gradient') return wordsOn((state.gradient ?? usualGradient).stops[0]?.colour ?? 'plain')
  const overlay = state.overlay ?? usual.overlay
  if (overlay === 'custom') return isBright(state.overlay_colour ?? firstCustom) ? 'dark' : 'light'
  return overlay === 'light' ? 'dark' : overlay === 'accent' ? 'accent' : 'light'
}

/** True where an own colour is bright in dark mode as well: its text stays dark. */
export const staysBright = (state: SectionState): boolean =>
  wordsOf(state) === 'custom' && isBright(state.custom_dark ?? '#000000')

function wordsOn(colour: string): ReturnType<typeof wordsOf> {
  if (colour === 'dark') return 'light'
  if (colour === 'accent' || colour === 'tint') return colour
  return colour.startsWith('#') ? (isBright(colour) ? 'custom' : 'light') : 'plain'
}

/** Half-way for the eye: the dark and the light text of a site are read equally well on it. */
const middle = 0.21

/** True where dark text is read better than light text on a colour. */
export function isBright(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (from) => (Number.parseInt(hex.slice(from, from + 2), 16) / 255) ** 2.2,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > middle
}
