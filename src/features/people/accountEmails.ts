/**
 * Emails about accounts as they wait in the outbox of a site that sends none: invitations, new passwords, confirmations. They
 * hold links that sign people in, so they are for administrators, opening one is written down, and only while no mail server
 * is set: what can be sent is read by whom it was sent to.
 */
import { sql } from 'kysely'
import { mailTries } from '#constants.ts'
import { mailServerUrl } from '#features/settings/index.ts'
import { writeAudit } from '#platform/audit/writeAudit.ts'
import type { Context, Db, Platform } from '#platform/context.ts'
import { problem } from './problems.ts'
import type { AccountEmail, Pagination } from './schema.ts'

interface Row {
  id: string
  to: string | null
  subject: string | null
  created_at: Date
  sent_at: Date | null
  tries: number
  last_error: string | null
}

/** All but those that an order or the stock has caused: these are on the shop's own screen. */
function accountEmailsOf(db: Db) {
  return db
    .selectFrom('outbox')
    .select(['id', 'created_at', 'sent_at', 'tries', 'last_error'])
    .select([
      sql<string | null>`payload->>'to'`.as('to'),
      sql<string | null>`payload->>'subject'`.as('subject'),
    ])
    .where('topic', '=', 'email')
    .where('dedupe_key', 'not like', 'order %')
    .where('dedupe_key', 'not like', 'stock %')
}

export interface AccountEmailList {
  items: AccountEmail[]
  pagination: Pagination
  /** False: emails wait here, and can be opened. */
  has_mail_server: boolean
}

/** The newest first. */
export async function listAccountEmails(
  platform: Platform,
  { p, limit, keywords }: { p: number; limit: number; keywords: string },
): Promise<AccountEmailList> {
  const { db } = platform
  let query = accountEmailsOf(db)
  if (keywords) {
    const pattern = `%${keywords.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
    query = query.where(
      sql<boolean>`(payload->>'to' ilike ${pattern} or payload->>'subject' ilike ${pattern})`,
    )
  }
  const [{ total }, rows, server] = await Promise.all([
    db
      .selectFrom(query.as('found'))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    query
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((p - 1) * limit)
      .execute(),
    mailServerUrl(platform),
  ])
  const count = Number(total)
  return {
    items: rows.map(viewOf),
    pagination: { p, limit, total: count, pages: Math.max(1, Math.ceil(count / limit)) },
    has_mail_server: server !== null,
  }
}

/**
 * The words of one that waits.
 * @throws Problem email.missing (404), email.is_sent, email.has_server (422)
 */
export async function openAccountEmail(
  context: Context,
  id: string,
): Promise<AccountEmail & { text: string }> {
  const { db } = context
  const row = await accountEmailsOf(db)
    .select(sql<string | null>`payload->>'text'`.as('text'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw problem('email.missing')
  if (row.sent_at !== null || row.text === null) throw problem('email.is_sent')
  if ((await mailServerUrl(context)) !== null) throw problem('email.has_server')
  await writeAudit(db, context, {
    kind: 'email.opened',
    target: row.to,
    data: { email: row.to, subject: row.subject },
  })
  return { ...viewOf(row), text: row.text }
}

function viewOf({ id, to, subject, created_at, sent_at, tries, last_error }: Row): AccountEmail {
  return {
    id,
    to: to ?? '',
    subject: subject ?? '',
    created_at: created_at.toISOString(),
    sent_at: sent_at?.toISOString() ?? null,
    state: sent_at ? 'sent' : tries >= mailTries ? 'given_up' : last_error ? 'failing' : 'waiting',
    error: sent_at ? null : last_error,
  }
}
