/** Finds the site of a database, which is one, or makes it with what every site starts with. */
import { sql } from 'kysely'
import type { Platform } from './context.ts'
import { runHook } from './hooks.ts'
import { adoptSecret, fingerprintOfSecret } from './installationSecret.ts'

/** Returns whether the site was just made. @throws Error with one line where the secret is not the one of this database */
export async function openSite(platform: Platform): Promise<{ isNew: boolean }> {
  return platform.transaction(async (db) => {
    // Two processes that start together make one site.
    await sql`select pg_advisory_xact_lock(hashtextextended('plinth site', 0))`.execute(db)
    const known = await db.selectFrom('site').select('id').executeTakeFirst()
    if (known) {
      await adoptSecret(platform, db)
      return { isNew: false }
    }
    await db
      .insertInto('site')
      .values({
        id: platform.newId(),
        created_at: platform.clock.now(),
        secret_fingerprint: fingerprintOfSecret(platform.secret),
      })
      .execute()
    await runHook(platform, db, 'site.created', {})
    return { isNew: true }
  })
}
