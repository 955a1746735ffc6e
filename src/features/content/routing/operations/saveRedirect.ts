import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { saveManualRedirect } from '../manualRedirect.ts'

/**
 * Stores a redirect from a path of the site to a path or, for administrators, a URL of the web; `/old/*` takes all that
 * stood below a path. Problems: redirect.loop, redirect.invalid, redirect.hides (422), redirect.leaves (403).
 */
export const saveRedirect = operation({
  name: 'redirects.save',
  summary: 'Store a redirect',
  method: 'POST',
  path: '/api/redirects',
  capability: 'posts.publish',
  input: z.strictObject({
    from_path: z.string().min(1).max(500),
    to_path: z.string().min(1).max(1000),
    code: z.union([z.literal(301), z.literal(302), z.literal(308)]).default(301),
  }),
  output: z.object({
    from_path: z.string(),
    to_path: z.string(),
    code: z.union([z.literal(301), z.literal(302), z.literal(308)]),
  }),
  audit: (_, { from_path, to_path }) => ({
    kind: 'redirect.saved',
    target: from_path,
    data: { to: to_path },
  }),
  run: (context, input) => saveManualRedirect(context, input),
})
