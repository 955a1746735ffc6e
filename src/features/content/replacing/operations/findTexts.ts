import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { findElsewhere } from '../findElsewhere.ts'
import { findInPosts, queryOf } from '../findInPosts.ts'
import { foundElsewhere, foundPost, wordQuery } from '../replacingSchema.ts'

const asked = z.enum(['true', 'false']).default('false')

/**
 * Titles, texts, captions and text alternatives of the newest versions that the viewer may change, entries of menus and texts of forms
 * among them; `is_cut`: there are more. `elsewhere`: where they stand too and are changed on other screens: settings, categories and
 * tags, choices of products, locations, shipping, taxes, emails, files, code of snippets.
 */
export const findTexts = operation({
  name: 'texts.find',
  summary: 'Find words in all posts, with what is around them',
  method: 'GET',
  path: '/api/texts',
  capability: 'content.list',
  input: wordQuery.extend({ match_case: asked, whole_words: asked }),
  output: z.object({
    posts: z.array(foundPost),
    is_cut: z.boolean(),
    elsewhere: z.array(foundElsewhere),
  }),
  async run(context, { find, match_case, whole_words }) {
    const words = { find, match_case: match_case === 'true', whole_words: whole_words === 'true' }
    const [{ posts, isCut }, elsewhere] = await Promise.all([
      findInPosts(context, words),
      // What is changed by hand may be a URL or an email address, too.
      findElsewhere(context, { ...queryOf(words), leavesUrlsAndEmails: false }),
    ])
    return { posts, is_cut: isCut, elsewhere }
  },
})
