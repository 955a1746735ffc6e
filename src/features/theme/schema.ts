/** What the calls of the theme take and answer. */
import { z } from 'zod'

export const lookShape = z.record(z.string().max(60), z.string().max(300))

export const ownFontView = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  weights: z.string(),
  kind: z.enum(['serif', 'sans']),
})

/** What Apply sets; all of it at once. */
export interface Draft {
  /** The folder of the theme. */
  theme: string
  /** Design values of the owner over those of the theme. */
  look: Readonly<Record<string, string>>
  /** URLs; '' for none. */
  logo: string
  logo_dark: string
}

/** A draft that visitors saw, and until when. */
export interface AppliedDraft extends Draft {
  until: string
}

export interface ThemeChoice {
  name: string
  title: string
  description: string
  tokens: Readonly<Record<string, string>>
}

export interface ThemeState extends Draft {
  /** What was set for the themes that the site does not wear now. */
  looks: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What visitors saw before, the last one first. */
  before: AppliedDraft[]
  themes: ThemeChoice[]
  fonts: { id: string; title: string; url: string; weights: string; kind: 'serif' | 'sans' }[]
  /** Changes with every change of the above. */
  version: string
  /** Who changed it last, and when; null where that is not known. */
  changed_by: string | null
  changed_at: string | null
}

export const draftFields = {
  theme: z.string().max(41),
  look: lookShape,
  logo: z.string().max(500),
  logo_dark: z.string().max(500),
}

export const themeState = z.object({
  ...draftFields,
  looks: z.record(z.string(), lookShape),
  before: z.array(z.object({ ...draftFields, until: z.iso.datetime() })),
  themes: z.array(
    z.object({ name: z.string(), title: z.string(), description: z.string(), tokens: lookShape }),
  ),
  fonts: z.array(ownFontView),
  version: z.string(),
  changed_by: z.string().nullable(),
  changed_at: z.iso.datetime().nullable(),
})
