/** Answers every path of the public site: from the page cache where it can, else drawn once and kept. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { audienceOf, noteMissing, previewView, resolvePath, sharedPreview } from '#features/content/index.ts'
import { siteLanguage } from '#features/settings/index.ts'
import { chosenStore } from '#features/shop/index.ts'
import type { Platform, RequestInfo } from '#platform/context.ts'
import { contentWatch } from '#platform/database/contentWatch.ts'
import { inLanguage } from '#platform/language/inLanguage.ts'
import type { Assets } from '#platform/http/assets.ts'
import { problemOf } from '#platform/http/api.ts'
import { capabilitiesOf, roles } from '#platform/operations/capabilities.ts'
import { requestInfo } from '#platform/http/requestInfo.ts'
import { anybody, type Audience } from '#rules/evaluate.ts'
import { guardHeaders, isSecureSite } from '#platform/http/securityHeaders.ts'
import type { Viewer } from '#platform/viewer.ts'
import { plainDocument } from './document.tsx'
import { isMachinePath, machineFile } from './machineFiles.ts'
import { entryPrefix, formEntry } from './formEntry.tsx'
import { galleryPage, galleryPath } from './gallery.tsx'
import { needsScriptsPage } from './needsScripts.tsx'
import { logOut, logoutPage, logoutPath } from './logoutPage.tsx'
import { acceptedEncoding, PageCache, type CachedPage, type FinishedPage } from './pageCache.ts'
import { pageKey, partQuery, withMarks } from './pageKey.ts'
import {
  drawSystem,
  drawView,
  errorPage,
  notFoundPage,
  renderPage,
  type PageAddress,
  type PageServices,
} from './renderPage.ts'
import { siteContext } from './siteContext.ts'
import { isRefusedPath, readPath } from './routeRules.ts'
import { pages } from './texts/pages.ts'

type Authenticate = (platform: Platform, request: RequestInfo) => Promise<Viewer>
type PageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const caches = new WeakMap<Platform, PageCache>()

/** One cache for each site of the process, however many handlers there are. */
function cacheOf(platform: Platform): PageCache {
  const known = caches.get(platform)
  if (known) return known
  const cache = new PageCache({ clock: platform.clock, version: contentWatch(platform) })
  caches.set(platform, cache)
  return cache
}

export function pageHandler(platform: Platform, assets: Assets, authenticate: Authenticate): PageHandler {
  const services: PageServices = { platform, assets }
  const guards = guardHeaders(isSecureSite(platform.config))
  const cache = cacheOf(platform)

  return async function handle(request, response) {
    const url = readUrl(request.url)
    const path = url && readPath(url.pathname)
    if (!url || !path) return sendFinished(response, plainPage(400, pages.address_unreadable))
    const isLogout = path === logoutPath
    const takesPosts = isLogout || path.startsWith(entryPrefix)
    if (request.method !== 'GET' && request.method !== 'HEAD' && !(takesPosts && request.method === 'POST')) {
      response.setHeader('allow', takesPosts ? 'GET, HEAD, POST' : 'GET, HEAD')
      if (request.method !== 'POST') return sendFinished(response, plainPage(405, pages.only_read))
      const page = await drawSystem(services, { path, query: new URLSearchParams() }, () =>
        Promise.resolve(needsScriptsPage(path)),
      ).catch(() => plainPage(405, pages.form_needs_javascript, path))
      return sendFinished(response, {
        ...page,
        status: 405,
        headers: { ...guards, ...page.headers, 'cache-control': 'no-store' },
        isCacheable: false,
      })
    }
    await inLanguage(await siteLanguage(platform).catch(() => ''), () => answer(request, response, url, path))
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    path: string,
  ): Promise<void> {
    const isLogout = path === logoutPath
    const { kept, marks } = partQuery(url.searchParams)
    const address: PageAddress = { path, query: kept }
    try {
      if (isLogout) return sendFinished(response, await logout(address, request, response))
      if (path.startsWith('/user/preview')) {
        return sendFinished(response, await preview(address, request))
      }
      if (path.startsWith(entryPrefix)) {
        const info = requestInfo(request, platform.config)
        return sendFinished(
          response,
          await formEntry(services, address, { request, info, viewer: await authenticate(platform, info) }),
        )
      }
      if (path === galleryPath) return sendFinished(response, await gallery(address, request))
      const drawFor = (audience: Audience) => async (version: number) => {
        const whole = { ...address, version, audience }
        // A kept page is of the language that the counter it is kept by stands for.
        const { language } = await siteContext(platform, { version })
        const page = await inLanguage(language, async () =>
          isMachinePath(path)
            ? ((await machineFile(platform, assets, path)) ?? (await notFoundPage(services, whole)))
            : await renderPage(services, whole),
        )
        // A kept page is answered past the server's own headers, so it carries them itself.
        return { ...page, headers: { ...guards, ...page.headers } }
      }
      const seen = (page: { status: number }) => {
        if (page.status === 404 && request.method === 'GET')
          noteMissing(platform, path, request.headers.referer)
      }
      if (!platform.config.PAGE_CACHE) {
        const page = await drawFor(await audienceOfRequest(request))(await contentWatch(platform).current())
        const own = page.status === 404 ? await privatePage(address, request) : null
        if (own) return sendFinished(response, own)
        seen(page)
        return sendFinished(response, page)
      }
      const key = isMachinePath(path) ? path : pageKey(path, kept)
      const common = await cache.get(key, drawFor(anybody))
      const page = common.isPersonal
        ? await personal(common, key, await audienceOfRequest(request), drawFor)
        : common
      if (page.status === 404) {
        const own = await privatePage(address, request)
        if (own) return sendFinished(response, own)
      }
      // What is not found is not answered by the fast way: each request for it is counted.
      if (request.url && page.status !== 404 && !page.isPersonal) cache.remember(request.url, key)
      seen(page)
      if ('answers' in page) sendCached(request, response, page)
      else sendFinished(response, onward(page, marks))
    } catch (error) {
      await answerError(request, response, address, error)
    }
  }

  /** Who asks, as far as rules may ask. */
  async function audienceOfRequest(request: IncomingMessage): Promise<Audience> {
    const info = requestInfo(request, platform.config)
    return audienceOf(await authenticate(platform, info), await chosenStore(platform, info))
  }

  /** A page with rules about who looks, kept once for each role and store. */
  function personal(
    common: CachedPage | FinishedPage,
    key: string,
    audience: Audience,
    drawFor: (audience: Audience) => (version: number) => Promise<FinishedPage>,
  ): Promise<CachedPage | FinishedPage> | CachedPage | FinishedPage {
    if (!audience.is_signed_in && audience.store === null) return common
    return cache.get(`${key}\n@${audience.role} ${audience.store}`, drawFor(audience))
  }

  /** A private post at its address, for those who may read it; drawn each time and kept nowhere. */
  async function privatePage(address: PageAddress, request: IncomingMessage): Promise<FinishedPage | null> {
    const info = requestInfo(request, platform.config)
    if (info.cookie('autht') === undefined || isRefusedPath(address.path)) return null
    const viewer = await authenticate(platform, info)
    if (viewer.id === null) return null
    const audience = audienceOf(viewer, await chosenStore(platform, info))
    const found = await resolvePath(platform, address.path, address.query, { viewer, audience })
    if (found.kind !== 'post' || found.view.post?.status !== 'private') return null
    return drawView(services, { ...address, audience }, found.view, { isPrivate: true })
  }

  /**
   * The own working draft as visitors would see it; never kept, never shared (F-ROUTE-01). `?look`: the page around the
   * blocks only, with the sheets of every block there is, for the editor's canvas.
   */
  async function preview(address: PageAddress, request: IncomingMessage): Promise<FinishedPage> {
    const id = address.path.slice('/user/preview/'.length)
    if (isRefusedPath(address.path) || !id || id.includes('/')) return notFoundPage(services, address)
    const share = address.query.get('share')
    const shared = share === null ? null : await sharedPreview(platform, id, share)
    if (shared) return drawView(services, address, shared, { isPreview: true })
    const viewer = await authenticate(platform, requestInfo(request, platform.config))
    if (viewer.id === null) return redirect(`/login?next=${encodeURIComponent(address.path)}`)
    const audience = audienceOf(viewer, await chosenStore(platform, requestInfo(request, platform.config)))
    const shownTo = audienceNamed(address.query, audience, viewer)
    const isLook = address.query.has('look')
    const view = await previewView(platform, viewer, id, shownTo, isLook)
    return view
      ? drawView(services, { ...address, audience: shownTo }, view, { isPreview: true, isLook })
      : notFoundPage(services, address)
  }

  /** The button logs out and comes back here: what the page says is looked up anew. */
  async function logout(
    address: PageAddress,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<FinishedPage> {
    const info = requestInfo(request, platform.config)
    const viewer = await authenticate(platform, info)
    if (request.method !== 'POST') return drawSystem(services, address, async () => logoutPage(viewer, info))
    await logOut(platform, { viewer, request: info, response })
    return { ...redirect(logoutPath), status: 303 }
  }

  /** Every block, for people who write; never kept. */
  async function gallery(address: PageAddress, request: IncomingMessage): Promise<FinishedPage> {
    const viewer = await authenticate(platform, requestInfo(request, platform.config))
    if (viewer.id === null) return redirect(`/login?next=${encodeURIComponent(address.path)}`)
    if (!viewer.can('content.list')) return redirect(`/user/denied?from=${encodeURIComponent(address.path)}`)
    return drawSystem(services, address, galleryPage)
  }

  async function answerError(
    request: IncomingMessage,
    response: ServerResponse,
    address: PageAddress,
    error: unknown,
  ): Promise<void> {
    const known = problemOf(error)
    if (known.status === 404)
      return sendFinished(response, { ...(await notFoundPage(services, address)), isCacheable: false })
    const info = requestInfo(request, platform.config)
    if (known.status >= 500)
      platform.log.error({ err: error, request: info.id, path: address.path }, 'page.failed')
    if (response.headersSent) {
      response.destroy()
      return
    }
    const message = known.message
    if (known.status === 503) {
      // What is busy or silent cannot draw the theme's own screen either.
      response.setHeader('retry-after', String(known.retryAfterSeconds ?? 2))
      return sendFinished(response, plainPage(503, message, address.path))
    }
    const page = await Promise.resolve()
      .then(async () => {
        const maySeeStack =
          platform.config.NODE_ENV === 'development' ||
          (await authenticate(platform, info)).role === 'administrator'
        const stack = maySeeStack && error instanceof Error ? (error.stack ?? null) : null
        return errorPage(services, address, { status: known.status, message, url: address.path, stack })
      })
      // Without a database not even the header can be drawn: the plain screen says the same.
      .catch(() => plainPage(known.status, message, address.path))
    if (known.retryAfterSeconds) response.setHeader('retry-after', String(known.retryAfterSeconds))
    sendFinished(response, { ...page, headers: { ...page.headers, 'cache-control': 'no-store' } })
  }
}

/**
 * The fast way, tried before anything else: answers GET and HEAD of an address whose page is in the cache and is
 * known to be good; returns false where the long way must be gone.
 */
export function cachedPages(
  platform: Platform,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const cache = cacheOf(platform)
  return function answer(request, response) {
    if (request.url === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    const page = cache.ready(request.url)
    if (!page) return false
    sendCached(request, response, page)
    return true
  }
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

function readUrl(raw: string | undefined): URL | null {
  const target = raw?.startsWith('/') ? `http://host${raw}` : raw
  return target && URL.canParse(target) ? new URL(target) : null
}

function onward(page: FinishedPage, marks: URLSearchParams): FinishedPage {
  const { location } = page.headers
  return location === undefined
    ? page
    : { ...page, headers: { ...page.headers, location: withMarks(location, marks) } }
}

function redirect(location: string): FinishedPage {
  return {
    status: 302,
    body: '',
    headers: { location, 'cache-control': 'private, no-store' },
    isCacheable: false,
  }
}

function plainPage(status: number, message: string, url = ''): FinishedPage {
  const body = plainDocument(pages.dang, [pages.something_broke, `${status} ${message}`, url].filter(Boolean))
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  return { status, body, headers, isCacheable: false }
}

function sendCached(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  const { headers } = request
  const answer = page.answers[acceptedEncoding(headers['accept-encoding'])]
  if (headers['if-none-match'] === answer.etag) {
    response.writeHead(304, answer.unchangedHead)
    response.end()
    return
  }
  response.writeHead(page.status, answer.head)
  response.end(request.method === 'HEAD' ? undefined : answer.bytes)
}

function sendFinished(response: ServerResponse, page: FinishedPage): void {
  const bytes = Buffer.from(page.body)
  response.writeHead(page.status, { ...page.headers, 'content-length': bytes.length })
  response.end(response.req.method === 'HEAD' ? undefined : bytes)
}
