import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { pageViewView } from '../views.ts'
import { viewOf } from '../viewResponse.ts'

/**
 * What a path shows (F-PUB-06): the post with what stands around it, a static snippet, a listing or a redirect.
 * Problems: path.unknown (404).
 */
export const viewPost = operation({
  name: 'posts.view',
  summary: 'What a path of the public site shows',
  method: 'POST',
  path: '/api/posts/view',
  capability: 'public',
  input: z.strictObject({ path: z.string().min(1).max(2000) }),
  output: pageViewView,
  run(context, { path }) {
    const [bare = '/', search = ''] = path.split('#')[0]?.split('?') ?? []
    return viewOf(context, bare, new URLSearchParams(search))
  },
})
