/**
 * Sends the emails of the outbox. A row is claimed before it is sent, and given back after five minutes when the
 * process dies in between: an email is sent at least once, under one Message-ID, so that mail programs fold a repeat.
 */
import { sql } from 'kysely'
import { z } from 'zod'
import { mailTries } from '#constants.ts'
import type { Platform } from '../context.ts'

const leaseMs = 5 * 60_000
const batch = 20

const email = z.object({
  to: z.email(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  reply_to: z.email().optional(),
})

interface DueMail {
  id: string
  payload: unknown
  tries: number
}

/**
 * Sends what is due, at most 20 emails.
 * @param mailServer a URL that begins with smtp:// or smtps://
 * @param from who the emails come from
 * @returns how many were sent
 */
export async function sendDueMails(
  platform: Pick<Platform, 'db' | 'clock' | 'log'>,
  mailServer: string,
  from: { name: string; email: string },
): Promise<number> {
  const mails = await claim(platform)
  if (mails.length === 0) return 0
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(mailServer)
  let sent = 0
  try {
    for (const mail of mails) {
      const outbox = platform.db.updateTable('outbox').where('id', '=', mail.id)
      try {
        const { to, subject, text, html, reply_to: replyTo } = email.parse(mail.payload)
        const messageId = `<${mail.id}@${from.email.split('@')[1] ?? 'localhost'}>`
        await transport.sendMail({
          from: { name: from.name, address: from.email },
          to,
          subject,
          text,
          html,
          messageId,
          ...(replyTo ? { replyTo } : {}),
        })
        // What was sent is not kept: emails hold links that sign in.
        const payload = sql<string>`payload - 'text' - 'html'`
        await outbox.set({ sent_at: platform.clock.now(), last_error: null, payload }).execute()
        sent += 1
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        platform.log.warn({ mail: mail.id, tries: mail.tries, message }, 'mail.failed')
        const waitMs = Math.min(3_600_000, 5_000 * 3 ** mail.tries)
        const next = new Date(platform.clock.now().getTime() + waitMs)
        await outbox.set({ last_error: message.slice(0, 500), next_try_at: next }).execute()
      }
    }
  } finally {
    transport.close()
  }
  return sent
}

async function claim(platform: Pick<Platform, 'db' | 'clock'>): Promise<DueMail[]> {
  const now = platform.clock.now()
  const { rows } = await sql<DueMail>`
    update outbox set next_try_at = ${new Date(now.getTime() + leaseMs)}, tries = tries + 1
    where id in (
      select id from outbox
      where topic = 'email' and sent_at is null and tries < ${mailTries}
        and next_try_at <= ${now}
      order by next_try_at limit ${batch} for update skip locked)
    returning id, payload, tries`.execute(platform.db)
  return rows
}
