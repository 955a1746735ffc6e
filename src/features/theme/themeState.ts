/** The theme as pages show it: settings that are read and applied together. */
import { createHash } from 'node:crypto'
import { readSettings, saveSetting } from '#features/settings/index.ts'
import type { Db, Platform } from '#platform/context.ts'
import { contrastProblems } from '#ui/contrast.ts'
import { problem } from './problems.ts'
import type { Draft, ThemeState } from './schema.ts'
import { allThemes, defaultTheme, isTheme, themeNamed } from './themes.ts'

const applied = ['site_theme', 'theme_looks', 'theme_tokens', 'site_logo', 'site_logo_dark'] as const
const names = [...applied, 'own_fonts', 'theme_before'] as const
/** How many looks are kept that the site wore before. */
const keptBefore = 6

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
  const draft = {
    theme: themeNamed(values.site_theme).name,
    look: values.theme_tokens,
    logo: values.site_logo,
    logo_dark: values.site_logo_dark,
  }
  return {
    ...draft,
    looks: values.theme_looks,
    before: values.theme_before,
    themes: allThemes(),
    fonts: values.own_fonts,
    version: versionOf(draft),
    changed_by: last?.name ?? null,
    changed_at: last?.updated_at.toISOString() ?? null,
  }
}

/** Names in order: a look that came back from the database has them in another one. */
function versionOf({ theme, look, logo, logo_dark }: Draft): string {
  const values = Object.entries(look).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([values, { theme, logo, logo_dark }]))
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
  if (!isTheme(draft.theme)) throw problem('theme.unknown')
  const unreadable = contrastProblems({ ...themeNamed(draft.theme).tokens, ...draft.look })
  if (unreadable.length > 0) throw problem('theme.unreadable', { pairs: unreadable.slice(0, 5) })
  const { [draft.theme]: _own, ...others } = { ...now.looks, [now.theme]: now.look }
  const wanted = {
    site_theme: draft.theme,
    // What was set for the theme that is left is there when the site comes back to it.
    theme_looks: Object.fromEntries(Object.entries(others).filter(([, look]) => !isEmpty(look))),
    theme_tokens: draft.look,
    site_logo: draft.logo,
    site_logo_dark: draft.logo_dark,
  }
  const before = {
    site_theme: now.theme,
    theme_looks: now.looks,
    theme_tokens: now.look,
    site_logo: now.logo,
    site_logo_dark: now.logo_dark,
  }
  for (const name of applied) {
    if (JSON.stringify(wanted[name]) === JSON.stringify(before[name])) continue
    await saveSetting(
      platform,
      db,
      name,
      isEmpty(wanted[name]) || wanted[name] === defaultTheme ? null : wanted[name],
      userId,
    )
  }
  await keepBefore(platform, db, now, draft, userId)
  return readTheme(db)
}

/** What visitors saw until now is the first of what was before; each look is there once, and not the one that they see now. */
async function keepBefore(
  platform: Pick<Platform, 'clock' | 'secret' | 'config'>,
  db: Db,
  now: ThemeState,
  draft: Draft,
  userId: string | null,
): Promise<void> {
  const { theme, look, logo, logo_dark } = now
  const left = { theme, look, logo, logo_dark, until: platform.clock.now().toISOString() }
  if (versionOf(left) === versionOf(draft)) return
  const others = now.before.filter((one) => ![versionOf(left), versionOf(draft)].includes(versionOf(one)))
  await saveSetting(platform, db, 'theme_before', [left, ...others].slice(0, keptBefore), userId)
}

const isEmpty = (value: string | object): boolean =>
  value === '' || (typeof value === 'object' && Object.keys(value).length === 0)
