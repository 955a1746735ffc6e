import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { isSafeAddress } from '../document/safeState.ts'
import { replaceUses } from '../references.ts'

/**
 * Gives what links to a post, or shows a file, another address; '' takes links and pictures away. Posts that the viewer
 * may not change are named in `left`. Problems: post.missing (404).
 */
export const replaceReferences = operation({
  name: 'references.replace',
  summary: 'Change what links to a post or shows a file',
  method: 'POST',
  path: '/api/references/replace',
  capability: 'content.list',
  input: z.strictObject({
    kind: z.enum(['post', 'media']).default('post'),
    id: z.uuid(),
    to: z.string().max(1000).refine((to) => to === '' || isSafeAddress(to), 'This address is not allowed.'),
    /** The post or file that stands where the id of the old one stood. */
    to_id: z.union([z.uuid(), z.literal('')]).default(''),
    /** Addresses that it had before and that are to change as well. */
    paths: z.array(z.string().startsWith('/').max(500)).max(20).default([]),
  }),
  output: z.object({ changed: z.array(z.string()), left: z.array(z.string()) }),
  audit: ({ id, to }, { changed }) => ({ kind: 'references.replaced', target: id, data: { to, changed } }),
  run: (context, { to_id: toId, ...rest }) => replaceUses(context, { ...rest, toId }),
})
