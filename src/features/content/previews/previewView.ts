/** The page of a post as it would be published (F-EDIT-07). */
import type { Platform } from '#platform/context.ts'
import type { Viewer } from '#platform/viewer.ts'
import { newId } from '#platform/ids.ts'
import { Problem } from '#platform/operations/problem.ts'
import type { Audience } from '#rules/evaluate.ts'
import { common } from '#ui/texts/common.ts'
import { audienceOf } from '../documents/audience.ts'
import { editablePost } from '../posts/editablePost.ts'
import { currentRow, isId, toPost, workingRow } from '../posts/readPost.ts'
import { mayReadHidden } from '../rights.ts'
import { resolveExtras } from '../routing/resolvePath.ts'
import type { PageView, Post } from '../schema.ts'

/** True where the viewer may see what of the post is not published. */
export async function mayPreview({ db }: Platform, viewer: Viewer, id: string): Promise<boolean> {
  const row = await currentRow(db, id)
  return row !== undefined && mayReadHidden(viewer, row.type, row.created_by)
}

const oneParagraph: Post['value'] = [
  { id: 'look', type: 'paragraph', state: { text: '', element_id: 'look' }, children: [] },
]

/** F-EDIT-07 The page of a post as it would be published: the own working draft or the newest version; null where the viewer may not see it. */
export async function previewView(
  platform: Platform,
  viewer: Viewer,
  id: string,
  audience = audienceOf(viewer),
): Promise<PageView | null> {
  const { db, clock } = platform
  const row = isId(id) ? await currentRow(db, id) : undefined
  if (!row || !mayReadHidden(viewer, row.type, row.created_by)) return null
  const working = viewer.id === null ? undefined : await workingRow(db, id, viewer.id)
  const post = toPost(working ?? row, clock.now())
  return resolveExtras(platform, post, audience)
}

/**
 * What the page around the blocks of a post looks like, also of one that is not saved yet: one empty paragraph stands for
 * all blocks.
 * @param type of a post that is not saved yet, whose id is `new`
 */
export async function lookView(
  platform: Platform,
  viewer: Viewer,
  id: string,
  audience: Audience,
  type: string,
): Promise<PageView | null> {
  const view =
    id === 'new'
      ? await newView(platform, viewer, type, audience)
      : await previewView(platform, viewer, id, audience)
  if (!view) return null
  const { post } = view
  // What nobody has named is drawn as in its first moment, so that nothing moves when it is saved.
  const unnamed = post && post.title === common.untitled ? { ...post, title: '' } : post
  return { ...view, post: unnamed, blocks: oneParagraph }
}

/** The page of a post that is not saved yet. */
async function newView(
  platform: Platform,
  viewer: Viewer,
  type: string,
  audience: Audience,
): Promise<PageView | null> {
  try {
    const post = await editablePost({ ...platform, viewer }, 'new', type)
    return await resolveExtras(platform, { ...post, id: newId() }, audience)
  } catch (cause) {
    // Of a type that is not there, or that the viewer may not write.
    if (cause instanceof Problem) return null
    throw cause
  }
}
