import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { findInPosts } from '../findInPosts.ts'
import { foundPost, wordQuery } from '../replacingSchema.ts'

const asked = z.enum(['true', 'false']).default('false')

/** Titles, texts, captions and text alternatives of the newest versions that the viewer may change; `is_cut`: there are more. */
export const findTexts = operation({
  name: 'texts.find',
  summary: 'Find words in all posts, with what is around them',
  method: 'GET',
  path: '/api/texts',
  capability: 'content.list',
  input: wordQuery.extend({ match_case: asked, whole_words: asked }),
  output: z.object({ posts: z.array(foundPost), is_cut: z.boolean() }),
  async run(context, { find, match_case, whole_words }) {
    const { posts, isCut } = await findInPosts(context, {
      find,
      match_case: match_case === 'true',
      whole_words: whole_words === 'true',
    })
    return { posts, is_cut: isCut }
  },
})
