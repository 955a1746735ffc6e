/** Emails of the shop become rows of the outbox, in the transaction of their cause, each sent once. */
import { sql } from 'kysely'
import { inSiteLanguage, settingsQuery, settingValues } from '#features/settings/index.ts'
import type { Db, Platform } from '#platform/context.ts'
import { insertion } from '#platform/database/statement.ts'
import { defer, runBatch } from '#platform/database/batch.ts'
import type { EmailKind, EmailTemplate } from './emailKinds.ts'
import { emailTemplateOf, emailTemplatesQuery } from './emailTemplates.ts'
import { emailAsHtml, emailAsText, fillTemplate, type EmailValues } from './fillTemplate.ts'

interface Email {
  to: string
  values: EmailValues
  /** One cause and key has one email. */
  key: string
  /** Stands above everything else. */
  notice?: string
}

/** Puts an email into the outbox, in the text that the shop has written for its kind. */
export async function queueEmail(
  platform: Platform,
  db: Db,
  { kind, ...email }: Email & { kind: EmailKind },
): Promise<void> {
  const [stored, emailTemplates] = await runBatch(
    db,
    settingsQuery({ names: ['site_name'] }),
    emailTemplatesQuery({}),
  )
  const { site_name: siteName } = settingValues(['site_name'], stored)
  // Read where the transaction reads: nobody waits for a second connection while holding one.
  await inSiteLanguage({ ...platform, db }, () =>
    writeEmail(platform, db, { ...email, siteName, text: emailTemplateOf(kind, emailTemplates) }),
  )
}

/** Puts an email into the outbox; called in the language of its readers. */
export async function writeEmail(
  platform: Platform,
  db: Db,
  email: Email & { siteName: string; text: EmailTemplate },
): Promise<void> {
  const filled = fillTemplate(email.text, { site_name: email.siteName, ...email.values })
  const notice = { text: email.notice ?? '' }
  const complete = notice.text ? { ...filled, paragraphs: [[[notice]], ...filled.paragraphs] } : filled
  const now = platform.clock.now()
  const mail = {
    id: platform.newId(),
    topic: 'email',
    payload: JSON.stringify({
      to: email.to,
      subject: complete.subject,
      text: emailAsText(complete),
      html: emailAsHtml(complete),
    }),
    dedupe_key: email.key,
    created_at: now,
    next_try_at: now,
  } as const
  await defer(db, insertMails([mail]))
}

const insertMails = insertion(
  'outbox',
  ['id', 'topic', 'payload', 'dedupe_key', 'created_at', 'next_try_at'],
  {
    ending: sql`on conflict (dedupe_key) do nothing`,
  },
)
