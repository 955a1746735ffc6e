import { operation } from '#platform/operations/operation.ts'
import { listFilesAsPosts } from '../../posts/fileAsPost.ts'
import { listForDashboard } from '../dashboardList.ts'
import { listLive } from '../listLive.ts'
import { listInput } from '../../schema.ts'
import { postListView } from '../../views.ts'

/** Lists posts: published ones for everybody, drafts as far as the viewer's rights reach (F-POST-14);
 * of the type media the files, to who browses media.
 * Pages go by `p`, or by keyset: `after`, in the dashboard also `before`. */
export const listPosts = operation({
  name: 'posts.list',
  summary: 'List posts',
  method: 'GET',
  path: '/api/posts',
  capability: 'public',
  input: listInput,
  output: postListView,
  async run(context, query) {
    const { db, viewer, clock } = context
    const now = clock.now()
    if (query.type === 'media' && viewer.can('media.read')) return listFilesAsPosts(context, query)
    if (viewer.can('content.list')) return listForDashboard(db, viewer, query, now)
    const { status, p, type, category, tag, term, keywords, limit, sort, after } = query
    if (status !== undefined && status !== 'published' && status !== 'any') {
      return { items: [], pagination: { p, pages: 1, limit, total: 0 } }
    }
    const list = await listLive(db, {
      category,
      tag,
      term,
      keywords,
      limit,
      sort,
      type,
      after,
      page: p,
      now,
    })
    return { ...list, items: list.items.filter((item) => item.url !== '') }
  },
})
