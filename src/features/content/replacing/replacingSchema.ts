/** What is sent and answered about words that are replaced in many posts. */
import { z } from 'zod'

export const wordQuery = z.strictObject({
  find: z.string().min(1).max(300),
  match_case: z.boolean().default(false),
  whole_words: z.boolean().default(false),
})
export type WordInput = z.output<typeof wordQuery>

export const foundPost = z.object({
  id: z.string(),
  version: z.number(),
  type: z.string(),
  title: z.string(),
  url: z.string(),
  status: z.string(),
  /** Visitors read it: what is replaced in it they see at once. */
  is_live: z.boolean(),
  /** What is changed stands beside what visitors read, and waits. */
  has_changes: z.boolean(),
  /** Why it cannot be changed now; '' where it can. */
  reason: z.string(),
  places: z.array(
    z.object({
      /** By which a replacement names it. */
      place: z.string(),
      /** Where it is, in words. */
      where: z.string(),
      before: z.string(),
      found: z.string(),
      after: z.string(),
    }),
  ),
})
export type FoundPost = z.output<typeof foundPost>

/** Words that are changed on a screen of their own. */
export const foundElsewhere = z.object({
  where: z.string(),
  /** The screen. */
  href: z.string(),
  before: z.string(),
  found: z.string(),
  after: z.string(),
})
export type FoundElsewhere = z.output<typeof foundElsewhere>

export const maxPosts = 300
export const maxPlaces = 2000

export const replaceInput = wordQuery.extend({
  replace: z.string().max(300),
  posts: z
    .array(
      z.strictObject({
        id: z.uuid(),
        version: z.int().min(1),
        places: z.array(z.string().max(300)).min(1).max(maxPlaces),
      }),
    )
    .min(1)
    .max(maxPosts),
})
export type ReplaceInput = z.output<typeof replaceInput>

export const replacementView = z.object({
  id: z.string(),
  find: z.string(),
  replace: z.string(),
  state: z.enum(['running', 'done', 'undoing', 'undone']),
  made_at: z.string(),
  /** Posts in all, and those that are through. */
  total: z.number(),
  done: z.number(),
  /** Posts that were changed, and places in them. */
  changed: z.number(),
  places: z.number(),
  left: z.array(z.object({ id: z.string(), title: z.string(), reason: z.string() })),
  /** Those that were changed, or taken back, as they are now. */
  posts: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      title: z.string(),
      places: z.number(),
      status: z.string(),
      /** Visitors read an older version of it beside this one. */
      has_changes: z.boolean(),
    }),
  ),
  /** It can be taken back now. */
  may_undo: z.boolean(),
})
export type ReplacementView = z.output<typeof replacementView>
