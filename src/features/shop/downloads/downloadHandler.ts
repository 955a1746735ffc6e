/** GET /download/{grant}?token=: the bought file, as a stream, so that its size does not matter. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Platform } from '#platform/context.ts'
import { filePolicy } from '#platform/http/securityHeaders.ts'
import { sendStream } from '#platform/http/sendStream.ts'
import { inSiteLanguage } from '#features/settings/index.ts'
import { takeDownload } from './downloads.ts'
import { downloadPage } from './texts/downloadPage.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function downloadHandler(platform: Platform) {
  return async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://host')
    const id = url.pathname.split('/').at(-1) ?? ''
    const token = url.searchParams.get('token') ?? ''
    // A browser that looks ahead, or a mail reader that asks for the head only, uses up no download.
    const isReal =
      request.method === 'GET' &&
      !/prefetch|prerender/.test(`${request.headers.purpose} ${request.headers['sec-purpose']}`)
    const file =
      isReal && uuid.test(id) && token.length < 200 ? await takeDownload(platform, id, token) : null
    const stored = file ? await platform.storage.stat('private', file.path) : null
    const content = file && stored ? await platform.storage.stream('private', file.path) : null
    response.setHeader('cache-control', 'private, no-store')
    response.setHeader('content-security-policy', filePolicy)
    response.setHeader('referrer-policy', 'no-referrer')
    response.setHeader('x-robots-tag', 'noindex')
    if (!file || !stored || !content) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
      await inSiteLanguage(platform, () => response.end(`${downloadPage.ended}\n`))
      return
    }
    response.writeHead(200, {
      'content-type': 'application/octet-stream',
      'content-length': stored.size,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    })
    await sendStream(response, content)
  }
}
