import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { isSafePictureUrl } from '#blocks/shell/safeUrl.ts'
import { replaceUses } from '../references.ts'
import { targetKinds } from '../referenceShapes.ts'
import { urlFaults } from '../../texts/urlFaults.ts'

/**
 * Gives what uses a post, file, category, tag, URL or design token another one; '' takes links and pictures away. What
 * is used may be gone already. Posts that the viewer may not change are named in `left`.
 */
export const replaceReferences = operation({
  name: 'references.replace',
  summary: 'Change what links to a post or shows a file',
  method: 'POST',
  path: '/api/references/replace',
  capability: 'content.list',
  input: z.strictObject({
    kind: z.enum(targetKinds).default('post'),
    id: z.string().min(1).max(500),
    /** A URL; of a token its name; '' for nothing. */
    to: z
      .string()
      .max(1000)
      .refine((to) => to === '' || isSafePictureUrl(to), { error: () => urlFaults.not_allowed }),
    /** The post or file that is where the id of the old one stood. */
    to_id: z.string().max(80).default(''),
    /** URLs that it had before and that are to change as well. */
    paths: z.array(z.string().startsWith('/').max(500)).max(20).default([]),
    /** A post that stays as it is: it is open in an editor. */
    except: z.uuid().optional(),
  }),
  output: z.object({ changed: z.array(z.string()), left: z.array(z.string()) }),
  audit: ({ id, to }, { changed }) => ({ kind: 'references.replaced', target: id, data: { to, changed } }),
  run: (context, { to_id: toId, ...rest }) => replaceUses(context, { ...rest, toId }),
})
