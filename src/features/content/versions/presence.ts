/**
 * Who writes on a post (F-EDIT-12): one window at a time, known to every process by a row that a heartbeat keeps alive.
 * Another may ask for the page; it is handed over, refused, or taken where no answer comes. This keeps people out of each
 * other's way; what keeps a save from writing over another is the version that each save carries.
 */
import { sql, type Selectable, type Transaction } from 'kysely'
import { presence as times } from '#constants.ts'
import { namesOf } from '#features/people/index.ts'
import type { Db, Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import type { Viewer } from '#platform/viewer.ts'
import { problem } from '../problems.ts'
import { requireWrite } from '../rights.ts'
import type { PresentPerson, Presence, PresenceAct } from '../schema.ts'
import type { PostPresenceTable } from '../tables.ts'
import { common } from '#ui/texts/common.ts'

type Row = Selectable<PostPresenceTable>
type Asking = Platform & { viewer: Viewer }

/** @throws Problem post.missing (404), post.forbidden (403) where the viewer may not write on the post */
export async function markPresence(
  context: Asking,
  postId: string,
  tab: string,
  act: PresenceAct,
): Promise<Presence> {
  const { viewer } = context
  if (viewer.id === null) throw problem('post.missing')
  const userId = viewer.id
  return context.transaction(async (db) => {
    await requireWritable(context, db, postId)
    // One after the other, in whichever process: who comes first writes.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`presence ${postId}`}, 0))`.execute(db)
    const rows = await livingRows(context, db, postId)
    const before = rows.find((row) => row.is_writing) ?? null
    if (act === 'leave') rows.splice(0, rows.length, ...rows.filter((row) => row.tab !== tab))
    const own = act === 'leave' ? null : ownRow(context, rows, { postId, tab, userId })
    if (own) answerTo(context, rows, own, act)
    const writer = settled(context, rows)
    await store(db, postId, rows)
    return viewOf(db, {
      rows,
      writer,
      own,
      userId,
      tookOver: own !== null && writer === own && before !== null && before.tab !== tab,
    })
  })
}

async function requireWritable({ viewer }: Asking, db: Db, postId: string): Promise<void> {
  const post = await db
    .selectFrom('post as p')
    .innerJoin('post_version as v', (join) =>
      join
        .onRef('v.post_id', '=', 'p.id')
        .onRef('v.number', '=', 'p.current_number')
        .on('v.is_working', '=', false),
    )
    .select(['p.type', 'p.created_by', 'p.trashed_at', 'v.status'])
    .where('p.id', '=', postId)
    .executeTakeFirst()
  if (!post || post.trashed_at) throw problem('post.missing')
  requireWrite(viewer, {
    type: post.type,
    created_by: post.created_by,
    isPublic: post.status === 'published',
  })
}

/** The windows that were heard of lately, the first to come first. */
async function livingRows({ clock }: Platform, db: Db, postId: string): Promise<Row[]> {
  const rows = await db.selectFrom('post_presence').selectAll().where('post_id', '=', postId).execute()
  const oldest = clock.now().getTime() - times.goneMs
  return rows
    .filter((row) => row.seen_at.getTime() > oldest)
    .toSorted((one, other) => one.began_at.getTime() - other.began_at.getTime())
}

function ownRow(
  { clock }: Platform,
  rows: Row[],
  { postId, tab, userId }: { postId: string; tab: string; userId: string },
): Row {
  const now = clock.now()
  const found = rows.find((row) => row.tab === tab && row.user_id === userId)
  if (found) {
    found.seen_at = now
    return found
  }
  if (rows.some((row) => row.tab === tab)) throw problem('post.window_taken')
  const made: Row = {
    post_id: postId,
    tab,
    user_id: userId,
    began_at: now,
    seen_at: now,
    is_writing: false,
    writes_since: null,
    asked_at: null,
    refused_at: null,
  }
  rows.push(made)
  return made
}

/** What the caller does, to the rows. */
function answerTo({ clock }: Platform, rows: readonly Row[], own: Row, act: PresenceAct): void {
  const now = clock.now()
  const writer = rows.find((row) => row.is_writing)
  const give = (to: Row) => {
    if (writer) Object.assign(writer, { is_writing: false, writes_since: null })
    Object.assign(to, { is_writing: true, writes_since: now, asked_at: null, refused_at: null })
  }
  if (writer === own) {
    const asking = firstAsking(rows)
    if (act === 'hand_over' && asking) give(asking)
    if (act === 'go_on')
      for (const row of rows) if (row.asked_at) Object.assign(row, { asked_at: null, refused_at: now })
    return
  }
  if (!writer) return
  if (act === 'ask') Object.assign(own, { asked_at: own.asked_at ?? now, refused_at: null })
  const isOwnWindow = writer.user_id === own.user_id
  const isUnanswered = own.asked_at !== null && now.getTime() - own.asked_at.getTime() >= times.answerMs
  if ((act === 'take' && isOwnWindow) || isUnanswered) give(own)
}

const firstAsking = (rows: readonly Row[]) =>
  rows
    .filter((row) => row.asked_at !== null)
    .toSorted((one, other) => (one.asked_at?.getTime() ?? 0) - (other.asked_at?.getTime() ?? 0))[0]

/** Where nobody writes, who asked first does, else who came first. */
function settled({ clock }: Platform, rows: readonly Row[]): Row | null {
  const writer = rows.find((row) => row.is_writing)
  if (writer) return writer
  const next = firstAsking(rows) ?? rows[0]
  if (next)
    Object.assign(next, { is_writing: true, writes_since: clock.now(), asked_at: null, refused_at: null })
  return next ?? null
}

async function store(db: Transaction<Database>, postId: string, rows: readonly Row[]): Promise<void> {
  await db.deleteFrom('post_presence').where('post_id', '=', postId).execute()
  if (rows.length > 0)
    await db
      .insertInto('post_presence')
      .values([...rows])
      .execute()
}

interface Shown {
  rows: readonly Row[]
  writer: Row | null
  own: Row | null
  userId: string
  tookOver: boolean
}

async function viewOf(db: Db, { rows, writer, own, userId, tookOver }: Shown): Promise<Presence> {
  const names = await namesOf(
    db,
    rows.map((row) => row.user_id),
  )
  const person = (row: Row, since: Date): PresentPerson => {
    const { name = common.someone, avatar = null } = names.get(row.user_id) ?? {}
    return { user_id: row.user_id, name, avatar, since: since.toISOString() }
  }
  const isHere = own !== null && writer === own
  const asking = isHere ? firstAsking(rows) : undefined
  const isMe = writer?.user_id === userId
  return {
    // Windows of others are nobody's business.
    writer: writer && {
      ...person(writer, writer.writes_since ?? writer.began_at),
      is_me: isMe,
      is_here: isHere,
      tab: isMe ? writer.tab : null,
    },
    asked_by: asking ? person(asking, asking.asked_at ?? asking.began_at) : null,
    others: rows.filter((row) => row !== writer && row !== own).map((row) => person(row, row.began_at)),
    question: own?.asked_at ? 'asked' : own?.refused_at ? 'refused' : 'none',
    took_over: tookOver,
  }
}

/** Who writes on each of these posts now. */
export async function writersOf(
  db: Db,
  postIds: readonly string[],
  now: Date,
): Promise<Map<string, { name: string; since: string }>> {
  if (postIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('post_presence as w')
    .innerJoin('user_account as u', (join) => join.onRef('u.id', '=', 'w.user_id'))
    .select(['w.post_id', 'w.writes_since', 'w.began_at', 'u.name'])
    .where('w.post_id', 'in', [...postIds])
    .where('w.is_writing', '=', true)
    .where('w.seen_at', '>', new Date(now.getTime() - times.goneMs))
    .execute()
  return new Map(
    rows.map((row) => [
      row.post_id,
      { name: row.name, since: (row.writes_since ?? row.began_at).toISOString() },
    ]),
  )
}
