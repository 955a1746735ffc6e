import { z } from 'zod'
import { filePolicy } from '#platform/http/securityHeaders.ts'
import { BytesReply, operation } from '#platform/operations/operation.ts'

/**
 * What comes from elsewhere is named as one of these and nothing else: none of them is run or drawn as a page, whoever links
 * to it. A browser that is told `nosniff` runs no script under these names, also where our own pages let own scripts run.
 */
function inertType(declared: string | undefined): string {
  const type = (declared ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (/^image\/(?:avif|gif|jpeg|png|webp)$/.test(type)) return type
  if (type === 'application/json' || type.endsWith('+json')) return 'application/json; charset=utf-8'
  if (type.startsWith('text/') || /^application\/(?:.*\+)?xml$/.test(type)) return 'text/plain; charset=utf-8'
  return 'application/octet-stream'
}

/**
 * Fetches a URL of the web for the editor (F-MEDIA-08, A-18). What comes back never renders in our origin.
 * Problems: egress.refused (403), egress.failed (502), egress.too_large (413).
 */
export const fetchRemote = operation({
  name: 'media.fetch_remote',
  summary: 'Fetch a URL of the web through the site',
  method: 'GET',
  path: '/api/fetch',
  capability: 'fetch.remote',
  rateLimit: { points: 30, windowSeconds: 60 },
  input: z.strictObject({ target_url: z.string().min(1).max(2048) }),
  output: z.null(),
  async run({ egress }, { target_url }) {
    const answer = await egress.fetch({ url: target_url })
    return new BytesReply(
      answer.body,
      {
        'content-type': inertType(answer.headers['content-type']),
        'content-disposition': 'attachment',
        'x-content-type-options': 'nosniff',
        'content-security-policy': filePolicy,
      },
      answer.status,
    )
  },
})
