/**
 * Sends what is due, at most so many a round. Each email to each person is a row: taken by a run, handed to the mail server, ended. A
 * process that dies leaves its rows to the next one; what it had handed over is not sent again (platform/mail/sendOnce.ts).
 */
import { sql } from 'kysely'
import { mailSender, mailServerUrl, readSiteUrl } from '#features/settings/index.ts'
import { newsletterLimits } from '#constants.ts'
import type { Platform } from '#platform/context.ts'
import { openOnceSender, type OnceOutcome, type OnceSender } from '#platform/mail/sendOnce.ts'
import { addressToAll } from './audience.ts'
import { withLink } from './composeMail.ts'
import { endPath } from './links.ts'
import type { DeliveryState } from './tables.ts'

/** How long after it was handed over nobody waits for an answer any more; longer than the connection itself waits. */
const answerMs = 150_000
/** So many refused one after the other are refused for what is in the email. */
const refusedInRow = 5
const batch = 20
/** How many go out at the same moment: mail servers let one sender in a few times, and one answer takes as long as the network. */
const lanes = 4

interface Round {
  platform: Platform
  senders: readonly OnceSender[]
  siteUrl: string
  host: string
  token: string
  refused: number
}

/** Sends at most `limit` emails. @returns how many were tried */
export async function deliverDue(platform: Platform, limit: number): Promise<number> {
  if (!(await hasWork(platform))) return 0
  await beginPlanned(platform)
  await settleInterrupted(platform)
  const mails = await platform.db
    .selectFrom('newsletter_mail')
    .select(['post_id', 'subject', 'html', 'plain'])
    .where('state', '=', 'sending')
    .orderBy('started_at')
    .execute()
  if (mails.length === 0) return 0
  const server = await mailServerUrl(platform)
  if (server === null) return 0
  const siteUrl = await readSiteUrl(platform, platform.db)
  const from = await mailSender(platform, platform.db)
  const senders = await Promise.all(Array.from({ length: lanes }, () => openOnceSender(server, from)))
  const host = from.email.split('@')[1] ?? 'localhost'
  const round = { platform, senders, siteUrl, host, token: platform.newId(), refused: 0 }
  let left = limit
  try {
    for (const mail of mails) left -= await deliverMail(round, mail, left)
  } finally {
    for (const sender of senders) sender.close()
    await giveBack(round)
  }
  return limit - left
}

/** Asked every few seconds: mostly there is nothing. */
async function hasWork({ db, clock }: Platform): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_mail')
    .select('post_id')
    .where('state', 'in', ['planned', 'sending'])
    .where('planned_at', '<=', clock.now())
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whose time has come begins: whoever is subscribed now gets it. */
async function beginPlanned(platform: Platform): Promise<void> {
  const now = platform.clock.now()
  await platform.transaction(async (db) => {
    const due = await db
      .updateTable('newsletter_mail')
      .set({ state: 'sending', started_at: now })
      .where('state', '=', 'planned')
      .where('planned_at', '<=', now)
      .returning('post_id')
      .execute()
    for (const { post_id: id } of due) await addressToAll(db, id, now)
  })
}

/** What a process that has died left behind. */
async function settleInterrupted({ db, clock, log }: Platform): Promise<void> {
  const now = clock.now()
  const unclear = await db
    .updateTable('newsletter_delivery')
    .set({ state: 'unclear', held_by: null, ended_at: now })
    .where('state', '=', 'sending')
    .where('handed_at', '<', new Date(now.getTime() - answerMs))
    .returning('id')
    .execute()
  if (unclear.length > 0) log.warn({ count: unclear.length }, 'newsletter.interrupted')
  await db
    .updateTable('newsletter_delivery')
    .set({ state: 'waiting', held_by: null })
    .where('state', '=', 'sending')
    .where('handed_at', 'is', null)
    .execute()
}

interface Mail {
  post_id: string
  subject: string
  html: string
  plain: string
}

interface Taken {
  id: string
  email: string | null
  state: string | null
  link_key: string | null
  subscriber_id: string | null
  tries: number
}

async function deliverMail(round: Round, mail: Mail, limit: number): Promise<number> {
  let tried = 0
  while (tried < limit) {
    const taken = await take(round, mail.post_id, Math.min(batch, limit - tried))
    if (taken.length === 0) {
      await endMail(round.platform, mail.post_id)
      return tried
    }
    let goesOn = true
    const deliver = async (sender: OnceSender) => {
      for (let delivery = taken.shift(); delivery && goesOn; delivery = taken.shift()) {
        tried += 1
        if (!(await deliverOne(round, sender, mail, delivery))) goesOn = false
      }
    }
    // A fault in one ends the round when the others have written down what they sent.
    const ended = await Promise.allSettled(round.senders.map(deliver))
    for (const one of ended) if (one.status === 'rejected') throw one.reason
    if (!goesOn) return tried
  }
  return tried
}

/** Takes rows of an email that is still going out. */
async function take({ platform, token }: Round, mailId: string, limit: number): Promise<Taken[]> {
  const now = platform.clock.now()
  const { rows } = await sql<Taken>`
    with taken as (
      update newsletter_delivery set state = 'sending', held_by = ${token}
      where id in (
        select id from newsletter_delivery
        where mail_id = ${mailId} and state = 'waiting' and next_try_at <= ${now}
          and exists (select 1 from newsletter_mail where post_id = ${mailId} and state = 'sending')
        order by next_try_at, id limit ${limit} for update skip locked)
      returning id, subscriber_id, tries)
    select taken.*, person.email, person.state, person.link_key
    from taken left join newsletter_subscriber person on person.id = taken.subscriber_id
    order by taken.id`.execute(platform.db)
  return rows
}

/** @returns false where nothing more of this email goes out in this round */
async function deliverOne(round: Round, sender: OnceSender, mail: Mail, delivery: Taken): Promise<boolean> {
  const { platform, siteUrl, host } = round
  const { email, link_key: key, subscriber_id: id } = delivery
  // Who has left since the email began does not get it.
  if (delivery.state !== 'subscribed' || email === null || key === null || id === null) {
    await end(round, delivery, 'skipped', null)
    return true
  }
  const url = `${siteUrl}${endPath({ id, link_key: key })}`
  const outcome = await sender.send(
    {
      to: email,
      subject: mail.subject,
      ...withLink(mail, url),
      messageId: `<${delivery.id}@${host}>`,
      headers: {
        'List-Unsubscribe': `<${url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        Precedence: 'bulk',
      },
    },
    () => hand(round, mail.post_id, delivery.id),
  )
  await note(round, mail.post_id, { ...delivery, id: delivery.id, subscriber_id: id }, outcome)
  round.refused = outcome.kind === 'refused' ? round.refused + 1 : 0
  if (outcome.kind === 'unreached') return false
  if (round.refused < refusedInRow) return true
  await platform.db
    .updateTable('newsletter_mail')
    .set({ state: 'paused', fault: outcome.kind === 'refused' ? outcome.reason : null })
    .where('post_id', '=', mail.post_id)
    .where('state', '=', 'sending')
    .execute()
  return false
}

/** Writes down that the mail server gets it: once only, by whoever holds the row, while the email is going out. */
async function hand({ platform, token }: Round, mailId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await platform.db
    .updateTable('newsletter_delivery')
    .set({ handed_at: platform.clock.now() })
    .where('id', '=', id)
    .where('held_by', '=', token)
    .where('handed_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('newsletter_mail')
          .select('post_id')
          .where('post_id', '=', mailId)
          .where('state', '=', 'sending'),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function note(
  round: Round,
  mailId: string,
  delivery: Taken & { subscriber_id: string },
  outcome: OnceOutcome,
): Promise<void> {
  const { platform } = round
  const isLate = delivery.tries + 1 >= newsletterLimits.tries
  switch (outcome.kind) {
    case 'sent':
      await end(round, delivery, 'sent', null)
      return setFault(platform, mailId, null)
    case 'bounced':
      await end(round, delivery, 'bounced', outcome.reason)
      return markBounced(platform, delivery.subscriber_id, outcome.reason)
    case 'refused':
      return end(round, delivery, 'failed', outcome.reason)
    case 'unclear':
      return end(round, delivery, 'unclear', outcome.reason)
    case 'later':
      return isLate
        ? end(round, delivery, 'failed', outcome.reason)
        : tryLater(round, delivery, outcome.reason)
    case 'unreached':
      platform.log.warn({ mail: mailId, message: outcome.reason }, 'newsletter.unreached')
      return setFault(platform, mailId, outcome.reason)
    case 'taken':
      return undefined
  }
}

async function end(round: Round, { id }: { id: string }, state: DeliveryState, error: string | null) {
  const { db, clock } = round.platform
  await db
    .updateTable('newsletter_delivery')
    .set({ state, error, held_by: null, ended_at: clock.now() })
    .where('id', '=', id)
    .execute()
}

async function tryLater({ platform }: Round, { id, tries }: Taken, error: string): Promise<void> {
  const waitMs = Math.min(3_600_000, 60_000 * 3 ** tries)
  await platform.db
    .updateTable('newsletter_delivery')
    .set({
      state: 'waiting',
      tries: tries + 1,
      error,
      held_by: null,
      handed_at: null,
      next_try_at: new Date(platform.clock.now().getTime() + waitMs),
    })
    .where('id', '=', id)
    .execute()
}

async function setFault({ db }: Platform, mailId: string, fault: string | null): Promise<void> {
  await db
    .updateTable('newsletter_mail')
    .set({ fault })
    .where('post_id', '=', mailId)
    .where('fault', 'is distinct from', fault)
    .execute()
}

async function markBounced(platform: Platform, id: string, reason: string): Promise<void> {
  const now = platform.clock.now()
  await platform.transaction(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('newsletter_subscriber')
      .set({ state: 'bounced', bounce_reason: reason, changed_at: now })
      .where('id', '=', id)
      .where('state', '=', 'subscribed')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await db
      .insertInto('newsletter_consent')
      .values({
        id: platform.newId(),
        subscriber_id: id,
        kind: 'bounced',
        at: now,
        text: reason,
        by_user: null,
      })
      .execute()
  })
}

/** What this run has taken and not handed over waits again. */
async function giveBack({ platform, token }: Round): Promise<void> {
  await platform.db
    .updateTable('newsletter_delivery')
    .set({ state: 'waiting', held_by: null })
    .where('held_by', '=', token)
    .where('handed_at', 'is', null)
    .where('state', '=', 'sending')
    .execute()
}

/** An email is sent when nobody waits for it any more. */
async function endMail({ db, clock }: Platform, mailId: string): Promise<void> {
  await db
    .updateTable('newsletter_mail')
    .set({ state: 'sent', ended_at: clock.now(), fault: null })
    .where('post_id', '=', mailId)
    .where('state', '=', 'sending')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletter_delivery')
            .select('id')
            .where('mail_id', '=', mailId)
            .where('state', 'in', ['waiting', 'sending']),
        ),
      ),
    )
    .execute()
}
