import { z } from 'zod'
import { readSetting } from '#features/settings/index.ts'
import { operation } from '#platform/operations/operation.ts'
import { visitor } from '#platform/viewer.ts'
import { homePost } from '../resolvePath.ts'

/** The page that visitors see at `/`, and what the setting says of it, which may be a page that is not live any more. */
export const readHome = operation({
  name: 'posts.home',
  summary: 'The home page that visitors see',
  method: 'GET',
  path: '/api/posts/home',
  capability: 'settings.write',
  input: z.strictObject({}),
  output: z.object({
    chosen: z.string(),
    page: z.object({ id: z.string(), title: z.string() }).nullable(),
  }),
  async run(context) {
    const chosen = await readSetting(context.db, 'home_post_id')
    const post = await homePost(context, visitor, chosen, context.clock.now())
    return { chosen, page: post && { id: post.id, title: post.title } }
  },
})
