/** The last failure of each component's code, kept until the component is saved anew. */
import { sql } from 'kysely'
import type { Db, Platform } from '#platform/context.ts'
import { snippetFaults } from './texts/snippetFaults.ts'

export async function noteComponentError(
  { db, clock }: Platform,
  { postId, versionId, message }: { postId: string; versionId: string; message: string },
): Promise<void> {
  const now = clock.now()
  await db
    .insertInto('component_error')
    .values({ post_id: postId, version_id: versionId, message, times: 1, last_at: now })
    .onConflict((conflict) =>
      conflict.columns(['post_id']).doUpdateSet((set) => ({
        version_id: versionId,
        message,
        times: sql<number>`case when component_error.version_id = ${versionId} then least(${set.ref('component_error.times')} + 1, 1000000) else 1 end`,
        last_at: now,
      })),
    )
    .execute()
}

/** Returns by version: an error of an older version is over. */
export async function componentErrors(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('component_error').select(['version_id', 'message', 'times']).execute()
  return new Map(
    rows.map(({ version_id, message, times }) => [version_id, snippetFaults.in_browsers({ times, message })]),
  )
}
