/** The letters that people get about their account. They go through the outbox, in the transaction of their cause. */
import { escapeHtml } from '#platform/escapeHtml.ts'
import type { Db, Platform } from '#platform/context.ts'
import { readSetting, siteAddress } from '#features/settings/index.ts'

interface Letter {
  subject: string
  /** Paragraphs before the link. */
  lines: string[]
  link?: { title: string; address: string }
  /** What to do when the letter was not expected. */
  after: string
}

/** Returns the address of the sign-in page with a token: `/login?reset=…`; never made from the request's Host. */
export async function linkTo(
  platform: Platform,
  db: Db,
  kind: 'setup' | 'invite' | 'reset' | 'verify',
  token: string,
): Promise<string> {
  return `${await siteAddress(platform, db)}/login?${kind}=${token}`
}

export async function sendResetMail(platform: Platform, db: Db, to: string, token: string): Promise<void> {
  await send(platform, db, to, {
    subject: 'Set a new password',
    lines: ['Somebody, probably you, asked for a new password.', 'The link works once, for 30 minutes.'],
    link: { title: 'Set a new password', address: await linkTo(platform, db, 'reset', token) },
    after: 'If it was not you, nothing has changed and you can ignore this email.',
  })
}

export async function sendVerifyMail(platform: Platform, db: Db, to: string, token: string): Promise<void> {
  await send(platform, db, to, {
    subject: 'Please confirm your email address',
    lines: ['Please confirm that this address is yours.', 'The link works once, for 24 hours.'],
    link: { title: 'Confirm the address', address: await linkTo(platform, db, 'verify', token) },
    after: 'If you did not sign up, you can ignore this email.',
  })
}

export async function sendNewAddressMail(
  platform: Platform,
  db: Db,
  to: string,
  token: string,
): Promise<void> {
  await send(platform, db, to, {
    subject: 'Please confirm your new email address',
    lines: [
      'Your account is about to get this address. It keeps the old one until you confirm it.',
      'The link works once, for 24 hours.',
    ],
    link: { title: 'Use this address', address: await linkTo(platform, db, 'verify', token) },
    after: 'If you did not ask for it, you can ignore this email: nothing changes.',
  })
}

/** Goes to the old address. */
export async function sendAddressChangedMail(
  platform: Platform,
  db: Db,
  to: string,
  email: string,
): Promise<void> {
  await send(platform, db, to, {
    subject: 'Your email address was changed',
    lines: [`The email address of your account is ${email} now.`],
    after: 'If it was not you, tell the owner of the site at once.',
  })
}

export async function sendInviteMail(
  platform: Platform,
  db: Db,
  to: string,
  address: string,
  from: string,
): Promise<void> {
  await send(platform, db, to, {
    subject: 'You are invited',
    lines: [`${from} invites you to work on this site.`, 'The link works once, for 7 days.'],
    link: { title: 'Choose a password', address },
    after: 'If you do not know what this is about, you can ignore this email.',
  })
}

/** Tells the owner of an address that somebody tried to sign up with it: the page itself does not say so. */
export async function sendKnownAddressMail(platform: Platform, db: Db, to: string): Promise<void> {
  await send(platform, db, to, {
    subject: 'You have an account already',
    lines: ['Somebody, probably you, tried to sign up with this address. It has an account already.'],
    link: { title: 'Log in', address: `${await siteAddress(platform, db)}/login` },
    after: 'If it was not you, nothing has changed.',
  })
}

export async function sendPasswordChangedMail(platform: Platform, db: Db, to: string): Promise<void> {
  await send(platform, db, to, {
    subject: 'Your password was changed',
    lines: ['The password of your account was changed and your other sessions were ended.'],
    after: 'If it was not you, reset the password at once and tell the owner of the site.',
  })
}

/** Tells somebody what was changed about the own account by somebody else; goes to the address that it had before. */
export async function sendAccountChangedMail(
  platform: Platform,
  db: Db,
  to: string,
  lines: string[],
  by: string,
): Promise<void> {
  await send(platform, db, to, {
    subject: 'Your account was changed',
    lines: [...lines, `Changed by ${by}.`],
    after: 'If you did not expect this, ask the owner of the site.',
  })
}

/** The last email to somebody who removed the own account. */
export async function sendAccountRemovedMail(platform: Platform, db: Db, to: string): Promise<void> {
  await send(platform, db, to, {
    subject: 'Your account was removed',
    lines: [
      'You have removed your account, and it cannot be brought back.',
      'Orders and their invoices are kept as long as the law asks, without your account.',
    ],
    after: 'If it was not you, tell the owner of the site at once.',
  })
}

async function send(platform: Platform, db: Db, to: string, letter: Letter): Promise<void> {
  const siteName = await readSetting(db, platform.siteId, 'site_name')
  const { lines, link, after } = letter
  const text = [...lines, ...(link ? [link.address] : []), after, siteName].join('\n\n')
  const paragraphs = [
    ...lines.map(escapeHtml),
    ...(link ? [`<a href="${escapeHtml(link.address)}">${escapeHtml(link.title)}</a>`] : []),
    escapeHtml(after),
    escapeHtml(siteName),
  ]
  const id = platform.newId()
  const now = platform.clock.now()
  await db
    .insertInto('outbox')
    .values({
      site_id: platform.siteId,
      id,
      topic: 'email',
      payload: JSON.stringify({
        to,
        subject: `${siteName}: ${letter.subject}`,
        text,
        html: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n'),
      }),
      dedupe_key: id,
      created_at: now,
      next_try_at: now,
    })
    .execute()
}
