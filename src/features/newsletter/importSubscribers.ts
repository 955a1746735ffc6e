/** Takes the subscribers of a CSV file, of whatever program. */
import { sql, type Transaction } from 'kysely'
import { newsletterLimits } from '#constants.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { newLinkKey } from './links.ts'
import { problem } from './problems.ts'
import type { ImportReport } from './schema.ts'
import { readSubscriberFile, type FileRow, type RefusedRow } from './subscriberFile.ts'

const shownRefusals = 200
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
  const { rows, refused, columns } = readSubscriberFile(csv)
  if (rows.length + refused.length > newsletterLimits.importRows)
    throw problem('newsletter.file_too_long', { count: newsletterLimits.importRows, field: 'csv' })
  if (rows.length === 0) throw problem('newsletter.no_emails', { field: 'csv' })
  const all: Taken = { added: 0, known: 0, refused }
  await context.transaction(async (db) => {
    for (let from = 0; from < rows.length; from += atOnce) {
      const some = await takeRows(context, db, rows.slice(from, from + atOnce), note.trim())
      all.added += some.added
      all.known += some.known
      all.refused.push(...some.refused)
    }
  })
  return {
    added: all.added,
    known: all.known,
    refused: all.refused.toSorted((a, b) => a.line - b.line).slice(0, shownRefusals),
    refused_count: all.refused.length,
    columns_left: columns.left,
  }
}

interface Taken {
  added: number
  known: number
  refused: RefusedRow[]
}

async function takeRows(
  context: Context,
  db: Transaction<Database>,
  rows: readonly FileRow[],
  note: string,
): Promise<Taken> {
  const now = context.clock.now()
  const before = await db
    .selectFrom('newsletter_subscriber')
    .select(['email', 'state'])
    .where(sql<boolean>`email = any(${rows.map(({ email }) => email)}::text[])`)
    .forUpdate()
    .execute()
  const states = new Map(before.map(({ email, state }) => [email, state]))
  // Who has left, or whose mailbox is gone, is not taken back by a file.
  const refused = rows.flatMap(({ line, email }): RefusedRow[] => {
    const reason = states.get(email)
    return reason === 'unsubscribed' || reason === 'bounced' ? [{ line, text: email, reason }] : []
  })
  const known = rows.filter(({ email }) => states.get(email) === 'subscribed')
  await addNames(db, known)
  const fresh = rows.filter(({ email }) => !states.has(email) || states.get(email) === 'waiting')
  if (fresh.length === 0) return { added: 0, known: known.length, refused }
  const listed = await db
    .insertInto('newsletter_subscriber')
    .values(
      fresh.map(({ email, name }) => ({
        id: context.newId(),
        email,
        name,
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
        .doUpdateSet(({ ref }) => ({ state: 'subscribed', name: ref('excluded.name'), changed_at: now }))
        .where('newsletter_subscriber.state', '=', 'waiting'),
    )
    .returning(['id', 'email'])
    .execute()
  const proofs = new Map(fresh.map(({ email, proof }) => [email, proof]))
  if (listed.length > 0)
    await db
      .insertInto('newsletter_consent')
      .values(
        listed.map(({ id, email }) => ({
          id: context.newId(),
          subscriber_id: id,
          kind: 'imported' as const,
          at: now,
          text: [note, proofs.get(email)].filter(Boolean).join(' · '),
          by_user: context.viewer.id,
        })),
      )
      .execute()
  return { added: listed.length, known: known.length, refused }
}

/** Who was subscribed without a name gets that of the file. */
async function addNames(db: Transaction<Database>, known: readonly FileRow[]): Promise<void> {
  const named = known.filter(({ name }) => name !== '')
  if (named.length === 0) return
  await sql`
    update newsletter_subscriber set name = file.name
    from unnest(${named.map(({ email }) => email)}::text[], ${named.map(({ name }) => name)}::text[]) as file (email, name)
    where newsletter_subscriber.email = file.email and newsletter_subscriber.name = ''`.execute(db)
}
