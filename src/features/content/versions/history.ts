/** What happens to whole posts: versions, trash, restore, duplicate. */
import type { Transaction } from 'kysely'
import { namesOf } from '#features/people/index.ts'
import type { Database } from '#platform/database/schema.ts'
import { runHook } from '#platform/hooks.ts'
import { newBlockId } from '#blocks/newBlockId.ts'
import type { Block } from '#blocks/block.ts'
import { asPresent } from '../documents/blockDefinitions.ts'
import { editablePost } from '../posts/editablePost.ts'
import { visibleNow } from '../live/liveRows.ts'
import { isSecretName } from '../types/typedMetas.ts'
import { removeLive } from '../live/putLive.ts'
import { metasOfCopy, withMetasOfToday } from '../posts/metasOfToday.ts'
import { problem } from '../problems.ts'
import { currentRow, toPost, versions } from '../posts/readPost.ts'
import { mayPublish, requireWrite } from '../rights.ts'
import { lockedRow, savePostIn, type SaveContext } from '../posts/savePost.ts'
import { keepUnsaved } from '../posts/writeVersion.ts'
import type { Post, SavePostInput, VersionSummary } from '../schema.ts'
import { guarded } from '../texts/guarded.ts'

/** @throws Problem post.missing, post.forbidden */
export async function versionsOf(
  context: SaveContext,
  id: string,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<{ versions: VersionSummary[]; next: string | null }> {
  const { db } = context
  const current = await currentRow(db, id)
  await editablePost(context, id)
  const rows = await db
    .selectFrom('post_version as v')
    .leftJoin('live', (join) => join.onRef('live.version_id', '=', 'v.id'))
    .select(['v.number', 'v.title', 'v.status', 'v.author_id', 'v.created_at', 'live.version_id'])
    .where('v.post_id', '=', id)
    .where('v.is_working', '=', false)
    .$if(before !== undefined, (query) => query.where('v.number', '<', before ?? 0))
    .orderBy('v.number', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const names = await namesOf(
    db,
    shown.flatMap((row) => row.author_id ?? []),
  )
  const found = shown.map(({ version_id: liveVersion, created_at: createdAt, ...row }) => ({
    ...row,
    author_name: (row.author_id && names.get(row.author_id)?.name) || null,
    created_at: createdAt.toISOString(),
    is_current: row.number === current?.number,
    is_live: liveVersion !== null,
  }))
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { versions: found, next: last ? String(last.number) : null }
}

/**
 * One version as it was saved; `live`: the one that its readers see now, null where it is not on the site.
 * @throws Problem post.missing, post.forbidden, post.version_unknown
 */
export async function versionOf(
  context: SaveContext,
  id: string,
  which: number | 'live',
): Promise<Post | null> {
  const { db, clock } = context
  await editablePost(context, id)
  const now = clock.now()
  const row = await versions(db)
    .where('v.post_id', '=', id)
    .where('v.is_working', '=', false)
    .where((where) =>
      which === 'live'
        ? where.exists(
            where
              .selectFrom('live')
              .select('live.post_id')
              .whereRef('live.version_id', '=', 'v.id')
              .where((live) => live.or([visibleNow(now), live('live.status', '=', 'private')])),
          )
        : where('v.number', '=', which),
    )
    .executeTakeFirst()
  if (!row && which !== 'live') throw problem('post.version_unknown')
  return row ? toPost(row, now) : null
}

/** Trashed posts leave the public site at once and come back by restore; `forever` removes every version. */
export async function trashPost(
  context: SaveContext,
  id: string,
  forever: boolean,
): Promise<{ id: string; forever: boolean }> {
  await context.transaction((db) => trashPostIn(context, db, id, forever))
  return { id, forever }
}

/** As trashPost, in a transaction that does more. */
export async function trashPostIn(
  context: SaveContext,
  db: Transaction<Database>,
  id: string,
  forever: boolean,
): Promise<void> {
  const { viewer, clock } = context
  await db.selectFrom('post').select('id').where('id', '=', id).forUpdate().execute()
  const row = await currentRow(db, id)
  if (!row) throw problem('post.missing')
  const isPublic = row.status === 'published' && !row.trashed_at
  requireWrite(viewer, { type: row.type, created_by: row.created_by, isPublic })
  if (isPublic && !mayPublish(viewer, row.type))
    throw problem('post.forbidden', { what: guarded.published_posts })
  await removeLive(db, id)
  await runHook(context, db, 'post.saved', {
    postId: id,
    versionId: row.version_id,
    type: row.type,
    metas: row.metas,
    status: 'trash',
    isLive: false,
    by: viewer.id,
  })
  const post = db.updateTable('post').where('id', '=', id)
  if (forever) await removeForGood(db, id)
  else await post.set({ trashed_at: clock.now(), updated_at: clock.now() }).execute()
}

/** Removes a post with all its versions. */
export async function removeForGood(db: Transaction<Database>, id: string): Promise<void> {
  await db.deleteFrom('reference').where('from_post_id', '=', id).execute()
  // Pages below it keep their URLs and stand at the top.
  for (const table of ['post_version', 'live'] as const) {
    await db.updateTable(table).set({ parent_id: null }).where('parent_id', '=', id).execute()
  }
  await db.deleteFrom('post').where('id', '=', id).execute()
}

/** Takes a post out of the trash, or saves the content of an old version as the newest one. */
export async function restorePost(
  context: SaveContext,
  { id, number, version }: { id: string; number?: number | undefined; version?: number | undefined },
): Promise<Post> {
  const { viewer } = context
  return context.transaction(async (db) => {
    await db.selectFrom('post').select('id').where('id', '=', id).forUpdate().execute()
    const row = await currentRow(db, id)
    if (!row) throw problem('post.missing')
    requireWrite(viewer, {
      type: row.type,
      created_by: row.created_by,
      isPublic: row.status === 'published' && !row.trashed_at,
    })
    await db.updateTable('post').set({ trashed_at: null }).where('id', '=', id).execute()
    const source = number === undefined ? row : await versionRow(number)
    const wasLive = ['published', 'scheduled', 'private'].includes(row.status)
    const status = row.status === 'trash' || (wasLive && !mayPublish(viewer, row.type)) ? 'draft' : row.status
    const old = toPost(source, context.clock.now())
    // What tables hold is not the version's: stock stays as it is.
    const content = contentOf(
      number === undefined ? old : await withMetasOfToday(context, old, { db, isOld: true }),
    )
    if (version !== undefined && version !== row.current_number)
      throw problem('post.conflict', { yours: content, theirs: toPost(row, context.clock.now()) })
    const kept = number === undefined ? null : await keepUnsaved(context, db, row)
    return savePostIn(
      context,
      db,
      { ...content, id, version: kept ?? row.current_number, status },
      { stored: asPresent(source.value) },
    )
    async function versionRow(wanted: number) {
      const found = await versions(db)
        .where('v.post_id', '=', id)
        .where('v.is_working', '=', false)
        .where('v.number', '=', wanted)
        .executeTakeFirst()
      if (!found) throw problem('post.version_unknown')
      return found
    }
  })
}

/**
 * Gives up the planned change of a page that stands: what visitors read is the newest version again, what was planned stays
 * among the versions.
 * @throws Problem post.missing, post.forbidden, post.plan_missing (409)
 */
export async function cancelPlan(context: SaveContext, id: string): Promise<Post> {
  const { viewer, clock } = context
  return context.transaction(async (db) => {
    const row = await lockedRow(context, db, id)
    if (!mayPublish(viewer, row.type)) throw problem('post.forbidden', { what: 'publishing' })
    const live = await versions(db)
      .innerJoin('live', (join) => join.onRef('live.version_id', '=', 'v.id'))
      .select(['live.status as live_status', 'live.publish_at as since', 'live.unpublish_at as until'])
      .where('live.post_id', '=', id)
      .executeTakeFirst()
    if (row.status !== 'scheduled' || !live || live.version_id === row.version_id)
      throw problem('post.plan_missing')
    const kept = await keepUnsaved(context, db, row)
    return savePostIn(
      context,
      db,
      {
        ...contentOf(toPost(live, clock.now())),
        id,
        version: kept ?? row.current_number,
        status: live.live_status === 'private' ? 'private' : 'published',
        publish_at: live.since.toISOString(),
        unpublish_at: live.until?.toISOString() ?? null,
      },
      { stored: asPresent(live.value) },
    )
  })
}

/** A draft copy with fresh block ids and a URL of its own. */
export async function duplicatePost(context: SaveContext, id: string): Promise<Post> {
  const original = await editablePost(context, id)
  const metas = await metasOfCopy(context, original)
  return context.transaction((db) =>
    savePostIn(
      context,
      db,
      {
        ...contentOf(original),
        // A secret stays with the original.
        metas: metas.filter(({ name }) => !isSecretName(name)).map(({ name, value }) => ({ name, value })),
        value: freshIds(original.value),
        type: original.type,
        title: `${original.title} (copy)`,
        status: 'draft',
      },
      { stored: original.value },
    ),
  )
}

function contentOf(post: Post): SavePostInput {
  const { title, description, value, metas, layout, category, tags, terms, parent_id, jxt_layout_template } =
    post
  return { title, description, value, metas, layout, category, tags, terms, parent_id, jxt_layout_template }
}

function freshIds(blocks: readonly Block[]): Block[] {
  return blocks.map((block) => ({ ...block, id: newBlockId(), children: freshIds(block.children) }))
}
