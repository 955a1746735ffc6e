/** The taxonomies of a site: categories and tags, which every site has, and those that its owner adds (F-TAX-03, A-11). */
import { siteLanguage } from '#features/settings/index.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db, Platform } from '#platform/context.ts'
import { oneAtATime } from '#platform/database/oneAtATime.ts'
import { dropAllCachedPages } from '#platform/database/changeCounter.ts'
import { problem } from '../problems.ts'
import { noteRemoval } from './removals.ts'
import { slugOf } from '../urls/urls.ts'
import { taxonomyFaults } from './texts/taxonomyFaults.ts'
import { givenTaxonomies, taxonomyTitle } from './taxonomyTitle.ts'

export const taxonomySummary = z.object({
  name: z.string(),
  title: z.string(),
  is_hierarchical: z.boolean(),
  is_own: z.boolean(),
  count: z.number(),
})
export type TaxonomySummary = z.output<typeof taxonomySummary>

export const saveTaxonomyInput = z.strictObject({
  /** Present: that taxonomy is changed; else one is made, named by its title. */
  name: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,59}$/, { error: () => taxonomyFaults.name })
    .optional(),
  title: z.string().trim().min(1).max(80),
  is_hierarchical: z.boolean().optional(),
})

const isGiven = (name: string): boolean => givenTaxonomies.some((one) => one.name === name)

/** All of them with the number of their entries; categories and tags first. */
export async function taxonomySummaries(db: Db): Promise<TaxonomySummary[]> {
  const { rows } = await sql<Omit<TaxonomySummary, 'is_own'>>`
    select t.name, t.title, t.is_hierarchical, (select count(*) from category c where c.taxonomy = t.name) as count
    from taxonomy t 
    order by case t.name when 'category' then 0 when 'tag' then 1 else 2 end, t.title`.execute(db)
  return rows.map((row) => ({ ...row, title: taxonomyTitle(row), is_own: !isGiven(row.name) }))
}

/** @throws Problem taxonomy.taken */
export async function saveTaxonomy(
  platform: Platform,
  input: z.output<typeof saveTaxonomyInput>,
): Promise<TaxonomySummary> {
  const name = input.name ?? slugOf(input.title, await siteLanguage(platform))
  await platform.transaction(async (db) => {
    await oneAtATime(db, 'taxonomies')
    const before = await db
      .selectFrom('taxonomy')
      .selectAll()
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirst()
    if (before && input.name === undefined) throw problem('taxonomy.taken', { name, field: 'title' })
    if (name === '' || name.startsWith('null')) throw problem('taxonomy.taken', { name, field: 'title' })
    const row = {
      // Sent back as it was shown, the name stays what it was in every language.
      title: before && input.title === taxonomyTitle(before) ? before.title : input.title,
      is_hierarchical: input.is_hierarchical ?? before?.is_hierarchical ?? true,
    }
    await db
      .insertInto('taxonomy')
      .values({ name, ...row })
      .onConflict((conflict) => conflict.columns(['name']).doUpdateSet(row))
      .execute()
    await dropAllCachedPages(db, 'content')
  })
  const saved = (await taxonomySummaries(platform.db)).find((one) => one.name === name)
  if (!saved) throw problem('taxonomy.missing')
  return saved
}

/** Removes an own taxonomy with its entries; posts keep everything else. @throws Problem taxonomy.fixed, taxonomy.missing */
export async function removeTaxonomy(
  platform: Platform,
  name: string,
): Promise<{ name: string; undo: string }> {
  if (isGiven(name)) throw problem('taxonomy.fixed')
  return platform.transaction(async (db) => {
    const known = await db.selectFrom('category').select('id').where('taxonomy', '=', name).execute()
    const undo = await noteRemoval(platform, db, { ids: known.map((entry) => entry.id), taxonomy: name })
    const entries = await db.deleteFrom('category').where('taxonomy', '=', name).returning('id').execute()
    const { numDeletedRows } = await db.deleteFrom('taxonomy').where('name', '=', name).executeTakeFirst()
    if (numDeletedRows === 0n) throw problem('taxonomy.missing')
    const ids = entries.map((entry) => entry.id)
    for (const table of ['post_version', 'live']) {
      await sql`update ${sql.table(table)} set terms = array(select term from unnest(terms) as term where term <> all(${ids}::uuid[]))
        where terms && ${ids}::uuid[]`.execute(db)
    }
    await dropAllCachedPages(db, 'content')
    return { name, undo }
  })
}
