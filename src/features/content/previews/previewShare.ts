/**
 * Links that show a draft to people without an account (F-EDIT-07). A link shows what stood there when it was made, until it
 * ends, is taken back, or its maker may no longer edit the post. Only the token's SHA-256 is stored.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { Db, Platform } from '#platform/context.ts'
import { viewerOf, type Viewer } from '#platform/viewer.ts'
import { anybody } from '#rules/evaluate.ts'
import { asPresent } from '../documents/blockDefinitions.ts'
import { editablePost } from '../posts/editablePost.ts'
import { problem } from '../problems.ts'
import { isId, withLayout } from '../posts/readPost.ts'
import { resolveExtras } from '../routing/resolvePath.ts'
import { mayWrite } from '../rights.ts'
import type { PageView } from '../schema.ts'

export const longestShareHours = 30 * 24

type Asking = Platform & { viewer: Viewer }

export interface PreviewLink {
  id: string
  /** The version that it shows. */
  version: number
  made_by: string
  created_at: string
  ends_at: string
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** @throws Problem post.missing (404), post.forbidden (403) */
export async function makePreviewLink(
  context: Asking,
  postId: string,
  hours: number,
): Promise<{ id: string; url: string; ends_at: string }> {
  const { db, viewer, clock } = context
  const post = await editablePost(context, postId)
  if (viewer.id === null || post.status === 'trash') throw problem('post.missing')
  const token = randomBytes(32).toString('base64url')
  const id = context.newId()
  const now = clock.now()
  const endsAt = new Date(now.getTime() + hours * 3_600_000)
  await db.deleteFrom('preview_link').where('post_id', '=', postId).where('ends_at', '<=', now).execute()
  await db
    .insertInto('preview_link')
    .values({
      id,
      post_id: postId,
      made_by: viewer.id,
      token_hash: hashOf(token),
      version: post.version,
      shown: JSON.stringify(post),
      created_at: now,
      ends_at: endsAt,
    })
    .execute()
  return { id, url: `/user/preview/${postId}?share=${token}`, ends_at: endsAt.toISOString() }
}

/** The links of a post that still hold, the newest first. @throws Problem post.missing (404), post.forbidden (403) */
export async function listPreviewLinks(context: Asking, postId: string): Promise<PreviewLink[]> {
  await editablePost(context, postId)
  const rows = await holding(context.db, context)
    .select(['link.id', 'link.version', 'link.created_at', 'link.ends_at', 'maker.name'])
    .where('link.post_id', '=', postId)
    .orderBy('link.created_at', 'desc')
    .orderBy('link.id', 'desc')
    .execute()
  return rows
    .filter((row) => isMakerAllowed(row))
    .map(({ id, version, name, created_at, ends_at }) => ({
      id,
      version,
      made_by: name,
      created_at: created_at.toISOString(),
      ends_at: ends_at.toISOString(),
    }))
}

/** @throws Problem post.missing, preview.missing (404), post.forbidden (403) */
export async function revokePreviewLink(context: Asking, postId: string, id: string): Promise<void> {
  await editablePost(context, postId)
  const gone = await context.db
    .deleteFrom('preview_link')
    .where('post_id', '=', postId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (gone.numDeletedRows === 0n) throw problem('preview.missing')
}

/** The page of a shared draft as a visitor would see it; null where the link does not hold. */
export async function sharedPreview(
  platform: Platform,
  postId: string,
  token: string,
): Promise<PageView | null> {
  if (!isId(postId) || token.length > 100) return null
  const row = await holding(platform.db, platform)
    .select('link.shown')
    .where('link.post_id', '=', postId)
    .where('link.token_hash', '=', hashOf(token))
    .executeTakeFirst()
  if (!row || !isMakerAllowed(row)) return null
  const { shown } = row
  const now = platform.clock.now()
  return resolveExtras(
    platform,
    await withLayout(platform.db, { ...shown, value: asPresent(shown.value) }, now),
    anybody,
  )
}

/** Links that have not ended, of posts that are not in the trash and makers who may sign in. */
function holding(db: Db, { clock }: Pick<Platform, 'clock'>) {
  return db
    .selectFrom('preview_link as link')
    .innerJoin('user_account as maker', (join) => join.onRef('maker.id', '=', 'link.made_by'))
    .innerJoin('post', (join) => join.onRef('post.id', '=', 'link.post_id'))
    .select(['maker.id as maker_id', 'maker.role', 'post.type', 'post.created_by'])
    .where('link.ends_at', '>', clock.now())
    .where('maker.disabled_at', 'is', null)
    .where('post.trashed_at', 'is', null)
}

/** A link ends with the right of its maker to edit what it shows. */
function isMakerAllowed({
  maker_id: id,
  role,
  type,
  created_by: owner,
}: {
  maker_id: string
  role: Viewer['role']
  type: string
  created_by: string | null
}): boolean {
  return mayWrite(viewerOf({ id, name: '', email: '', avatar: null, role }, ''), type, owner)
}
