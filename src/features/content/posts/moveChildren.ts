/** Posts that are below another one follow it: when its URL changes, theirs begin with the new one. */
import type { Transaction } from 'kysely'
import type { Database } from '#platform/database/schema.ts'
import type { SaveContext } from './savedContent.ts'

interface Move {
  postId: string
  from: string
  to: string
  /** How a post is saved; each child's own save moves what is below it. */
  save: (
    context: SaveContext,
    db: Transaction<Database>,
    input: { id: string; version: number; url: string },
  ) => Promise<unknown>
}

/** One whose URL was chosen by hand elsewhere stays there. Each that moves leaves a redirect behind, as any post does. */
export async function moveChildren(
  context: SaveContext,
  db: Transaction<Database>,
  { postId, from, to, save }: Move,
): Promise<void> {
  if (from === to || from === '' || from === '/' || to === '') return
  const children = await db
    .selectFrom('post as p')
    .innerJoin('post_version as v', (join) =>
      join
        .onRef('v.post_id', '=', 'p.id')
        .onRef('v.number', '=', 'p.current_number')
        .on('v.is_working', '=', false),
    )
    .select(['p.id', 'p.current_number as version', 'v.url'])
    .where('v.parent_id', '=', postId)
    .where('p.trashed_at', 'is', null)
    .orderBy('p.id')
    .execute()
  // They move because of the other: who may change that one needs no right on each of these.
  const mover = { ...context, viewer: { ...context.viewer, can: () => true } }
  for (const { id, version, url } of children) {
    if (url.startsWith(`${from}/`))
      await save(mover, db, {
        id,
        version,
        url: to === '/' ? url.slice(from.length) : to + url.slice(from.length),
      })
  }
}
