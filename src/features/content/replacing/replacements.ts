/** Replacements in many posts: begun by a call, gone on with by a job, taken back for a day. */
import { sql } from 'kysely'
import { enqueueJob } from '#platform/jobs/enqueueJob.ts'
import type { Platform } from '#platform/context.ts'
import { siteLanguage } from '#features/settings/index.ts'
import { inLanguage } from '#platform/language/inLanguage.ts'
import { Problem } from '#platform/operations/problem.ts'
import { viewerOf } from '#platform/viewer.ts'
import { problem } from '../problems.ts'
import type { SaveContext } from '../posts/savePost.ts'
import type { TextReplacementTable } from '../tables.ts'
import type { Selectable } from 'kysely'
import { queryOf } from './findInPosts.ts'
import { replaceInPost, takeBackInPost } from './replaceInPost.ts'
import type { ReplaceInput, ReplacementView } from './replacingSchema.ts'

/** How long a replacement can be taken back. */
const undoHours = 24
/** So long a call works itself; the rest is a job's. */
const callMs = 1500
export const replaceJob = 'content.replace_texts'

type Run = Selectable<TextReplacementTable>

/** Notes what is to be done and does as much of it as fits into a call. */
export async function beginReplacement(context: SaveContext, input: ReplaceInput): Promise<ReplacementView> {
  const { viewer, clock } = context
  if (viewer.id === null) throw problem('replacement.missing')
  const actorId = viewer.id
  const id = context.newId()
  const { posts, ...query } = input
  await context.transaction(async (db) => {
    const known = await db
      .selectFrom('post_version as v')
      .innerJoin('post as p', (join) =>
        join.onRef('p.id', '=', 'v.post_id').onRef('v.number', '=', 'p.current_number'),
      )
      .select(['p.id', 'v.title'])
      .where('v.is_working', '=', false)
      .where(
        'p.id',
        'in',
        posts.map((post) => post.id),
      )
      .execute()
    const titles = new Map(known.map((row) => [row.id, row.title]))
    await forgetReplacements({ ...context, db })
    await db
      .insertInto('text_replacement')
      .values({ id, actor_id: actorId, query: JSON.stringify(query), state: 'running', made_at: clock.now() })
      .execute()
    const asked = new Map(posts.map((post) => [post.id, post]))
    const rows = [...asked.values()].flatMap(({ id: postId, version, places }) => {
      const title = titles.get(postId)
      return title === undefined
        ? []
        : [
            {
              replacement_id: id,
              post_id: postId,
              title,
              version,
              places: JSON.stringify(places),
              state: 'waiting' as const,
            },
          ]
    })
    if (rows.length > 0) await db.insertInto('text_replacement_post').values(rows).execute()
  })
  return workAndView(context, id)
}

/** @throws Problem replacement.missing where there is none, it is not the viewer's, too old, or taken back already */
export async function takeReplacementBack(context: SaveContext, id: string): Promise<ReplacementView> {
  const run = await ownRun(context, id)
  if (!mayUndo(context, run)) throw problem('replacement.missing')
  await context.db.updateTable('text_replacement').set({ state: 'undoing' }).where('id', '=', id).execute()
  return workAndView(context, id)
}

async function workAndView(context: SaveContext, id: string): Promise<ReplacementView> {
  const ends = context.clock.now().getTime() + callMs
  const isLeft = await work(context, id, () => context.clock.now().getTime() >= ends)
  if (isLeft) await enqueueJob(context, context.db, { kind: replaceJob, payload: { id } })
  return viewReplacement(context, id)
}

/** Goes on with a replacement as who began it, with the rights that person has now. @returns whether more is left */
export async function continueReplacement(
  platform: Platform,
  id: string,
  isOver: () => boolean,
): Promise<boolean> {
  const run = await platform.db
    .selectFrom('text_replacement')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  const account =
    run &&
    (await platform.db
      .selectFrom('user_account')
      .select(['id', 'name', 'email', 'avatar', 'role', 'disabled_at'])
      .select(sql<string | null>`user_account.preferences->>'language'`.as('language'))
      .where('id', '=', run.actor_id)
      .executeTakeFirst())
  if (!account || account.disabled_at) return false
  const tag = account.language ?? (await siteLanguage(platform))
  return inLanguage(tag, () => work({ ...platform, viewer: viewerOf(account, 'replacement') }, id, isOver))
}

/** Works on the posts one after the other; a refusal stops none of the others. @returns whether more is left */
async function work(context: SaveContext, id: string, isOver: () => boolean): Promise<boolean> {
  const { db } = context
  const run = await db.selectFrom('text_replacement').selectAll().where('id', '=', id).executeTakeFirst()
  if (!run || run.state === 'done' || run.state === 'undone') return false
  const isBack = run.state === 'undoing'
  for (;;) {
    const next = await db
      .selectFrom('text_replacement_post')
      .selectAll()
      .where('replacement_id', '=', id)
      .where('state', '=', isBack ? 'changed' : 'waiting')
      .orderBy('post_id')
      .limit(1)
      .executeTakeFirst()
    if (!next) break
    if (isOver()) return true
    const settle = (set: Record<string, unknown>) =>
      db
        .updateTable('text_replacement_post')
        .set(set)
        .where('replacement_id', '=', id)
        .where('post_id', '=', next.post_id)
        .execute()
    try {
      if (isBack) {
        const { earlier, after_number: afterNumber } = next
        const reason =
          earlier && afterNumber !== null
            ? await takeBackInPost(context, { id: next.post_id, earlier, afterNumber })
            : ''
        await settle({ state: reason === '' ? 'back' : 'kept', reason })
      } else {
        const { reason, places, earlier, afterNumber } = await replaceInPost(
          context,
          { id: next.post_id, version: next.version, places: next.places },
          queryOf(run.query),
          run.query.replace,
        )
        await settle({
          state: reason === '' ? 'changed' : 'left',
          reason,
          places: JSON.stringify(reason === '' ? next.places.slice(0, places) : next.places),
          earlier: earlier && JSON.stringify(earlier),
          after_number: afterNumber,
        })
      }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      await settle({ state: isBack ? 'kept' : 'left', reason: error.message })
    }
  }
  await db
    .updateTable('text_replacement')
    .set({ state: isBack ? 'undone' : 'done' })
    .where('id', '=', id)
    .execute()
  return false
}

/** The viewer's replacements of the last day, the newest first. */
export async function listReplacements(context: SaveContext): Promise<ReplacementView[]> {
  const rows = await context.db
    .selectFrom('text_replacement')
    .select('id')
    .where('actor_id', '=', context.viewer.id)
    .where('made_at', '>', oldest(context))
    .orderBy('made_at', 'desc')
    .limit(20)
    .execute()
  return Promise.all(rows.map(({ id }) => viewReplacement(context, id)))
}

export async function viewReplacement(context: SaveContext, id: string): Promise<ReplacementView> {
  const run = await ownRun(context, id)
  const posts = await context.db
    .selectFrom('text_replacement_post')
    .innerJoin('post', 'post.id', 'text_replacement_post.post_id')
    .innerJoin('post_version as now', (join) =>
      join
        .onRef('now.post_id', '=', 'post.id')
        .onRef('now.number', '=', 'post.current_number')
        .on('now.is_working', '=', false),
    )
    .leftJoin('live', (join) =>
      join.onRef('live.post_id', '=', 'post.id').on('live.publish_at', '<=', context.clock.now()),
    )
    .select(['text_replacement_post.post_id', 'text_replacement_post.title', 'state', 'reason', 'post.type'])
    .select((select) => [
      sql<number>`jsonb_array_length(places)`.as('count'),
      'now.title as title_now',
      select
        .case()
        .when('post.trashed_at', 'is not', null)
        .then('trash')
        .else(select.ref('now.status'))
        .end()
        .as('status'),
      sql<boolean>`live.version_id is not null and live.version_id <> now.id`.as('has_changes'),
    ])
    .where('replacement_id', '=', id)
    .orderBy('text_replacement_post.title')
    .execute()
  const isBack = run.state === 'undoing' || run.state === 'undone'
  const changed = posts.filter(({ state }) => state === (isBack ? 'back' : 'changed'))
  const open = posts.filter(({ state }) => state === (isBack ? 'changed' : 'waiting'))
  return {
    id,
    find: run.query.find,
    replace: run.query.replace,
    state: run.state,
    made_at: run.made_at.toISOString(),
    total: posts.length,
    done: posts.length - open.length,
    changed: changed.length,
    places: changed.reduce((sum, { count }) => sum + count, 0),
    left: posts
      .filter(({ state }) => state === (isBack ? 'kept' : 'left'))
      .map(({ post_id: postId, title, reason }) => ({ id: postId, title, reason })),
    posts: changed.map((post) => ({
      id: post.post_id,
      type: post.type,
      title: post.title_now,
      places: post.count,
      status: post.status,
      has_changes: post.has_changes,
    })),
    may_undo: mayUndo(context, run) && changed.length > 0,
  }
}

async function ownRun({ db, viewer }: SaveContext, id: string): Promise<Run> {
  const run = await db
    .selectFrom('text_replacement')
    .selectAll()
    .where('id', '=', id)
    .where('actor_id', '=', viewer.id)
    .executeTakeFirst()
  if (!run) throw problem('replacement.missing')
  return run
}

const oldest = ({ clock }: Pick<Platform, 'clock'>): Date =>
  new Date(clock.now().getTime() - undoHours * 3_600_000)

const mayUndo = (platform: Platform, { state, made_at: madeAt }: Run): boolean =>
  state === 'done' && madeAt > oldest(platform)

/** Forgets what can no longer be taken back. */
async function forgetReplacements({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('text_replacement').where('made_at', '<=', oldest({ clock })).execute()
}
