/** How a setting is declared: what it may hold, who may read it, and how a person edits it. */
import type { z } from 'zod'
import type { Capability } from '#platform/operations/capabilities.ts'

export const settingGroups = ['site', 'header', 'reading', 'design', 'dashboard', 'mail', 'shop'] as const
export type SettingGroup = (typeof settingGroups)[number]

/** A field of the generic field widget (SPEC.md section 3). */
export interface SettingField {
  type:
    | 'string'
    | 'number'
    | 'text'
    | 'string_arr'
    | 'dropdown'
    | 'bool'
    | 'file'
    | 'post'
    | 'arr-object'
    | 'tokens'
    | 'structure'
  choices?: readonly { title: string; value: string }[]
  placeholder?: string
  /** Once it is set, it is changed on a screen of its own. */
  changed_at?: { path: string; title: string }
  /** For `post`: which type of post is chosen. */
  post_type?: string
  /** For `arr-object`: the fields of a row. */
  fields?: readonly { name: string; title: string; type: 'string' | 'number' | 'text' | 'bool' }[]
}

export interface SettingDefinition<Schema extends z.ZodType = z.ZodType> {
  schema: Schema
  default: z.output<Schema>
  /** Who may read it. Writing needs `settings.write`, or `settings.shop` for names that start with `shop.`. */
  access: 'public' | 'signed_in' | Capability
  /** True where a change could take the site over: it needs a login of the last 30 minutes, or the password. */
  isSensitive?: boolean
  group: SettingGroup
  title: string
  description: string
  field: SettingField
}

export function defineSetting<Schema extends z.ZodType>(
  definition: SettingDefinition<Schema>,
): SettingDefinition<Schema> {
  return definition
}
