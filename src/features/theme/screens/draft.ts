/** What the theme screen changes, and where a page is drawn with it. */
import { tokens as defaultTokens } from '#ui/tokens.ts'
import { isSameLook, type Look } from '../look.ts'
import type { Draft } from '../schema.ts'

export const draftOf = ({ theme, look, logo, logo_dark }: Draft): Draft => ({ theme, look, logo, logo_dark })

export const isSameDraft = (one: Draft, other: Draft): boolean =>
  isSameLook(one.look, other.look) && hasSameMarkup(one, other)

/** True where the two differ in design values alone, which are put over a page in the browser. */
const hasSameMarkup = (one: Draft, other: Draft): boolean =>
  one.theme === other.theme && one.logo === other.logo && one.logo_dark === other.logo_dark

/** The URL at which a page is drawn: its own, or where the server draws it with what is not applied yet. */
export function previewUrl(path: string, draft: Draft, saved: Draft): string {
  if (hasSameMarkup(draft, saved)) return path
  const { theme, logo, logo_dark } = draft
  return `/user/preview/theme?${new URLSearchParams({ path, theme, logo, logo_dark }).toString()}`
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
