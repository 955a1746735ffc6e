import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { ignoreMissing as ignore } from '../missingPaths.ts'

/** Takes URLs out of the list of those not found, or brings them back. */
export const ignoreMissing = operation({
  name: 'redirects.ignore_missing',
  summary: 'Leave out URLs of the list of those not found',
  method: 'POST',
  path: '/api/redirects/missing',
  capability: 'posts.publish',
  input: z.strictObject({
    paths: z.array(z.string().min(1).max(500)).min(1).max(200),
    is_ignored: z.boolean().default(true),
  }),
  output: z.object({ paths: z.array(z.string()) }),
  audit: ({ paths, is_ignored }) => ({
    kind: is_ignored ? 'missing_path.ignored' : 'missing_path.restored',
    target: paths[0] ?? null,
    data: { paths },
  }),
  async run(context, { paths, is_ignored: isIgnored }) {
    await ignore(context, paths, isIgnored)
    return { paths }
  },
})
