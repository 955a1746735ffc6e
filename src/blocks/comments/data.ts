/**
 * Comments as GET and POST /api/posts/notes answer them (SPEC.md section 3), and what `comments.list` gives the page.
 * The page is cached and the same for everybody: the source answers approved comments only, with user_liked and
 * is_admin false; the island fetches the viewer's own list when it wakes.
 */
export const commentStatuses = [
  'pending',
  'approved',
  'denied',
  'flagged-inappropriate',
  'flagged-abusive',
  'flagged-misinformation',
] as const
export type CommentStatus = (typeof commentStatuses)[number]

/** What a reader may say against a comment; a moderator makes the status of the same name of it. */
export const reportReasons = ['inappropriate', 'abusive', 'misinformation'] as const
export type ReportReason = (typeof reportReasons)[number]

export interface CommentData {
  id: string
  post_id: string
  parent_id: string | null
  value: string
  status: CommentStatus
  /** ISO 8601. */
  created: string
  created_by_name: string
  created_by_avatar: string | null
  likes: number
  user_liked: boolean
  /** About the viewer: shows the status selector. */
  is_admin: boolean
}

export interface CommentListData {
  post_id: string | null
  /** False: comments are switched off for this post. */
  open: boolean
  items: CommentData[]
  /** Where these begin; null: at the first comment. */
  after: string | null
  /** Where they go on; null: these are the last. */
  next: string | null
}
