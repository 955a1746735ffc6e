/**
 * The life of a subscription as its person sees it: asked for, confirmed by a link, ended and taken up again. Whether an email
 * email address is listed is looked up by a job after the answer, so the answer is the same for every email address and takes as long.
 */
import type { Transaction } from 'kysely'
import type { Db, Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { countTry } from '#platform/http/rateLimit.ts'
import { enqueueJob } from '#platform/jobs/enqueueJob.ts'
import { Problem } from '#platform/operations/problem.ts'
import { newsletterLimits } from '#constants.ts'
import { listedEmail } from './listedEmail.ts'
import { newLinkKey, opens, readConfirm, readOwn, shownConsent } from './links.ts'
import { sendAlreadyMail, sendConfirmMail } from './subscriptionMails.ts'
import { shortIp } from './shortIp.ts'
import type { ConsentKind, SubscriberState } from './tables.ts'
import { problem } from './problems.ts'

interface Asking {
  email: string
  /** The words of consent beside the button, and this site's proof that it has shown them. */
  consent: string
  seal: string
  pageUrl: string
  ip: string
}

/**
 * Takes what a visitor typed. The answer says nothing about the email address.
 * @throws Problem newsletter.email_invalid (422), request.rate_limited (429)
 */
export async function askToSubscribe(platform: Platform, asking: Asking): Promise<void> {
  const email = listedEmail(asking.email)
  if (email === null) throw problem('newsletter.email_invalid', { field: 'email' })
  await countTry(platform, 'newsletter.asked', asking.ip, newsletterLimits.asked)
  await enqueueJob(platform, platform.db, {
    kind: 'newsletter.ask',
    payload: {
      id: platform.newId(),
      email,
      consent: shownConsent(platform.secret, asking.consent, asking.seal),
      page: asking.pageUrl,
      ip: shortIp(asking.ip),
    },
  })
}

export interface TakenAsking {
  id: string
  email: string
  consent: string
  page: string
  ip: string
}

/** Lists a new email address as waiting and sends the link; may run again without a second email. */
export async function takeAsking(platform: Platform, asked: TakenAsking): Promise<void> {
  try {
    await countTry(platform, 'newsletter.mailbox', asked.email, newsletterLimits.mailbox)
  } catch (error) {
    // Somebody fills a stranger's mailbox: nobody is told.
    if (error instanceof Problem && error.code === 'request.rate_limited') return
    throw error
  }
  await platform.transaction(async (db) => {
    const now = platform.clock.now()
    await db
      .insertInto('newsletter_subscriber')
      .values({
        id: platform.newId(),
        email: asked.email,
        state: 'waiting',
        link_key: newLinkKey(),
        bounce_reason: null,
        created_at: now,
        changed_at: now,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute()
    const person = await db
      .selectFrom('newsletter_subscriber')
      .selectAll()
      .where('email', '=', asked.email)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (person.state === 'subscribed') return sendAlreadyMail(platform, db, person, asked.id)
    await db
      .insertInto('newsletter_consent')
      .values({
        id: asked.id,
        subscriber_id: person.id,
        kind: 'asked',
        at: now,
        ip: asked.ip,
        text: asked.consent,
        page_url: asked.page,
        by_user: null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    return sendConfirmMail(platform, db, person, asked.id)
  })
}

/** What a link of an email opens. */
export type Opened =
  | { kind: 'person'; id: string; email: string; state: SubscriberState }
  /** The link was changed, or the person is not listed any more. */
  | { kind: 'broken' }
  /** Too old, or the subscription was ended after it was sent. */
  | { kind: 'expired' }

/** Opens a link that confirms; nothing changes. */
export async function openConfirm(platform: Platform, token: string, db: Db = platform.db): Promise<Opened> {
  const read = readConfirm(platform.secret, token, platform.clock.now())
  if ('fault' in read) return { kind: read.fault }
  const person = await personOf(db, read.id)
  if (!person) return { kind: 'broken' }
  if (person.state === 'unsubscribed' && read.at < person.changed_at) return { kind: 'expired' }
  return { kind: 'person', id: person.id, email: person.email, state: person.state }
}

/** Opens a person's own link; nothing changes. */
export async function openOwn(platform: Platform, token: string, db: Db = platform.db): Promise<Opened> {
  const read = readOwn(token)
  const person = read && (await personOf(db, read.id))
  if (!person || !opens(person.link_key, read.key)) return { kind: 'broken' }
  return { kind: 'person', id: person.id, email: person.email, state: person.state }
}

function personOf(db: Db, id: string) {
  return db.selectFrom('newsletter_subscriber').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Confirms; once more changes nothing. */
export function confirmSubscription(platform: Platform, token: string, ip: string): Promise<Opened> {
  return platform.transaction(async (db) => {
    const opened = await openConfirm(platform, token, db)
    return changed(platform, db, opened, { to: 'subscribed', kind: 'confirmed', ip })
  })
}

/** Ends the subscription; once more changes nothing. */
export function endSubscription(platform: Platform, token: string, ip: string): Promise<Opened> {
  return platform.transaction(async (db) => {
    const opened = await openOwn(platform, token, db)
    return changed(platform, db, opened, { to: 'unsubscribed', kind: 'unsubscribed', ip })
  })
}

/** Takes an ended subscription up again: who holds the link holds the mailbox. */
export function resumeSubscription(platform: Platform, token: string, ip: string): Promise<Opened> {
  return platform.transaction(async (db) => {
    const opened = await openOwn(platform, token, db)
    return changed(platform, db, opened, { to: 'subscribed', kind: 'confirmed', ip })
  })
}

async function changed(
  platform: Platform,
  db: Transaction<Database>,
  opened: Opened,
  { to, kind, ip }: { to: SubscriberState; kind: ConsentKind; ip: string },
): Promise<Opened> {
  if (opened.kind !== 'person' || opened.state === to) return opened
  const now = platform.clock.now()
  const { numUpdatedRows } = await db
    .updateTable('newsletter_subscriber')
    .set({ state: to, changed_at: now, bounce_reason: null })
    .where('id', '=', opened.id)
    .where('state', '<>', to)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return { ...opened, state: to }
  // The words that were agreed to are those that were beside the button.
  const asked =
    kind === 'confirmed'
      ? await db
          .selectFrom('newsletter_consent')
          .select(['text', 'page_url'])
          .where('subscriber_id', '=', opened.id)
          .where('kind', 'in', ['asked', 'confirmed', 'added', 'imported'])
          .orderBy('at', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst()
      : undefined
  await db
    .insertInto('newsletter_consent')
    .values({
      id: platform.newId(),
      subscriber_id: opened.id,
      kind,
      at: now,
      ip: shortIp(ip),
      text: asked?.text ?? '',
      page_url: asked?.page_url ?? '',
      by_user: null,
    })
    .execute()
  return { ...opened, state: to }
}
