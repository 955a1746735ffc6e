import { operation } from '#platform/operations/operation.ts'
import { saveTaxonomy as save, saveTaxonomyInput, taxonomySummary } from '../ownTaxonomies.ts'

/** Adds a taxonomy or changes the title of one (F-TAX-03). Problems: taxonomy.taken (422). */
export const saveTaxonomy = operation({
  name: 'taxonomies.save',
  summary: 'Add or change a taxonomy',
  method: 'POST',
  path: '/api/taxonomies',
  capability: 'taxonomy.write',
  input: saveTaxonomyInput,
  output: taxonomySummary,
  audit: (_, { name }) => ({ kind: 'taxonomy.saved', target: name }),
  run: (context, input) => save(context, input),
})
