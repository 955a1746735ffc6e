/** GET /api/icons */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { findIcons as find } from '../findIcons.ts'

/** The best of those whose names hold the words; more words find fewer. */
export const findIcons = operation({
  name: 'icons.find',
  summary: 'Find icons by words of their English names, with the strokes that draw them.',
  method: 'GET',
  path: '/api/icons',
  capability: 'posts.write',
  rateLimit: { points: 120, windowSeconds: 60 },
  input: z.strictObject({
    keywords: z.string().trim().min(1).max(60),
    limit: z.coerce.number().int().min(1).max(60).default(48),
  }),
  output: z.array(z.strictObject({ name: z.string(), strokes: z.array(z.string()) })),
  run: (_context, { keywords, limit }) => find(keywords, limit),
})
