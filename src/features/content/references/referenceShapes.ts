/** What the calls about references answer: who uses what, and what is named but does not exist. */

/** A post that uses something (`GET /api/references`). */
export interface Use {
  post_id: string
  title: string
  type: string
  url: string
  /** Where it is in that post: the type of a block, `layout`, `parent`, or `meta` and its name. */
  kinds: string[]
  /** Whether visitors see it. */
  is_live: boolean
}

/** What a post can use, as the calls about references name it. */
export const targetKinds = ['post', 'media', 'category', 'tag', 'link', 'token'] as const
export type TargetKind = (typeof targetKinds)[number]

/** What posts name and visitors do not find. */
export interface BrokenReferenceView {
  kind: TargetKind
  /** What the posts name: a path, an id, a name. */
  id: string
  /** What it was called, or is: a page in the trash, a page that is not published. */
  title: string
  state: 'missing' | 'trashed' | 'unpublished'
  /** The type of the post that was named, where it is known: `form`. */
  type: string | null
  uses: Use[]
}
