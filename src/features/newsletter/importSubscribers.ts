/** Takes email addresses of a CSV file, of whatever program: the column with email addresses is found by what is in it. */
import { sql } from 'kysely'
import { newsletterLimits } from '#constants.ts'
import type { Context } from '#platform/context.ts'
import { newLinkKey } from './links.ts'
import { problem } from './problems.ts'
import type { ImportReport } from './schema.ts'
import { listedEmail } from './subscriptions.ts'

const shownFaults = 20
const atOnce = 1000

/**
 * @throws Problem newsletter.consent_missing, newsletter.note_missing, newsletter.no_emails, newsletter.file_too_long (422)
 */
export async function importSubscribers(
  context: Context,
  { csv, note, hasConsent }: { csv: string; note: string; hasConsent: boolean },
): Promise<ImportReport> {
  if (!hasConsent) throw problem('newsletter.consent_missing', { field: 'has_consent' })
  if (note.trim() === '') throw problem('newsletter.note_missing', { field: 'note' })
  const { emails, invalid } = readEmails(csv)
  if (emails.length === 0) throw problem('newsletter.no_emails', { field: 'csv' })
  const report = {
    added: 0,
    known: 0,
    left_out: 0,
    invalid: invalid.slice(0, shownFaults),
    invalid_count: invalid.length,
  }
  await context.transaction(async (db) => {
    for (let from = 0; from < emails.length; from += atOnce) {
      const some = emails.slice(from, from + atOnce)
      const now = context.clock.now()
      const before = await db
        .selectFrom('newsletter_subscriber')
        .select(['email', 'state'])
        .where(sql<boolean>`email = any(${some}::text[])`)
        .forUpdate()
        .execute()
      // Who has left, or whose mailbox is gone, is not taken back by a file.
      const kept = new Map(before.map(({ email, state }) => [email, state]))
      report.known += before.filter(({ state }) => state === 'subscribed').length
      report.left_out += before.filter(({ state }) => state === 'unsubscribed' || state === 'bounced').length
      const fresh = some.filter((email) => !kept.has(email) || kept.get(email) === 'waiting')
      if (fresh.length === 0) continue
      const ids = await db
        .insertInto('newsletter_subscriber')
        .values(
          fresh.map((email) => ({
            id: context.newId(),
            email,
            state: 'subscribed' as const,
            link_key: newLinkKey(),
            bounce_reason: null,
            created_at: now,
            changed_at: now,
          })),
        )
        .onConflict((conflict) =>
          conflict
            .column('email')
            .doUpdateSet({ state: 'subscribed', changed_at: now })
            .where('newsletter_subscriber.state', '=', 'waiting'),
        )
        .returning('id')
        .execute()
      report.added += ids.length
      if (ids.length === 0) continue
      await db
        .insertInto('newsletter_consent')
        .values(
          ids.map(({ id }) => ({
            id: context.newId(),
            subscriber_id: id,
            kind: 'imported' as const,
            at: now,
            text: note.trim(),
            by_user: context.viewer.id,
          })),
        )
        .execute()
    }
  })
  return report
}

/** Every email address once, in the order of the file; and what is in its column and is none. */
export function readEmails(csv: string): { emails: string[]; invalid: { line: number; text: string }[] } {
  const rows = parseCsv(csv.replace(/^\uFEFF/, ''))
  if (rows.length > newsletterLimits.importRows)
    throw problem('newsletter.file_too_long', { count: newsletterLimits.importRows, field: 'csv' })
  const widest = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const counts = Array.from(
    { length: widest },
    (_, column) => rows.filter(({ cells }) => listedEmail(cells[column] ?? '') !== null).length,
  )
  const column = counts.indexOf(Math.max(...counts, 0))
  const emails = new Set<string>()
  const invalid: { line: number; text: string }[] = []
  for (const [index, { cells, line }] of rows.entries()) {
    const text = (cells[column] ?? '').trim()
    const email = listedEmail(text)
    if (email !== null) emails.add(email)
    // The first row may be the names of the columns.
    else if (index > 0) invalid.push({ line, text: text.slice(0, 80) })
  }
  return { emails: [...emails], invalid }
}

/** RFC 4180, with commas, semicolons or tabs, whichever the first line has most of. */
function parseCsv(text: string): { cells: string[]; line: number }[] {
  const [head = ''] = text.split(/\r?\n/, 1)
  const separator = [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ','
  const rows: { cells: string[]; line: number }[] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let line = 1
  let begun = 1
  const endRow = (): void => {
    cells.push(cell)
    if (cells.some((one) => one.trim() !== '')) rows.push({ cells, line: begun })
    cells = []
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (isQuoted) {
      if (sign === '"' && text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else if (sign === '"') isQuoted = false
      else cell += sign
      if (sign === '\n') line += 1
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true
      cell = ''
    } else if (sign === separator) {
      cells.push(cell)
      cell = ''
    } else if (sign === '\n') {
      endRow()
      line += 1
      begun = line
    } else if (sign !== '\r') cell += sign
  }
  endRow()
  return rows
}
