/** Finds the site of a database, or makes it with what every site starts with. */
import type { Platform } from './context.ts'
import { runHook } from './hooks.ts'

/** Sets `platform.siteId` and returns whether the site was just made. */
export async function openSite(platform: Platform): Promise<{ isNew: boolean }> {
  return platform.transaction(async (db) => {
    const known = await db.selectFrom('site').select('id').orderBy('created_at').executeTakeFirst()
    if (known) {
      platform.siteId = known.id
      return { isNew: false }
    }
    const id = platform.newId()
    await db.insertInto('site').values({ id, created_at: platform.clock.now() }).execute()
    platform.siteId = id
    await runHook(platform, db, 'site.created', { siteId: id })
    return { isNew: true }
  })
}
