/** Reading the audit log: narrowed by person, area and days, the newest first, by keyset to its end. */
import { sql, type RawBuilder } from 'kysely'
import type { Db, Platform } from '#platform/context.ts'
import { runHook } from '#platform/hooks.ts'
import { settingTitle } from '#features/settings/index.ts'
import { auditSentence } from './auditSentence.ts'
import { auditAreas, auditTitle, type AuditArea } from './auditWords.ts'
import { problem } from './problems.ts'
import type { AuditRow } from './schema.ts'

export interface AuditFilter {
  /** A part of a name or an email address, or the id of an account: who acted, or whom it is about. */
  keywords?: string | undefined
  area?: AuditArea | undefined
  kind?: string | undefined
  /** Days of the site's time zone, both included. */
  from?: string | undefined
  to?: string | undefined
  timeZone: string
}

export interface AuditPage {
  rows: AuditRow[]
  /** Where the list goes on, or null at its end. */
  next: string | null
  previous: string | null
}

interface Row {
  id: string
  at: Date
  place: string
  kind: string
  actor_id: string | null
  actor_ip: string | null
  request_id: string | null
  target: string | null
  data: Record<string, unknown>
  actor_name: string | null
  target_name: string | null
}

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
/** More people than this fit a search that is too short to mean anybody. */
const maxPeople = 50

/** @throws Problem audit.cursor_invalid (400) */
export async function listAudit(
  platform: Platform,
  filter: AuditFilter,
  page: { after?: string | undefined; before?: string | undefined; limit: number },
): Promise<AuditPage> {
  const { db } = platform
  const isBack = page.before !== undefined
  const cursor = page.before ?? page.after
  const where = [await conditionOf(db, filter)]
  if (cursor !== undefined) {
    const [at, id] = readCursor(cursor)
    where.push(
      isBack
        ? sql`(at, id) > (${at}::timestamptz, ${id}::uuid)`
        : sql`(at, id) < (${at}::timestamptz, ${id}::uuid)`,
    )
  }
  const order = isBack ? sql`at, id` : sql`at desc, id desc`
  const { rows } = await sql<Row>`
    select found.*, found.at::text as place, actor.name as actor_name, whom.name as target_name
    from (select * from audit where ${sql.join(where, sql` and `)} order by ${order} limit ${page.limit + 1}) as found
    left join user_account actor on actor.id = found.actor_id
    left join user_account whom on whom.id::text = found.target
    order by ${isBack ? sql`found.at, found.id` : sql`found.at desc, found.id desc`}`.execute(db)
  const hasMore = rows.length > page.limit
  const shown = rows.slice(0, page.limit)
  if (isBack) shown.reverse()
  const first = shown[0]
  const last = shown.at(-1)
  const names = await namesOfTargets(platform, shown)
  return {
    rows: shown.map((row) => viewOf(row, names)),
    next: last && (isBack || hasMore) ? cursorOf(last) : null,
    previous: first && (isBack ? hasMore : page.after !== undefined) ? cursorOf(first) : null,
  }
}

export async function countAudit(db: Db, filter: AuditFilter): Promise<number> {
  const { rows } = await sql<{
    total: number
  }>`select count(*) as total from audit where ${await conditionOf(db, filter)}`.execute(db)
  return Number(rows[0]?.total ?? 0)
}

async function conditionOf(
  db: Db,
  { keywords, area, kind, from, to, timeZone }: AuditFilter,
): Promise<RawBuilder<unknown>> {
  const all: RawBuilder<unknown>[] = [sql`true`]
  if (area) all.push(sql`split_part(kind, '.', 1) = any(${[...auditAreas[area].begins]}::text[])`)
  // With its area: the index goes by that.
  if (kind) all.push(sql`split_part(kind, '.', 1) = ${kind.split('.')[0]} and kind = ${kind}`)
  if (from) all.push(sql`at >= (${from}::date)::timestamp at time zone ${timeZone}`)
  if (to) all.push(sql`at < (${to}::date + 1)::timestamp at time zone ${timeZone}`)
  const wanted = keywords?.trim() ?? ''
  if (wanted !== '') {
    const ids = await peopleNamed(db, wanted)
    all.push(
      sql`(actor_id = any(${ids}::uuid[]) or target = any(${ids}::text[]) or data->>'email' = ${wanted.toLowerCase()})`,
    )
  }
  return sql.join(all, sql` and `)
}

async function peopleNamed(db: Db, wanted: string): Promise<string[]> {
  if (idPattern.test(wanted)) return [wanted.toLowerCase()]
  const pattern = `%${wanted.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const rows = await db
    .selectFrom('user_account')
    .select('id')
    .where((where) =>
      where.or([where(sql<string>`lower(name)`, 'like', pattern), where('email', 'like', pattern)]),
    )
    .orderBy('created_at', 'desc')
    .limit(maxPeople)
    .execute()
  return rows.map(({ id }) => id)
}

/** What the features call the things that entries are about. */
async function namesOfTargets(
  platform: Platform,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ target }) => (target && idPattern.test(target) ? [target] : [])))]
  const names = new Map<string, string>()
  if (ids.length > 0) await platform.transaction((db) => runHook(platform, db, 'audit.named', { ids, names }))
  for (const { kind, target } of rows)
    if (kind === 'option.saved' && target) names.set(target, settingTitle(target))
  return names
}

function viewOf(row: Row, names: ReadonlyMap<string, string>): AuditRow {
  const { id, kind, actor_id, actor_name, actor_ip, request_id, target, data } = row
  const named = [data.email, data.name, data.title].find((one) => typeof one === 'string' && one !== '')
  const view = {
    id,
    kind,
    title: auditTitle(kind),
    at: row.at.toISOString(),
    actor_id,
    actor: actor_name ?? (typeof data.by === 'string' ? data.by : null),
    actor_ip: actor_ip || null,
    request_id,
    target,
    target_name:
      row.target_name ??
      (target === null ? undefined : names.get(target)) ??
      (typeof named === 'string' ? named : null),
    data,
  }
  return { ...view, sentence: auditSentence(view) }
}

/** With all digits of the time: a date of JavaScript has too few to begin after one entry of many of a millisecond. */
function cursorOf({ place, id }: Pick<Row, 'place' | 'id'>): string {
  return Buffer.from(JSON.stringify([place, id])).toString('base64url')
}

function readCursor(text: string): [at: string, id: string] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (Array.isArray(parsed)) {
      const [at, id]: unknown[] = parsed
      if (
        typeof at === 'string' &&
        /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/.test(at) &&
        typeof id === 'string' &&
        idPattern.test(id)
      )
        return [at, id]
    }
  } catch {
    // Not one of ours: refused below.
  }
  throw problem('audit.cursor_invalid')
}
