/** The schemas of comments: the one source of their types. */
import { z } from 'zod'
import { commentStatuses, reportReasons, type CommentData, type ReportReason } from '#blocks/comments/data.ts'
import { hasVisibleText } from '#platform/visibleText.ts'
import { commentMaxLength } from '#constants.ts'
import { commentTexts } from './texts/commentTexts.ts'

const codePoints = (text: string) => [...text].length

export const commentText = z
  .string()
  .trim()
  .refine(hasVisibleText, { error: () => commentTexts.empty })
  .refine((text) => codePoints(text) <= commentMaxLength, {
    error: () => commentTexts.too_long({ most: commentMaxLength }),
  })

export const commentStatus = z.enum(commentStatuses)

export const commentView = z.strictObject({
  id: z.uuid(),
  post_id: z.uuid(),
  parent_id: z.uuid().nullable(),
  value: z.string(),
  status: commentStatus,
  created: z.iso.datetime(),
  created_by_name: z.string(),
  created_by_avatar: z.string().nullable(),
  likes: z.int().min(0),
  user_liked: z.boolean(),
  is_admin: z.boolean(),
}) satisfies z.ZodType<CommentData>

/** A row of the moderation queue: the comment with where it is and who wrote it. */
export const moderatedComment = z.strictObject({
  ...commentView.shape,
  post_title: z.string(),
  post_url: z.string(),
  author_comments: z.int(),
  reports: z.array(z.strictObject({ reason: z.enum(reportReasons), count: z.int() })),
  held_for: z.array(z.string()),
})

export interface ModeratedComment extends CommentData {
  post_title: string
  post_url: string
  /** How many comments this author has written in all. */
  author_comments: number
  /** What readers say against it that nobody has decided on. */
  reports: { reason: ReportReason; count: number }[]
  /** Why it waits, beside that it may be the first of its author. */
  held_for: string[]
}
