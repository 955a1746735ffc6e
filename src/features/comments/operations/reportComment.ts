/** POST /api/comments/{id}/report */
import { z } from 'zod'
import { reportReasons } from '#blocks/comments/data.ts'
import { operation } from '#platform/operations/operation.ts'
import { reportComment as report } from '../reports.ts'
import { commentTexts } from '../texts/commentTexts.ts'

/**
 * A reader, with an account or without, objects to a comment (F-COM-07). It stays until a moderator has decided.
 * Problems: comments.missing, comments.post_missing (404), comments.own (422).
 */
export const reportComment = operation({
  name: 'comments.report',
  summary: 'Report a comment to the moderators',
  method: 'POST',
  path: '/api/comments/{id}/report',
  capability: 'public',
  rateLimit: { points: 10, windowSeconds: 3600 },
  input: z.strictObject({ id: z.uuid(), reason: z.enum(reportReasons) }),
  output: z.strictObject({ thanks: z.string() }),
  async run(context, given) {
    await report(context, given)
    return { thanks: commentTexts.report_thanks }
  },
})
