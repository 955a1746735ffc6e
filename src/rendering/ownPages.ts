/** Pages that are drawn for who asks and kept nowhere: private posts, previews, the gallery of blocks, logging out. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { audienceOf, lookView, previewView, resolvePath, sharedPreview } from '#features/content/index.ts'
import { chosenStore } from '#features/shop/index.ts'
import type { Platform, RequestInfo } from '#platform/context.ts'
import { requestInfo } from '#platform/http/requestInfo.ts'
import { capabilitiesOf, roles } from '#platform/operations/capabilities.ts'
import type { Viewer } from '#platform/viewer.ts'
import type { Audience } from '#rules/evaluate.ts'
import { entryPrefix, formEntry } from './formEntry.tsx'
import { galleryPage, galleryPath } from './gallery.tsx'
import { headerPreview, headerPreviewPath } from './headerPreview.ts'
import { logOut, logoutPage, logoutPath } from './logoutPage.tsx'
import { redirect } from './pageAnswers.ts'
import type { FinishedPage } from './pageCache.ts'
import { drawSystem, drawView, notFoundPage, type PageRequest, type PageServices } from './renderPage.ts'
import { pagePreview, pagePreviewPath } from './pagePreview.ts'
import { isRefusedPath } from './routeRules.ts'
import { starterPreview, starterPreviewPath } from './starterPreview.tsx'
import { isSubscriptionPath, subscriptionPage } from './subscription.tsx'
import { themePreview, themePreviewPath } from './themePreview.ts'

export type Authenticate = (platform: Platform, request: RequestInfo) => Promise<Viewer>

/** What answering a visit takes: the site, and who asks. */
export interface Visits {
  platform: Platform
  services: PageServices
  authenticate: Authenticate
}

/** Who asks, as far as rules may ask. */
export async function audienceOfRequest(
  { platform, authenticate }: Visits,
  request: IncomingMessage,
): Promise<Audience> {
  const info = requestInfo(request, platform.config)
  return audienceOf(await authenticate(platform, info), await chosenStore(platform, info))
}

/** The page of a path whose pages are all of this kind; null: it is one that visitors share. */
export async function ownPage(
  visits: Visits,
  pageRequest: PageRequest,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<FinishedPage | null> {
  const { path } = pageRequest
  if (path === logoutPath) return logout(visits, pageRequest, request, response)
  if (path === headerPreviewPath) {
    const viewer = await visits.authenticate(visits.platform, requestInfo(request, visits.platform.config))
    return headerPreview(visits.services, pageRequest, { request, viewer })
  }
  if (path === themePreviewPath) {
    const viewer = await visits.authenticate(visits.platform, requestInfo(request, visits.platform.config))
    return themePreview(visits.services, pageRequest, viewer)
  }
  if (path === starterPreviewPath) {
    const viewer = await visits.authenticate(visits.platform, requestInfo(request, visits.platform.config))
    return starterPreview(visits.services, pageRequest, viewer)
  }
  if (path.startsWith('/user/preview')) return preview(visits, pageRequest, request)
  if (path.startsWith(entryPrefix)) {
    const info = requestInfo(request, visits.platform.config)
    const viewer = await visits.authenticate(visits.platform, info)
    return formEntry(visits.services, pageRequest, { request, info, viewer })
  }
  if (isSubscriptionPath(path))
    return subscriptionPage(visits.services, pageRequest, {
      request,
      info: requestInfo(request, visits.platform.config),
    })
  return path === galleryPath ? gallery(visits, pageRequest, request) : null
}

/** A private post at its URL, for those who may read it; drawn each time and kept nowhere. */
export async function privatePage(
  { platform, services, authenticate }: Visits,
  pageRequest: PageRequest,
  request: IncomingMessage,
): Promise<FinishedPage | null> {
  const info = requestInfo(request, platform.config)
  if (info.cookie('autht') === undefined || isRefusedPath(pageRequest.path)) return null
  const viewer = await authenticate(platform, info)
  if (viewer.id === null) return null
  const audience = audienceOf(viewer, await chosenStore(platform, info))
  const found = await resolvePath(platform, pageRequest.path, pageRequest.query, { viewer, audience })
  if (found.kind !== 'post' || found.view.post?.status !== 'private') return null
  return drawView(services, { ...pageRequest, audience }, found.view, { isPrivate: true })
}

/**
 * The own working draft as visitors would see it; never kept, never shared (F-ROUTE-01). `?look`: the page around the
 * blocks only, with the sheets of every block there is, for the editor's canvas; of a new post, too (`new?look&type=event`).
 */
async function preview(
  { platform, services, authenticate }: Visits,
  pageRequest: PageRequest,
  request: IncomingMessage,
): Promise<FinishedPage> {
  const id = pageRequest.path.slice('/user/preview/'.length)
  if (isRefusedPath(pageRequest.path) || !id || id.includes('/')) return notFoundPage(services, pageRequest)
  const share = pageRequest.query.get('share')
  const shared = share === null ? null : await sharedPreview(platform, id, share)
  if (shared) return drawView(services, pageRequest, shared, { isPreview: true })
  const viewer = await authenticate(platform, requestInfo(request, platform.config))
  if (viewer.id === null) return redirect(`/login?next=${encodeURIComponent(pageRequest.path)}`)
  const audience = audienceOf(viewer, await chosenStore(platform, requestInfo(request, platform.config)))
  const shownTo = audienceNamed(pageRequest.query, audience, viewer)
  if (pageRequest.path === pagePreviewPath)
    return pagePreview(platform, services, pageRequest, viewer, shownTo)
  const isLook = pageRequest.query.has('look')
  const view = isLook
    ? await lookView(platform, viewer, id, shownTo, pageRequest.query.get('type') ?? 'page')
    : await previewView(platform, viewer, id, shownTo)
  return view
    ? drawView(services, { ...pageRequest, audience: shownTo }, view, { isPreview: true, isLook })
    : notFoundPage(services, pageRequest)
}

/** The button logs out and comes back here: what the page says is looked up anew. */
async function logout(
  { platform, services, authenticate }: Visits,
  pageRequest: PageRequest,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<FinishedPage> {
  const info = requestInfo(request, platform.config)
  const viewer = await authenticate(platform, info)
  if (request.method !== 'POST')
    return drawSystem(services, pageRequest, async () => logoutPage(viewer, info))
  await logOut(platform, { viewer, request: info, response })
  return { ...redirect(logoutPath), status: 303 }
}

/** Every block, for people who write; never kept. */
async function gallery(
  { platform, services, authenticate }: Visits,
  pageRequest: PageRequest,
  request: IncomingMessage,
): Promise<FinishedPage> {
  const viewer = await authenticate(platform, requestInfo(request, platform.config))
  if (viewer.id === null) return redirect(`/login?next=${encodeURIComponent(pageRequest.path)}`)
  if (!viewer.can('content.list'))
    return redirect(`/user/denied?from=${encodeURIComponent(pageRequest.path)}`)
  return drawSystem(services, pageRequest, galleryPage)
}

/**
 * `?as=member&store=van` of a preview: the page as somebody of that role would see it. Nobody looks through the eyes of who
 * may do more: what is around the own blocks (layout, components, snippets) can be for others only.
 */
function audienceNamed(query: URLSearchParams, own: Audience, viewer: Viewer): Audience {
  const role = roles.find(
    (one) =>
      one === query.get('as') && [...capabilitiesOf(one)].every((capability) => viewer.can(capability)),
  )
  const store = query.get('store') ?? own.store
  return role ? { is_signed_in: role !== 'visitor', role, store } : { ...own, store }
}
