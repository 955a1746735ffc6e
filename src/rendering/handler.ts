/** Answers every path of the public site: from the page cache where it can, else drawn once and kept. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { noteMissing } from '#features/content/index.ts'
import { siteLanguage } from '#features/settings/index.ts'
import type { Platform } from '#platform/context.ts'
import { contentWatch } from '#platform/database/contentWatch.ts'
import { inLanguage } from '#platform/language/inLanguage.ts'
import type { Assets } from '#platform/http/assets.ts'
import { anybody, type Audience } from '#rules/evaluate.ts'
import { guardHeaders, isSecureSite } from '#platform/http/securityHeaders.ts'
import { answerError } from './errorAnswer.ts'
import { isMachinePath, machineFile } from './machineFiles.ts'
import { headerPreviewPath } from './headerPreview.ts'
import { entryPrefix } from './formEntry.tsx'
import { needsScriptsPage } from './needsScripts.tsx'
import { logoutPath } from './logoutPage.tsx'
import { audienceOfRequest, type Authenticate, ownPage, privatePage, type Visits } from './ownPages.ts'
import { plainPage, sendCached, sendFinished } from './pageAnswers.ts'
import { PageCache, type CachedPage, type FinishedPage } from './pageCache.ts'
import { pageKey, partQuery, withMarks } from './pageKey.ts'
import { drawSystem, notFoundPage, renderPage, type PageRequest } from './renderPage.ts'
import { siteContext } from './siteContext.ts'
import { readPath } from './routeRules.ts'
import { isSubscriptionPath } from './subscription.tsx'
import { pages } from './texts/pages.ts'

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
  const visits: Visits = { platform, services: { platform, assets }, authenticate }
  const guards = guardHeaders(isSecureSite(platform.config))
  const cache = cacheOf(platform)

  return async function handle(request, response) {
    const url = readUrl(request.url)
    const path = url && readPath(url.pathname)
    if (!url || !path) return sendFinished(response, plainPage(400, pages.url_unreadable))
    const takesPosts =
      path === logoutPath ||
      path === headerPreviewPath ||
      path.startsWith(entryPrefix) ||
      isSubscriptionPath(path)
    if (request.method !== 'GET' && request.method !== 'HEAD' && !(takesPosts && request.method === 'POST'))
      return refuseMethod(request, response, path, takesPosts)
    await inLanguage(await siteLanguage(platform).catch(() => ''), () => answer(request, response, url, path))
  }

  async function refuseMethod(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    takesPosts: boolean,
  ): Promise<void> {
    response.setHeader('allow', takesPosts ? 'GET, HEAD, POST' : 'GET, HEAD')
    if (request.method !== 'POST') return sendFinished(response, plainPage(405, pages.only_read))
    const page = await drawSystem(visits.services, { path, query: new URLSearchParams() }, () =>
      Promise.resolve(needsScriptsPage(path)),
    ).catch(() => plainPage(405, pages.form_needs_javascript, path))
    sendFinished(response, {
      ...page,
      status: 405,
      headers: { ...guards, ...page.headers, 'cache-control': 'no-store' },
      isCacheable: false,
    })
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    path: string,
  ): Promise<void> {
    const { kept, marks } = partQuery(url.searchParams)
    const pageRequest: PageRequest = { path, query: kept }
    try {
      const own = await ownPage(visits, pageRequest, request, response)
      if (own) return sendFinished(response, own)
      const page = await sharedPage(pageRequest, request)
      if (page.status === 404) {
        const found = await privatePage(visits, pageRequest, request)
        if (found) return sendFinished(response, found)
        if (request.method === 'GET') noteMissing(platform, path, request.headers.referer)
      }
      if ('answers' in page) sendCached(request, response, page)
      else sendFinished(response, onward(page, marks))
    } catch (error) {
      await answerError(visits, request, response, pageRequest, error)
    }
  }

  /** A page that visitors share, kept where it can be; one with rules about who looks is kept once for each role and store. */
  async function sharedPage(
    pageRequest: PageRequest,
    request: IncomingMessage,
  ): Promise<CachedPage | FinishedPage> {
    const drawFor = (audience: Audience) => (version: number) => draw({ ...pageRequest, version, audience })
    if (!platform.config.PAGE_CACHE)
      return drawFor(await audienceOfRequest(visits, request))(await contentWatch(platform).current())
    const key = isMachinePath(pageRequest.path)
      ? pageRequest.path
      : pageKey(pageRequest.path, pageRequest.query)
    const common = await cache.get(key, drawFor(anybody))
    if (common.isPersonal) {
      const audience = await audienceOfRequest(visits, request)
      return !audience.is_signed_in && audience.store === null
        ? common
        : cache.get(`${key}\n@${audience.role} ${audience.store}`, drawFor(audience))
    }
    // What is not found is not answered by the fast way: each request for it is counted.
    if (request.url && common.status !== 404) cache.remember(request.url, key)
    return common
  }

  async function draw(whole: PageRequest & { version: number }): Promise<FinishedPage> {
    const { path, version } = whole
    // A kept page is of the language that the counter it is kept by stands for.
    const { language } = await siteContext(platform, { version })
    const page = await inLanguage(language, async () =>
      isMachinePath(path)
        ? ((await machineFile(platform, assets, path)) ?? (await notFoundPage(visits.services, whole)))
        : await renderPage(visits.services, whole),
    )
    // A kept page is answered past the server's own headers, so it carries them itself.
    return { ...page, headers: { ...guards, ...page.headers } }
  }
}

/**
 * The fast way, tried before anything else: answers GET and HEAD of a URL whose page is in the cache and is
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
