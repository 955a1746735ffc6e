/** Who may read and change which post: by type, by owner, by role (SPEC.md section 6, the capability matrix). */
import type { Viewer } from '#platform/viewer.ts'
import { problem } from './problems.ts'
import { writeCapability } from './writeCapability.ts'
import { guarded } from './texts/guarded.ts'

export { writeCapability } from './writeCapability.ts'

/** Pages, posts, own types and what is written about a file have an owner; authors change their own ones only. */
function isOwned(type: string): boolean {
  const capability = writeCapability(type)
  return capability === 'posts.write' || capability === 'media.write'
}

export function mayWrite(viewer: Viewer, type: string, createdBy: string | null): boolean {
  if (!viewer.can(writeCapability(type))) return false
  return !isOwned(type) || (viewer.id !== null && viewer.id === createdBy) || viewer.can('posts.edit_others')
}

export function mayPublish(viewer: Viewer, type: string): boolean {
  return viewer.can(isOwned(type) ? 'posts.publish' : writeCapability(type))
}

/** Drafts, private and trashed posts: their owner, those who may edit them, and administrators of the type. */
export function mayReadHidden(viewer: Viewer, type: string, createdBy: string | null): boolean {
  return mayWrite(viewer, type, createdBy)
}

/** True where the viewer sees hidden posts of everybody in that type. */
export function seesAllOf(viewer: Viewer, type: string): boolean {
  return isOwned(type) ? viewer.can('posts.edit_others') : viewer.can(writeCapability(type))
}

/** What the viewer may do with a post: the editor greys out the rest. */
export function capabilitiesOnPost(
  viewer: Viewer,
  post: { type: string; created_by: string | null },
): Record<string, boolean> {
  const canEdit = mayWrite(viewer, post.type, post.created_by)
  return {
    edit: canEdit,
    publish: canEdit && mayPublish(viewer, post.type),
    delete: canEdit,
    design: canEdit && viewer.can('posts.design'),
    code: viewer.can('code.write'),
  }
}

/**
 * @throws Problem post.missing where the viewer may not know of the post, else post.forbidden
 */
export function requireWrite(
  viewer: Viewer,
  post: { type: string; created_by: string | null; isPublic: boolean },
): void {
  if (mayWrite(viewer, post.type, post.created_by)) return
  if (post.isPublic) throw problem('post.forbidden', { what: guarded.content_of_type({ type: post.type }) })
  throw problem('post.missing')
}
