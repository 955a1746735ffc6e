/** Looks again which words are common on the site: searches go about those in another way. */
import { sql } from 'kysely'
import { defineJob } from '#platform/jobs/job.ts'

const hourMs = 3_600_000

export const wordShares = defineJob({
  kind: 'content.word_shares',
  priority: 'low',
  everyMs: hourMs,
  async run({ db }) {
    await db.transaction().execute((trx) => sql`select refresh_word_shares()`.execute(trx))
  },
})
