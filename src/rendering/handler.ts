/** Answers every path of the public site: from the page cache where it can, else drawn once and kept. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { previewView } from '#features/content/index.ts'
import type { Platform, RequestInfo } from '#platform/context.ts'
import { currentVersion, onBump } from '#platform/database/versions.ts'
import type { Assets } from '#platform/http/assets.ts'
import { problemOf } from '#platform/http/api.ts'
import { requestInfo } from '#platform/http/requestInfo.ts'
import type { Viewer } from '#platform/viewer.ts'
import { plainDocument } from './document.tsx'
import { isMachinePath, machineFile } from './feeds.ts'
import { acceptedEncoding, PageCache, type CachedPage, type FinishedPage } from './pageCache.ts'
import { drawView, errorPage, notFoundPage, renderPage, type PageAddress, type PageServices } from './renderPage.ts'
import { isRefusedPath, readPath } from './routeRules.ts'
import { securityHeaders } from './securityHeaders.ts'

type Authenticate = (platform: Platform, request: RequestInfo) => Promise<Viewer>
type PageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const caches = new WeakMap<Platform, PageCache>()

/** One cache for each site of the process, however many handlers there are. */
function cacheOf(platform: Platform): PageCache {
  const known = caches.get(platform)
  if (known) return known
  const cache = new PageCache({
    clock: platform.clock,
    readVersion: () => currentVersion(platform.db, platform.siteId, 'content'),
  })
  onBump(() => cache.suspect())
  caches.set(platform, cache)
  return cache
}

export function pageHandler(platform: Platform, assets: Assets, authenticate: Authenticate): PageHandler {
  const services: PageServices = { platform, assets }
  const cache = cacheOf(platform)

  return async function handle(request, response) {
    const url = readUrl(request.url)
    const path = url && readPath(url.pathname)
    if (!url || !path) return sendFinished(response, plainPage(400, 'This address cannot be read.'))
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return sendFinished(response, plainPage(405, 'Pages are read, not written.'))
    }
    const address: PageAddress = { path, query: url.searchParams }
    try {
      if (path.startsWith('/user/preview')) {
        return sendFinished(response, await preview(address, request))
      }
      const page = isMachinePath(path)
        ? await cache.get(path, () => machineFile(platform, assets, path))
        : await cache.get(keyOf(address), () => renderPage(services, address))
      if ('bytes' in page) sendCached(request, response, page)
      else sendFinished(response, page)
    } catch (error) {
      await answerError(request, response, address, error)
    }
  }

  /** The own working draft as visitors would see it; never kept, never shared (F-ROUTE-01). */
  async function preview(address: PageAddress, request: IncomingMessage): Promise<FinishedPage> {
    const id = address.path.slice('/user/preview/'.length)
    if (isRefusedPath(address.path) || !id || id.includes('/')) return notFoundPage(services, address)
    const viewer = await authenticate(platform, requestInfo(request, platform.config))
    if (viewer.id === null) return redirect(`/login?next=${encodeURIComponent(address.path)}`)
    const view = await previewView(platform, viewer, id)
    return view ? drawView(services, address, view, { isPreview: true }) : notFoundPage(services, address)
  }

  async function answerError(request: IncomingMessage, response: ServerResponse, address: PageAddress, error: unknown): Promise<void> {
    const known = problemOf(error)
    if (known.status === 404) return sendFinished(response, { ...(await notFoundPage(services, address)), isCacheable: false })
    const info = requestInfo(request, platform.config)
    if (known.status >= 500) platform.log.error({ err: error, request: info.id, path: address.path }, 'page.failed')
    if (response.headersSent) {
      response.destroy()
      return
    }
    const message = known.message
    const page = await Promise.resolve()
      .then(async () => {
        const maySeeStack = platform.config.NODE_ENV === 'development' || (await authenticate(platform, info)).role === 'administrator'
        const stack = maySeeStack && error instanceof Error ? (error.stack ?? null) : null
        return errorPage(services, address, { status: known.status, message, url: address.path, stack })
      })
      // Without a database not even the header can be drawn: the plain screen says the same.
      .catch(() => plainPage(known.status, message, address.path))
    if (known.retryAfterSeconds) response.setHeader('retry-after', String(known.retryAfterSeconds))
    sendFinished(response, { ...page, headers: { ...page.headers, 'cache-control': 'no-store' } })
  }
}

function readUrl(raw: string | undefined): URL | null {
  const target = raw?.startsWith('/') ? `http://host${raw}` : raw
  return target && URL.canParse(target) ? new URL(target) : null
}

/** Only what changes the page: marks of advertisers do not, and the order of parameters does not. */
function keyOf({ path, query }: PageAddress): string {
  const kept = [...query].filter(([name]) => !/^(utm_|fbclid$|gclid$|mc_)/.test(name)).toSorted()
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path
}

function redirect(location: string): FinishedPage {
  return { status: 302, body: '', headers: { location, 'cache-control': 'private, no-store' }, isCacheable: false }
}

function plainPage(status: number, message: string, url = ''): FinishedPage {
  const body = plainDocument('Dang', ['It looks like something broke.', `${status} ${message}`, url].filter(Boolean))
  const headers = { ...securityHeaders('', { scripts: [], styles: [] }, false), 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  return { status, body, headers, isCacheable: false }
}

function sendCached(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const etag = `"${page.etag}-${encoding}"`
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { etag, vary: 'accept-encoding', 'cache-control': page.headers['cache-control'] ?? 'no-cache' })
    response.end()
    return
  }
  const bytes = page.bytes[encoding]
  response.writeHead(page.status, {
    ...page.headers,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    vary: 'accept-encoding',
    etag,
    'content-length': bytes.length,
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

function sendFinished(response: ServerResponse, page: FinishedPage): void {
  const bytes = Buffer.from(page.body)
  response.writeHead(page.status, { ...page.headers, 'content-length': bytes.length })
  response.end(response.req.method === 'HEAD' ? undefined : bytes)
}
