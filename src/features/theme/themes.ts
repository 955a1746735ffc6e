/** The themes that this site can wear: every folder of `themes/` with a manifest. */
import { currentLanguage } from '#platform/language/current.ts'
import { themeManifest, type ThemeManifest } from './themeManifest.ts'

const files = import.meta.glob<unknown>('../../../themes/*/theme.json', { eager: true, import: 'default' })

export const defaultTheme = 'default'

const themes = new Map<string, ThemeManifest>(
  Object.entries(files).map(([path, file]) => [path.split('/').at(-2) ?? '', themeManifest.parse(file)]),
)

export interface Theme {
  name: string
  title: string
  description: string
  /** What it sets over the design values of the default theme. */
  tokens: Readonly<Record<string, string>>
}

/** Returns the theme of that name; the default one for a name that is gone. */
export function themeNamed(name: string): Theme {
  const [known, { title, description, tokens }] = entryOf(name)
  const language = currentLanguage()
  const words = language === 'de' || language === 'es' ? description[language] : description.en
  return { name: known, title, description: words, tokens }
}

function entryOf(name: string): [string, ThemeManifest] {
  const found = themes.get(name)
  if (found) return [name, found]
  const fallback = themes.get(defaultTheme)
  if (!fallback) throw new Error('themes/default/theme.json is missing')
  return [defaultTheme, fallback]
}

/** The default one first, the others by name. */
export const allThemes = (): Theme[] =>
  [...themes.keys()]
    .toSorted(
      (one, other) => Number(other === defaultTheme) - Number(one === defaultTheme) || (one < other ? -1 : 1),
    )
    .map(themeNamed)

export const isTheme = (name: string): boolean => themes.has(name)
