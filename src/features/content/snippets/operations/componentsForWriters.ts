import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { audienceAsking } from '../../documents/audience.ts'
import { editablePost } from '../../posts/editablePost.ts'
import { componentsForWriters as components } from '../pageExtras.ts'

/** Post components of the region `editor` for one post: what its writers are told over it. Problems: post.missing (404), post.forbidden (403). */
export const componentsForWriters = operation({
  name: 'posts.components_for_writers',
  summary: 'What the editor shows over a post to its writers',
  method: 'GET',
  path: '/api/posts/components/editor',
  capability: 'content.list',
  input: z.strictObject({ id: z.union([z.uuid(), z.literal('new')]), type: z.string().max(60).optional() }),
  output: z.array(z.object({ id: z.string(), title: z.string(), blocks: z.array(z.unknown()) })),
  async run(context, { id, type }) {
    const post = await editablePost(context, id, type)
    const question = { post, path: post.url, audience: await audienceAsking(context) }
    return components(context.db, question, context.clock.now())
  },
})
