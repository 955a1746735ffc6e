import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { entryListInput, entryView, listEntries as list } from '../entries.ts'
import { paginationView } from '../../views.ts'

/** The published entries of a content type with their fields (F-TYPE-01). Problems: type.missing (404). */
export const listEntries = operation({
  name: 'entries.list',
  summary: 'List the published entries of a content type with the values of its fields',
  method: 'GET',
  path: '/api/t/{plural}',
  capability: 'public',
  input: entryListInput,
  output: z.object({ items: z.array(entryView), pagination: paginationView }),
  run: (context, query) => list(context, query),
})
