import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { usesOf } from '../references.ts'
import { targetKinds } from '../referenceShapes.ts'
import { useView } from '../../views.ts'

const one = z.string().min(1).max(500)
const ids = z.union([one, z.array(one).min(1).max(100)]).transform((given) => [given].flat())

/** What uses these posts, files, categories, tags, URLs or design tokens, and would break without them; posts that the viewer may not read are left out. */
export const listReferences = operation({
  name: 'references.list',
  summary: 'What uses a post, a file, a category, a tag, a URL or a design token',
  method: 'GET',
  path: '/api/references',
  capability: 'content.list',
  input: z.strictObject({ kind: z.enum(targetKinds).default('post'), ids, except: z.uuid().optional() }),
  output: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      url: z.string(),
      type: z.string().nullable(),
      uses: z.array(useView),
      settings: z.array(z.string()),
    }),
  ),
  run: (context, { kind, ids: wanted, except }) => usesOf(context, kind, wanted, { except }),
})
