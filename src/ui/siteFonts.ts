/**
 * The font families that a site may wear, served by itself, and their pairs. A page gets the files of its own pair alone, and fallbacks
 * of the same measures, so that text without its font takes the same room (docs/decisions/031-fonts-of-a-site.md).
 */

interface Family {
  /** As the package calls it: `@fontsource-variable/{id}`. */
  id: string
  /** As people read it. */
  title: string
  kind: 'serif' | 'sans'
  weights: string
  /** How the fallback is scaled to the family's width, and where its lines are, in percent. */
  measures: readonly [size: number, ascent: number, descent: number]
  /**
   * Of one with an axis of width: its narrow and its wide side, in percent. Text of no width of its own takes the widest of the
   * narrow side, as a browser does that finds no face of the usual width.
   */
  widths?: readonly [narrow: string, wide: string]
}

const family = (
  id: string,
  title: string,
  kind: Family['kind'],
  weights: string,
  measures: Family['measures'],
  widths?: Family['widths'],
): Family => ({ id, title, kind, weights, measures, ...(widths ? { widths } : {}) })

/** Measured against Times New Roman (serif) and Arial (sans) over a text of English words. */
export const families: readonly Family[] = [
  family('anybody', 'Anybody', 'sans', '100 900', [93.2, 85.8, 25.8], ['50% 88%', '101% 150%']),
  family('archivo', 'Archivo', 'sans', '100 900', [86.2, 102.1, 24.4]),
  family('bitter', 'Bitter', 'serif', '100 900', [89.9, 104.6, 30]),
  family('bricolage-grotesque', 'Bricolage Grotesque', 'sans', '200 800', [91.8, 101.4, 29.4]),
  family('dm-sans', 'DM Sans', 'sans', '100 1000', [90.7, 109.2, 34.2]),
  family('eb-garamond', 'EB Garamond', 'serif', '400 800', [74.9, 134.8, 40]),
  family('figtree', 'Figtree', 'sans', '300 900', [88.3, 107.6, 28.3]),
  family('fraunces', 'Fraunces', 'serif', '100 900', [98, 98, 26]),
  family('host-grotesk', 'Host Grotesk', 'sans', '300 800', [91.8, 111.1, 34.8]),
  family('instrument-sans', 'Instrument Sans', 'sans', '400 700', [99, 98, 25]),
  family('inter', 'Inter', 'sans', '100 900', [93.8, 103.5, 25.6]),
  family('karla', 'Karla', 'sans', '200 800', [89.5, 102.8, 27.9]),
  family('lora', 'Lora', 'serif', '400 700', [91.7, 110.2, 29.5]),
  family('manrope', 'Manrope', 'sans', '200 800', [89.2, 120, 33.6]),
  family('newsreader', 'Newsreader', 'serif', '200 800', [83.1, 89, 32.5]),
  family('outfit', 'Outfit', 'sans', '100 900', [86.5, 115.6, 30.1]),
  family('playfair-display', 'Playfair Display', 'serif', '400 900', [88.5, 122, 28.2]),
  family('public-sans', 'Public Sans', 'sans', '100 900', [90.9, 104.5, 25.3]),
  family('quicksand', 'Quicksand', 'sans', '300 700', [91.5, 109.3, 27.3]),
  family('source-serif-4', 'Source Serif 4', 'serif', '200 900', [93.7, 110.9, 36.3]),
  family('space-grotesk', 'Space Grotesk', 'sans', '300 700', [95.4, 102.7, 30.4]),
  family('syne', 'Syne', 'sans', '400 800', [86, 108.2, 32.6]),
]

export interface FontPair {
  /** Ids of families. */
  display: string
  text: string
}

/** Those whose italic is drawn and not only slanted; a page asks for its file where it has words in italics. */
const italics: ReadonlySet<string> = new Set([
  'bitter',
  'eb-garamond',
  'lora',
  'newsreader',
  'playfair-display',
  'source-serif-4',
])

/** The theme's own first. */
export const fontPairs: readonly FontPair[] = [
  { display: 'fraunces', text: 'instrument-sans' },
  { display: 'newsreader', text: 'figtree' },
  { display: 'bricolage-grotesque', text: 'dm-sans' },
  { display: 'playfair-display', text: 'manrope' },
  { display: 'space-grotesk', text: 'inter' },
  { display: 'lora', text: 'figtree' },
  { display: 'archivo', text: 'archivo' },
  { display: 'host-grotesk', text: 'host-grotesk' },
  { display: 'source-serif-4', text: 'public-sans' },
  { display: 'outfit', text: 'karla' },
  { display: 'outfit', text: 'lora' },
  { display: 'eb-garamond', text: 'host-grotesk' },
  { display: 'syne', text: 'manrope' },
  { display: 'bitter', text: 'public-sans' },
  { display: 'quicksand', text: 'figtree' },
  { display: 'anybody', text: 'host-grotesk' },
]

/** Characters of each file, as the packages cut them. */
const subsets = {
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
} as const

/** The theme's own sheet brings these two. */
const ofTheme = new Set(['fraunces', 'instrument-sans'])

export const familyOf = (id: string): Family | undefined => families.find((one) => one.id === id)

const sourceOf = (id: string, subset: keyof typeof subsets, style = 'normal'): string =>
  `node_modules/@fontsource-variable/${id}/files/${id}-${subset}-${familyOf(id)?.widths ? 'wdth' : 'wght'}-${style}.woff2`

/** What the design value of a family is; `''` for one that is unknown. */
export function fontStack(id: string): string {
  const known = familyOf(id)
  if (!known) return ''
  // As the theme writes its own two.
  if (id === 'fraunces') return "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif"
  if (id === 'instrument-sans')
    return "'Instrument Sans Variable', 'Instrument Fallback', system-ui, sans-serif"
  const last = known.kind === 'serif' ? 'Georgia, serif' : 'system-ui, sans-serif'
  return `'${known.title} Variable', '${known.title} Fallback', ${last}`
}

/** Ids of the families that these design values wear, the one for text first; those of the theme where none is set. */
export function fontsWorn(values: Readonly<Record<string, string>>): string[] {
  const worn = (name: string, own: string) =>
    values[name] === undefined
      ? [own]
      : families.filter(({ title }) => values[name]?.includes(`'${title} Variable'`)).map(({ id }) => id)
  return [...new Set([...worn('font-text', 'instrument-sans'), ...worn('font-display', 'fraunces')])]
}

/** Sources of the files that a page asks for at once. */
export const fontSources = (ids: readonly string[]): string[] => ids.map((id) => sourceOf(id, 'latin'))

/** Source of the file for words in italics; none where the family for text, the first, has no italic of its own. */
export const italicSources = ([text = '']: readonly string[]): string[] =>
  italics.has(text) ? [sourceOf(text, 'latin', 'italic')] : []

/** A font that the owner uploaded, as the setting `own_fonts` holds it. */
export interface OwnFont {
  id: string
  title: string
  /** Of its file, WOFF2. */
  url: string
  /** `400`, or `100 900` of a variable font. */
  weights: string
  kind: 'serif' | 'sans'
}

const ownFamily = ({ title }: OwnFont): string => `'Own ${title}'`

/** What the design value of an own font is. */
export const ownStack = (font: OwnFont): string =>
  `${ownFamily(font)}, ${font.kind === 'serif' ? 'Georgia, serif' : 'system-ui, sans-serif'}`

/** Those of the own fonts that these design values wear. */
export const ownFontsWorn = (
  values: Readonly<Record<string, string>>,
  fonts: readonly OwnFont[],
): OwnFont[] =>
  fonts.filter((font) =>
    ['font-text', 'font-display'].some((name) => values[name]?.includes(ownFamily(font))),
  )

/** Returns the rules that bring own fonts. */
export const ownFaces = (fonts: readonly OwnFont[], display: 'optional' | 'swap' = 'optional'): string =>
  fonts
    .map(
      (font) =>
        `@font-face{font-family:${ownFamily(font)};src:url('${font.url}') format('woff2');font-weight:${font.weights};font-display:${display}}`,
    )
    .join('')

/** Returns the rules that bring these families and their fallbacks; those of the theme's own sheet are left out. */
export function fontFaces(
  ids: readonly string[],
  urlOf: (source: string) => string | null | undefined,
  display: 'optional' | 'swap' = 'optional',
  isWithTheme = false,
): string {
  return ids
    .filter((id) => isWithTheme || !ofTheme.has(id))
    .flatMap((id) => familyOf(id) ?? [])
    .map((known) => facesOf(known, urlOf, display))
    .join('')
}

function facesOf(
  { id, title, kind, weights, measures: [size, ascent, descent], widths }: Family,
  urlOf: (source: string) => string | null | undefined,
  display: string,
): string {
  const styles = italics.has(id) ? ['normal', 'italic'] : ['normal']
  const files = styles.flatMap((style) =>
    (['latin-ext', 'latin'] as const).flatMap((subset) => {
      const url = urlOf(sourceOf(id, subset, style))
      if (!url) return []
      const slant = style === 'normal' ? '' : `font-style:${style};`
      const face = `font-family:'${title} Variable';src:url('${url}') format('woff2');${slant}font-weight:${weights};font-display:${display};unicode-range:${subsets[subset]}`
      return widths
        ? widths.map((width) => `@font-face{${face};font-stretch:${width}}`)
        : [`@font-face{${face}}`]
    }),
  )
  const locals = kind === 'serif' ? ['Times New Roman', 'Liberation Serif'] : ['Arial', 'Liberation Sans']
  const from = locals.map((name) => `local('${name}')`).join(',')
  // Where words differ by their width they need not differ by their weight as well; letters of narrow ones do not touch, and small ones keep their words apart.
  const other = widths
    ? ':root{--weight-other:var(--weight-display);--word-gap:0em;--word-gap-wide:-.18em;--word-gap-narrow:.08em;--letter-gap:0em;--letter-edge:0em}'
    : ''
  return `${files.join('')}${other}@font-face{font-family:'${title} Fallback';src:${from};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`
}
