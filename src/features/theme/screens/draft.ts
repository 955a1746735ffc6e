/** What the theme screen changes, and where a page is drawn with it. */
import { tokens as defaultTokens } from '#ui/tokens.ts'
import { isSameLook, type Look } from '../look.ts'
import type { Draft } from '../schema.ts'

export const draftOf = ({ theme, look, logo, logo_dark }: Draft): Draft => ({ theme, look, logo, logo_dark })

export const isSameDraft = (one: Draft, other: Draft): boolean =>
  isSameLook(one.look, other.look) &&
  one.theme === other.theme &&
  one.logo === other.logo &&
  one.logo_dark === other.logo_dark

/**
 * The URL at which the server draws a page with a theme and logos. It names them also where they are applied already: whenever they
 * change, by whatever way, the page is drawn anew. Design values are put over it in the browser.
 */
export function previewUrl(path: string, { theme, logo, logo_dark }: Draft): string {
  return `/user/preview/theme?${new URLSearchParams({ path, theme, logo, logo_dark, as: 'visitor' }).toString()}`
}

const ownOfDefault = new Map<string, string>(defaultTokens.map(({ name, value }) => [name, value]))

/** The owner's values of a whole look: those that differ from what the theme has. */
export function overTheme(whole: Look, themeTokens: Look): Look {
  const names = new Set([...Object.keys(themeTokens), ...Object.keys(whole)])
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const value = whole[name] ?? ownOfDefault.get(name)
      return value === undefined || value === (themeTokens[name] ?? ownOfDefault.get(name))
        ? []
        : [[name, value]]
    }),
  )
}
