/** What visitors find at a path, in one question to the database: a redirect, and the post that is published there. */
import { sql } from 'kysely'
import type { Platform } from '#platform/context.ts'
import { showing } from '#platform/database/shown.ts'
import { keepVersion, keptVersion } from './cachedVersions.ts'
import { isId, toPost, type VersionRow } from '../posts/readPost.ts'
import { visibleNow } from '../live/liveRows.ts'
import type { StoredRedirect } from '../urls/redirects.ts'
import type { Post } from '../schema.ts'
import { ofPost, postsShown, termsShown } from '../live/shown.ts'

interface Found {
  redirect: Omit<StoredRedirect, 'from_path'> | null
  post: Post | null
}

type FoundRow = Omit<VersionRow, 'id' | 'value' | 'metas'> & {
  redirect_id: string | null
  to_path: string
  code: StoredRedirect['code']
  id: string | null
  value: VersionRow['value'] | null
  metas: VersionRow['metas'] | null
}

/** @param homeId the post that is at `/`; another value for none */
export async function publishedAt(
  platform: Platform,
  path: string,
  homeId: unknown,
  now: Date,
): Promise<Found> {
  const isHome = path === '/' && typeof homeId === 'string' && isId(homeId)
  const found = await shownAt(platform, path, isHome ? homeId : null, now)
  return isHome && !found.post ? shownAt(platform, path, null, now) : found
}

/** What is at a place by its URL alone may be any post tomorrow; a redirect is followed and kept nowhere. */
function shownAt(platform: Platform, path: string, postId: string | null, now: Date): Promise<Found> {
  const ofFound = ({ post }: Found) =>
    post ? ofPost(post) : [postId === null ? postsShown.all : postsShown.of(postId)]
  return showing([postsShown, termsShown], () => look(platform, path, postId, now), ofFound)
}

async function look({ db }: Platform, path: string, postId: string | null, now: Date): Promise<Found> {
  const place = postId ?? path
  const kept = keptVersion(db, place)
  const isAtPath =
    postId === null ? sql`live.url = ${path} and live.url <> ''` : sql`live.post_id = ${postId}::uuid`
  // What is kept already is not sent again.
  const isNew = sql`v.id is distinct from ${kept?.id ?? null}::uuid`
  const { rows } = await sql<FoundRow>`
    select redirect.id as redirect_id, redirect.to_path, redirect.code,
      p.id, p.type, p.created_by, p.created_at, p.updated_at, p.trashed_at, p.current_number,
      v.id as version_id, v.number, v.is_working, v.created_at as written_at, v.based_on, v.title, v.slug, v.url,
      v.description, v.status,
      case when ${isNew} then v.value end as value, case when ${isNew} then v.metas end as metas,
      v.layout, v.jxt_layout_template, v.category_id, v.tags, v.terms, v.parent_id, v.publish_at, v.unpublish_at,
      c.slug as category_slug, c.title as category_title
    from (select 1) as one
      left join redirect on redirect.from_path = ${path}
      left join live on ${isAtPath} and ${visibleNow(now)}
      left join post_version v on v.id = live.version_id
      left join post p on p.id = v.post_id
      left join category c on c.id = v.category_id`.execute(db)
  const [row] = rows
  if (!row) return { redirect: null, post: null }
  const { redirect_id: redirectId, to_path: toPath, code, id, value, metas, ...version } = row
  const redirect = redirectId === null ? null : { id: redirectId, to_path: toPath, code }
  if (id === null) return { redirect, post: null }
  const content = value && metas ? keepVersion(db, place, { id: version.version_id, value, metas }) : kept
  return {
    redirect,
    post: content
      ? toPost({ ...version, change_at: null, id, value: content.value, metas: content.metas }, now)
      : null,
  }
}
