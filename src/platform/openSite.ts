/** Finds the site of a database, or makes it with what every site starts with. */
import { sql } from 'kysely'
import type { Platform } from './context.ts'
import { runHook } from './hooks.ts'
import { adoptSecret, fingerprintOfSecret } from './installationSecret.ts'

/** Sets `platform.siteId` and returns whether the site was just made. @throws Error with one line where the secret is not the one of this database */
export async function openSite(platform: Platform): Promise<{ isNew: boolean }> {
  return platform.transaction(async (db) => {
    // Two processes that start together make one site.
    await sql`select pg_advisory_xact_lock(hashtextextended('plinth site', 0))`.execute(db)
    const known = await db.selectFrom('site').select('id').orderBy('created_at').executeTakeFirst()
    if (known) {
      platform.siteId = known.id
      await adoptSecret(platform, db)
      return { isNew: false }
    }
    const id = platform.newId()
    await db
      .insertInto('site')
      .values({
        id,
        created_at: platform.clock.now(),
        secret_fingerprint: fingerprintOfSecret(platform.secret),
      })
      .execute()
    platform.siteId = id
    await runHook(platform, db, 'site.created', { siteId: id })
    return { isNew: true }
  })
}
