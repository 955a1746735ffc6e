/** Sealed values of settings: those whose name ends in `_secret`. */
import { sql } from 'kysely'
import type { SealedPlace } from '#platform/sealedPlaces.ts'
import { isSettingName, settingDefinitions } from './settingDefinitions.ts'
import { settingTexts } from './texts/settingTexts.ts'

export const sealedSettings: SealedPlace = {
  purpose: 'settings',
  screen: '/user/settings',
  async walk(db, visit) {
    const rows = await db
      .selectFrom('option')
      .select(['name', 'value'])
      .where('name', 'like', '%\\_secret')
      .where(sql<boolean>`jsonb_typeof(value) = 'string'`)
      .execute()
    for (const { name, value } of rows) {
      const before = String(value)
      const after = visit(
        before,
        settingTexts.sealed_setting({ title: isSettingName(name) ? settingDefinitions[name].title : name }),
      )
      if (after !== before)
        await db
          .updateTable('option')
          .set({ value: JSON.stringify(after) })
          .where('name', '=', name)
          .execute()
    }
  },
}
