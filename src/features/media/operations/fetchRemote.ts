import { z } from 'zod'
import { filePolicy } from '#platform/http/securityHeaders.ts'
import { BytesReply, operation } from '#platform/operations/operation.ts'

/**
 * Fetches an address of the web for the editor (F-MEDIA-08, A-18). What comes back never renders in our origin.
 * Problems: egress.refused (403), egress.failed (502), egress.too_large (413).
 */
export const fetchRemote = operation({
  name: 'media.fetch_remote',
  summary: 'Fetch an address of the web through the site',
  method: 'GET',
  path: '/api/fetch',
  capability: 'fetch.remote',
  rateLimit: { points: 30, windowSeconds: 60 },
  input: z.strictObject({ target_url: z.string().min(1).max(2048) }),
  output: z.null(),
  async run({ egress }, { target_url }) {
    const answer = await egress.fetch({ url: target_url })
    return new BytesReply(answer.body, {
      'content-type': answer.headers['content-type'] ?? 'application/octet-stream',
      'content-disposition': 'attachment',
      'content-security-policy': filePolicy,
    }, answer.status)
  },
})
