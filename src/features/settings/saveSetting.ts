/** Saving a setting: checked by its definition, audited, and seen by public pages at once. */
import { createHash } from 'node:crypto'
import type { Db, Platform } from '#platform/context.ts'
import { holdSecret } from '#platform/installationSecret.ts'
import { dropAllCachedPages } from '#platform/database/changeCounter.ts'
import { issueMessage } from '#platform/operations/issueMessage.ts'
import { problem } from './problems.ts'
import { readSettings, storedForm } from './readSetting.ts'
import { forgetSiteLanguage } from './siteLanguage.ts'
import { isSecretName, settingDefinitions, type SettingName } from './settingDefinitions.ts'
import { settingTexts } from './texts/settingTexts.ts'

/**
 * Saves a value, or forgets it where it is null (the default holds again).
 * @throws Problem setting.invalid (422)
 */
export async function saveSetting(
  platform: Pick<Platform, 'clock' | 'secret' | 'config'>,
  db: Db,
  name: SettingName,
  value: unknown,
  userId: string | null = null,
): Promise<void> {
  const definition = settingDefinitions[name]
  const { clock } = platform
  if (value === null || (isSecretName(name) && value === '')) {
    await db.deleteFrom('option').where('name', '=', name).execute()
  } else {
    const parsed = definition.schema.safeParse(value, { error: issueMessage })
    if (!parsed.success) {
      const reason = parsed.error.issues[0]?.message ?? settingTexts.unusable
      throw problem('setting.invalid', {
        name,
        title: definition.title,
        reason,
        fields: [{ field: 'value', message: reason }],
      })
    }
    if (isSecretName(name)) await holdSecret(platform, db)
    const row = {
      value: storedForm(platform, name, parsed.data),
      updated_at: clock.now(),
      updated_by: userId,
    }
    await db
      .insertInto('option')
      .values({ name, ...row })
      .onConflict((conflict) => conflict.columns(['name']).doUpdateSet(row))
      .execute()
  }
  if (name === 'site_language') forgetSiteLanguage(platform)
  await dropAllCachedPages(db, 'content')
}

/** Returns what the audit log keeps of a value: a fingerprint, never the value. */
export async function fingerprintOf(db: Db, name: SettingName): Promise<string | null> {
  if (isSecretName(name)) return null
  const values = await readSettings(db, [name])
  return createHash('sha256').update(JSON.stringify(values[name])).digest('hex').slice(0, 16)
}
