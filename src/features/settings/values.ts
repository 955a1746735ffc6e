/** The kinds of values that settings hold, with the checks that keep a page whole. */
import { z } from 'zod'
import { contrastProblems } from '#ui/contrast.ts'
import { isCurrency } from './currencies.ts'
import { settingTexts } from './texts/settingTexts.ts'

const forbiddenKeys = new Set([
  '__proto__',
  'constructor',
  'prototype',
  'then',
  'toString',
  'valueOf',
  'hasOwnProperty',
])

/** Names that mean something to JavaScript itself are never keys of ours. */
export const isSafeKey = (name: string): boolean => !forbiddenKeys.has(name)

export const oneLine = (length: number) =>
  z
    .string()
    .trim()
    .max(length)
    .refine((text) => !/\p{Cc}/u.test(text), { error: () => settingTexts.one_line })

/** The id of a post, or nothing. */
export const postId = z.union([z.literal(''), z.uuid()])

/** A picture of this site or of a URL on the web, or nothing. */
export const picture = z
  .string()
  .trim()
  .max(500)
  .regex(/^$|^\/(?!\/)[^\s"'<>\\]*$|^https:\/\/[^\s"'<>\\]+$/, { error: () => settingTexts.bad_picture })

/** Those that were looked at before: asking the runtime takes longer than reading a setting. */
const knownZones = new Set<string>()

export const timeZone = z
  .string()
  .max(60)
  .refine((name) => knownZones.has(name) || isTimeZone(name), { error: () => settingTexts.bad_time_zone })

export function isTimeZone(name: string): boolean {
  try {
    const { timeZone: meant } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    knownZones.add(name)
    return meant !== ''
  } catch {
    return false
  }
}

export const currency = z
  .string()
  .refine((code) => code === '' || isCurrency(code), { error: () => settingTexts.bad_currency })

/**
 * A value of a CSS custom property: colours, lengths, shadows, font lists. Nothing that ends the declaration, loads a
 * file or comments the rest out.
 */
export const cssValue = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[\w\s#%.,()'"/*+-]*$/u, { error: () => settingTexts.bad_design_value })
  .refine((text) => !/\/\*|\*\/|url\s*\(|expression\s*\(|image(-set)?\s*\(|javascript/i.test(text), {
    error: () => settingTexts.design_value_runs,
  })

/** Design tokens by name without the leading dashes: {"color-accent": "#7a3e1d"}. */
export const themeTokens = z
  .record(
    z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,40}$/)
      .refine(isSafeKey, { error: () => settingTexts.bad_design_name }),
    cssValue,
  )
  .refine((tokens) => Object.keys(tokens).length <= 200, { error: () => settingTexts.too_many_design_values })
  .superRefine((tokens, context) => {
    for (const { over, on, scheme, least, ratio } of contrastProblems(tokens)) {
      const values = { over, on, scheme, least }
      context.addIssue({
        code: 'custom',
        message:
          ratio === null
            ? settingTexts.contrast_unknown(values)
            : settingTexts.contrast_low({ ...values, ratio: ratio.toFixed(2) }),
      })
    }
  })

/** Fonts that the owner uploaded: files of the media library, with what they say of themselves. */
export const ownFonts = z
  .array(
    z.strictObject({
      id: z.uuid(),
      title: z
        .string()
        .min(1)
        .max(60)
        .regex(/^[\p{L}\p{N} ._-]+$/u),
      url: z
        .string()
        .max(300)
        .regex(/^\/media\/[\w/.%-]+\.woff2$/),
      weights: z.string().regex(/^\d{1,4}( \d{1,4})?$/),
      kind: z.enum(['serif', 'sans']),
    }),
  )
  .max(12)

export const fontList = z.array(z.strictObject({ title: oneLine(60).min(1), value: cssValue })).max(50)

export const adminMenu = z
  .array(
    z.strictObject({
      title: oneLine(60).min(1),
      path: z
        .string()
        .max(200)
        .regex(/^\/(?!\/)[^\s\\<>"]*$/, { error: () => settingTexts.bad_path }),
      icon: z
        .string()
        .max(40)
        .regex(/^[a-z0-9-]*$/)
        .default(''),
    }),
  )
  .max(50)

/** Tiles of the dashboard: the order of all, and which are hidden. */
export const dashboardSetting = z.strictObject({
  order: z.array(z.string().max(40)).max(50),
  hidden: z.array(z.string().max(40)).max(50),
})
