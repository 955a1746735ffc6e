/** Reads anew what every post uses, as a save does; a migration queues it once where saves have learnt to see more. */
import { sql } from 'kysely'
import { defineJob } from '#platform/jobs/job.ts'
import { putReferences } from '../storeReferences.ts'

const batch = 100
const beforeAll = '00000000-0000-0000-0000-000000000000'

export const readReferences = defineJob({
  kind: 'content.read_references',
  priority: 'low',
  async run(platform) {
    for (let last: string | undefined = beforeAll; last !== undefined;) {
      const after: string = last
      last = await platform.transaction(async (db) => {
        // Held, so that a save in between is not followed by what stood there before it.
        const posts = await db
          .selectFrom('post')
          .select(['id', 'current_number'])
          .where('id', '>', after)
          .orderBy('id')
          .limit(batch)
          .forUpdate()
          .execute()
        for (const { id, current_number: number } of posts) {
          const versions = await db
            .selectFrom('post_version')
            .select(['value', 'metas', 'layout', 'parent_id'])
            .where('post_id', '=', id)
            .where('is_working', '=', false)
            .where((where) =>
              where.or([
                where('number', '=', number),
                where('id', '=', sql<string>`(select version_id from live where live.post_id = ${id}::uuid)`),
              ]),
            )
            .execute()
          for (const [index, { parent_id: parentId, ...content }] of versions.entries()) {
            await putReferences(db, id, { ...content, parentId }, { isLiveKept: index > 0 })
          }
        }
        return posts.length === batch ? posts.at(-1)?.id : undefined
      })
    }
  },
})
