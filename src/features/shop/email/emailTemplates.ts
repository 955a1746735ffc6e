/** The texts of emails as the shop has written them; the given ones hold where it has not. */
import type { Db, Platform } from '#platform/context.ts'
import { inSiteLanguage } from '#features/settings/index.ts'
import { statement } from '#platform/database/statement.ts'
import { problem } from '../problems.ts'
import { unknownPlaceholders } from './fillTemplate.ts'
import { emailDefinitions, emailKinds, type EmailKind, type EmailTemplate } from './emailKinds.ts'
import type { EmailTemplateRow } from './emailSchema.ts'

type Site = Pick<Platform, 'clock' | 'config'>

/** The statement that reads the emails that the shop has written in its own words. */
export const emailTemplatesQuery = statement()((db) =>
  db.selectFrom('email_template').select(['kind', 'subject', 'text']),
)

/** @param own rows of emailTemplatesQuery */
export function emailTemplateOf(
  kind: EmailKind,
  own: readonly (EmailTemplate & { kind: string })[],
): EmailTemplate {
  return own.find((row) => row.kind === kind) ?? emailDefinitions[kind]
}

/** The given text in the language of the site, whoever looks at it. */
const givenText = (platform: Site & { db: Db }, kind: EmailKind): Promise<EmailTemplate> =>
  inSiteLanguage(platform, () => {
    const { subject, text } = emailDefinitions[kind]
    return { subject, text }
  })

export async function listEmailTemplates(platform: Site, db: Db): Promise<EmailTemplateRow[]> {
  const { rows } = await emailTemplatesQuery({}).execute(db)
  const listed = emailKinds.map(async (kind) => {
    const own = rows.find((row) => row.kind === kind)
    const { title, moment, to } = emailDefinitions[kind]
    const { subject, text } = await givenText({ ...platform, db }, kind)
    return {
      kind,
      title,
      moment,
      to,
      subject: own?.subject ?? subject,
      text: own?.text ?? text,
      is_own: own !== undefined,
    }
  })
  return Promise.all(listed)
}

/**
 * Keeps an own text, or forgets it where it is null.
 * @throws Problem email.placeholder (422) where it names what this email has not
 */
export async function saveEmailTemplate(
  platform: Site,
  db: Db,
  kind: EmailKind,
  own: EmailTemplate | null,
  userId: string | null,
): Promise<void> {
  const given = await givenText({ ...platform, db }, kind)
  if (own === null || (own.subject === given.subject && own.text === given.text)) {
    await db.deleteFrom('email_template').where('kind', '=', kind).execute()
    return
  }
  const [unknown] = unknownPlaceholders(kind, own)
  if (unknown !== undefined) throw problem('email.placeholder', { name: unknown, field: 'own.text' })
  const row = { subject: own.subject, text: own.text, updated_at: platform.clock.now(), updated_by: userId }
  await db
    .insertInto('email_template')
    .values({ kind, ...row })
    .onConflict((conflict) => conflict.columns(['kind']).doUpdateSet(row))
    .execute()
}
