/** Seals the secret values that were stored before secrets were sealed; a migration queues it once. */
import { sql } from 'kysely'
import { defineJob } from '#platform/jobs/job.ts'
import { asSealed } from '../secrets.ts'
import { isSecretName } from '../typedMetas.ts'

const batch = 500
const plainSecret =
  '$[*] ? (@.name like_regex "_secret$" && @.value != "" && !(@.value starts with "sealed:"))'

export const sealSecrets = defineJob({
  kind: 'content.seal_secrets',
  priority: 'low',
  async run(platform) {
    for (let found = batch; found === batch;) {
      found = await platform.transaction(async (db) => {
        const rows = await db
          .selectFrom('post_version')
          .select(['id', 'metas'])
          .where(sql<boolean>`jsonb_path_exists(metas, ${plainSecret}::jsonpath)`)
          .limit(batch)
          .forUpdate()
          .execute()
        for (const { id, metas } of rows) {
          const sealed = metas.map((meta) =>
            isSecretName(meta.name) && meta.value !== ''
              ? { ...meta, value: asSealed(platform, meta.value) }
              : meta,
          )
          await db
            .updateTable('post_version')
            .set({ metas: JSON.stringify(sealed) })
            .where('id', '=', id)
            .execute()
        }
        return rows.length
      })
    }
  },
})
