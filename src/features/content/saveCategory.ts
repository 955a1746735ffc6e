/** Changes of categories: create, rename, move, merge, remove (F-TAX-03). */
import type { Platform } from '#platform/context.ts'
import { bumpVersion } from '#platform/database/versions.ts'
import { problem } from './problems.ts'
import type { CategoryView } from './schema.ts'
import { listCategories } from './taxonomies.ts'
import { slugEffect, slugOf } from './urls.ts'

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
  const { siteId } = platform
  const isNew = !input.id || input.id === 'new'
  const id = isNew ? platform.newId() : String(input.id)
  return platform.transaction(async (db) => {
    const before = isNew
      ? undefined
      : await db.selectFrom('category').selectAll().where('site_id', '=', siteId).where('id', '=', id).forUpdate().executeTakeFirst()
    if (!isNew && !before) throw problem('category.missing')
    const taxonomy = before?.taxonomy ?? input.taxonomy ?? 'category'
    const known = await db.selectFrom('taxonomy').select('name').where('site_id', '=', siteId).where('name', '=', taxonomy).executeTakeFirst()
    if (!known) throw problem('taxonomy.missing')
    const slug = input.slug ? slugEffect(input.slug).replaceAll('/', '-') : (before?.slug ?? slugOf(input.title))
    const parentId = input.parent_id === undefined ? (before?.parent_id ?? null) : input.parent_id || null
    const all = await listCategories(db, siteId, taxonomy, platform.clock.now())
    if (slug.startsWith('null')) throw problem('post.url_invalid', { url: slug, reason: 'it may not start with “null”', field: 'slug' })
    if (all.some((category) => category.slug === slug && category.id !== id)) throw problem('category.taken', { slug, field: 'slug' })
    let above = parentId
    for (let level = 0; above !== null; level += 1) {
      const parent = all.find((category) => category.id === above)
      if (!parent || parent.id === id || level > 20) throw problem('post.parent_invalid', { field: 'parent_id' })
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
      ? db.updateTable('category').set(row).where('site_id', '=', siteId).where('id', '=', id).execute()
      : db.insertInto('category').values({ site_id: siteId, id, taxonomy, ...row }).execute())
    await bumpVersion(db, siteId, 'content')
    const saved = (await listCategories(db, siteId, taxonomy, platform.clock.now())).find((category) => category.id === id)
    if (!saved) throw problem('category.missing')
    return saved
  })
}

/** @throws Problem category.missing */
export async function removeCategory(platform: Platform, id: string, mergeInto: string | null): Promise<{ id: string }> {
  const { siteId } = platform
  await platform.transaction(async (db) => {
    const category = await db.selectFrom('category').selectAll().where('site_id', '=', siteId).where('id', '=', id).forUpdate().executeTakeFirst()
    if (!category) throw problem('category.missing')
    if (mergeInto !== null) {
      const target = await db.selectFrom('category').select('taxonomy').where('site_id', '=', siteId).where('id', '=', mergeInto).executeTakeFirst()
      if (target?.taxonomy !== category.taxonomy || mergeInto === id) throw problem('category.missing')
    }
    await db.updateTable('post_version').set({ category_id: mergeInto }).where('site_id', '=', siteId).where('category_id', '=', id).execute()
    await db.updateTable('live').set({ category_id: mergeInto }).where('site_id', '=', siteId).where('category_id', '=', id).execute()
    await db.updateTable('category').set({ parent_id: category.parent_id }).where('site_id', '=', siteId).where('parent_id', '=', id).execute()
    await db.deleteFrom('category').where('site_id', '=', siteId).where('id', '=', id).execute()
    await bumpVersion(db, siteId, 'content')
  })
  return { id }
}
