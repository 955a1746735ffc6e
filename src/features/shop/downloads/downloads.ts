/**
 * Digital products: a paid line grants its files for a time and a number of downloads. The link's secret is made from
 * the grant, so emails and pages can show it and the database holds its hash only.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Platform } from '#platform/context.ts'
import { defer } from '#platform/database/batch.ts'
import { downloadLimits } from '../catalogue/downloadLimits.ts'
import type { OrderDetails } from '../orders/orderDetails.ts'
import { isForSale } from '../catalogue/productFiles.ts'
import type { Download } from '../schema.ts'

function downloadToken(platform: Pick<Platform, 'secret'>, grantId: string): string {
  return createHmac('sha256', platform.secret).update(`download ${grantId}`).digest('base64url')
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/**
 * Writes the grants of a paid order, in the transaction of its payment; again changes nothing.
 * @returns whether there is something to download
 */
export async function grantDownloads(platform: Platform, db: Db, { files }: OrderDetails): Promise<boolean> {
  if (files.length === 0) return false
  const now = platform.clock.now().getTime()
  const grants = files.map(({ line_id, media_id, times, days }) => {
    const id = platform.newId()
    return {
      id,
      order_line_id: line_id,
      media_id,
      token_hash: hashOf(downloadToken(platform, id)),
      remaining: times ?? downloadLimits.times,
      expires_at: new Date(now + (days ?? downloadLimits.days) * 86_400_000),
      revoked_at: null,
    }
  })
  await defer(
    db,
    db
      .insertInto('download_grant')
      .values(grants)
      .onConflict((conflict) => conflict.doNothing()),
  )
  return true
}

/** With another secret the links that pages show are others: what is stored of them follows. */
export async function renewDownloadTokens(db: Db, next: Pick<Platform, 'secret'>): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db
      .selectFrom('download_grant')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(500)
      .execute()
    for (const { id } of rows) {
      await db
        .updateTable('download_grant')
        .set({ token_hash: hashOf(downloadToken(next, id)) })
        .where('id', '=', id)
        .execute()
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

/** Takes the files back of lines whose items were all refunded, or of the whole order. */
export async function revokeDownloads(
  platform: Platform,
  db: Db,
  orderId: string,
  isWhole: boolean,
): Promise<void> {
  await sql`
    update download_grant set revoked_at = ${platform.clock.now()} from order_line line
    where line.id = download_grant.order_line_id
      and line.order_id = ${orderId} and download_grant.revoked_at is null
      and (${isWhole}::boolean or line.quantity <= (
        select coalesce(sum(back.quantity), 0) from refund_line back
        join refund on refund.id = back.refund_id and refund.state = 'succeeded'
        where back.order_line_id = line.id))`.execute(db)
}

/** The buyer's links, of one order or of all of an account, those first that were bought first; what was taken back or is used up has none. */
export async function downloadsOf(
  platform: Platform,
  db: Db,
  of: { orderId: string } | { userId: string },
): Promise<Download[]> {
  const rows = await db
    .selectFrom('download_grant')
    .innerJoin('order_line', (join) => join.onRef('order_line.id', '=', 'download_grant.order_line_id'))
    .innerJoin('media', (join) => join.onRef('media.id', '=', 'download_grant.media_id'))
    .innerJoin('orders', (join) => join.onRef('orders.id', '=', 'order_line.order_id'))
    .select([
      'download_grant.id',
      'download_grant.remaining',
      'download_grant.expires_at',
      'media.title',
      'orders.id as order_id',
      'orders.number as order_number',
    ])
    .where('orderId' in of ? 'orders.id' : 'orders.user_id', '=', 'orderId' in of ? of.orderId : of.userId)
    .where(isForSale())
    .where('download_grant.revoked_at', 'is', null)
    .where('download_grant.remaining', '>', 0)
    .where('download_grant.expires_at', '>', platform.clock.now())
    .orderBy('orders.created_at', 'desc')
    .orderBy('order_line.position')
    .orderBy('media.title')
    .execute()
  return rows.map(({ id, order_id, order_number, title, remaining, expires_at }) => ({
    order_id,
    order_number,
    title,
    url: `/download/${id}?token=${downloadToken(platform, id)}`,
    remaining,
    expires_at: expires_at.toISOString(),
  }))
}

/** A file of the private root. */
export interface GrantedFile {
  path: string
  name: string
}

/**
 * Uses up one download. Which of the reasons it was that a link no longer works is not told to whoever holds it.
 * @returns null where the token is wrong, or the grant is used up, over or taken back
 */
export async function takeDownload(
  platform: Platform,
  grantId: string,
  token: string,
): Promise<GrantedFile | null> {
  const { db } = platform
  const grant = await db
    .selectFrom('download_grant')
    .select(['token_hash', 'media_id'])
    .where('id', '=', grantId)
    .executeTakeFirst()
  if (!grant || !timingSafeEqual(grant.token_hash, hashOf(token))) return null
  const file = await db
    .selectFrom('media')
    .select(['folder', 'name', 'title'])
    .where('id', '=', grant.media_id)
    .where(isForSale())
    .executeTakeFirst()
  if (!file) return null
  const taken = await db
    .updateTable('download_grant')
    .set((column) => ({ remaining: column('remaining', '-', 1) }))
    .where('id', '=', grantId)
    .where('remaining', '>', 0)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', platform.clock.now())
    .executeTakeFirst()
  if (taken.numUpdatedRows === 0n) return null
  return { path: [file.folder, file.name].filter(Boolean).join('/'), name: namedFile(file) }
}

/** What the buyer's file is called: its title, with the ending that its bytes have. */
function namedFile({ name, title }: { name: string; title: string }): string {
  const ending = /\.[a-z0-9]+$/i.exec(name)?.[0] ?? ''
  return title.toLowerCase().endsWith(ending.toLowerCase()) ? title : `${title}${ending}`
}
