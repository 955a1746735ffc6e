/** Changes of content types, and their list with counts. */
import { z } from 'zod'
import { fieldDefinitions } from '#features/forms/index.ts'
import type { Db, Platform } from '#platform/context.ts'
import { bumpVersion } from '#platform/database/versions.ts'
import { listTypes, typeOf } from './postTypes.ts'
import { problem } from './problems.ts'
import { savedStatuses, type PostTypeView } from './schema.ts'
import { slugOf } from './urls.ts'

export const saveTypeInput = z.strictObject({
  slug: z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/, 'A type name has small letters, digits, - and _'),
  title: z.string().trim().min(1).max(80),
  plural: z.string().regex(/^[a-z][a-z0-9_-]{0,59}$/, 'A plural has small letters, digits, - and _').optional(),
  url_pattern: z
    .string()
    .max(120)
    .refine((pattern) => pattern === '' || /^(\/[a-z0-9_-]+)*\/\{slug\}$/.test(pattern), { message: 'A pattern looks like /recipes/{slug}' })
    .optional(),
  default_layout: z.union([z.uuid(), z.literal('')]).nullable().optional(),
  has_comments: z.boolean().optional(),
  fields: fieldDefinitions.optional(),
  statuses: z.array(z.enum(savedStatuses)).min(1).optional(),
  is_system: z.boolean().optional(),
  count: z.number().optional(),
})

export async function listTypesWithCounts(db: Db, siteId: string): Promise<PostTypeView[]> {
  const types = await listTypes(db, siteId)
  const rows = await db
    .selectFrom('post')
    .select(['type'])
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .where('trashed_at', 'is', null)
    .groupBy('type')
    .execute()
  const counts = new Map(rows.map((row) => [row.type, row.count]))
  return types.map((type) => ({ ...type, statuses: [...type.statuses], count: counts.get(type.slug) ?? 0 }))
}

const systemPrefixes = new Set(['user', 'api', 'p', 't', 'login', 'logout', 'signup', 'assets', 'media', 'pay', 'component'])

/** @throws Problem type.taken, type.system */
export async function saveType(platform: Platform, input: z.output<typeof saveTypeInput>): Promise<PostTypeView> {
  const { siteId } = platform
  await platform.transaction(async (db) => {
    const before = (await listTypes(db, siteId)).find((type) => type.slug === input.slug)
    const plural = input.plural ?? before?.plural ?? slugOf(`${input.slug}s`)
    if (before?.is_system && (plural !== before.plural || (before.url_pattern === '' && input.url_pattern))) throw problem('type.system')
    const taken = (await listTypes(db, siteId)).some((type) => type.plural === plural && type.slug !== input.slug)
    if (taken) throw problem('type.taken', { plural, field: 'plural' })
    const pattern = input.url_pattern ?? before?.url_pattern ?? `/${plural}/{slug}`
    if (systemPrefixes.has(pattern.split('/')[1] ?? '')) throw problem('post.url_reserved', { url: pattern, field: 'url_pattern' })
    const definition = JSON.stringify({
      url_pattern: pattern,
      default_layout: input.default_layout === undefined ? (before?.default_layout ?? null) : input.default_layout || null,
      has_comments: input.has_comments ?? before?.has_comments ?? false,
      fields: input.fields ?? before?.fields ?? [],
      statuses: input.statuses ?? before?.statuses ?? savedStatuses,
    })
    await db
      .insertInto('post_type')
      .values({ site_id: siteId, slug: input.slug, title: input.title, plural, definition, is_system: false, created_at: platform.clock.now() })
      .onConflict((conflict) => conflict.columns(['site_id', 'slug']).doUpdateSet({ title: input.title, plural, definition }))
      .execute()
    await bumpVersion(db, siteId, 'content')
  })
  const saved = (await listTypesWithCounts(platform.db, siteId)).find((type) => type.slug === input.slug)
  if (!saved) throw problem('post.type_unknown', { type: input.slug })
  return saved
}

/** @throws Problem type.system for built-in types and for types that still have entries */
export async function removeType(platform: Platform, slug: string): Promise<{ slug: string }> {
  const { siteId } = platform
  await platform.transaction(async (db) => {
    const type = await typeOf(db, siteId, slug)
    const entry = await db.selectFrom('post').select('id').where('site_id', '=', siteId).where('type', '=', slug).limit(1).executeTakeFirst()
    if (type.is_system || entry) throw problem('type.system')
    await db.deleteFrom('post_type').where('site_id', '=', siteId).where('slug', '=', slug).execute()
    await bumpVersion(db, siteId, 'content')
  })
  return { slug }
}
