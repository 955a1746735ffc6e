/** Views of lists that somebody keeps: a name for a search with its filters and order, for oneself or for all. */
import { z } from 'zod'
import type { Platform } from '#platform/context.ts'
import type { Viewer } from '#platform/viewer.ts'
import { byName } from '#platform/language/sort.ts'
import { problem } from '../problems.ts'

type Asking = Platform & { viewer: Viewer }

const maximumViews = 30

export const savedViewInput = z.strictObject({
  /** Which list: `content/recipe`. */
  screen: z.string().regex(/^[a-z][a-z0-9_/-]{0,79}$/),
  title: z.string().trim().min(1).max(60),
  query: z.string().max(1000),
  is_shared: z.boolean().default(false),
})

export const savedViewView = z.object({
  id: z.string(),
  screen: z.string(),
  title: z.string(),
  query: z.string(),
  is_shared: z.boolean(),
  is_own: z.boolean(),
})
export type SavedView = z.output<typeof savedViewView>

/** The own views of a list and those shared with all, by title. */
export async function savedViewsOf({ db, viewer }: Asking, screen: string): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('saved_view')
    .select(['id', 'screen', 'title', 'query', 'is_shared', 'user_id'])
    .where('screen', '=', screen)
    .where((where) => where.or([where('user_id', '=', viewer.id ?? ''), where('is_shared', '=', true)]))
    .execute()
  return rows
    .map(({ user_id: userId, ...row }) => ({ ...row, is_own: userId === viewer.id }))
    .sort(byName(({ title }) => title))
}

/** Keeps a view; one of the same title is replaced. @throws Problem view.too_many */
export async function saveView(context: Asking, input: z.output<typeof savedViewInput>): Promise<SavedView> {
  const { viewer, clock, newId } = context
  if (viewer.id === null) throw problem('view.missing')
  const owner = viewer.id
  // Sharing changes what others see.
  const isShared = input.is_shared && viewer.can('posts.edit_others')
  return context.transaction(async (db) => {
    await db
      .deleteFrom('saved_view')
      .where('user_id', '=', owner)
      .where('screen', '=', input.screen)
      .where('title', '=', input.title)
      .execute()
    const { count } = await db
      .selectFrom('saved_view')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('user_id', '=', owner)
      .where('screen', '=', input.screen)
      .executeTakeFirstOrThrow()
    if (count >= maximumViews) throw problem('view.too_many')
    const row = {
      id: newId(),
      screen: input.screen,
      title: input.title,
      query: input.query,
      is_shared: isShared,
    }
    await db
      .insertInto('saved_view')
      .values({ ...row, user_id: owner, created_at: clock.now() })
      .execute()
    return { ...row, is_own: true }
  })
}

/** @throws Problem view.missing, also for views of others */
export async function removeView({ db, viewer }: Asking, id: string): Promise<{ id: string }> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_view')
    .where('id', '=', id)
    .where('user_id', '=', viewer.id ?? '')
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw problem('view.missing')
  return { id }
}
