import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { replacementView } from '../replacingSchema.ts'
import { listReplacements } from '../replacements.ts'

export const listTextReplacements = operation({
  name: 'texts.replacements',
  summary: 'List the viewer’s replacements of the last day',
  method: 'GET',
  path: '/api/texts/replacements',
  capability: 'content.list',
  input: z.strictObject({}),
  output: z.array(replacementView),
  run: (context) => listReplacements(context),
})
