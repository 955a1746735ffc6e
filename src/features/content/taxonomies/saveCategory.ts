/** Changes of categories: create, rename, move, merge, remove (F-TAX-03). */
import { siteLanguage } from '#features/settings/index.ts'
import { sql, type Transaction } from 'kysely'
import type { Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { oneAtATime } from '#platform/database/oneAtATime.ts'
import { dropCachedPagesShowing, dropAllCachedPages } from '#platform/database/changeCounter.ts'
import { problem } from '../problems.ts'
import { addRedirect, freeUrl } from '../urls/redirects.ts'
import { noteRemoval } from './removals.ts'
import type { CategoryView } from '../schema.ts'
import { termsShown } from '../live/shown.ts'
import { listCategories } from './taxonomies.ts'
import { slugEffect, slugOf } from '../urls/urls.ts'
import { urlFaults } from '../texts/urlFaults.ts'

export interface CategoryInput {
  id?: string | undefined
  title: string
  slug?: string | undefined
  taxonomy?: string | undefined
  parent_id?: string | null | undefined
  description?: string | undefined
  position?: number | undefined
}

/** @throws Problem category.missing, category.taken, taxonomy.missing */
export async function saveCategory(platform: Platform, input: CategoryInput): Promise<CategoryView> {
  const isNew = !input.id || input.id === 'new'
  const id = isNew ? platform.newId() : String(input.id)
  return platform.transaction(async (db) => {
    await oneAtATime(db, 'categories')
    const before = isNew
      ? undefined
      : await db.selectFrom('category').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!isNew && !before) throw problem('category.missing')
    const taxonomy = before?.taxonomy ?? input.taxonomy ?? 'category'
    const known = await db
      .selectFrom('taxonomy')
      .select('name')
      .where('name', '=', taxonomy)
      .executeTakeFirst()
    if (!known) throw problem('taxonomy.missing')
    const slug = input.slug
      ? slugEffect(input.slug).replaceAll('/', '-')
      : (before?.slug ?? slugOf(input.title, await siteLanguage({ ...platform, db })))
    const parentId = input.parent_id === undefined ? (before?.parent_id ?? null) : input.parent_id || null
    const all = await listCategories(db, taxonomy, platform.clock.now())
    if (slug.startsWith('null'))
      throw problem('post.url_invalid', { url: slug, reason: urlFaults.starts_with_null, field: 'slug' })
    if (all.some((category) => category.slug === slug && category.id !== id))
      throw problem('category.taken', { slug, field: 'slug' })
    let above = parentId
    for (let level = 0; above !== null; level += 1) {
      const parent = all.find((category) => category.id === above)
      if (!parent || parent.id === id || level > 20)
        throw problem('post.parent_invalid', { field: 'parent_id' })
      above = parent.parent_id
    }
    const row = {
      title: input.title,
      slug,
      parent_id: parentId,
      description: input.description ?? before?.description ?? '',
      position: input.position ?? before?.position ?? all.length,
    }
    await (before
      ? db.updateTable('category').set(row).where('id', '=', id).execute()
      : db
          .insertInto('category')
          .values({ id, taxonomy, ...row })
          .execute())
    // Whoever kept the old URL still gets there.
    await freeUrl(db, `/p/${taxonomy}/${slug}`)
    if (before && before.slug !== slug)
      await addRedirect(platform, db, { from: urlOf(before), to: `/p/${taxonomy}/${slug}`, code: 301 })
    // A URL, or where it is in the tree, changes what other entries hold; a name, a text or a place among others does not.
    const isMoved = before && (before.slug !== slug || before.parent_id !== parentId)
    await (isMoved
      ? dropAllCachedPages(db, 'content')
      : dropCachedPagesShowing(db, [termsShown.of(id)], { mayLinger: true }))
    const saved = (await listCategories(db, taxonomy, platform.clock.now())).find(
      (category) => category.id === id,
    )
    if (!saved) throw problem('category.missing')
    return saved
  })
}

const urlOf = (category: { taxonomy: string; slug: string }) => `/p/${category.taxonomy}/${category.slug}`

/**
 * Removes an entry, or merges it into another one of its taxonomy. What is below it moves under the other one, or one
 * level up; its posts have none afterwards, or the other one, whose URL the old one leads to.
 * @throws Problem category.missing
 */
export async function removeCategory(
  platform: Platform,
  id: string,
  mergeInto: string | null,
): Promise<{ id: string; undo: string }> {
  return platform.transaction(async (db) => {
    const category = await db
      .selectFrom('category')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!category) throw problem('category.missing')
    const target =
      mergeInto === null
        ? null
        : await db
            .selectFrom('category')
            .select(['taxonomy', 'slug'])
            .where('id', '=', mergeInto)
            .executeTakeFirst()
    if (target === undefined || mergeInto === id || (target && target.taxonomy !== category.taxonomy))
      throw problem('category.missing')
    const undo = await noteRemoval(platform, db, {
      ids: [id],
      ...(target ? { redirected: urlOf(category) } : {}),
    })
    for (const table of ['post_version', 'live'] as const) {
      await db.updateTable(table).set({ category_id: mergeInto }).where('category_id', '=', id).execute()
      await sql`update ${sql.table(table)} set terms = array(
          select distinct case when term = ${id}::uuid then ${mergeInto}::uuid else term end
          from unnest(terms) as term where term <> ${id}::uuid or ${mergeInto}::uuid is not null)
        where terms @> array[${id}::uuid]`.execute(db)
    }
    const above = mergeInto ?? category.parent_id
    await liftAbove(db, { id, into: mergeInto, parentId: category.parent_id })
    await db.updateTable('category').set({ parent_id: above }).where('parent_id', '=', id).execute()
    await db.deleteFrom('category').where('id', '=', id).execute()
    if (target) await addRedirect(platform, db, { from: urlOf(category), to: urlOf(target), code: 301 })
    await dropAllCachedPages(db, 'content')
    return { id, undo }
  })
}

/** Merging into an entry that is below: it takes the place of the one that goes, so that what comes under it closes no ring. */
async function liftAbove(
  db: Transaction<Database>,
  { id, into, parentId }: { id: string; into: string | null; parentId: string | null },
): Promise<void> {
  if (into === null) return
  const rows = await db.selectFrom('category').select(['id', 'parent_id']).execute()
  const parents = new Map(rows.map((row) => [row.id, row.parent_id]))
  let above = parents.get(into) ?? null
  for (let level = 0; above !== null && level <= 20; level += 1) {
    if (above === id) {
      await db.updateTable('category').set({ parent_id: parentId }).where('id', '=', into).execute()
      return
    }
    above = parents.get(above) ?? null
  }
}

/**
 * Puts a whole taxonomy into the order and under the parents that are given; what is not named keeps its place at the end.
 * @throws Problem taxonomy.missing, category.missing, post.parent_invalid
 */
export async function orderCategories(
  platform: Platform,
  taxonomy: string,
  items: readonly { id: string; parent_id: string | null }[],
): Promise<void> {
  await platform.transaction(async (db) => {
    const known = await db
      .selectFrom('taxonomy')
      .select('name')
      .where('name', '=', taxonomy)
      .forUpdate()
      .executeTakeFirst()
    if (!known) throw problem('taxonomy.missing')
    const rows = await db
      .selectFrom('category')
      .select(['id', 'parent_id'])
      .where('taxonomy', '=', taxonomy)
      .execute()
    const parents = new Map(rows.map((row) => [row.id, row.parent_id]))
    for (const { id, parent_id: parentId } of items) {
      if (!parents.has(id) || (parentId !== null && !parents.has(parentId))) throw problem('category.missing')
      parents.set(id, parentId)
    }
    for (const start of parents.keys()) {
      let above: string | null = start
      for (let level = 0; above !== null; level += 1) {
        if (level > 20) throw problem('post.parent_invalid', { field: 'parent_id' })
        above = parents.get(above) ?? null
      }
    }
    for (const [position, { id, parent_id: parentId }] of items.entries()) {
      await db.updateTable('category').set({ position, parent_id: parentId }).where('id', '=', id).execute()
    }
    await dropAllCachedPages(db, 'content')
  })
}
