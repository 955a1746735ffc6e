/** The list of subscribers, for those who look after it. */
import { sql, type RawBuilder } from 'kysely'
import { writeAudit } from '#platform/audit/writeAudit.ts'
import type { Context, Db } from '#platform/context.ts'
import { listedEmail } from './listedEmail.ts'
import { newLinkKey } from './links.ts'
import { problem } from './problems.ts'
import type { SubscriberDetail, SubscriberView } from './schema.ts'
import type { SubscriberState } from './tables.ts'

export interface SubscriberFilter {
  keywords?: string | undefined
  state?: SubscriberState | undefined
}

interface Row {
  id: string
  email: string
  name: string
  state: SubscriberState
  bounce_reason: string | null
  created_at: Date
  changed_at: Date
  place: string
}

const likeAny = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

function conditionOf({ keywords, state }: SubscriberFilter): RawBuilder<unknown>[] {
  const wanted = keywords?.trim().toLowerCase() ?? ''
  return [
    sql`true`,
    ...(state ? [sql`state = ${state}`] : []),
    ...(wanted ? [sql`(email like ${likeAny(wanted)} or lower(name) like ${likeAny(wanted)})`] : []),
  ]
}

const placePattern = /^(.{10,40}) ([0-9a-f-]{36})$/

/**
 * The newest first, by keyset.
 * @throws Problem newsletter.cursor_invalid (400)
 */
export async function listSubscribers(
  db: Db,
  filter: SubscriberFilter,
  page: { after?: string | undefined; before?: string | undefined; limit: number },
): Promise<{ rows: SubscriberView[]; next: string | null; previous: string | null }> {
  const isBack = page.before !== undefined
  const place = page.before ?? page.after
  const where = conditionOf(filter)
  if (place !== undefined) {
    const [, at, id] = placePattern.exec(place) ?? []
    if (at === undefined || id === undefined || Number.isNaN(Date.parse(at)))
      throw problem('newsletter.cursor_invalid')
    where.push(
      isBack
        ? sql`(created_at, id) > (${at}::timestamptz, ${id}::uuid)`
        : sql`(created_at, id) < (${at}::timestamptz, ${id}::uuid)`,
    )
  }
  const order = isBack ? sql`created_at, id` : sql`created_at desc, id desc`
  const { rows } = await sql<Row>`
    select id, email, name, state, bounce_reason, created_at, changed_at, created_at::text as place
    from newsletter_subscriber where ${sql.join(where, sql` and `)} order by ${order} limit ${page.limit + 1}`.execute(
    db,
  )
  const hasMore = rows.length > page.limit
  const shown = rows.slice(0, page.limit)
  if (isBack) shown.reverse()
  const placeOf = (row: Row | undefined) => (row ? `${row.place} ${row.id}` : null)
  return {
    rows: shown.map(viewOf),
    next: isBack || hasMore ? placeOf(shown.at(-1)) : null,
    previous: (isBack ? hasMore : page.after !== undefined) ? placeOf(shown[0]) : null,
  }
}

export async function countSubscribers(db: Db, filter: SubscriberFilter): Promise<number> {
  const { rows } = await sql<{ total: string }>`
    select count(*) as total from newsletter_subscriber where ${sql.join(conditionOf(filter), sql` and `)}`.execute(
    db,
  )
  return Number(rows[0]?.total ?? 0)
}

function viewOf({
  id,
  email,
  name,
  state,
  bounce_reason,
  created_at,
  changed_at,
}: Omit<Row, 'place'>): SubscriberView {
  return {
    id,
    email,
    name,
    state,
    bounce_reason,
    created_at: created_at.toISOString(),
    changed_at: changed_at.toISOString(),
  }
}

/** One with all that they have agreed to. @throws Problem newsletter.subscriber_missing (404) */
export async function readSubscriber(db: Db, id: string): Promise<SubscriberDetail> {
  const row = await db.selectFrom('newsletter_subscriber').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw problem('newsletter.subscriber_missing')
  const consents = await db
    .selectFrom('newsletter_consent as c')
    .leftJoin('user_account as u', 'u.id', 'c.by_user')
    .select(['c.kind', 'c.at', 'c.ip', 'c.text', 'c.page_url', 'u.name as by'])
    .where('c.subscriber_id', '=', id)
    .orderBy('c.at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(100)
    .execute()
  return { ...viewOf(row), consents: consents.map((one) => ({ ...one, at: one.at.toISOString() })) }
}

/**
 * Adds somebody who has agreed elsewhere; the note says how.
 * @throws Problem newsletter.email_invalid, newsletter.note_missing (422), newsletter.listed (409)
 */
export async function addSubscriber(
  context: Context,
  { email: typed, name = '', note }: { email: string; name?: string | undefined; note: string },
): Promise<SubscriberView> {
  const email = listedEmail(typed)
  if (email === null) throw problem('newsletter.email_invalid', { field: 'email' })
  if (note.trim() === '') throw problem('newsletter.note_missing', { field: 'note' })
  const now = context.clock.now()
  return context.transaction(async (db) => {
    const known = await db
      .selectFrom('newsletter_subscriber')
      .selectAll()
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirst()
    if (known?.state === 'subscribed') throw problem('newsletter.listed', { field: 'email' })
    const row = {
      id: known?.id ?? context.newId(),
      email,
      name: name.trim() || (known?.name ?? ''),
      state: 'subscribed' as const,
      link_key: known?.link_key ?? newLinkKey(),
      bounce_reason: null,
      created_at: known?.created_at ?? now,
      changed_at: now,
    }
    await db
      .insertInto('newsletter_subscriber')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ name: row.name, state: row.state, bounce_reason: null, changed_at: now }),
      )
      .execute()
    await db
      .insertInto('newsletter_consent')
      .values({
        id: context.newId(),
        subscriber_id: row.id,
        kind: 'added',
        at: now,
        text: note.trim(),
        by_user: context.viewer.id,
      })
      .execute()
    return viewOf(row)
  })
}

/** Erases people with all that was kept of them; counts of what they got stay, without their names. */
export async function removeSubscribers(context: Context, ids: readonly string[]): Promise<number> {
  return context.transaction(async (db) => {
    await db
      .updateTable('newsletter_delivery')
      .set({ state: 'skipped', ended_at: context.clock.now() })
      .where('subscriber_id', 'in', [...ids])
      .where('state', '=', 'waiting')
      .execute()
    // What the mail server said may name the email address.
    await db
      .updateTable('newsletter_delivery')
      .set({ error: null })
      .where('subscriber_id', 'in', [...ids])
      .execute()
    const removed = await db
      .deleteFrom('newsletter_subscriber')
      .where('id', 'in', [...ids])
      .returning('id')
      .execute()
    await writeAudit(db, context, {
      kind: 'newsletter.subscribers_removed',
      data: { count: removed.length },
    })
    return removed.length
  })
}
