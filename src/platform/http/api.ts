/**
 * /api: finds the operation of a request, lets the caller in or not, runs it and writes the envelope.
 * Everything that guards a call is here, so that no second entry point can skip it.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { writeAudit } from '../audit/writeAudit.ts'
import type { Context, Platform, RequestInfo } from '../context.ts'
import { BytesReply, StreamReply, type Operation } from '../operations/operation.ts'
import { inLanguage } from '../language/inLanguage.ts'
import { dataProblem } from '../operations/dataProblems.ts'
import { Problem, problem } from '../operations/problem.ts'
import type { Viewer } from '../viewer.ts'
import { originOf } from './originOf.ts'
import { previewReader } from './previewReader.ts'
import { countTry } from './rateLimit.ts'
import { isRecord } from '#platform/isRecord.ts'
import { jsonLimitBytes, parseJsonObject, parseQuery, readBody } from './readBody.ts'
import { requestInfo, responseControls } from './requestInfo.ts'
import { createRouter } from './router.ts'
import { sendStream } from './sendStream.ts'
import { dataPolicy, isSecureSite } from './securityHeaders.ts'

export interface ApiOptions {
  operations: readonly Operation[]
  authenticate(platform: Platform, request: RequestInfo): Promise<Viewer>
  /** The language of the site, BCP 47, for those who have chosen none. */
  siteLanguage?(): Promise<string>
}

export function apiHandler(platform: Platform, options: ApiOptions) {
  const router = createRouter(options.operations)
  const isSecure = isSecureSite(platform.config)

  return async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const info = requestInfo(request, platform.config)
    response.setHeader('x-request-id', info.id)
    response.setHeader('cache-control', 'private, no-store')
    response.setHeader('content-security-policy', dataPolicy)
    const ofSite = (await options.siteLanguage?.().catch(() => '')) ?? ''
    await inLanguage(ofSite, async () => {
      try {
        const match = router.match(info.method, info.path)
        if (!match) throw problem('path.unknown', { path: info.path })
        guardOrigin(match.operation, info, platform)
        const viewer = await options.authenticate(platform, info)
        await inLanguage(viewer.language ?? ofSite, () => answer(match, viewer, info, request, response))
      } catch (error) {
        answerError(platform, info, response, error)
      }
    })
  }

  /** Runs the operation for those who ask, in their language. */
  async function answer(
    { operation, parameters }: { operation: Operation; parameters: Record<string, string> },
    viewer: Viewer,
    info: RequestInfo,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    try {
      guardCapability(operation, viewer)
      if (operation.rateLimit) {
        await countTry(platform, operation.name, viewer.id ?? info.ip, operation.rateLimit)
      }
      const input = await inputOf(operation, request, info, parameters)
      const context: Context = {
        ...platform,
        viewer,
        request: info,
        response: responseControls(response, isSecure, previewReader(request).cookiePrefix),
      }
      const { reply, audit } = await operation.call(context, input)
      if (audit) await writeAudit(context.db, context, audit)
      if (reply instanceof BytesReply) {
        for (const [name, value] of Object.entries(reply.headers)) response.setHeader(name, value)
        send(response, reply.status, reply.bytes)
        return
      }
      if (reply instanceof StreamReply) {
        await sendChunks(response, reply)
        return
      }
      sendJson(response, reply.status, { d: reply.d ?? null, ...reply.extra })
    } catch (error) {
      answerError(platform, info, response, error)
    }
  }
}

/** 401 where nobody is signed in, 403 where the role lacks it. */
function guardCapability(operation: Operation, viewer: Viewer): void {
  if (operation.capability === 'public' || viewer.can(operation.capability)) return
  throw viewer.id === null ? problem('session.missing') : problem('capability.missing')
}

/** A change must come from our own pages (SECURITY row 21): same origin, and for a GET with effects our client's header. */
function guardOrigin(operation: Operation, info: RequestInfo, platform: Platform): void {
  if (!operation.hasEffects || !operation.sameSiteOnly) return
  if (originOf(info, platform) === 'elsewhere') throw problem('request.cross_site')
  if (/prefetch|prerender/.test(`${info.header('purpose')} ${info.header('sec-purpose')}`)) {
    throw problem('request.cross_site')
  }
  if (operation.method === 'GET' && !info.header('x-timestamp')) throw problem('request.cross_site')
}

async function inputOf(
  operation: Operation,
  request: IncomingMessage,
  info: RequestInfo,
  parameters: Record<string, string>,
): Promise<Record<string, unknown>> {
  const query = parseQuery(info.query)
  if (operation.body === 'stream') {
    info.stream = request
    return { ...query, ...parameters }
  }
  if (operation.method === 'GET') return { ...query, ...parameters }
  const bytes = await readBody(request, operation.bodyLimitBytes ?? jsonLimitBytes)
  if (operation.body === 'raw') {
    info.rawBody = bytes
    return { ...query, ...parameters }
  }
  const type = info.header('content-type') ?? ''
  if (bytes.length > 0 && !/^application\/json\b/i.test(type)) throw problem('request.unsupported_type')
  return { ...query, ...parseJsonObject(bytes, operation.listKey), ...parameters }
}

/** PostgreSQL's codes for "come back later": too many connections, going down, cannot connect, disk full. */
const busyCodes = new Set([
  '53300',
  '57P01',
  '57P03',
  '08006',
  '08001',
  'ECONNREFUSED',
  'ENOENT',
  '53100',
  '55P03',
  '57014',
])

export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (isRecord(error) || error instanceof Error) {
    const code = 'code' in error ? String(error.code) : ''
    const message = error instanceof Error ? error.message : ''
    if (
      busyCodes.has(code) ||
      /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable/.test(
        message,
      )
    ) {
      return problem('server.busy', { retry_after: 2 })
    }
    const refused = dataProblem(error)
    if (refused) return refused
  }
  return problem('server.failed')
}

/** Answers the error envelope; what is not a Problem is logged with the request's id and told in one sentence. */
function answerError(platform: Platform, info: RequestInfo, response: ServerResponse, error: unknown): void {
  const known = problemOf(error)
  if (known.status >= 500) platform.log.error({ err: error, request: info.id, path: info.path }, known.code)
  if (response.headersSent) {
    response.destroy()
    return
  }
  if (known.retryAfterSeconds) response.setHeader('retry-after', String(known.retryAfterSeconds))
  if (known.status === 413) response.setHeader('connection', 'close')
  const { code, message, data } = known
  sendJson(response, known.status, { d: null, error: { code, message, ...(data ? { data } : {}) } })
}

function sendJson(response: ServerResponse, status: number, envelope: unknown): void {
  response.setHeader('content-type', 'application/json; charset=utf-8')
  send(response, status, Buffer.from(JSON.stringify(envelope)))
}

async function sendChunks(response: ServerResponse, { chunks, headers }: StreamReply): Promise<void> {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (response.req.method === 'HEAD') {
    response.end()
    return
  }
  await sendStream(response, chunks)
}

function send(response: ServerResponse, status: number, bytes: Uint8Array): void {
  response.statusCode = status
  response.setHeader('content-length', bytes.length)
  response.end(response.req.method === 'HEAD' ? undefined : bytes)
}
