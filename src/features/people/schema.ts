/** The shapes that calls about people take and answer. */
import { z } from 'zod'
import { chosenLanguage } from '#platform/language/chosen.ts'
import { languages } from '#platform/language/current.ts'
import { roles } from '#platform/operations/capabilities.ts'
import { passwordLength } from './limits.ts'
import { peopleProblems } from './texts/peopleProblems.ts'

/** Lower case, so that an email address is one account however it is typed. */
export const emailAddress = z.string().trim().toLowerCase().max(254).pipe(z.email())
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine((text) => !/\p{Cc}/u.test(text), {
    error: () => peopleProblems['name.not_text'],
  })
/** A password to compare: any text; the rules for a new one are those of checkNewPassword. */
export const passwordText = z
  .string()
  .min(1)
  .max(passwordLength.maximum * 4)
export const linkToken = z.string().min(20).max(100)
/** Whom somebody may be made; `visitor` is who is not signed in. */
export const givenRole = z.enum(roles).exclude(['visitor'])

export interface CurrentUser {
  id: string
  name: string
  email: string
  avatar: string | null
  role: string
  capabilities: string[]
}
export const currentUserView = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  role: z.string(),
  capabilities: z.array(z.string()),
})

export const preferences = z.strictObject({
  time_zone: z.string().max(60).optional(),
  theme: z.enum(['light', 'dark', 'system']).optional(),
  density: z.enum(['comfortable', 'compact']).optional(),
  /** Of the dashboard; '' for that of the site. */
  language: chosenLanguage(['', ...languages]).optional(),
})

/** The own profile. */
export interface Profile extends CurrentUser {
  preferences: z.output<typeof preferences>
  is_email_verified: boolean
  /** A new email address that waits to be confirmed. */
  new_email: string | null
  has_totp: boolean
  created_at: string
}
export const profileView = currentUserView.extend({
  preferences: z.record(z.string(), z.unknown()),
  is_email_verified: z.boolean(),
  new_email: z.string().nullable(),
  has_totp: z.boolean(),
  created_at: z.string(),
})

/** A row of the users screen. */
export interface UserRow {
  id: string
  name: string
  email: string
  avatar: string | null
  role: string
  status: 'active' | 'invited' | 'disabled'
  has_totp: boolean
  is_email_verified: boolean
  created_at: string
  last_seen_at: string | null
}
export const userRowView = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  role: z.string(),
  status: z.enum(['active', 'invited', 'disabled']),
  has_totp: z.boolean(),
  is_email_verified: z.boolean(),
  created_at: z.string(),
  last_seen_at: z.string().nullable(),
})

export interface SessionView {
  id: string
  is_current: boolean
  created_at: string
  last_seen_at: string
  ip: string | null
  user_agent: string | null
}
export const sessionView = z.object({
  id: z.string(),
  is_current: z.boolean(),
  created_at: z.string(),
  last_seen_at: z.string(),
  ip: z.string().nullable(),
  user_agent: z.string().nullable(),
})

/** An email about an account, without its words. */
export const accountEmailView = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
  state: z.enum(['sent', 'waiting', 'failing', 'given_up']),
  error: z.string().nullable(),
})
export type AccountEmail = z.output<typeof accountEmailView>

/** An entry of the audit log. */
export interface AuditRow {
  id: string
  at: string
  kind: string
  /** The kind in words. */
  title: string
  /** What was done, to whom or to what, as it follows the name of who did it. */
  sentence: string
  actor_id: string | null
  /** Name of who did it; null: a visitor, or somebody who is gone. */
  actor: string | null
  /** The IP address that it came from. */
  actor_ip: string | null
  request_id: string | null
  target: string | null
  /** Name of what or whom it is about. */
  target_name: string | null
  data: Record<string, unknown>
}
export const auditRowView = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.string(),
  title: z.string(),
  sentence: z.string(),
  actor_id: z.string().nullable(),
  actor: z.string().nullable(),
  actor_ip: z.string().nullable(),
  request_id: z.string().nullable(),
  target: z.string().nullable(),
  target_name: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
})
export const auditFilter = {
  keywords: z.string().trim().max(100).optional(),
  area: z.enum(['logins', 'accounts', 'settings', 'content', 'shop']).optional(),
  kind: z
    .string()
    .regex(/^[a-z_]{1,30}\.[a-z_]{1,40}$/)
    .optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
} as const

export interface RoleView {
  role: string
  title: string
  description: string
  capabilities: string[]
}
export const roleView = z.object({
  role: z.string(),
  title: z.string(),
  description: z.string(),
  capabilities: z.array(z.string()),
})

export interface Pagination {
  p: number
  pages: number
  limit: number
  total: number
}
