/** The emails of the newsletter: drafts, planned ones, those on their way and those that went out, with counts. */
import { sql, type SqlBool } from 'kysely'
import { mailSender, mailServerUrl, readSetting, readSiteUrl } from '#features/settings/index.ts'
import type { Context, Db } from '#platform/context.ts'
import { countSubscribed } from './audience.ts'
import { composeMail, newsletterPost } from './composeMail.ts'
import type { MailCounts, MailDetail, MailRow, MissedReader } from './schema.ts'

const none: MailCounts = { waiting: 0, sent: 0, bounced: 0, failed: 0, skipped: 0, unclear: 0 }

async function countsOf(db: Db, ids: readonly string[]): Promise<Map<string, MailCounts>> {
  const rows = await db
    .selectFrom('newsletter_delivery')
    .select(({ fn }) => ['mail_id', 'state', fn.countAll<number>().as('count')])
    .where(sql<SqlBool>`mail_id = any(${[...ids]}::uuid[])`)
    .groupBy(['mail_id', 'state'])
    .execute()
  const counts = new Map<string, MailCounts>()
  for (const { mail_id: id, state, count } of rows) {
    const known = counts.get(id) ?? none
    const name = state === 'sending' ? 'waiting' : state
    counts.set(id, { ...known, [name]: known[name] + Number(count) })
  }
  return counts
}

const totalOf = (counts: MailCounts): number => Object.values(counts).reduce((sum, one) => sum + one, 0)

function mailPosts(db: Db) {
  return db
    .selectFrom('post')
    .innerJoin('post_version as v', (join) =>
      join.onRef('v.post_id', '=', 'post.id').onRef('v.number', '=', 'post.current_number'),
    )
    .leftJoin('newsletter_mail as mail', 'mail.post_id', 'post.id')
    .where('post.type', '=', 'newsletter')
    .where('v.is_working', '=', false)
    .where('post.trashed_at', 'is', null)
}

/** The newest first. */
export async function listMails(
  db: Db,
  { p, limit }: { p: number; limit: number },
): Promise<{ rows: MailRow[]; total: number }> {
  const { total } = await mailPosts(db)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await mailPosts(db)
    .select(['post.id', 'v.title', 'v.created_at', 'mail.state', 'mail.planned_at', 'mail.ended_at'])
    .orderBy('post.id', 'desc')
    .limit(limit)
    .offset((p - 1) * limit)
    .execute()
  const counts = await countsOf(
    db,
    rows.map(({ id }) => id),
  )
  return {
    total: Number(total),
    rows: rows.map(({ id, title, created_at, state, planned_at, ended_at }) => ({
      id,
      title,
      state: state ?? 'draft',
      updated_at: created_at.toISOString(),
      planned_at: planned_at?.toISOString() ?? null,
      ended_at: ended_at?.toISOString() ?? null,
      total: totalOf(counts.get(id) ?? none),
      counts: counts.get(id) ?? none,
    })),
  }
}

/** @throws Problem newsletter.mail_missing (404) */
export async function readMail(context: Context, id: string): Promise<MailDetail> {
  const { db } = context
  const post = await newsletterPost(db, id)
  const [row, counts, composed, audience, server, rate, sender] = await Promise.all([
    db.selectFrom('newsletter_mail').selectAll().where('post_id', '=', id).executeTakeFirst(),
    countsOf(db, [id]).then((all) => all.get(id) ?? none),
    composeMail(context, db, post),
    countSubscribed(db),
    mailServerUrl(context),
    readSetting(db, 'newsletter_rate'),
    mailSender(context, db),
  ])
  return {
    id,
    title: post.title,
    state: row?.state ?? 'draft',
    updated_at: post.updatedAt.toISOString(),
    planned_at: row?.planned_at.toISOString() ?? null,
    ended_at: row?.ended_at?.toISOString() ?? null,
    total: totalOf(counts),
    counts,
    subject: row?.subject ?? composed.subject,
    preheader: post.preheader,
    unfit: composed.unfit,
    pictures_without_alt: composed.withoutAlt,
    is_empty: composed.isEmpty,
    is_logo_left: composed.isLogoLeft,
    audience,
    has_mail_server: server !== null,
    from: `${sender.name} <${sender.email}>`,
    rate,
    fault: row?.fault ?? null,
    own_email: context.viewer.email ?? '',
  }
}

/** By email address, by keyset. Who was removed from the list since is not named. */
export async function listMissed(
  db: Db,
  id: string,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<{ rows: MissedReader[]; total: number; next: string | null }> {
  const missed = db
    .selectFrom('newsletter_delivery as d')
    .innerJoin('newsletter_subscriber as s', 's.id', 'd.subscriber_id')
    .where('d.mail_id', '=', id)
  const states = ['bounced', 'failed', 'unclear'] as const
  const rows = await missed
    .where('d.state', 'in', states)
    .$if(after !== undefined, (query) => query.where('s.email', '>', after ?? ''))
    .select(['s.email', 'd.state', 'd.error'])
    .orderBy('s.email')
    .limit(limit + 1)
    .$narrowType<{ state: MissedReader['state'] }>()
    .execute()
  const { total } = await missed
    .where('d.state', 'in', states)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const shown = rows.slice(0, limit)
  return {
    rows: shown,
    total: Number(total),
    next: rows.length > limit ? (shown.at(-1)?.email ?? null) : null,
  }
}

/**
 * The email as its readers get it, of the moment it was sent off, else as it is now. Its pictures come from here: the site may have
 * another URL for visitors, or none yet.
 */
export async function readMailHtml(context: Context, id: string): Promise<string> {
  const { db } = context
  const row = await db
    .selectFrom('newsletter_mail')
    .select('html')
    .where('post_id', '=', id)
    .executeTakeFirst()
  const html = row?.html ?? (await composeMail(context, db, await newsletterPost(db, id))).html
  return html.replaceAll(`src="${await readSiteUrl(context, db)}/media/`, 'src="/media/')
}
