/** The one HTTP server: guards what every answer needs and hands each path to who draws it. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import client from 'prom-client'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Platform } from '../context.ts'
import { inHaste } from '../database/haste.ts'
import { inAskedLanguage } from '../language/asked.ts'
import { problemOf } from './api.ts'
import { plainAnswers } from './texts/plainAnswers.ts'
import { keptBytes, pageFigures } from './pageFigures.ts'
import { guardHeaders, isSecureSite } from './securityHeaders.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface Mount {
  /** The path begins with this. */
  prefix: string
  handler: Handler
}

/** Answers at once what it can and returns whether it did; it must not wait. */
export type QuickAnswer = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Makes the server; `quick` is asked first, then `mounts` in order, the last resort is `pages`. While `isDraining` says so,
 * /readyz tells balancers to send nobody any more; who comes all the same is served.
 */
export function createHttpServer(
  platform: Platform,
  mounts: readonly Mount[],
  pages: Handler,
  quick?: QuickAnswer,
  isDraining: () => boolean = () => false,
): Server {
  const metrics = createMetrics()
  const ownHost = platform.config.SITE_URL ? new URL(platform.config.SITE_URL).host : null
  const guards = Object.entries(guardHeaders(isSecureSite(platform.config)))

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url?.split('?', 1)[0] ?? '/'
    if (!isPath(request.url ?? '/')) return refuse(request, response, 400, () => plainAnswers.unreadable)
    if (path === '/healthz') return answerText(response, 200, 'ok')
    if (path === '/readyz') {
      const isOpen = !isDraining() && (await isReady(platform))
      return answerText(response, isOpen ? 200 : 503, isOpen ? 'ready' : 'not ready')
    }
    if (ownHost && !isKnownHost(request.headers.host, ownHost)) {
      return refuse(request, response, 421, () => plainAnswers.unknown_host)
    }
    if (path === '/metrics') {
      if (!mayReadMetrics(request, platform.config))
        return refuse(request, response, 404, () => plainAnswers.not_found_at({ path }))
      return answerText(response, 200, await metrics.registry.metrics())
    }
    const mount = mounts.find(
      ({ prefix }) => path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`),
    )
    await (mount?.handler ?? pages)(request, response)
  }

  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 120_000,
      keepAliveTimeout: 15_000,
      connectionsCheckingInterval: 2_000,
    },
    (request, response) => {
      if (hasTwoHosts(request)) return refuse(request, response, 400, () => plainAnswers.unreadable)
      // No timer and no listener for these: they would cost as much as the answer.
      if (
        quick &&
        (ownHost === null || isKnownHost(request.headers.host, ownHost)) &&
        quick(request, response)
      ) {
        metrics.countQuick()
        return
      }
      for (const [name, value] of guards) response.setHeader(name, value)
      const stop = metrics.duration.startTimer({ method: request.method })
      response.once('close', () => stop({ status: String(response.statusCode) }))
      inHaste(
        () => response.headersSent || response.destroyed,
        () => {
          handle(request, response).catch((error: unknown) => {
            platform.log.error({ err: error, path: request.url }, 'http.failed')
            if (response.headersSent) return response.destroy()
            const { status, message, retryAfterSeconds } = problemOf(error)
            if (retryAfterSeconds) response.setHeader('retry-after', String(retryAfterSeconds))
            if (status === 503) answerText(response, 503, message)
            else refuse(request, response, 500, () => plainAnswers.broke)
          })
        },
      )
    },
  )
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Browsers hold connections ready for later. What we wrote into one of them would be taken for the answer to the
    // request that is just being sent; a connection that is closed they open anew, and ask again.
    const isSilent = socket instanceof Socket && socket.bytesRead === 0
    if (isSilent || !socket.writable) return socket.destroy()
    const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request'
    socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`)
  })
  return server
}

/** A path of our own: `//host/…` would be read as a URL elsewhere. */
function isPath(target: string): boolean {
  return target.startsWith('/') && !target.startsWith('//') && URL.canParse(target, 'http://host')
}

/** Names of this machine are always known, so that health checks and a first look work. */
function isKnownHost(host: string | undefined, ownHost: string): boolean {
  if (!host) return false
  return host === ownHost || /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)
}

/** A proxy and we might each believe another one of them. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count > 1
}

const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

/**
 * With METRICS_TOKEN whoever names it as `Authorization: Bearer …`. Without one only this machine itself: what a proxy on it
 * hands on comes from the world.
 */
function mayReadMetrics(
  request: IncomingMessage,
  { METRICS_TOKEN: token, TRUSTED_PROXIES: proxies }: Pick<Config, 'METRICS_TOKEN' | 'TRUSTED_PROXIES'>,
): boolean {
  if (token) return isSame(request.headers.authorization ?? '', `Bearer ${token}`)
  if (proxies > 0 || forwardingHeaders.some((name) => request.headers[name] !== undefined)) return false
  return /^(::1|(::ffff:)?127\.)/.test(request.socket.remoteAddress ?? '')
}

/** In a time that tells nothing of the difference. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

async function isReady(platform: Platform): Promise<boolean> {
  return sql`select 1`.execute(platform.db).then(
    () => true,
    () => false,
  )
}

/** Nobody knows yet who asks, or of which site. */
function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  sentence: () => string,
): void {
  answerText(response, status, inAskedLanguage(request, sentence))
}

function answerText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.end(text)
}

function createMetrics() {
  const registry = new client.Registry()
  client.collectDefaultMetrics({ register: registry, prefix: 'plinth_' })
  const duration = new client.Histogram({
    name: 'plinth_http_request_seconds',
    help: 'Time from request to finished answer',
    labelNames: ['method', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  for (const [name, help, read] of [
    ['kept', 'Pages answered from the page cache', () => pageFigures.kept],
    [
      'lingered',
      'Of these, pages of before a change that were answered while one request drew them anew',
      () => pageFigures.lingered,
    ],
    ['drawn', 'Pages that had to be drawn for the page cache', () => pageFigures.drawn],
  ] as const) {
    const counter: client.Counter = new client.Counter({
      name: `plinth_page_cache_${name}_total`,
      help,
      registers: [registry],
      collect() {
        counter.reset()
        counter.inc(read())
      },
    })
  }
  const bytes: client.Gauge = new client.Gauge({
    name: 'plinth_page_cache_bytes',
    help: 'Bytes of the pages in the page cache, in all encodings',
    registers: [registry],
    collect: () => bytes.set(keptBytes()),
  })
  let quickAnswers = 0
  const quick = new client.Counter({
    name: 'plinth_http_cached_pages_total',
    help: 'Pages answered from the page cache without waiting',
    registers: [registry],
    collect() {
      quick.reset()
      quick.inc(quickAnswers)
    },
  })
  function countQuick(): void {
    quickAnswers += 1
  }
  return { registry, duration, countQuick }
}
