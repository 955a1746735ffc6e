/** What somebody does with an email: plans or sends it, holds it, lets it go on, ends it. The text is that of the moment it was sent off. */
import { sql } from 'kysely'
import { mailServerUrl } from '#features/settings/index.ts'
import type { Context, Db, Platform } from '#platform/context.ts'
import { addressToAll, countSubscribed } from './audience.ts'
import { composeMail, newsletterPost } from './composeMail.ts'
import { problem } from './problems.ts'
import type { MailState } from './tables.ts'

/**
 * Sends an email off, now or at a time.
 * @param expected how many people it was said to go to; by as much as a tenth more or fewer may have come in between
 * @throws Problem newsletter.mail_missing (404), newsletter.subject_missing, newsletter.mail_empty, newsletter.blocks_unfit,
 * newsletter.nobody, newsletter.time_past, newsletter.no_server (422), newsletter.sent_already, newsletter.count_changed (409)
 */
export async function sendOff(
  context: Context,
  id: string,
  { at, expected }: { at: Date | null; expected: number },
): Promise<void> {
  const now = context.clock.now()
  if (at !== null && at <= now) throw problem('newsletter.time_past', { field: 'at' })
  if ((await mailServerUrl(context)) === null) throw problem('newsletter.no_server')
  await context.transaction(async (db) => {
    const post = await newsletterPost(db, id)
    const mail = await composeMail(context, db, post)
    if (mail.subject === '') throw problem('newsletter.subject_missing')
    if (mail.unfit.length > 0) throw problem('newsletter.blocks_unfit', { blocks: mail.unfit.join(', ') })
    if (mail.isEmpty) throw problem('newsletter.mail_empty')
    const count = await countSubscribed(db)
    if (count === 0) throw problem('newsletter.nobody')
    if (at === null && Math.abs(count - expected) > Math.max(5, expected / 10))
      throw problem('newsletter.count_changed', { count })
    const row = {
      state: at === null ? ('sending' as const) : ('planned' as const),
      subject: mail.subject,
      html: mail.html,
      plain: mail.plain,
      fault: null,
      planned_at: at ?? now,
      started_at: at === null ? now : null,
      ended_at: null,
      created_by: context.viewer.id,
    }
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('newsletter_mail')
      .values({ post_id: id, ...row })
      .onConflict((conflict) =>
        conflict.column('post_id').doUpdateSet(row).where('newsletter_mail.state', '=', 'planned'),
      )
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) throw problem('newsletter.sent_already')
    if (at === null) await addressToAll(db, id, now)
  })
}

/** From which states an act leads where. */
const acts = {
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
  cancel: { from: ['sending', 'paused'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly MailState[]; to: MailState }>

export type MailAct = keyof typeof acts | 'unplan'

/** @throws Problem newsletter.state_wrong (409) */
export async function actOnMail(platform: Platform, id: string, act: MailAct): Promise<void> {
  await platform.transaction(async (db) => {
    if (act === 'unplan') {
      const { numDeletedRows } = await db
        .deleteFrom('newsletter_mail')
        .where('post_id', '=', id)
        .where('state', '=', 'planned')
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw problem('newsletter.state_wrong')
      return
    }
    const { from, to } = acts[act]
    const { numUpdatedRows } = await db
      .updateTable('newsletter_mail')
      .set({ state: to, fault: null, ...(to === 'cancelled' ? { ended_at: platform.clock.now() } : {}) })
      .where('post_id', '=', id)
      .where('state', 'in', [...from])
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw problem('newsletter.state_wrong')
    if (to === 'cancelled')
      await db
        .updateTable('newsletter_delivery')
        .set({ state: 'skipped', held_by: null, ended_at: platform.clock.now() })
        .where('mail_id', '=', id)
        .where('handed_at', 'is', null)
        .where('state', 'in', ['waiting', 'sending'])
        .execute()
  })
}

/** A post cannot go while its email goes out. */
export async function refuseWhileSent(db: Db, postId: string): Promise<void> {
  const { rows } = await sql<{ state: string }>`
    select state from newsletter_mail where post_id = ${postId} and state in ('planned', 'sending', 'paused')`.execute(
    db,
  )
  if (rows.length > 0) throw problem('newsletter.being_sent')
}
