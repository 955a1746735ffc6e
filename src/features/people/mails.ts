/**
 * The emails that people get about their account: in the language that the person chose for the dashboard, else in that of
 * the site. They go through the outbox, in the transaction of their cause.
 */
import { escapeHtml } from '#platform/escapeHtml.ts'
import type { Db, Platform } from '#platform/context.ts'
import { inLanguage } from '#platform/language/inLanguage.ts'
import { readSetting, readSiteUrl, siteLanguage } from '#features/settings/index.ts'
import { accountMails } from './texts/accountMails.ts'

/** Whom an email is for: an account, or an email address with what is known of its owner's language. */
export interface Recipient {
  email: string
  preferences?: { language?: unknown }
}

interface Mail {
  subject: string
  /** Paragraphs before the link. */
  lines: string[]
  link?: { title: string; url: string }
  /** What to do when the email was not expected. */
  after: string
}

/** Returns the URL of the sign-in page with a token: `/login?reset=…`; never made from the request's Host. */
export async function linkTo(
  platform: Platform,
  db: Db,
  kind: 'setup' | 'invite' | 'reset' | 'verify',
  token: string,
): Promise<string> {
  return `${await readSiteUrl(platform, db)}/login?${kind}=${token}`
}

export async function sendResetMail(platform: Platform, db: Db, to: Recipient, token: string): Promise<void> {
  const url = await linkTo(platform, db, 'reset', token)
  await send(platform, db, to, () => ({
    subject: accountMails.reset_title,
    lines: [accountMails.reset_asked, accountMails.link_half_an_hour],
    link: { title: accountMails.reset_title, url },
    after: accountMails.reset_after,
  }))
}

export async function sendVerifyMail(
  platform: Platform,
  db: Db,
  to: Recipient,
  token: string,
): Promise<void> {
  const url = await linkTo(platform, db, 'verify', token)
  await send(platform, db, to, () => ({
    subject: accountMails.verify_subject,
    lines: [accountMails.verify_asked, accountMails.link_a_day],
    link: { title: accountMails.verify_link, url },
    after: accountMails.verify_after,
  }))
}

/** @param to the new email address, with the preferences of the account that is to get it */
export async function sendConfirmNewEmail(
  platform: Platform,
  db: Db,
  to: Recipient,
  token: string,
): Promise<void> {
  const url = await linkTo(platform, db, 'verify', token)
  await send(platform, db, to, () => ({
    subject: accountMails.new_email_subject,
    lines: [accountMails.new_email_asked, accountMails.link_a_day],
    link: { title: accountMails.new_email_link, url },
    after: accountMails.new_email_after,
  }))
}

/** Goes to the old email address. */
export async function sendEmailChangedMail(
  platform: Platform,
  db: Db,
  to: Recipient,
  email: string,
): Promise<void> {
  await send(platform, db, to, () => ({
    subject: accountMails.email_changed_subject,
    lines: [accountMails.email_changed({ email })],
    after: accountMails.not_you_tell_owner,
  }))
}

export async function sendInviteMail(
  platform: Platform,
  db: Db,
  to: Recipient,
  url: string,
  from: string,
): Promise<void> {
  await send(platform, db, to, () => ({
    subject: accountMails.invite_subject,
    lines: [accountMails.invited_by({ name: from }), accountMails.link_a_week],
    link: { title: accountMails.invite_link, url },
    after: accountMails.invite_after,
  }))
}

/** Tells the owner of an email address that somebody tried to sign up with it: the page itself does not say so. */
export async function sendKnownEmailMail(platform: Platform, db: Db, to: Recipient): Promise<void> {
  const url = `${await readSiteUrl(platform, db)}/login`
  await send(platform, db, to, () => ({
    subject: accountMails.known_subject,
    lines: [accountMails.known_tried],
    link: { title: accountMails.known_link, url },
    after: accountMails.known_after,
  }))
}

export async function sendPasswordChangedMail(platform: Platform, db: Db, to: Recipient): Promise<void> {
  await send(platform, db, to, () => ({
    subject: accountMails.password_changed_subject,
    lines: [accountMails.password_changed],
    after: accountMails.password_changed_after,
  }))
}

/**
 * Tells somebody what was changed about the own account by somebody else; goes to the email address that it had before.
 * @param lines what was changed, and by whom, written in the language of the email
 */
export async function sendAccountChangedMail(
  platform: Platform,
  db: Db,
  to: Recipient,
  lines: readonly (() => string)[],
  by: () => string,
): Promise<void> {
  await send(platform, db, to, () => ({
    subject: accountMails.account_changed_subject,
    lines: [...lines.map((line) => line()), accountMails.changed_by({ name: by() })],
    after: accountMails.account_changed_after,
  }))
}

/** The last email to somebody who removed the own account. */
export async function sendAccountRemovedMail(platform: Platform, db: Db, to: Recipient): Promise<void> {
  await send(platform, db, to, () => ({
    subject: accountMails.account_removed_subject,
    lines: [accountMails.account_removed, accountMails.orders_are_kept],
    after: accountMails.not_you_tell_owner,
  }))
}

async function send(platform: Platform, db: Db, to: Recipient, write: () => Mail): Promise<void> {
  const siteName = await readSetting(db, 'site_name')
  const own = to.preferences?.language
  const language = typeof own === 'string' && own !== '' ? own : await siteLanguage({ ...platform, db })
  const { subject, lines, link, after } = inLanguage(language, write)
  const text = [...lines, ...(link ? [link.url] : []), after, siteName].join('\n\n')
  const paragraphs = [
    ...lines.map(escapeHtml),
    ...(link ? [`<a href="${escapeHtml(link.url)}">${escapeHtml(link.title)}</a>`] : []),
    escapeHtml(after),
    escapeHtml(siteName),
  ]
  const id = platform.newId()
  const now = platform.clock.now()
  await db
    .insertInto('outbox')
    .values({
      id,
      topic: 'email',
      payload: JSON.stringify({
        to: to.email,
        subject: `${siteName}: ${subject}`,
        text,
        html: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n'),
      }),
      dedupe_key: id,
      created_at: now,
      next_try_at: now,
    })
    .execute()
}
