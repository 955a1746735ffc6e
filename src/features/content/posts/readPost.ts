/** Reads posts in one shape, whichever version is asked for: current, live, working draft, an old one. */
import { sql } from 'kysely'
import type { Db, Platform } from '#platform/context.ts'
import { cached } from '#platform/database/cached.ts'
import { showing } from '#platform/database/shown.ts'
import type { Viewer } from '#platform/viewer.ts'
import { asPresent } from '../documents/blockDefinitions.ts'
import { pictureOf } from '../documents/extract.ts'
import { isSecretName } from '../types/typedMetas.ts'
import { problem } from '../problems.ts'
import { mayReadHidden } from '../rights.ts'
import type { LayoutPost, Post } from '../schema.ts'
import { visibleNow } from '../live/liveRows.ts'
import { ofPost, postsShown, termsShown } from '../live/shown.ts'

export function versions(db: Db) {
  return db
    .selectFrom('post_version as v')
    .innerJoin('post as p', (join) => join.onRef('p.id', '=', 'v.post_id'))
    .leftJoin('category as c', (join) => join.onRef('c.id', '=', 'v.category_id'))
    .select([
      'p.id as id',
      'p.type',
      'p.created_by',
      'p.created_at',
      'p.updated_at',
      'p.trashed_at',
      'p.current_number',
      'v.id as version_id',
      'v.number',
      'v.is_working',
      'v.created_at as written_at',
      'v.based_on',
      'v.title',
      'v.slug',
      'v.url',
      'v.description',
      'v.status',
      'v.value',
      'v.metas',
      'v.layout',
      'v.jxt_layout_template',
      'v.category_id',
      'v.tags',
      'v.terms',
      'v.parent_id',
      'v.publish_at',
      'v.unpublish_at',
      'c.slug as category_slug',
      'c.title as category_title',
      changeAt.as('change_at'),
    ])
}

/** When the newest version takes the place of the one that visitors read; null where no change of a live page is planned. */
const changeAt = sql<Date | null>`case when v.status = 'scheduled' or v.is_working then (
  select newest.publish_at from post_version newest join live on live.post_id = newest.post_id
  where newest.post_id = v.post_id and newest.number = p.current_number and not newest.is_working
    and newest.status = 'scheduled' and live.version_id <> newest.id) end`

export type VersionRow = Awaited<ReturnType<ReturnType<typeof versions>['executeTakeFirstOrThrow']>>

export function toPost(row: VersionRow, now: Date): Post {
  const isDue = row.status === 'scheduled' && row.publish_at !== null && row.publish_at <= now
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    type: row.type,
    status: row.trashed_at ? 'trash' : isDue ? 'published' : row.status,
    tags: row.tags,
    terms: row.terms,
    url: row.url,
    slug: row.slug,
    value: asPresent(row.value),
    // A-20 A secret is written and never handed out again.
    metas: row.metas.map((meta) => ({
      ...meta,
      value: isSecretName(meta.name) ? '' : meta.value,
      post_id: row.id,
    })),
    layout: row.layout,
    category: row.category_id,
    category_slug: row.category_slug,
    category_title: row.category_title,
    parent_id: row.parent_id,
    created_by: row.created_by,
    activity_id: null,
    jxt_layout_template: row.jxt_layout_template,
    layout_post: null,
    current_user: null,
    version: row.is_working ? (row.based_on ?? row.number) : row.number,
    image: pictureOf(row.metas, row.value),
    is_working: row.is_working,
    planned_change_at: row.change_at?.toISOString() ?? null,
    publish_at: row.publish_at?.toISOString() ?? null,
    unpublish_at: row.unpublish_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    // A working draft is as new as its last autosave, of which the post knows nothing.
    updated_at: (row.is_working ? row.written_at : row.updated_at).toISOString(),
    trashed_at: row.trashed_at?.toISOString() ?? null,
  }
}

/** The newest version of a post, live or not; undefined where there is no such post. */
export async function currentRow(db: Db, postId: string): Promise<VersionRow | undefined> {
  return versions(db)
    .where('v.post_id', '=', postId)
    .where('v.is_working', '=', false)
    .whereRef('v.number', '=', 'p.current_number')
    .executeTakeFirst()
}

/** The working draft of that author, or undefined. */
export async function workingRow(db: Db, postId: string, authorId: string): Promise<VersionRow | undefined> {
  return versions(db)
    .where('v.post_id', '=', postId)
    .where('v.is_working', '=', true)
    .where('v.author_id', '=', authorId)
    .executeTakeFirst()
}

/** The version that visitors see, or undefined. `withPrivate` adds private posts: the caller checks who asks. */
async function liveRow(
  db: Db,
  find: { postId: string } | { url: string },
  now: Date,
  withPrivate = false,
): Promise<VersionRow | undefined> {
  const asked = versions(db)
    .innerJoin('live', (join) => join.onRef('live.version_id', '=', 'v.id'))
    .where((where) =>
      'url' in find
        ? where.and([where('live.url', '=', find.url), where('live.url', '<>', '')])
        : where('live.post_id', '=', find.postId),
    )
    .where((where) =>
      withPrivate ? where.or([visibleNow(now), where('live.status', '=', 'private')]) : visibleNow(now),
    )
  return showing(
    [postsShown, termsShown],
    () => asked.executeTakeFirst(),
    (row) => {
      if (row) return ofPost({ id: row.id, category: row.category_id })
      // Any post may come to a URL where there is none.
      return ['url' in find ? postsShown.all : postsShown.of(find.postId)]
    },
  )
}

/** Returns the post that visitors see at that path, or null. */
export async function findLive(db: Db, path: string, now = new Date()): Promise<Post | null> {
  const row = await liveRow(db, { url: path }, now)
  return row ? toPost(row, now) : null
}

/** Returns the published post of that id, or null. */
export async function findLiveById(db: Db, postId: string, now = new Date()): Promise<Post | null> {
  const row = await liveRow(db, { postId }, now)
  return row ? toPost(row, now) : null
}

/** As findLive, with private posts for those who may read them. */
export async function findLiveFor(
  db: Db,
  viewer: Viewer,
  find: { postId: string } | { url: string },
  now: Date,
): Promise<Post | null> {
  const row = await liveRow(db, find, now, viewer.id !== null)
  if (!row) return null
  if (row.status === 'private' && !mayReadHidden(viewer, row.type, row.created_by)) return null
  return toPost(row, now)
}

/**
 * Returns the post as this viewer may see it: the published version, or the newest one for those who may edit it.
 * @throws Problem post.missing (404), also where the viewer may not know of it
 */
export async function visiblePost(db: Db, viewer: Viewer, id: string, now = new Date()): Promise<Post> {
  if (!isId(id)) throw problem('post.missing')
  const live = await findLiveFor(db, viewer, { postId: id }, now)
  if (live) return live
  const row = viewer.id === null ? undefined : await currentRow(db, id)
  if (!row || !mayReadHidden(viewer, row.type, row.created_by)) throw problem('post.missing')
  return toPost(row, now)
}

export function isId(text: string): boolean {
  return /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text)
}

/** Adds the layout post of a post, or of its type (F-POST-03). */
export async function withLayout(db: Db, post: Post, now: Date): Promise<Post> {
  const id = post.layout ?? (await defaultLayoutOf(db, post.type))
  return id ? framed(post, id, await layoutOf(db, id, now)) : post
}

/** As withLayout, with a memory: for drawing pages of visitors. */
export async function withCachedLayout(platform: Platform, post: Post, version?: number): Promise<Post> {
  const id = post.layout ?? (await cachedDefault(platform, { key: post.type, version }))
  return id ? framed(post, id, await cachedLayout(platform, { key: id, version })) : post
}

const cachedDefault = cached(({ db }, type) => defaultLayoutOf(db, type))
const cachedLayout = cached(({ db, clock }, id) => layoutOf(db, id, clock.now()))

function framed(post: Post, layoutId: string, layout: LayoutPost | null): Post {
  return layout === null || layoutId === post.id ? post : { ...post, layout_post: layout }
}

async function layoutOf(db: Db, id: string, now: Date): Promise<LayoutPost | null> {
  const layout = isId(id) ? await findLiveById(db, id, now) : null
  return layout?.type === 'layout' ? { id: layout.id, title: layout.title, value: layout.value } : null
}

async function defaultLayoutOf(db: Db, type: string): Promise<string | null> {
  const row = await db
    .selectFrom('post_type')
    .select('definition')
    .where('slug', '=', type)
    .executeTakeFirst()
  const layout = row?.definition.default_layout
  return typeof layout === 'string' && layout !== '' ? layout : null
}
