/**
 * GET /component/{id}: the code of a published snippet of the kind `component` as a document of its own (F-POST-10). A page
 * shows it in a frame; both the frame and this answer's own policy give it an origin that is nobody's, so that it can
 * neither reach the site's cookies nor call it in the visitor's name. (A frame's `srcdoc` would run under the page's policy,
 * which lets no unknown script run.)
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Platform } from '#platform/context.ts'
import { componentPolicy } from '#platform/http/securityHeaders.ts'
import { plainAnswers } from '#platform/http/texts/plainAnswers.ts'
import { inAskedLanguage } from '#platform/language/asked.ts'
import { isId, versions } from '../posts/readPost.ts'
import { visibleNow } from '../live/liveRows.ts'
import { readSnippet } from './storedSnippet.ts'

/** Tells the page around it how high the content is, and what went wrong inside. */
const prelude = `(() => {
  const known = {}
  const send = (message) => parent.postMessage({ plinth: 'component', ...Object.assign(known, message) }, '*')
  addEventListener('message', ({ source, data }) => { if (source === parent && data === 'plinth') send({}) })
  addEventListener('error', (event) => send({ error: String(event.message || 'A file could not be loaded') }), true)
  addEventListener('unhandledrejection', (event) => send({ error: String(event.reason) }))
  addEventListener('securitypolicyviolation', (event) => send({ error: 'Refused: ' + event.violatedDirective + ' ' + event.blockedURI }))
  addEventListener('load', () => new ResizeObserver(() => send({ height: Math.ceil(document.documentElement.getBoundingClientRect().height) })).observe(document.documentElement))
})()`

export interface PublishedComponent {
  versionId: string
  title: string
  code: string
}

/** Returns null for what is not published, not a snippet, or not of the kind that runs in a frame. */
export async function publishedComponent(
  { db, clock }: Platform,
  id: string,
): Promise<PublishedComponent | null> {
  if (!isId(id)) return null
  const row = await versions(db)
    .innerJoin('live', (join) => join.onRef('live.version_id', '=', 'v.id'))
    .where('live.post_id', '=', id)
    .where('live.type', '=', 'sniplet')
    .where(visibleNow(clock.now()))
    .executeTakeFirst()
  if (!row) return null
  const { kind, code, error } = readSnippet(row.metas)
  return kind === 'component' && error === null ? { versionId: row.version_id, title: row.title, code } : null
}

export function componentHandler(platform: Platform) {
  return async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const id = /^\/component\/([0-9a-f-]{36})$/.exec(new URL(request.url ?? '/', 'http://host').pathname)?.[1]
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const component = id && isRead ? await publishedComponent(platform, id) : null
    response.setHeader('cache-control', 'no-cache')
    response.setHeader('x-robots-tag', 'noindex')
    if (!component) {
      response.statusCode = 404
      response.setHeader('content-type', 'text/plain; charset=utf-8')
      response.end(inAskedLanguage(request, () => plainAnswers.not_found))
      return
    }
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('content-security-policy', componentPolicy)
    const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><script>${prelude}</script></head><body>${component.code}</body></html>`
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}
