/** What is chosen in the bar of a preview: width, colours, and who it is seen as. The URL of the screen holds it. */
export const widths = [360, 390, 768, 1280, 1440] as const
/** Those that are shown side by side. */
export const deviceWidths = [390, 768, 1280] as const
/** In the place of a width: all of these. */
export const sideBySide = 'side-by-side'
export const widthBounds = { min: 240, max: 2560 }
export const schemes = ['light', 'dark'] as const
/** `me`: with all that the viewer's own session shows. */
export const readers = ['visitor', 'member', 'me'] as const

export type Scheme = (typeof schemes)[number]
export type Reader = (typeof readers)[number]

export interface Choices {
  /** In CSS pixels; null: as wide as the window. */
  width: number | null | typeof sideBySide
  scheme: Scheme
  as: Reader
}

const deviceScheme = (): Scheme =>
  window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

/** Returns null for what is no width. */
export function widthIn(text: string): Choices['width'] {
  if (text === sideBySide) return sideBySide
  const width = Number(text)
  return Number.isInteger(width) && width >= widthBounds.min && width <= widthBounds.max ? width : null
}

export function choicesOf(search: string): Choices {
  const query = new URLSearchParams(search)
  return {
    width: widthIn(query.get('width') ?? ''),
    scheme: schemes.find((one) => one === query.get('scheme')) ?? deviceScheme(),
    as: readers.find((one) => one === query.get('as')) ?? 'visitor',
  }
}

export function asQuery({ width, scheme, as }: Choices): string {
  return String(new URLSearchParams({ ...(width === null ? {} : { width: String(width) }), scheme, as }))
}
