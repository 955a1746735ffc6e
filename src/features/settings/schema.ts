/** The shapes that calls about settings take and answer. */
import { z } from 'zod'
import type { SettingField } from './definition.ts'
import { isSafeKey } from './values.ts'
import { settingTexts } from './texts/settingTexts.ts'

/** Refused with 400 before any look-up: what no setting could be named. */
export const settingName = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9_]*(\.[a-z0-9_]+)*$/, { error: () => settingTexts.no_such_setting })
  .refine(isSafeKey, { error: () => settingTexts.no_such_setting })

/** A row of the settings screen. */
export interface SettingRow {
  name: string
  group: string
  title: string
  description: string
  field: SettingField
  /** null for secrets. */
  value: unknown
  default: unknown
  is_set: boolean
  is_secret: boolean
  can_write: boolean
}
export const settingRow = z.object({
  name: z.string(),
  group: z.string(),
  title: z.string(),
  description: z.string(),
  field: z.looseObject({ type: z.string() }),
  value: z.unknown(),
  default: z.unknown(),
  is_set: z.boolean(),
  is_secret: z.boolean(),
  can_write: z.boolean(),
})

export const titleAndValue = z.object({ title: z.string(), value: z.string() })

/** What every page's boot reads: the same for everybody. */
export interface InitView {
  site_name: string
  site_logo: string
  site_email: string
  site_url: string
  currency: string
  currency_symbol: string
  currency_exponent: number
  /** BCP 47: what typed numbers are read by. */
  language: string
  time_zone: string
  announcement: string
  store_locations: { title: string; value: string }[]
}
export const initView = z.object({
  site_name: z.string(),
  site_logo: z.string(),
  site_email: z.string(),
  site_url: z.string(),
  currency: z.string(),
  currency_symbol: z.string(),
  currency_exponent: z.number(),
  language: z.string(),
  time_zone: z.string(),
  announcement: z.string(),
  store_locations: z.array(titleAndValue),
})
