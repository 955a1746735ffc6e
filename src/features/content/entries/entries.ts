/** Entries of a content type with the values of its fields, typed: what /api/t/{plural} reads and writes (F-TYPE-01). */
import { z } from 'zod'
import type { Db, Platform } from '#platform/context.ts'
import type { Viewer } from '#platform/viewer.ts'
import { fieldValues, holdsLists, isSecretName, storedValue } from '../types/typedMetas.ts'
import { listLive } from '../lists/listLive.ts'
import { listTypes } from '../types/postTypes.ts'
import { problem } from '../problems.ts'
import { currentRow, findLiveFor, isId, versions, visiblePost } from '../posts/readPost.ts'
import { savePostIn, type SaveContext } from '../posts/savePost.ts'
import {
  listSorts,
  savePostInput,
  type Pagination,
  type Post,
  type PostTypeDefinition,
  type SavePostInput,
} from '../schema.ts'
import { typeFaults } from '../texts/typeFaults.ts'

type Asking = Platform & { viewer: Viewer }

export const entryView = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  url: z.string(),
  status: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  tags: z.array(z.string()),
  terms: z.array(z.string()),
  category: z.string().nullable(),
  category_slug: z.string().nullable(),
  version: z.number(),
  publish_at: z.string().nullable(),
  updated_at: z.string(),
  /** The values by the names of the type's fields; null where there is none. Secret fields are never answered. */
  fields: z.record(z.string(), z.unknown()),
})
export type Entry = z.output<typeof entryView>

export const entryListInput = z.strictObject({
  plural: z.string().max(60),
  category: z.string().max(200).optional(),
  tag: z.string().max(80).optional(),
  term: z.uuid().optional(),
  keywords: z.string().max(200).optional(),
  p: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  sort: z.enum(listSorts).default('newest'),
})

export const saveEntryInput = z.strictObject({
  plural: z.string().max(60),
  ...savePostInput.pick({
    id: true,
    version: true,
    title: true,
    slug: true,
    description: true,
    status: true,
    category: true,
    tags: true,
    terms: true,
    layout: true,
    parent_id: true,
    value: true,
    publish_at: true,
    unpublish_at: true,
  }).shape,
  /** Only what is sent changes; null empties a field. */
  fields: z.record(z.string().max(60), z.unknown()).optional(),
})

/** Types with pages are everybody's to read; own ones without are for those who work with content. @throws Problem type.missing */
export async function typeByPlural(db: Db, viewer: Viewer, plural: string): Promise<PostTypeDefinition> {
  const type = (await listTypes(db)).find((one) => one.plural === plural)
  if (!type || (type.url_pattern === '' && (type.is_system || !viewer.can('content.list'))))
    throw problem('type.missing', { plural: plural.slice(0, 60) })
  return type
}

export async function listEntries(
  { db, viewer, clock }: Asking,
  query: z.output<typeof entryListInput>,
): Promise<{ items: Entry[]; pagination: Pagination }> {
  const { plural, p, ...rest } = query
  const type = await typeByPlural(db, viewer, plural)
  const list = await listLive(db, { ...rest, page: p, type: type.slug, now: clock.now() })
  const ids = list.items.map((item) => item.id)
  const rows =
    ids.length === 0
      ? []
      : await versions(db)
          .innerJoin('live', (join) => join.onRef('live.version_id', '=', 'v.id'))
          .where('live.post_id', 'in', ids)
          .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const items = list.items.flatMap((item): Entry[] => {
    const row = byId.get(item.id)
    if (!row) return []
    const {
      id,
      title,
      url,
      status,
      description,
      image,
      tags,
      category,
      category_slug,
      publish_at,
      updated_at,
    } = item
    return [
      {
        id,
        title,
        slug: row.slug,
        url,
        status,
        description,
        image,
        tags,
        terms: row.terms,
        category,
        category_slug,
        version: row.number,
        publish_at,
        updated_at,
        fields: fieldValues(type.fields, row.metas),
      },
    ]
  })
  return { items, pagination: list.pagination }
}

/** @throws Problem type.missing, post.missing (404) */
export async function readEntry({ db, viewer, clock }: Asking, plural: string, key: string): Promise<Entry> {
  const type = await typeByPlural(db, viewer, plural)
  const now = clock.now()
  const id = isId(key) ? key : await idOfSlug(db, type.slug, key)
  if (!id) throw problem('post.missing')
  const post =
    (await findLiveFor(db, viewer, { postId: id }, now)) ?? (await visiblePost(db, viewer, id, now))
  if (post.type !== type.slug) throw problem('post.missing')
  return toEntry(type, post)
}

async function idOfSlug(db: Db, type: string, slug: string): Promise<string | null> {
  const row = await db
    .selectFrom('live')
    .select('post_id')
    .where('type', '=', type)
    .where('slug', '=', slug)
    .limit(1)
    .executeTakeFirst()
  return row?.post_id ?? null
}

/** Creates an entry or saves a new version of one. @throws Problem as savePost, and post.field_invalid (422) */
export async function saveEntry(
  context: SaveContext,
  { plural, fields = {}, ...input }: z.output<typeof saveEntryInput>,
): Promise<Entry> {
  const { db, viewer } = context
  const type = await typeByPlural(db, viewer, plural)
  const known = new Set(type.fields.map((field) => field.name))
  const stranger = Object.keys(fields).find((name) => !known.has(name))
  if (stranger !== undefined)
    throw problem('post.field_invalid', {
      message: typeFaults.no_such_field({ type: type.title, field: stranger }),
      field: stranger,
    })
  const isNew = !input.id || input.id === 'new'
  const post = await context.transaction(async (trx) => {
    const before = isNew ? undefined : await currentRow(trx, String(input.id))
    if (before && before.type !== type.slug) throw problem('post.missing')
    const kept = (before?.metas ?? []).filter((meta) => !Object.hasOwn(fields, meta.name))
    const metas = [
      // A secret that is not sent stays: it is listed without its value.
      ...kept.map(({ id, name, value }) => ({ id, name, value: isSecretName(name) ? '' : value })),
      ...Object.entries(fields)
        .map(([name, value]) => ({ name, value: storedField(type, name, value) }))
        .filter((meta) => meta.value !== ''),
    ]
    return savePostIn(context, trx, { ...asPostInput(input), type: type.slug, metas })
  })
  return toEntry(type, post)
}

/** @throws Problem post.field_invalid where a list or an object is sent for a field of one text */
function storedField(type: PostTypeDefinition, name: string, value: unknown): string {
  const field = type.fields.find((one) => one.name === name)
  if (field && typeof value === 'object' && value !== null && !holdsLists(field)) {
    throw problem('post.field_invalid', {
      message: typeFaults.one_value({ field: field.title }),
      field: name,
    })
  }
  return storedValue(value)
}

function asPostInput({
  value,
  ...input
}: Omit<z.output<typeof saveEntryInput>, 'plural' | 'fields'>): SavePostInput {
  return { ...input, ...(value ? { value } : {}) }
}

function toEntry(type: PostTypeDefinition, post: Post): Entry {
  const {
    id,
    title,
    slug,
    url,
    status,
    description,
    image,
    tags,
    terms,
    category,
    category_slug,
    version,
    publish_at,
    updated_at,
  } = post
  return {
    id,
    title,
    slug,
    url,
    status,
    description,
    image,
    tags,
    terms,
    category,
    category_slug,
    version,
    publish_at,
    updated_at,
    fields: fieldValues(type.fields, post.metas),
  }
}
