/** The demo of a new site: noted once it is seeded, counted, and removed when its owner begins with content of their own. */
import { writeAudit } from '#platform/audit/writeAudit.ts'
import type { Context, Db, Platform } from '#platform/context.ts'
import type { DemoLeft } from '#platform/database/demoRows.ts'
import { runHook } from '#platform/hooks.ts'
import { problem } from './problems.ts'

/** Notes what the demo has put into a site that nobody has been let into yet. */
export async function noteDemo(platform: Platform): Promise<void> {
  await platform.transaction((db) => runHook(platform, db, 'demo.seeded', {}))
}

/** Returns what of the demo is still there; null on a site without one. */
export async function demoLeft(platform: Platform): Promise<DemoLeft | null> {
  return platform.transaction(async (db) => {
    if (!(await hasDemo(db))) return null
    const left: DemoLeft = { content: 0, products: 0, files: 0, orders: 0, people: 0, changed: [] }
    await runHook(platform, db, 'demo.counted', { left })
    return left
  })
}

/**
 * Removes what the demo put there, in one transaction; what somebody made or changed since is left, unless `keepsChanged` is
 * false: then what was changed goes too.
 * @throws Problem demo.missing (404)
 */
export async function removeDemo(context: Context, keepsChanged: boolean): Promise<DemoLeft> {
  return context.transaction(async (db) => {
    // A second removal waits here, and finds nothing any more.
    const rows = await db.selectFrom('demo_row').select('row_id').forUpdate().execute()
    if (rows.length === 0) throw problem('demo.missing')
    const left: DemoLeft = { content: 0, products: 0, files: 0, orders: 0, people: 0, changed: [] }
    await runHook(context, db, 'demo.counted', { left })
    await runHook(context, db, 'demo.removed', { context, keepsChanged })
    await db.deleteFrom('demo_row').execute()
    await writeAudit(db, context, {
      kind: 'demo.removed',
      data: { content: left.content, products: left.products, orders: left.orders, kept: keepsChanged },
    })
    return left
  })
}

const hasDemo = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('demo_row').select('row_id').limit(1).executeTakeFirst()) !== undefined
