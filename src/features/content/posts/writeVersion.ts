/** Writes a version of a post: a new one for good, or the one working draft that each author has. */
import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { Database } from '#platform/database/schema.ts'
import { problem } from '../problems.ts'
import { permalinkOfDraft } from './postUrl.ts'
import { toPost, workingRow, type VersionRow } from './readPost.ts'
import type { Content, Save, SaveContext, Timing } from './savedContent.ts'
import type { Post } from '../schema.ts'

export async function writePostRow(
  context: SaveContext,
  db: Transaction<Database>,
  { postId, type, number, isNew }: { postId: string; type: string; number: number; isNew: boolean },
): Promise<void> {
  const now = context.clock.now()
  if (isNew) {
    await db
      .insertInto('post')
      .values({
        id: postId,
        type,
        created_by: context.viewer.id,
        created_at: now,
        updated_at: now,
        current_number: number,
      })
      .execute()
    return
  }
  await db
    .updateTable('post')
    .set({ updated_at: now, current_number: number })
    .where('id', '=', postId)
    .execute()
}

interface NewVersion {
  id: string
  postId: string
  number: number
  isWorking: boolean
  basedOn: number | null
  content: Content
  permalink: { url: string; slug: string }
  timing: Timing
}

export async function insertVersion(
  context: SaveContext,
  db: Transaction<Database>,
  version: NewVersion,
): Promise<void> {
  const { content, permalink, timing } = version
  await db
    .insertInto('post_version')
    .values({
      id: version.id,
      post_id: version.postId,
      number: version.number,
      author_id: context.viewer.id,
      is_working: version.isWorking,
      based_on: version.basedOn,
      title: content.title,
      slug: permalink.slug,
      url: permalink.url,
      description: content.description,
      status: timing.status,
      value: JSON.stringify(content.value),
      metas: JSON.stringify(content.metas),
      layout: content.layout,
      jxt_layout_template: content.jxtLayoutTemplate,
      category_id: content.category,
      tags: content.tags,
      terms: content.terms,
      parent_id: content.parentId,
      publish_at: timing.publishAt,
      unpublish_at: timing.unpublishAt,
      created_at: context.clock.now(),
    })
    .execute()
}

/**
 * The author's unsaved changes: one row that each autosave replaces; the URL and the status wait for the save, and answered
 * is the URL that it will have. Where all was undone there is none.
 */
export async function keepWorkingDraft(
  context: SaveContext,
  db: Transaction<Database>,
  before: VersionRow,
  content: Content,
  input: Save,
): Promise<Post> {
  const authorId = context.viewer.id
  if (authorId === null) throw problem('post.missing')
  await dropWorkingDraft(db, before.id, authorId)
  const number = input.version ?? before.current_number
  if (number === before.current_number && changesNothing(content, input, before))
    return toPost(before, context.clock.now())
  const status = before.status === 'trash' ? 'draft' : before.status
  await insertVersion(context, db, {
    id: context.newId(),
    postId: before.id,
    number,
    isWorking: true,
    basedOn: number,
    content,
    permalink: { url: before.url, slug: before.slug },
    timing: { status, publishAt: before.publish_at, unpublishAt: before.unpublish_at },
  })
  const row = await workingRow(db, before.id, authorId)
  if (!row) throw problem('post.missing')
  return {
    ...toPost(row, context.clock.now()),
    ...(await permalinkOfDraft({ ...context, db }, before, content)),
  }
}

/** True where a save sends what the version holds already. */
function changesNothing(content: Content, input: Save, before: VersionRow): boolean {
  const { status = before.status, slug = before.slug, publish_at, unpublish_at } = input
  if (status !== before.status || slug !== before.slug) return false
  if (publish_at !== undefined || unpublish_at !== undefined) return false
  const held: Content = {
    title: before.title,
    description: before.description,
    value: before.value,
    metas: before.metas,
    layout: before.layout,
    jxtLayoutTemplate: before.jxt_layout_template,
    category: before.category_id,
    tags: before.tags,
    terms: before.terms,
    parentId: before.parent_id,
  }
  // As JSON: what is undefined is not stored.
  return isDeepStrictEqual(JSON.parse(JSON.stringify(content)), JSON.parse(JSON.stringify(held)))
}

/** Makes the author's unsaved changes a version of their own: nothing of them is lost when another one becomes the newest. @returns its number, or null where nothing was unsaved */
export async function keepUnsaved(
  context: SaveContext,
  db: Transaction<Database>,
  { id: postId, current_number: newest }: Pick<VersionRow, 'id' | 'current_number'>,
): Promise<number | null> {
  const { viewer } = context
  if (viewer.id === null) return null
  const kept = await db
    .updateTable('post_version')
    .set({ is_working: false, number: newest + 1 })
    .where('post_id', '=', postId)
    .where('author_id', '=', viewer.id)
    .where('is_working', '=', true)
    .returning('number')
    .executeTakeFirst()
  if (!kept) return null
  await db.updateTable('post').set({ current_number: kept.number }).where('id', '=', postId).execute()
  return kept.number
}

export async function dropWorkingDraft(
  db: Transaction<Database>,
  postId: string,
  authorId: string,
): Promise<void> {
  await db
    .deleteFrom('post_version')
    .where('post_id', '=', postId)
    .where('author_id', '=', authorId)
    .where('is_working', '=', true)
    .execute()
}
