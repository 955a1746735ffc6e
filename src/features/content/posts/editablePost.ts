/** A post as the editor opens it: the own working draft where there is one, else the newest version. */
import type { Platform } from '#platform/context.ts'
import type { Viewer } from '#platform/viewer.ts'
import { typeOf } from '../types/postTypes.ts'
import { problem } from '../problems.ts'
import { permalinkOfDraft } from './postUrl.ts'
import { currentRow, toPost, workingRow } from './readPost.ts'
import { mayWrite, requireWrite } from '../rights.ts'
import type { Post } from '../schema.ts'
import { guarded } from '../texts/guarded.ts'

type Asking = Platform & { viewer: Viewer }

/** @throws Problem post.missing (404), post.forbidden (403) */
export async function editablePost(asking: Asking, id: string, type = 'page'): Promise<Post> {
  const { db, viewer, clock } = asking
  const now = clock.now()
  if (id === 'new') {
    if (!mayWrite(viewer, type, viewer.id))
      throw problem('post.forbidden', { what: guarded.content_of_type({ type }) })
    await typeOf(db, type)
    return emptyPost(type, viewer.id, now)
  }
  const row = await currentRow(db, id)
  if (!row) throw problem('post.missing')
  requireWrite(viewer, {
    type: row.type,
    created_by: row.created_by,
    isPublic: row.status === 'published' && !row.trashed_at,
  })
  const working = viewer.id === null ? undefined : await workingRow(db, id, viewer.id)
  if (!working) return toPost(row, now)
  const { title, parent_id: parentId } = working
  return { ...toPost(working, now), ...(await permalinkOfDraft(asking, row, { title, parentId })) }
}

function emptyPost(type: string, createdBy: string | null, now: Date): Post {
  return {
    id: 'new',
    title: '',
    description: '',
    type,
    status: 'draft',
    tags: [],
    terms: [],
    url: '',
    slug: '',
    value: [],
    metas: [],
    layout: null,
    category: null,
    category_slug: null,
    category_title: null,
    parent_id: null,
    created_by: createdBy,
    activity_id: null,
    jxt_layout_template: 'default',
    layout_post: null,
    current_user: null,
    version: 0,
    image: null,
    is_working: false,
    planned_change_at: null,
    publish_at: null,
    unpublish_at: null,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    trashed_at: null,
  }
}
