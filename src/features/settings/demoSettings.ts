/** The settings that the demo made: those that nobody has changed since get their defaults back. */
import { sql, type Transaction } from 'kysely'
import type { Context, Db } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { saveSetting } from './saveSetting.ts'
import { isSecretName, settingDefinitions, type SettingName } from './settingDefinitions.ts'

export async function noteDemoSettings(db: Db): Promise<void> {
  await sql`insert into demo_row (kind, row_id, noted)
    select 'option', name, value from option where updated_by is null on conflict do nothing`.execute(db)
}

const isSetting = (name: string): name is SettingName => Object.hasOwn(settingDefinitions, name)

export async function resetDemoSettings(db: Transaction<Database>, context: Context): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from option join demo_row on kind = 'option' and row_id = name where noted = value`.execute(
    db,
  )
  for (const { name } of rows)
    if (isSetting(name) && !isSecretName(name)) await saveSetting(context, db, name, null, context.viewer.id)
}
