/** Stems what is published anew once the language of the site has changed, or where nothing was stemmed yet. */
import { sql } from 'kysely'
import type { Platform } from '#platform/context.ts'
import { dropAllCachedPages } from '#platform/database/changeCounter.ts'
import { defineJob } from '#platform/jobs/job.ts'

const batch = 200
const beforeAll = '00000000-0000-0000-0000-000000000000'

export const stemWords = defineJob({
  kind: 'content.stem_words',
  priority: 'low',
  everyMs: 60_000,
  async run(platform) {
    const { db } = platform
    const { rows } = await sql<{ stemmer: string; is_new: boolean }>`
      select wanted.stemmer, wanted.stemmer is distinct from known.stemmer as is_new
      from (select stemmer_of() as stemmer) as wanted
        left join search_language known on true`.execute(db)
    const [wanted] = rows
    if (!wanted?.is_new) return
    // Those of the other language would put mistyped words right with what no text holds any more.
    await sql`delete from search_word where word >= '=' and word < '>'`.execute(db)
    for (let last: string | undefined = beforeAll; last !== undefined;)
      last = await stemSome(platform, wanted.stemmer, last)
    await platform.transaction(async (trx) => {
      await trx
        .insertInto('search_language')
        .values({ stemmer: wanted.stemmer })
        .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ stemmer: wanted.stemmer }))
        .execute()
      await dropAllCachedPages(trx, 'content')
    })
  },
})

/** The posts after this one; returns the last of them, undefined where they are the last. Those that are saved meanwhile are stemmed by the save. */
async function stemSome(
  { transaction }: Platform,
  stemmer: string,
  after: string,
): Promise<string | undefined> {
  return transaction(async (db) => {
    // Held, so that a save in between is not followed by what stood there before it.
    const posts = await db
      .selectFrom('live')
      .select('post_id')
      .where('post_id', '>', after)
      .orderBy('post_id')
      .limit(batch)
      .forUpdate()
      .execute()
    const ids = posts.map((post) => post.post_id)
    const chosen = sql`live.post_id = any(${ids}::uuid[])`
    await sql`update live_title set title = words_of(live.title) || stems_of(live.title, ${stemmer})
      from live where ${chosen} and live_title.post_id = live.post_id`.execute(db)
    await sql`update live_text set body = setweight(words_of(live.title), 'A') || setweight(words_of(live.description), 'B')
        || words_of(live.text) || stems_of(concat_ws(' ', live.title, live.description, live.text), ${stemmer})
      from live where ${chosen} and live_text.post_id = live.post_id`.execute(db)
    await sql`insert into search_word (word)
      select distinct word from live_text, unnest(tsvector_to_array(body)) as word
      where post_id = any(${ids}::uuid[]) and word ~ '^=[[:alpha:]]{2,39}$'
      order by 1 on conflict do nothing`.execute(db)
    return posts.length === batch ? ids.at(-1) : undefined
  })
}
