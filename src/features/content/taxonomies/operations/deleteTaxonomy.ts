import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { removeTaxonomy } from '../ownTaxonomies.ts'

/** Removes an own taxonomy with its entries. Problems: taxonomy.fixed (422), taxonomy.missing (404). */
export const deleteTaxonomy = operation({
  name: 'taxonomies.delete',
  summary: 'Remove an own taxonomy with its entries',
  method: 'DELETE',
  path: '/api/taxonomies/{name}',
  capability: 'taxonomy.write',
  input: z.strictObject({ name: z.string().max(60) }),
  output: z.object({ name: z.string(), undo: z.string() }),
  audit: (_, { name }) => ({ kind: 'taxonomy.deleted', target: name }),
  run: (context, { name }) => removeTaxonomy(context, name),
})
