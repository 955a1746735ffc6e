/** The theme as pages show it: settings that are read and applied together. */
import { createHash } from 'node:crypto'
import { readSettings, saveSetting } from '#features/settings/index.ts'
import type { Db, Platform } from '#platform/context.ts'
import { problem } from './problems.ts'
import type { Draft, ThemeState } from './schema.ts'

const names = ['theme_tokens', 'site_logo', 'site_logo_dark', 'own_fonts'] as const
const applied = ['theme_tokens', 'site_logo', 'site_logo_dark'] as const

export async function readTheme(db: Db): Promise<ThemeState> {
  const [values, last] = await Promise.all([
    readSettings(db, [...names]),
    db
      .selectFrom('option')
      .leftJoin('user_account', 'user_account.id', 'option.updated_by')
      .select(['option.updated_at', 'user_account.name'])
      .where('option.name', 'in', [...applied])
      .orderBy('option.updated_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  const draft = { look: values.theme_tokens, logo: values.site_logo, logo_dark: values.site_logo_dark }
  return {
    ...draft,
    fonts: values.own_fonts,
    version: versionOf(draft),
    changed_by: last?.name ?? null,
    changed_at: last?.updated_at.toISOString() ?? null,
  }
}

/** Names in order: a look that came back from the database has them in another one. */
function versionOf({ look, ...rest }: Draft): string {
  const values = Object.entries(look).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([values, rest]))
    .digest('hex')
    .slice(0, 16)
}

/**
 * Saves what differs.
 * @param basedOn the version that the change began from; null: whatever there is now is replaced
 * @throws Problem theme.changed (409), setting.invalid (422)
 */
export async function applyTheme(
  platform: Pick<Platform, 'clock' | 'secret' | 'config'>,
  db: Db,
  draft: Draft,
  basedOn: string | null,
  userId: string | null,
): Promise<ThemeState> {
  // Two who apply at once come one after the other.
  await db
    .selectFrom('option')
    .select('name')
    .where('name', 'in', [...applied])
    .forUpdate()
    .execute()
  const now = await readTheme(db)
  if (basedOn !== null && basedOn !== now.version)
    throw problem('theme.changed', { changed_by: now.changed_by, changed_at: now.changed_at })
  const wanted = { theme_tokens: draft.look, site_logo: draft.logo, site_logo_dark: draft.logo_dark }
  const before = { theme_tokens: now.look, site_logo: now.logo, site_logo_dark: now.logo_dark }
  for (const name of applied) {
    if (JSON.stringify(wanted[name]) === JSON.stringify(before[name])) continue
    await saveSetting(platform, db, name, isEmpty(wanted[name]) ? null : wanted[name], userId)
  }
  return readTheme(db)
}

const isEmpty = (value: string | object): boolean =>
  value === '' || (typeof value === 'object' && Object.keys(value).length === 0)
