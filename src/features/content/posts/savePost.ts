/**
 * Saving a post (F-POST-01, F-EDIT-12): guards the version, validates, writes an immutable version, and moves the live
 * projection, all in one transaction.
 */
import type { Transaction } from 'kysely'
import type { Block } from '#blocks/block.ts'
import { siteLanguage } from '#features/settings/index.ts'
import type { Database } from '#platform/database/schema.ts'
import { runHook } from '#platform/hooks.ts'
import { holdSecret } from '#platform/installationSecret.ts'
import { invalidInput } from '#platform/operations/operation.ts'
import { issueMessage } from '#platform/operations/issueMessage.ts'
import type { Viewer } from '#platform/viewer.ts'
import { permalinkFor } from './postUrl.ts'
import { asPresent } from '../documents/blockDefinitions.ts'
import { guardCode } from '../documents/guardCode.ts'
import { guardDesign } from '../documents/guardDesign.ts'
import { guardOwnCss } from '../documents/guardOwnCss.ts'
import { checkShapes } from '../documents/stateShape.ts'
import { putLive, removeLive } from '../live/putLive.ts'
import { sealedTextOf, withOpenSecrets } from '../types/secrets.ts'
import { checkFields } from '../types/typedMetas.ts'
import { typeOf } from '../types/postTypes.ts'
import { problem } from '../problems.ts'
import { currentRow, toPost, versions, type VersionRow } from './readPost.ts'
import { visibleNow } from '../live/liveRows.ts'
import { mayPublish, mayWrite, requireWrite } from '../rights.ts'
import { mergedContent, timingOf, type Content, type Save, type SaveContext } from './savedContent.ts'
import { moveChildren } from './moveChildren.ts'
import {
  savePostInput,
  type Post,
  type PostStatus,
  type PostTypeDefinition,
  type SavePostInput,
} from '../schema.ts'
import type { StoredMeta } from '../tables.ts'
import { dropWorkingDraft, insertVersion, keepWorkingDraft, writePostRow } from './writeVersion.ts'
import { guarded } from '../texts/guarded.ts'

export type { SaveContext } from './savedContent.ts'

/**
 * Creates a post (no id, or `new`) or saves a new version of it. `autosave` keeps a working draft of the author
 * instead of a version.
 * @throws Problem post.conflict (409) with `yours` and `theirs` where the version is not the newest one
 */
export async function savePost(context: SaveContext, input: SavePostInput): Promise<Post> {
  return context.transaction((db) => savePostIn(context, db, input))
}

/**
 * As savePost, in the caller's transaction; every way into a post leads through here, and so through the same guards.
 * `stored` names blocks that are stored elsewhere (an old version, the original of a copy): their settings may be of
 * another time. It opens no door for code. `keepsUrl`: the URL of a draft does not follow its title.
 */
export async function savePostIn(
  context: SaveContext,
  db: Transaction<Database>,
  raw: SavePostInput,
  { stored = [], keepsUrl = false }: { stored?: readonly Block[]; keepsUrl?: boolean } = {},
): Promise<Post> {
  const parsed = savePostInput.safeParse(raw, { error: issueMessage })
  if (!parsed.success) throw invalidInput(parsed.error)
  const input = parsed.data
  const before = input.id && input.id !== 'new' ? await lockedRow(context, db, input.id) : null
  const typeSlug = before?.type ?? input.type ?? 'page'
  if (before && input.type !== undefined && input.type !== before.type)
    throw problem('post.type_fixed', { field: 'type' })
  const type = await typeOf(db, typeSlug)
  if (!before && !mayWrite(context.viewer, typeSlug, context.viewer.id)) {
    throw problem('post.forbidden', { what: guarded.content_of_type({ type: typeSlug }) })
  }
  if (before && !input.autosave) guardVersion(context, input, before)
  const content = await mergedContent(context, db, input, before)
  const previous = asPresent(before?.value ?? [])
  guardCode(context.viewer, content.value, previous)
  guardOwnCss(context.viewer, content.value, [...previous, ...stored])
  if (!context.viewer.can('posts.design')) {
    const others = before ? await olderValue(db, before, input.version) : stored
    guardDesign(content, before && { ...before, value: previous }, asPresent([...others]))
  }
  if (input.value) checkShapes(content.value, [...previous, ...stored])
  const postId = before?.id ?? context.newId()
  const { metas, value } = content
  await runHook(context, db, 'post.offered', { type: typeSlug, postId, metas, value, previous })
  await checkRelations(db, postId, content)
  if (content.metas.some((meta) => sealedTextOf(meta) !== null)) await holdSecret(context, db)
  if (before && input.autosave) return keepWorkingDraft(context, db, before, content, input)

  const timing = timingOf(context, input, before)
  guardPublishing(context.viewer, typeSlug, timing.status, before)
  const { status } = timing
  if (!type.statuses.includes(status) && status !== before?.status) {
    throw problem('post.status_unknown', { type: type.title, status, field: 'status' })
  }
  const goesLive = status === 'published' || status === 'scheduled' || status === 'private'
  if (input.metas || goesLive) checkStoredFields(context, type, content.metas, goesLive)
  const parentUrl = content.parentId ? ((await currentRow(db, content.parentId))?.url ?? null) : null
  const permalink = await permalinkFor(db, {
    postId,
    type,
    title: content.title,
    url: input.url,
    slug: input.slug,
    before,
    parentUrl,
    language: await siteLanguage({ ...context, db }),
    hasMoved: before !== null && before.parent_id !== content.parentId,
    keepsUrl,
    viewer: context.viewer,
    now: context.clock.now(),
  })
  const now = context.clock.now()
  const number = (before?.current_number ?? 0) + 1
  const versionId = context.newId()
  await writePostRow(context, db, { postId, type: typeSlug, number, isNew: !before })
  await insertVersion(context, db, {
    id: versionId,
    postId,
    number,
    isWorking: false,
    basedOn: input.version ?? null,
    content,
    permalink,
    timing,
  })
  if (context.viewer.id) await dropWorkingDraft(db, postId, context.viewer.id)

  const liveUrl = status === 'scheduled' && before ? await liveUrlOf(db, postId, now) : null
  if (liveUrl !== null && liveUrl !== permalink.url)
    throw problem('post.plan_url', { url: liveUrl, field: 'url' })
  // What visitors read stays until the time of what is planned.
  const isPlanned = liveUrl !== null
  if (isPlanned) await runHook(context, db, 'post.planned', timing)
  else if (goesLive) {
    await putLive(context, db, {
      ...content,
      ...permalink,
      postId,
      versionId,
      type: typeSlug,
      createdBy: before ? before.created_by : context.viewer.id,
      status,
      publishAt: timing.publishAt ?? now,
      unpublishAt: timing.unpublishAt,
    })
    await runHook(context, db, 'post.planned', timing)
  } else if (status === 'draft') await removeLive(db, postId)
  await runHook(context, db, 'post.version_stored', {
    postId,
    content,
    isLiveKept: isPlanned || (!goesLive && status !== 'draft'),
  })
  if (before)
    await moveChildren(context, db, { postId, from: before.url, to: permalink.url, save: savePostIn })
  await runHook(context, db, 'post.saved', {
    postId,
    versionId,
    type: typeSlug,
    metas: content.metas,
    status,
    isLive: goesLive && !isPlanned,
    by: context.viewer.id,
  })
  const row = await currentRow(db, postId)
  if (!row) throw problem('post.missing')
  return toPost(row, now)
}

/** The URL at which the post stands now for those whom it is for; null where it is off. */
async function liveUrlOf(db: Transaction<Database>, postId: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('live')
    .select('url')
    .where('post_id', '=', postId)
    .where((where) => where.or([visibleNow(now), where('status', '=', 'private')]))
    .executeTakeFirst()
  return row?.url ?? null
}

/** Locks the post and returns its newest version; two savers wait for each other here. */
export async function lockedRow(
  context: SaveContext,
  db: Transaction<Database>,
  id: string,
): Promise<VersionRow> {
  await db.selectFrom('post').select('id').where('id', '=', id).forUpdate().execute()
  const row = await currentRow(db, id)
  if (!row || row.trashed_at) throw problem('post.missing')
  requireWrite(context.viewer, {
    type: row.type,
    created_by: row.created_by,
    isPublic: row.status === 'published',
  })
  return row
}

function guardVersion(context: SaveContext, input: Save, before: VersionRow): void {
  if (input.version === undefined) throw problem('post.version_missing', { field: 'version' })
  if (input.version !== before.current_number) {
    throw problem('post.conflict', { yours: input, theirs: toPost(before, context.clock.now()) })
  }
}

/** The blocks of the version that an autosave began from, where it is not the newest: what is written on them is kept. */
async function olderValue(
  db: Transaction<Database>,
  before: VersionRow,
  version: number | undefined,
): Promise<readonly Block[]> {
  if (version === undefined || version === before.current_number) return []
  const row = await versions(db)
    .where('v.post_id', '=', before.id)
    .where('v.number', '=', version)
    .where('v.is_working', '=', false)
    .executeTakeFirst()
  return row?.value ?? []
}

/** Going live, and coming off it, needs the right to publish; a proposal (pending) leaves the live page as it is. */
function guardPublishing(viewer: Viewer, type: string, status: PostStatus, before: VersionRow | null): void {
  if (mayPublish(viewer, type)) return
  const wasLive = before !== null && ['published', 'scheduled', 'private'].includes(before.status)
  if (['published', 'scheduled', 'private'].includes(status) || (status === 'draft' && wasLive)) {
    throw problem('post.forbidden', { what: guarded.publishing })
  }
}

/** A value that cannot be read is set and stays as it is: neither missing nor wrong. */
function checkStoredFields(
  context: SaveContext,
  type: PostTypeDefinition,
  stored: readonly StoredMeta[],
  isComplete: boolean,
): void {
  const { metas, unreadable } = withOpenSecrets(context, stored)
  checkFields({ ...type, fields: type.fields.filter(({ name }) => !unreadable.has(name)) }, metas, {
    isComplete,
  })
}

async function checkRelations(db: Transaction<Database>, postId: string, content: Content): Promise<void> {
  const { layout, category, terms, parentId } = content
  if (layout) {
    const found = await db.selectFrom('post').select('type').where('id', '=', layout).executeTakeFirst()
    if (found?.type !== 'layout') throw problem('post.layout_unknown', { field: 'layout' })
  }
  if (category) {
    const found = await db.selectFrom('category').select('id').where('id', '=', category).executeTakeFirst()
    if (!found) throw problem('post.category_unknown', { field: 'category' })
  }
  if (terms.length > 0) {
    const found = await db
      .selectFrom('category')
      .select('id')
      .where('id', 'in', terms)
      .where('taxonomy', '<>', 'category')
      .execute()
    if (found.length < terms.length) throw problem('post.category_unknown', { field: 'terms' })
  }
  let above = parentId
  for (let level = 0; above !== null; level += 1) {
    if (above === postId || level > 20) throw problem('post.parent_invalid', { field: 'parent_id' })
    const row: VersionRow | undefined = await currentRow(db, above)
    if (!row) throw problem('post.parent_invalid', { field: 'parent_id' })
    above = row.parent_id
  }
}
