import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { taxonomySummaries, taxonomySummary } from '../ownTaxonomies.ts'

/** Categories, tags and the own taxonomies (F-TAX-03). */
export const listTaxonomies = operation({
  name: 'taxonomies.list',
  summary: 'List the taxonomies',
  method: 'GET',
  path: '/api/taxonomies',
  capability: 'content.list',
  input: z.strictObject({}),
  output: z.array(taxonomySummary),
  run: ({ db }) => taxonomySummaries(db),
})
