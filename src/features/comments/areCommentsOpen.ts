/** Whether readers may comment on a post: as it says itself, else as its type says, else where its page holds a comments block. */
import { sql } from 'kysely'
import { postsShown } from '#features/content/index.ts'
import type { Db } from '#platform/context.ts'
import { showing } from '#platform/database/shown.ts'

const placed = sql.lit('$.**.type ? (@ == "comments")')

/** Of a published post; false for all others. The meta `comments_state` is `open`, `closed` or absent. */
export async function areCommentsOpen(db: Db, postId: string): Promise<boolean> {
  const asked = sql<{ said: string | null; by_type: boolean; layout_id: string | null; is_placed: boolean }>`
    select (select meta ->> 'value' from jsonb_array_elements(v.metas) as meta where meta ->> 'name' = 'comments_state' limit 1) as said,
      coalesce((t.definition ->> 'has_comments')::boolean, false) as by_type,
      coalesce(v.layout::text, t.definition ->> 'default_layout') as layout_id,
      jsonb_path_exists(v.value, ${placed}::jsonpath) or coalesce(jsonb_path_exists(around.value, ${placed}::jsonpath), false) as is_placed
    from live
      join post_version v on v.id = live.version_id
      left join post_type t on t.slug = live.type
      left join live layout on layout.post_id = coalesce(v.layout, nullif(t.definition ->> 'default_layout', '')::uuid)
      left join post_version around on around.id = layout.version_id
    where live.post_id = ${postId}::uuid`
  const [found] = await showing(
    [postsShown],
    async () => (await asked.execute(db)).rows,
    ([row]) => [postId, row?.layout_id ?? ''].filter((id) => id !== '').map((id) => postsShown.of(id)),
  )
  if (!found) return false
  if (found.said === 'open' || found.said === 'closed') return found.said === 'open'
  return found.by_type || found.is_placed
}
