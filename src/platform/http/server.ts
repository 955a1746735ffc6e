/** The one HTTP server: guards what every answer needs and hands each path to who draws it. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import client from 'prom-client'
import { sql } from 'kysely'
import type { Platform } from '../context.ts'
import { guardHeaders, isSecureSite } from './securityHeaders.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface Mount {
  /** The path begins with this. */
  prefix: string
  handler: Handler
}

/** Answers at once what it can and returns whether it did; it must not wait. */
export type QuickAnswer = (request: IncomingMessage, response: ServerResponse) => boolean

/** Makes the server; `quick` is asked first, then `mounts` in order, the last resort is `pages`. */
export function createHttpServer(platform: Platform, mounts: readonly Mount[], pages: Handler, quick?: QuickAnswer): Server {
  const metrics = createMetrics()
  const ownHost = platform.config.SITE_URL ? new URL(platform.config.SITE_URL).host : null
  const guards = Object.entries(guardHeaders(isSecureSite(platform.config)))
  let isDraining = false

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url?.split('?', 1)[0] ?? '/'
    if (!isPath(request.url ?? '/')) return answerText(response, 400, 'The request could not be read.')
    if (path === '/healthz') return answerText(response, 200, 'ok')
    if (path === '/readyz') return answerText(response, (await isReady(platform)) && !isDraining ? 200 : 503, 'ready')
    if (ownHost && !isKnownHost(request.headers.host, ownHost)) {
      return answerText(response, 421, 'This server does not answer for that host name.')
    }
    if (path === '/metrics') {
      if (!isLocal(request)) return answerText(response, 404, 'Page Not Found: /metrics')
      return answerText(response, 200, await metrics.registry.metrics())
    }
    const mount = mounts.find(({ prefix }) => path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`))
    await (mount?.handler ?? pages)(request, response)
  }

  const server = createServer({ headersTimeout: 10_000, requestTimeout: 120_000, keepAliveTimeout: 15_000 }, (request, response) => {
    // No timer and no listener for these: they would cost as much as the answer.
    if (quick && (ownHost === null || isKnownHost(request.headers.host, ownHost)) && quick(request, response)) {
      metrics.countQuick()
      return
    }
    for (const [name, value] of guards) response.setHeader(name, value)
    const stop = metrics.duration.startTimer({ method: request.method })
    response.once('close', () => stop({ status: String(response.statusCode) }))
    handle(request, response).catch((error: unknown) => {
      platform.log.error({ err: error, path: request.url }, 'http.failed')
      if (response.headersSent) response.destroy()
      else answerText(response, 500, 'Something broke on the server. Please try again.')
    })
  })
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n')
  })
  server.once('close', () => {
    isDraining = true
  })
  return server
}

/** A path of our own: `//host/…` would be read as an address elsewhere. */
function isPath(target: string): boolean {
  return target.startsWith('/') && !target.startsWith('//') && URL.canParse(target, 'http://host')
}

/** Names of this machine are always known, so that health checks and a first look work. */
function isKnownHost(host: string | undefined, ownHost: string): boolean {
  if (!host) return false
  return host === ownHost || /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)
}

function isLocal(request: IncomingMessage): boolean {
  return /^(::1|(::ffff:)?127\.)/.test(request.socket.remoteAddress ?? '')
}

async function isReady(platform: Platform): Promise<boolean> {
  return sql`select 1`.execute(platform.db).then(
    () => true,
    () => false,
  )
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
