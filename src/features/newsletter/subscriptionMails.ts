/** The emails of a subscription itself: the link that confirms it. They go through the outbox, in the language of the site. */
import { inSiteLanguage, readSetting, readSiteUrl } from '#features/settings/index.ts'
import type { Platform } from '#platform/context.ts'
import type { Db } from '#platform/context.ts'
import { confirmPath, endPath } from './links.ts'
import { notePage } from './rendering/mailFrame.ts'
import { mailLook } from './rendering/mailLook.ts'
import { subscriptionMails as says } from './texts/subscriptionMails.ts'

interface Person {
  id: string
  email: string
  link_key: string
}

interface Note {
  subject: string
  lines: string[]
  link: { title: string; path: string }
  after: string
}

/** @param cause one cause has one email */
export function sendConfirmMail(platform: Platform, db: Db, person: Person, cause: string): Promise<void> {
  const path = confirmPath(platform.secret, person.id, platform.clock.now())
  return send(platform, db, person, cause, (site) => ({
    subject: says.confirm_subject({ site }),
    lines: [says.confirm_asked({ site })],
    link: { title: says.confirm_link, path },
    after: says.confirm_after,
  }))
}

/** The page does not say that an email address is listed; its owner is told. */
export function sendAlreadyMail(platform: Platform, db: Db, person: Person, cause: string): Promise<void> {
  return send(platform, db, person, cause, (site) => ({
    subject: says.already_subject({ site }),
    lines: [says.already_asked({ site })],
    link: { title: says.already_link, path: endPath(person) },
    after: says.already_after,
  }))
}

async function send(
  platform: Platform,
  db: Db,
  person: Person,
  cause: string,
  write: (site: string) => Note,
): Promise<void> {
  const site = await readSetting(db, 'site_name')
  const url = await readSiteUrl(platform, db)
  const look = await mailLook({ ...platform, db })
  const { subject, lines, link, after } = await inSiteLanguage({ ...platform, db }, async () => write(site))
  const href = `${url}${link.path}`
  const now = platform.clock.now()
  await db
    .insertInto('outbox')
    .values({
      id: platform.newId(),
      topic: 'email',
      payload: JSON.stringify({
        to: person.email,
        subject,
        text: [...lines, `${link.title}: ${href}`, after, site].join('\n\n'),
        html: notePage(look, { subject, lines, link: { title: link.title, href }, after }),
      }),
      dedupe_key: `newsletter ask ${cause}`,
      created_at: now,
      next_try_at: now,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()
}
