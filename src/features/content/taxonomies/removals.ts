/** Categories, tags and taxonomies that were removed or merged, and the way back: entries, posts and URLs as they were. */
import { sql, type Transaction } from 'kysely'
import type { Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { dropAllCachedPages } from '#platform/database/changeCounter.ts'
import { problem } from '../problems.ts'
import { freeUrl } from '../urls/redirects.ts'
import type { RemovedEntries } from '../tables.ts'

/** How long a removal can be taken back. */
export const removalHours = 24

interface Removal {
  /** Entries that go, by id, or the tag that goes. */
  ids?: readonly string[]
  tag?: string
  /** The own taxonomy that goes with its entries. */
  taxonomy?: string
  /** The URL that leads elsewhere from now on. */
  redirected?: string
}

type Trx = Transaction<Database>

/** Notes what a removal is about to take away; returns the id by which it is taken back. Called before anything goes. */
export async function noteRemoval(
  platform: Platform,
  db: Trx,
  { ids = [], tag, taxonomy, redirected }: Removal,
): Promise<string> {
  const holds =
    tag === undefined
      ? sql<boolean>`(category_id = any(${ids}::uuid[]) or terms && ${ids}::uuid[])`
      : sql<boolean>`tags @> array[${tag}]::text[]`
  const [rows, categories, under, versions, live] = [
    taxonomy === undefined
      ? []
      : await db.selectFrom('taxonomy').selectAll().where('name', '=', taxonomy).execute(),
    ids.length === 0 ? [] : await db.selectFrom('category').selectAll().where('id', 'in', ids).execute(),
    ids.length === 0
      ? []
      : await db.selectFrom('category').select(['id', 'parent_id']).where('parent_id', 'in', ids).execute(),
    await db.selectFrom('post_version').select(['id', 'category_id', 'terms', 'tags']).where(holds).execute(),
    await db
      .selectFrom('live')
      .select(['post_id', 'version_id', 'category_id', 'terms', 'tags'])
      .where(holds)
      .execute(),
  ]
  const removed: RemovedEntries = {
    taxonomy: rows[0] ?? null,
    categories,
    under,
    versions,
    live,
    redirected: redirected ?? null,
  }
  const id = platform.newId()
  await db
    .insertInto('taxonomy_removal')
    .values({ id, removed: JSON.stringify(removed), removed_at: platform.clock.now() })
    .execute()
  return id
}

/**
 * Takes a removal back: the entries stand again where they stood, and so do the posts in them that were not saved since.
 * @throws Problem removal.missing where there is none, it is too old or was taken back; category.taken where an entry of that URL was made since
 */
export async function takeBack(platform: Platform, id: string): Promise<{ id: string }> {
  const { clock } = platform
  await platform.transaction(async (db) => {
    const row = await db
      .deleteFrom('taxonomy_removal')
      .where('id', '=', id)
      .where('removed_at', '>', new Date(clock.now().getTime() - removalHours * 3_600_000))
      .returning('removed')
      .executeTakeFirst()
    if (!row) throw problem('removal.missing')
    const { taxonomy, categories, under, versions, live, redirected } = row.removed
    if (taxonomy)
      await db
        .insertInto('taxonomy')
        .values(taxonomy)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    for (const { parent_id: _, ...category } of categories) {
      const known = await db
        .selectFrom('category')
        .select('id')
        .where('taxonomy', '=', category.taxonomy)
        .where('slug', '=', category.slug)
        .executeTakeFirst()
      if (known) throw problem('category.taken', { slug: category.slug, field: 'slug' })
      await db
        .insertInto('category')
        .values({ ...category, parent_id: null })
        .execute()
    }
    // Parents when all stand; one that is gone by now leaves its entry at the top.
    for (const { id: child, parent_id: parentId } of [...categories, ...under]) {
      await db
        .updateTable('category')
        .set({ parent_id: parentId })
        .where('id', '=', child)
        .where((where) =>
          where.exists(
            where.selectFrom('category as above').select('above.id').where('above.id', '=', parentId),
          ),
        )
        .execute()
    }
    await refile(db, { versions, live })
    if (redirected !== null) await freeUrl(db, redirected)
    await dropAllCachedPages(db, 'content')
  })
  return { id }
}

/** A post that was saved since has another version, which is let be. */
async function refile(db: Trx, { versions, live }: Pick<RemovedEntries, 'versions' | 'live'>): Promise<void> {
  await sql`update post_version as v set category_id = r.category_id, terms = r.terms, tags = r.tags
    from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as r (id uuid, category_id uuid, terms uuid[], tags text[])
    where v.id = r.id`.execute(db)
  await sql`update live as l set category_id = r.category_id, terms = r.terms, tags = r.tags
    from jsonb_to_recordset(${JSON.stringify(live)}::jsonb) as r (post_id uuid, version_id uuid, category_id uuid, terms uuid[], tags text[])
    where l.post_id = r.post_id and l.version_id = r.version_id`.execute(db)
}

/** Forgets removals that can no longer be taken back. */
export async function forgetRemovals({ db, clock }: Platform): Promise<void> {
  await db
    .deleteFrom('taxonomy_removal')
    .where('removed_at', '<=', new Date(clock.now().getTime() - removalHours * 3_600_000))
    .execute()
}
