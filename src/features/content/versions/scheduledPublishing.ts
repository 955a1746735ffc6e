/**
 * Planned publishing and unpublishing (F-POST-14). What visitors see follows the times themselves, to the second; the job
 * makes the stored state say the same, tells the rest of the site (page cache, shop) and writes down that it happened.
 */
import type { Transaction } from 'kysely'
import { writeAudit } from '#platform/audit/writeAudit.ts'
import type { Db, Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { dropAllCachedPages } from '#platform/database/changeCounter.ts'
import { runHook } from '#platform/hooks.ts'
import { enqueueJob } from '#platform/jobs/enqueueJob.ts'
import { visitor } from '#platform/viewer.ts'
import { putLive, removeLive } from '../live/putLive.ts'
import type { PlannedTimes } from '../posts/postMoments.ts'
import { versions } from '../posts/readPost.ts'

export const settleJob = 'content.settle_planned'

const batch = 200

/** Queues the job for the times of a saved post that lie ahead. */
export async function planSettling(
  platform: Platform,
  db: Transaction<Database>,
  { publishAt, unpublishAt }: PlannedTimes,
): Promise<void> {
  const now = platform.clock.now()
  for (const runAt of [publishAt, unpublishAt]) {
    if (runAt !== null && runAt > now) await enqueueJob(platform, db, { kind: settleJob, runAt })
  }
}

interface Settled {
  published: string[]
  unpublished: string[]
}

/**
 * Settles every post whose time has come, all of one moment together; returns their ids. Running it twice changes nothing
 * more. What cannot come (its SKU was given to another product meanwhile) keeps no other one from its time.
 */
export async function publishScheduled(platform: Platform): Promise<Settled & { failures: unknown[] }> {
  try {
    return { ...(await settle(platform)), failures: [] }
  } catch {
    const now = platform.clock.now()
    const { db } = platform
    const ids = [
      ...(await dueStarts(db, now).execute()).map((row) => row.post_id),
      ...(await dueChanges(db, now).execute()).map((row) => row.id),
      ...(await dueEnds(db, now).execute()).map((row) => row.post_id),
    ]
    const all: Settled & { failures: unknown[] } = { published: [], unpublished: [], failures: [] }
    for (const id of new Set(ids)) {
      try {
        const { published, unpublished } = await settle(platform, id)
        all.published.push(...published)
        all.unpublished.push(...unpublished)
      } catch (error) {
        all.failures.push(error)
      }
    }
    return all
  }
}

/** @param only the one post to look at */
async function settle(platform: Platform, only?: string): Promise<Settled> {
  return platform.transaction(async (db) => ({
    published: [...(await settleStarts(platform, db, only)), ...(await settleChanges(platform, db, only))],
    unpublished: await settleEnds(platform, db, only),
  }))
}

const dueStarts = (db: Db, now: Date, only?: string) =>
  db
    .selectFrom('live')
    .select(['post_id', 'version_id', 'type'])
    .where('status', '=', 'scheduled')
    .where('publish_at', '<=', now)
    .where((where) => where.or([where('unpublish_at', 'is', null), where('unpublish_at', '>', now)]))
    .$if(only !== undefined, (query) => query.where('post_id', '=', only ?? ''))
    .limit(batch)

async function settleStarts(platform: Platform, db: Transaction<Database>, only?: string): Promise<string[]> {
  const due = await dueStarts(db, platform.clock.now(), only).forUpdate().execute()
  for (const { post_id: postId, version_id: versionId, type } of due) {
    const { metas } = await db
      .updateTable('post_version')
      .set({ status: 'published' })
      .where('id', '=', versionId)
      .returning('metas')
      .executeTakeFirstOrThrow()
    await db.updateTable('live').set({ status: 'published' }).where('post_id', '=', postId).execute()
    await runHook(platform, db, 'post.saved', {
      postId,
      versionId,
      type,
      metas,
      status: 'published',
      isLive: true,
      by: null,
    })
    await auditAndNotify(platform, db, 'post.published', postId)
  }
  if (due.length > 0) await dropAllCachedPages(db, 'content')
  return due.map((row) => row.post_id)
}

/** Planned changes of pages that stand: the version that waited takes the place of the one that visitors read. */
const dueChanges = (db: Db, now: Date, only?: string) =>
  versions(db)
    .where('v.is_working', '=', false)
    .whereRef('v.number', '=', 'p.current_number')
    .where('v.status', '=', 'scheduled')
    .where('v.publish_at', '<=', now)
    .where('p.trashed_at', 'is', null)
    .where((where) => where.or([where('v.unpublish_at', 'is', null), where('v.unpublish_at', '>', now)]))
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('live').select('live.post_id').whereRef('live.version_id', '=', 'v.id'),
        ),
      ),
    )
    // Its page went meanwhile, and another one took the URL: that one stays.
    .where((where) =>
      where.or([
        where('v.url', '=', ''),
        where.not(
          where.exists(
            where
              .selectFrom('live')
              .select('live.post_id')
              .whereRef('live.url', '=', 'v.url')
              .whereRef('live.post_id', '<>', 'v.post_id'),
          ),
        ),
      ]),
    )
    .$if(only !== undefined, (query) => query.where('p.id', '=', only ?? ''))
    .limit(batch)

async function settleChanges(
  platform: Platform,
  db: Transaction<Database>,
  only?: string,
): Promise<string[]> {
  const now = platform.clock.now()
  const due = await dueChanges(db, now, only).forUpdate('p').execute()
  for (const { id: postId, version_id: versionId, type, created_by: createdBy, ...row } of due) {
    await db.updateTable('post_version').set({ status: 'published' }).where('id', '=', versionId).execute()
    const content = {
      title: row.title,
      description: row.description,
      value: row.value,
      metas: row.metas,
      layout: row.layout,
      jxtLayoutTemplate: row.jxt_layout_template,
      category: row.category_id,
      tags: row.tags,
      terms: row.terms,
      parentId: row.parent_id,
    }
    await putLive(platform, db, {
      ...content,
      postId,
      versionId,
      type,
      createdBy,
      url: row.url,
      slug: row.slug,
      status: 'published',
      publishAt: row.publish_at ?? now,
      unpublishAt: row.unpublish_at,
    })
    await runHook(platform, db, 'post.version_stored', { postId, content, isLiveKept: false })
    await runHook(platform, db, 'post.saved', {
      postId,
      versionId,
      type,
      metas: row.metas,
      status: 'published',
      isLive: true,
      by: null,
    })
    await auditAndNotify(platform, db, 'post.published', postId)
  }
  return due.map((row) => row.id)
}

const dueEnds = (db: Db, now: Date, only?: string) =>
  db
    .selectFrom('live')
    .select(['post_id', 'version_id', 'type'])
    .where('unpublish_at', '<=', now)
    .$if(only !== undefined, (query) => query.where('post_id', '=', only ?? ''))
    .limit(batch)

async function settleEnds(platform: Platform, db: Transaction<Database>, only?: string): Promise<string[]> {
  const over = await dueEnds(db, platform.clock.now(), only).forUpdate().execute()
  for (const { post_id: postId, version_id: versionId, type } of over) {
    // The end is taken out of the version too: publishing it again must not end at once.
    const { metas } = await db
      .updateTable('post_version')
      .set({ status: 'draft', publish_at: null, unpublish_at: null })
      .where('id', '=', versionId)
      .returning('metas')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('post_version')
      .set({ status: 'draft', publish_at: null, unpublish_at: null })
      .where('post_id', '=', postId)
      .where('is_working', '=', true)
      .execute()
    await removeLive(db, postId)
    await runHook(platform, db, 'post.saved', {
      postId,
      versionId,
      type,
      metas,
      status: 'draft',
      isLive: false,
      by: null,
    })
    await auditAndNotify(platform, db, 'post.unpublished', postId)
  }
  return over.map((row) => row.post_id)
}

async function auditAndNotify(
  platform: Platform,
  db: Transaction<Database>,
  kind: string,
  postId: string,
): Promise<void> {
  const nobody = { ...platform, viewer: visitor, request: { ...noRequest, query: new URLSearchParams() } }
  await writeAudit(db, nobody, { kind, target: postId, data: { planned: true } })
}

const noRequest = {
  id: 'job',
  ip: '',
  method: '',
  path: '',
  header: () => undefined,
  cookie: () => undefined,
}
