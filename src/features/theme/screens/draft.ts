/** What the theme screen changes, and where a page is drawn with it. */
import { isSameLook } from '../look.ts'
import type { Draft } from '../schema.ts'

export const draftOf = ({ look, logo, logo_dark }: Draft): Draft => ({ look, logo, logo_dark })

export const isSameDraft = (one: Draft, other: Draft): boolean =>
  isSameLook(one.look, other.look) && hasSameMarkup(one, other)

/** True where the two differ in design values alone, which are put over a page in the browser. */
const hasSameMarkup = (one: Draft, other: Draft): boolean =>
  one.logo === other.logo && one.logo_dark === other.logo_dark

/** The URL at which a page is drawn: its own, or where the server draws it with what is not applied yet. */
export function previewUrl(path: string, draft: Draft, saved: Draft): string {
  if (hasSameMarkup(draft, saved)) return path
  const { logo, logo_dark } = draft
  return `/user/preview/theme?${new URLSearchParams({ path, logo, logo_dark }).toString()}`
}
