/** Changes of content types, and their list with counts. */
import { sql } from 'kysely'
import { z } from 'zod'
import { fieldDefinitions } from '#features/forms/index.ts'
import type { Db, Platform } from '#platform/context.ts'
import { oneAtATime } from '#platform/database/oneAtATime.ts'
import { dropAllCachedPages } from '#platform/database/changeCounter.ts'
import { isSecretName } from './typedMetas.ts'
import { listTypes, typeOf } from './postTypes.ts'
import { problem } from '../problems.ts'
import { addRedirect, freeUrl } from '../urls/redirects.ts'
import { savedStatuses, type PostTypeView } from '../schema.ts'
import { isReserved, slugOf } from '../urls/urls.ts'
import { typeFaults } from '../texts/typeFaults.ts'

export const saveTypeInput = z.strictObject({
  slug: z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/, { error: () => typeFaults.type_name }),
  title: z.string().trim().min(1).max(80),
  plural: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,59}$/, { error: () => typeFaults.plural })
    .optional(),
  description: z.string().trim().max(500).optional(),
  url_pattern: z
    .string()
    .max(120)
    .refine((pattern) => pattern === '' || /^(\/[a-z0-9_-]+)*\/\{slug\}$/.test(pattern), {
      error: () => typeFaults.pattern({ example: '/recipes/{slug}' }),
    })
    .optional(),
  default_layout: z
    .union([z.uuid(), z.literal('')])
    .nullable()
    .optional(),
  has_comments: z.boolean().optional(),
  fields: fieldDefinitions.optional(),
  statuses: z.array(z.enum(savedStatuses)).min(1).optional(),
  is_system: z.boolean().optional(),
  count: z.number().optional(),
  /** True: a type of this name must not be there yet. */
  is_new: z.boolean().optional(),
})

export async function listTypesWithCounts(db: Db): Promise<PostTypeView[]> {
  const types = await listTypes(db)
  const rows = await db
    .selectFrom('post')
    .select(['type'])
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('trashed_at', 'is', null)
    .groupBy('type')
    .execute()
  const counts = new Map(rows.map((row) => [row.type, row.count]))
  return types.map((type) => ({ ...type, count: counts.get(type.slug) ?? 0 }))
}

/** @throws Problem type.taken, type.exists, type.system */
export async function saveType(
  platform: Platform,
  input: z.output<typeof saveTypeInput>,
): Promise<PostTypeView> {
  await platform.transaction(async (db) => {
    await oneAtATime(db, 'types')
    const before = (await listTypes(db)).find((type) => type.slug === input.slug)
    if (input.is_new && before) throw problem('type.exists')
    const plural = input.plural ?? before?.plural ?? slugOf(`${input.slug}s`)
    if (before?.is_system && (plural !== before.plural || (before.url_pattern === '' && input.url_pattern)))
      throw problem('type.system')
    const taken = (await listTypes(db)).some((type) => type.plural === plural && type.slug !== input.slug)
    if (taken) throw problem('type.taken', { plural, field: 'plural' })
    const pattern = input.url_pattern ?? before?.url_pattern ?? `/${plural}/{slug}`
    if (isReserved(pattern)) throw problem('post.url_reserved', { url: pattern, field: 'url_pattern' })
    const secretRow = input.fields
      ?.flatMap((field) => field.fields ?? [])
      .find((field) => isSecretName(field.name))
    if (secretRow) throw problem('type.secret_in_row', { name: secretRow.name, field: 'fields' })
    const definition = JSON.stringify({
      url_pattern: pattern,
      description: input.description ?? before?.description ?? '',
      default_layout:
        input.default_layout === undefined ? (before?.default_layout ?? null) : input.default_layout || null,
      has_comments: input.has_comments ?? before?.has_comments ?? false,
      fields: input.fields ?? before?.fields ?? [],
      statuses: input.statuses ?? before?.statuses ?? savedStatuses,
    })
    await db
      .insertInto('post_type')
      .values({
        slug: input.slug,
        title: input.title,
        plural,
        definition,
        is_system: false,
        created_at: platform.clock.now(),
      })
      .onConflict((conflict) =>
        // Sent back as it was shown, the name of a built-in type stays what it was in every language.
        conflict.columns(['slug']).doUpdateSet({
          ...(input.title === before?.title ? {} : { title: input.title }),
          plural,
          definition,
        }),
      )
      .execute()
    await freeUrl(db, `/t/${plural}`)
    if (before && before.plural !== plural)
      await addRedirect(platform, db, { from: `/t/${before.plural}`, to: `/t/${plural}`, code: 301 })
    await dropAllCachedPages(db, 'content')
  })
  const saved = (await listTypesWithCounts(platform.db)).find((type) => type.slug === input.slug)
  if (!saved) throw problem('post.type_unknown', { type: input.slug })
  return saved
}

/** @throws Problem type.system for built-in types, type.in_use for types that still have entries */
export async function removeType(platform: Platform, slug: string): Promise<{ slug: string }> {
  await platform.transaction(async (db) => {
    const type = await typeOf(db, slug)
    if (type.is_system) throw problem('type.system')
    const { count } = await db
      .selectFrom('post')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('type', '=', slug)
      .executeTakeFirstOrThrow()
    if (count > 0) throw problem('type.in_use', { count })
    await db.deleteFrom('post_type').where('slug', '=', slug).execute()
    await dropAllCachedPages(db, 'content')
  })
  return { slug }
}

/** How many entries hold a value in each meta: what a field that is taken away would hide. */
export async function fieldUsage(db: Db, slug: string): Promise<{ name: string; count: number }[]> {
  await typeOf(db, slug)
  const { rows } = await sql<{ name: string; count: number }>`
    select meta ->> 'name' as name, count(*) as count
    from post p
    join post_version v on v.post_id = p.id and v.number = p.current_number and not v.is_working
    cross join lateral jsonb_array_elements(v.metas) as meta
    where p.type = ${slug} and meta ->> 'value' <> ''
    group by 1 order by 1`.execute(db)
  return rows
}
