/** What is answered where a page could not be drawn: the theme's own screen, or plain words where not even that can be. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { problemOf } from '#platform/http/api.ts'
import { requestInfo } from '#platform/http/requestInfo.ts'
import type { Visits } from './ownPages.ts'
import { plainPage, sendFinished } from './pageAnswers.ts'
import { errorPage, notFoundPage, type PageRequest } from './renderPage.ts'

export async function answerError(
  { platform, services, authenticate }: Visits,
  request: IncomingMessage,
  response: ServerResponse,
  pageRequest: PageRequest,
  error: unknown,
): Promise<void> {
  const known = problemOf(error)
  if (known.status === 404)
    return sendFinished(response, { ...(await notFoundPage(services, pageRequest)), isCacheable: false })
  const info = requestInfo(request, platform.config)
  if (known.status >= 500)
    platform.log.error({ err: error, request: info.id, path: pageRequest.path }, 'page.failed')
  if (response.headersSent) {
    response.destroy()
    return
  }
  const message = known.message
  if (known.status === 503) {
    // What is busy or silent cannot draw the theme's own screen either.
    response.setHeader('retry-after', String(known.retryAfterSeconds ?? 2))
    return sendFinished(response, plainPage(503, message, pageRequest.path))
  }
  const page = await Promise.resolve()
    .then(async () => {
      const maySeeStack =
        platform.config.NODE_ENV === 'development' ||
        (await authenticate(platform, info)).role === 'administrator'
      const stack = maySeeStack && error instanceof Error ? (error.stack ?? null) : null
      return errorPage(services, pageRequest, { status: known.status, message, url: pageRequest.path, stack })
    })
    // Without a database not even the header can be drawn: the plain screen says the same.
    .catch(() => plainPage(known.status, message, pageRequest.path))
  if (known.retryAfterSeconds) response.setHeader('retry-after', String(known.retryAfterSeconds))
  sendFinished(response, { ...page, headers: { ...page.headers, 'cache-control': 'no-store' } })
}
