/** Components within components: which hold which, so that none comes to hold itself. */
import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import { walkBlocks } from '../documents/walkBlocks.ts'
import { problem } from '../problems.ts'
import type { OfferedPost } from '../posts/postMoments.ts'

/** The component itself and all that hold it, however deep: what none of its blocks may place. */
export async function holdersOf(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive holder(id) as (
      select ${id}::text
      union
      select r.from_post_id::text from reference r
        join holder h on r.to_kind = 'post' and r.kind = 'reusable' and r.to_id = h.id
        join post p on p.id = r.from_post_id and p.type = 'component' and p.trashed_at is null
    ) select id from holder`.execute(db)
  return rows.map((row) => row.id)
}

/** @throws Problem component.circle (422) with `block`, where a save would put a component into itself */
export async function refuseCircle(db: Db, { type, postId, value, previous }: OfferedPost): Promise<void> {
  if (type !== 'component') return
  const placed: { block: string; component: string }[] = []
  walkBlocks(value, ({ id, type: blockType, state }) => {
    if (blockType === 'reusable' && typeof state.component_id === 'string' && state.component_id !== '')
      placed.push({ block: id, component: state.component_id })
  })
  if (placed.length === 0) return
  // A circle of before is drawn to its first repetition; it keeps nobody from saving something else.
  const stored = new Set<unknown>()
  walkBlocks(previous, ({ state }) => stored.add(state.component_id))
  const holders = new Set(await holdersOf(db, postId))
  const found = placed.find(({ component }) => holders.has(component) && !stored.has(component))
  if (found) throw problem('component.circle', { block: found.block })
}
