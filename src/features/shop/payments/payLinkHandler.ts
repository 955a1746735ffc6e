/** GET /pay/order/{number}?token=: sends the buyer of a waiting order to its payment page; whatever else it is, to the order's own page. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Platform } from '#platform/context.ts'
import { Problem } from '#platform/operations/problem.ts'
import { originOfRequest } from './originOfRequest.ts'
import { orderIdByToken } from '../orders/buyerOrder.ts'
import { openPayLink } from './payLink.ts'

export function payLinkHandler(platform: Platform) {
  return async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://host')
    const number = (url.pathname.split('/').at(-1) ?? '').replaceAll(/[^\w-]/g, '')
    const token = url.searchParams.get('token') ?? ''
    const page = `/order/${encodeURIComponent(number)}?token=${encodeURIComponent(token)}`
    response.setHeader('cache-control', 'private, no-store')
    response.setHeader('referrer-policy', 'no-referrer')
    response.setHeader('x-robots-tag', 'noindex')
    // A browser that looks ahead opens no payment page.
    const isReal =
      request.method === 'GET' &&
      !/prefetch|prerender/.test(`${request.headers.purpose} ${request.headers['sec-purpose']}`)
    const orderId = isReal && token.length < 200 ? await orderIdByToken(platform, number, token) : null
    const to =
      orderId === null
        ? null
        : await payPage(
            platform,
            orderId,
            originOfRequest(platform.config, (name) => headerOf(request, name)),
          )
    response.writeHead(303, { location: to ?? page })
    response.end()
  }
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** Where it cannot be opened now, the order's page says how it stands, and the button is there again. */
async function payPage(platform: Platform, orderId: string, origin: string): Promise<string | null> {
  try {
    return await openPayLink(platform, orderId, origin)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    platform.log.warn({ err: error, order: orderId }, 'shop.pay_link')
    return null
  }
}
