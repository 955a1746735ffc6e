/** POST /order/find: the form of the page /order, which works without scripts; leads back to it with what is to be said. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import type { Platform } from '#platform/context.ts'
import { readPlainForm } from '#platform/http/readPlainForm.ts'
import { requestInfo } from '#platform/http/requestInfo.ts'
import { Problem } from '#platform/operations/problem.ts'
import { askForOrder } from './findOrder.ts'

const question = z.object({ number: z.string().trim().min(1).max(40), email: z.email().max(254) })

export function findOrderHandler(platform: Platform) {
  return async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const state = request.method === 'POST' ? await stateAfter(platform, request) : ''
    response.writeHead(303, { location: state ? `/order?${state}` : '/order', 'cache-control': 'no-store' })
    response.end()
  }
}

async function stateAfter(platform: Platform, request: IncomingMessage): Promise<string> {
  const { ip, header } = requestInfo(request, platform.config)
  // Another site's form must not have emails written.
  if (header('sec-fetch-site') === 'cross-site') return ''
  const asked = question.safeParse(Object.fromEntries(await readPlainForm(request)))
  if (!asked.success) return 'incomplete'
  try {
    await askForOrder(platform, ip, asked.data)
    return 'sent'
  } catch (error) {
    if (error instanceof Problem && error.status === 429) return 'later'
    throw error
  }
}
