/**
 * Links that show a draft to people without an account until a time (F-EDIT-07): the link carries its end and whose draft
 * it shows, signed with the installation's secret. Nothing is stored; a changed link is no link.
 */
import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import type { Platform } from '#platform/context.ts'
import { anybody } from '#rules/evaluate.ts'
import { currentRow, toPost, withLayout, workingRow } from './readPost.ts'
import { resolveExtras } from './resolvePath.ts'
import type { PageView } from './schema.ts'

export const longestShareHours = 30 * 24

/** Returns the token for `?share=` of the preview's address. */
export function shareToken(secret: KeyObject, postId: string, authorId: string, until: Date): string {
  const end = Math.floor(until.getTime() / 1000).toString(36)
  return `${end}.${authorId}.${macOf(secret, postId, authorId, end)}`
}

/** Whose draft a token shows; null where it is not of this post, was changed, or has ended. */
export function readShareToken(secret: KeyObject, postId: string, token: string, now: Date): string | null {
  const [end = '', authorId = '', mac = ''] = token.split('.')
  const expected = Buffer.from(macOf(secret, postId, authorId, end))
  const given = Buffer.from(mac)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return Number.parseInt(end, 36) * 1000 > now.getTime() ? authorId : null
}

function macOf(secret: KeyObject, postId: string, authorId: string, end: string): string {
  return createHmac('sha256', secret).update(`content.preview ${postId} ${authorId} ${end}`).digest('base64url')
}

/** The page of a shared draft as a visitor would see it; null where the link does not hold. */
export async function sharedPreview(platform: Platform, id: string, token: string): Promise<PageView | null> {
  const { db, siteId, clock, secret } = platform
  const now = clock.now()
  const authorId = /^[0-9a-f-]{36}$/i.test(id) ? readShareToken(secret, id, token, now) : null
  const row = authorId === null ? undefined : await currentRow(db, siteId, id)
  if (!row || row.trashed_at || authorId === null) return null
  const post = toPost((await workingRow(db, siteId, id, authorId)) ?? row, now)
  return resolveExtras(platform, await withLayout(db, siteId, post, now), anybody)
}
