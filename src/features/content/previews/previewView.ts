/** The page of a post as it would be published (F-EDIT-07). */
import type { Platform } from '#platform/context.ts'
import type { Viewer } from '#platform/viewer.ts'
import { audienceOf } from '../documents/audience.ts'
import { currentRow, toPost, withLayout, workingRow } from '../posts/readPost.ts'
import { mayReadHidden } from '../rights.ts'
import { resolveExtras } from '../routing/resolvePath.ts'
import type { PageView, Post } from '../schema.ts'

/** True where the viewer may see what of the post is not published. */
export async function mayPreview({ db }: Platform, viewer: Viewer, id: string): Promise<boolean> {
  const row = await currentRow(db, id)
  return row !== undefined && mayReadHidden(viewer, row.type, row.created_by)
}

const oneParagraph: Post['value'] = [{ id: 'look', type: 'paragraph', state: { text: '' }, children: [] }]

/**
 * F-EDIT-07 The page of a post as it would be published: the own working draft or the newest version; null where the viewer may not see it.
 * @param isLook true: one empty paragraph stands for all blocks, for whoever asks only what the page around them looks like
 */
export async function previewView(
  platform: Platform,
  viewer: Viewer,
  id: string,
  audience = audienceOf(viewer),
  isLook = false,
): Promise<PageView | null> {
  const { db, clock } = platform
  const row = /^[0-9a-f-]{36}$/i.test(id) ? await currentRow(db, id) : undefined
  if (!row || !mayReadHidden(viewer, row.type, row.created_by)) return null
  const working = viewer.id === null ? undefined : await workingRow(db, id, viewer.id)
  const post = toPost(working ?? row, clock.now())
  const shown = isLook ? { ...post, value: oneParagraph } : post
  return resolveExtras(platform, await withLayout(db, shown, clock.now()), audience)
}
