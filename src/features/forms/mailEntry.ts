/** Tells the owner of an entry: whom the form names, else the site's email address, else its administrators. */
import type { Db, Platform } from '#platform/context.ts'
import { inSiteLanguage, readSetting, readSiteUrl } from '#features/settings/index.ts'
import { isEntryFile } from './entryFile.ts'
import type { StoredForm } from './readForm.ts'
import { visitorForms } from './texts/visitorForms.ts'
import { fieldTitle } from './fieldTitle.ts'

const maxRecipients = 10
/** Of an email address; a longer text is none, and is not looked through. */
const longestEmail = 254

/** Written into the outbox with the entry, so that neither is there without the other. */
export async function sendEntryMail(
  platform: Platform,
  db: Db,
  form: StoredForm,
  entryId: string,
  value: Readonly<Record<string, unknown>>,
  pageUrl: string,
): Promise<void> {
  const [recipients, siteName, siteUrl] = await Promise.all([
    recipientsOf(db, form.recipient),
    readSetting(db, 'site_name'),
    readSiteUrl(platform, db),
  ])
  const text = await inSiteLanguage({ ...platform, db }, () =>
    [
      ...form.fields.flatMap((field) =>
        value[field.name] === undefined ? [] : [`${fieldTitle(field)}\n${textOf(value[field.name])}`],
      ),
      [
        ...(pageUrl ? [visitorForms.sent_from({ url: `${siteUrl}${pageUrl}` })] : []),
        visitorForms.read_and_answer({ url: `${siteUrl}/user/${form.id}/form-data` }),
      ].join('\n'),
    ].join('\n\n'),
  )
  const replyTo = Object.values(value).find(
    (one): one is string =>
      typeof one === 'string' && one.length <= longestEmail && /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(one),
  )
  const now = platform.clock.now()
  for (const to of recipients) {
    await db
      .insertInto('outbox')
      .values({
        id: platform.newId(),
        topic: 'email',
        payload: JSON.stringify({
          to,
          subject: `${siteName}: ${form.title}`.replace(/\s+/g, ' '),
          text,
          ...(replyTo ? { reply_to: replyTo } : {}),
        }),
        dedupe_key: `form ${entryId} ${to}`,
        created_at: now,
        next_try_at: now,
      })
      .execute()
  }
}

async function recipientsOf(db: Db, own: string): Promise<string[]> {
  const named = own
    .split(/[,;\s]+/)
    .filter((one) => one.includes('@'))
    .slice(0, maxRecipients)
  if (named.length > 0) return named
  const ofSite = await readSetting(db, 'site_email')
  if (ofSite) return [ofSite]
  const rows = await db
    .selectFrom('user_account')
    .select('email')
    .where('role', '=', 'administrator')
    .where('disabled_at', 'is', null)
    .orderBy('created_at')
    .limit(maxRecipients)
    .execute()
  return rows.map(({ email }) => email)
}

function textOf(value: unknown): string {
  if (Array.isArray(value))
    return value.map(textOf).join(value.some((one) => typeof one === 'object') ? '\n' : ', ')
  if (isEntryFile(value)) return `${value.name} (${Math.ceil(value.bytes / 1024)} kB)`
  if (typeof value === 'object' && value !== null) return Object.values(value).map(textOf).join(', ')
  return value === true ? visitorForms.yes : String(value)
}
