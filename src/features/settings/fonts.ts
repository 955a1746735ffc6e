/** Fonts to choose from: the eight built-in ones and the site's own (F-POST-12). */
import { builtInFonts } from '#constants.ts'

export interface FontOption {
  title: string
  value: string
}

/** Returns the built-in fonts and then the custom ones; a custom font of a built-in name takes its place. */
export function allFonts(custom: readonly FontOption[]): FontOption[] {
  const merged = new Map<string, FontOption>()
  for (const { title, value } of [...builtInFonts, ...custom])
    merged.set(title.toLowerCase(), { title, value })
  return [...merged.values()]
}
