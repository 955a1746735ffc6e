/**
 * The shop's emails as they stand in the outbox. It also holds emails that sign people in: only those are shown that an
 * order or the stock has caused.
 */
import { sql } from 'kysely'
import { mailServerUrl } from '#features/settings/index.ts'
import { mailTries } from '#constants.ts'
import type { Db, Platform } from '#platform/context.ts'
import { problem } from '../problems.ts'
import type { EmailList, SentEmail } from './emailSchema.ts'

interface Row {
  id: string
  dedupe_key: string
  to: string | null
  subject: string | null
  created_at: Date
  sent_at: Date | null
  tries: number
  last_error: string | null
}

function emailsOf(db: Db) {
  return db
    .selectFrom('outbox')
    .select(['id', 'dedupe_key', 'created_at', 'sent_at', 'tries', 'last_error'])
    .select([
      sql<string | null>`payload->>'to'`.as('to'),
      sql<string | null>`payload->>'subject'`.as('subject'),
    ])
    .where('topic', '=', 'email')
    .where((where) =>
      where.or([where('dedupe_key', 'like', 'order %'), where('dedupe_key', 'like', 'stock %')]),
    )
}

function viewOf(row: Row): SentEmail {
  return {
    id: row.id,
    to: row.to ?? '',
    subject: row.subject ?? '',
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    state: row.sent_at
      ? 'sent'
      : row.tries >= mailTries
        ? 'given_up'
        : row.last_error
          ? 'failing'
          : 'waiting',
    error: row.sent_at ? null : row.last_error,
    order_id: /^order ([0-9a-f-]{36}) /.exec(row.dedupe_key)?.[1] ?? null,
  }
}

/** The newest first. @param filter those of one order, or those that have not gone out */
export async function listEmails(
  platform: Platform,
  filter: { p: number; limit: number; orderId?: string; isWaiting?: boolean; keywords?: string },
): Promise<EmailList> {
  let query = emailsOf(platform.db)
  if (filter.orderId) query = query.where('dedupe_key', 'like', `order ${filter.orderId} %`)
  if (filter.isWaiting) query = query.where('sent_at', 'is', null)
  if (filter.keywords?.trim()) {
    const pattern = `%${filter.keywords.trim().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
    query = query.where(
      sql<boolean>`(payload->>'to' ilike ${pattern} or payload->>'subject' ilike ${pattern})`,
    )
  }
  const { total } = await platform.db
    .selectFrom(query.as('found'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await query
    .orderBy('id', 'desc')
    .limit(filter.limit)
    .offset((filter.p - 1) * filter.limit)
    .execute()
  const { p, limit } = filter
  return {
    items: rows.map(viewOf),
    pagination: { p, limit, total: Number(total), pages: Math.max(1, Math.ceil(Number(total) / limit)) },
    has_mail_server: (await mailServerUrl(platform)) !== null,
  }
}

/** One email with its text, as long as it waits: what was sent is not kept. @throws Problem email.missing (404) */
export async function readEmail(db: Db, id: string): Promise<SentEmail & { text: string | null }> {
  const row = await emailsOf(db)
    .select(sql<string | null>`payload->>'text'`.as('text'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw problem('email.missing')
  return { ...viewOf(row), text: row.text }
}

/** An email that waits is tried at the next round. @throws Problem email.missing (404), email.sent (422) */
export async function sendNow(platform: Platform, id: string): Promise<void> {
  const { sent_at } = await readEmail(platform.db, id)
  if (sent_at !== null) throw problem('email.sent')
  await platform.db
    .updateTable('outbox')
    .set({ tries: 0, next_try_at: platform.clock.now() })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute()
}
