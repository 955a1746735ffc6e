import { z } from 'zod'
import { operation, Reply } from '#platform/operations/operation.ts'
import { inflate, search as find } from '../searchTargets.ts'

const words = z
  .union([z.string().max(200), z.array(z.string().max(100)).max(20)])
  .transform((given) => [given].flat().join(' ').trim().slice(0, 300))
const ids = z.union([z.uuid(), z.array(z.uuid()).max(100)]).transform((given) => [given].flat())

/**
 * Searches a target by keywords (mistyped words are put right and told as `corrected`; of very many the best are listed, and `has_more` says so), or (`inflate`) answers the full records of ids (F-SRCH-01, F-SRCH-02).
 * Problems: search.target_unknown (400), session.missing (401), capability.missing (403).
 */
export const search = operation({
  name: 'search.find',
  summary: 'Search posts, users, media or categories',
  method: 'GET',
  path: '/api/search',
  capability: 'public',
  rateLimit: { points: 60, windowSeconds: 60 },
  input: z.strictObject({
    target: z.string().max(70).default('posts.page'),
    p: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(10),
    keywords: words.default(''),
    inflate: ids.optional(),
  }),
  output: z.array(z.unknown()),
  async run(context, { inflate: wanted, ...question }) {
    if (wanted) return inflate(context, question.target, wanted)
    const { items, pagination, corrected = null, has_more: hasMore = false } = await find(context, question)
    const { p, pages, limit } = pagination
    return new Reply(
      items.map((item) => ({ ...item, pagination: { p, pages, limit } })),
      { extra: { pagination, corrected, has_more: hasMore } },
    )
  },
})
