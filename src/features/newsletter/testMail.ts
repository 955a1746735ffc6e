/** Sends an email to one email address, to look at: by the outbox, without counting anybody. */
import type { Context } from '#platform/context.ts'
import { mailServerUrl, readSiteUrl } from '#features/settings/index.ts'
import { composeMail, newsletterPost, withLink } from './composeMail.ts'
import { listedEmail } from './listedEmail.ts'
import { testLinkPath } from './links.ts'
import { problem } from './problems.ts'
import { mailWords } from './texts/mailWords.ts'

/** @throws Problem newsletter.mail_missing (404), newsletter.email_invalid, newsletter.no_server (422) */
export async function sendTest(context: Context, id: string, typed: string): Promise<string> {
  const to = listedEmail(typed)
  if (to === null) throw problem('newsletter.email_invalid', { field: 'email' })
  if ((await mailServerUrl(context)) === null) throw problem('newsletter.no_server')
  const { db } = context
  const mail = await composeMail(context, db, await newsletterPost(db, id))
  const now = context.clock.now()
  const cause = context.newId()
  const siteUrl = await readSiteUrl(context, db)
  await db
    .insertInto('outbox')
    .values({
      id: cause,
      topic: 'email',
      payload: JSON.stringify({
        to,
        subject: mailWords.test_subject({ subject: mail.subject }),
        ...withLink(mail, `${siteUrl}${testLinkPath}`),
      }),
      dedupe_key: `newsletter test ${cause}`,
      created_at: now,
      next_try_at: now,
    })
    .execute()
  return to
}
