import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { listTypesWithCounts } from '../saveType.ts'
import { typeView } from '../../views.ts'

/** The content types with their fields and how many entries each has (F-TYPE-01). */
export const listTypes = operation({
  name: 'types.list',
  summary: 'List the content types',
  method: 'GET',
  path: '/api/types',
  capability: 'content.list',
  input: z.strictObject({}),
  output: z.array(typeView),
  run: ({ db }) => listTypesWithCounts(db),
})
