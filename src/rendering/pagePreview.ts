/**
 * GET /user/preview/page?path=/about&as=visitor: where a link in a preview leads. The draft of the page at that path for those
 * who may see it, else the page as it is published; drawn for whom the preview is seen as, kept nowhere.
 */
import { mayPreview, resolvePath } from '#features/content/index.ts'
import type { Platform } from '#platform/context.ts'
import type { Viewer } from '#platform/viewer.ts'
import type { Audience } from '#rules/evaluate.ts'
import { redirect } from './pageAnswers.ts'
import type { FinishedPage } from './pageCache.ts'
import { notFoundPage, renderPage, type PageRequest, type PageServices } from './renderPage.ts'
import { readPath } from './routeRules.ts'

export const pagePreviewPath = '/user/preview/page'

export async function pagePreview(
  platform: Platform,
  services: PageServices,
  pageRequest: PageRequest,
  viewer: Viewer,
  audience: Audience,
): Promise<FinishedPage> {
  const { query } = pageRequest
  const asked = new URL(query.get('path') ?? '/', 'http://host')
  const path = asked.host === 'host' ? readPath(asked.pathname) : null
  if (!path || !viewer.can('content.list')) return notFoundPage(services, pageRequest)
  const found = await resolvePath(platform, path, asked.searchParams, { viewer, audience })
  const id = found.kind === 'post' ? found.view.post?.id : undefined
  if (id && (await mayPreview(platform, viewer, id))) {
    const as = query.get('as')
    if (as) asked.searchParams.set('as', as)
    return redirect(`/user/preview/${id}${asked.search}`)
  }
  const page = await renderPage(services, { path, query: asked.searchParams, audience })
  return { ...page, headers: { ...page.headers, 'cache-control': 'private, no-store' }, isCacheable: false }
}
