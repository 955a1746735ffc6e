/** Reading settings on the server: the stored value where it is valid, else the default. */
import { sql } from 'kysely'
import type { Db, Platform } from '#platform/context.ts'
import { statement } from '#platform/database/statement.ts'
import { senderOf } from '#platform/mail/sender.ts'
import { Problem } from '#platform/operations/problem.ts'
import { seal, unseal } from '#platform/seal.ts'
import { problem } from './problems.ts'
import {
  isSecretName,
  isSettingName,
  settingDefinitions,
  type SettingName,
  type SettingValue,
} from './settingDefinitions.ts'

export type SettingValues<Name extends SettingName> = { [Key in Name]: SettingValue<Key> }

/** Returns one setting; a secret comes empty (see readSecret). */
export async function readSetting<Name extends SettingName>(db: Db, name: Name): Promise<SettingValue<Name>> {
  const values = await readSettings(db, [name])
  return values[name]
}

/** Returns several settings with one query. */
export async function readSettings<Name extends SettingName>(
  db: Db,
  names: readonly Name[],
): Promise<SettingValues<Name>> {
  return settingValues(names, names.length === 0 ? [] : (await settingsQuery({ names }).execute(db)).rows)
}

/** Returns what the rows of settingsQuery mean. */
export function settingValues<Name extends SettingName>(
  names: readonly Name[],
  rows: readonly StoredSetting[],
): SettingValues<Name> {
  const stored = new Map(rows.map(({ name, value }) => [name, value]))
  const values: Record<string, unknown> = Object.fromEntries(
    names.map((name) => [name, validValue(name, stored.get(name))]),
  )
  if (!holdsAll(values, names)) throw new Error(`A setting is missing: ${names.join(', ')}`)
  return values
}

/** Each value passed its own definition in validValue; what is left to see is that none is missing. */
function holdsAll<Name extends SettingName>(
  values: Record<string, unknown>,
  names: readonly Name[],
): values is SettingValues<Name> {
  return names.every((name) => Object.hasOwn(values, name))
}

function validValue(name: SettingName, value: unknown): unknown {
  const definition = settingDefinitions[name]
  if (value === undefined || isSecretName(name)) return definition.default
  const parsed = definition.schema.safeParse(value)
  return parsed.success ? parsed.data : definition.default
}

interface StoredSetting {
  name: string
  value: unknown
}

/** The statement that reads settings; a default has no row. */
export const settingsQuery = statement<{ names: readonly SettingName[] }>()((db, slot) =>
  db
    .selectFrom('option')
    .select(['name', 'value'])
    .where(sql<boolean>`name = any(${slot('names')}::text[])`),
)

/** Returns the raw rows by name; absent where the default holds. */
export async function storedValues(
  db: Db,
  names: readonly SettingName[],
): Promise<Map<SettingName, unknown>> {
  if (names.length === 0) return new Map()
  const { rows } = await settingsQuery({ names }).execute(db)
  return new Map(rows.flatMap(({ name, value }) => (isSettingName(name) ? [[name, value] as const] : [])))
}

/**
 * Returns a secret setting in the clear, for the server's own use; '' where it is not set.
 * @throws Problem setting.unreadable (503) where it is set and was sealed under another secret: that is not the same as not set
 */
export async function readSecret(
  platform: Pick<Platform, 'db' | 'secret'>,
  name: SettingName,
): Promise<string> {
  const value = (await storedValues(platform.db, [name])).get(name)
  if (typeof value !== 'string') return ''
  const text = unseal(platform.secret, 'settings', value)
  if (text === null) throw problem('setting.unreadable', { title: settingDefinitions[name].title })
  return text
}

/** What is stored of a value: sealed for secrets. */
export function storedForm(platform: Pick<Platform, 'secret'>, name: SettingName, value: unknown): string {
  return JSON.stringify(isSecretName(name) ? seal(platform.secret, 'settings', String(value)) : value)
}

/** Returns the URL that links in emails and feeds begin with, without a slash at the end; never the request's Host. */
export async function readSiteUrl(platform: Pick<Platform, 'config'>, db: Db): Promise<string> {
  return siteUrlOf(platform, platform.config.SITE_URL ? '' : await readSetting(db, 'site_url'))
}

/** The same for whoever has read the setting `site_url` already. */
export function siteUrlOf(platform: Pick<Platform, 'config'>, stored: string): string {
  return platform.config.SITE_URL || stored || `http://localhost:${platform.config.PORT}`
}

/** Returns who the emails of the site come from. */
export async function mailSender(
  platform: Pick<Platform, 'config'>,
  db: Db,
): Promise<{ name: string; email: string }> {
  const values = await readSettings(db, ['site_name', 'site_email', 'site_url'])
  const site = { site_email: values.site_email, site_url: siteUrlOf(platform, values.site_url) }
  return { name: values.site_name, email: senderOf(site) }
}

/** Returns the mail server to use: SMTP_URL of the environment, else the setting; null where there is none or it cannot be read (emails wait). */
export async function mailServerUrl(platform: Platform): Promise<string | null> {
  if (platform.config.SMTP_URL) return platform.config.SMTP_URL
  try {
    return (await readSecret(platform, 'smtp_url_secret')) || null
  } catch (error) {
    if (error instanceof Problem && error.code === 'setting.unreadable') return null
    throw error
  }
}
