/** How a page goes out: as it is kept, or as it was just drawn; and the plain one that needs nothing but words. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { plainDocument } from './document.tsx'
import { acceptedEncoding, type CachedPage, type FinishedPage } from './pageCache.ts'
import { pages } from './texts/pages.ts'

export function redirect(location: string): FinishedPage {
  return {
    status: 302,
    body: '',
    headers: { location, 'cache-control': 'private, no-store' },
    isCacheable: false,
  }
}

/** Words alone, for where no theme can be drawn. */
export function plainPage(status: number, message: string, url = ''): FinishedPage {
  const body = plainDocument(pages.dang, [pages.something_broke, `${status} ${message}`, url].filter(Boolean))
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  return { status, body, headers, isCacheable: false }
}

export function sendCached(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
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

export function sendFinished(response: ServerResponse, page: FinishedPage): void {
  const bytes = Buffer.from(page.body)
  response.writeHead(page.status, { ...page.headers, 'content-length': bytes.length })
  response.end(response.req.method === 'HEAD' ? undefined : bytes)
}
