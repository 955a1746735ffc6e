import { z } from 'zod'
import { isCounted, issuedId } from '#features/activity/index.ts'
import { operation } from '#platform/operations/operation.ts'
import { withMetasOfToday } from '../../posts/metasOfToday.ts'
import { pageViewView } from '../../views.ts'
import { viewOf } from '../viewResponse.ts'

/**
 * What a path shows (F-PUB-06): the post with what is around it, a static snippet, a listing or a redirect. Rules by
 * store are asked for `current_store`, else for the store chosen in this browser.
 * Problems: path.unknown (404).
 */
export const viewPost = operation({
  name: 'posts.view',
  summary: 'What a path of the public site shows',
  method: 'POST',
  path: '/api/posts/view',
  capability: 'public',
  input: z.strictObject({ path: z.string().min(1).max(2000), current_store: z.string().max(100).optional() }),
  output: pageViewView,
  async run(context, { path, current_store: store }) {
    const [bare = '/', search = ''] = path.split('#')[0]?.split('?') ?? []
    const resolved = await viewOf(context, bare, new URLSearchParams(search), store)
    const view = { ...resolved, post: resolved.post && (await withMetasOfToday(context, resolved.post)) }
    // the id under which the page that is drawn of this reports its activity.
    if (!view.post || !isCounted(context.request, context.viewer)) return view
    return { ...view, post: { ...view.post, activity_id: issuedId(context) } }
  },
})
