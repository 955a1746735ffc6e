import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { replacementView } from '../replacingSchema.ts'
import { viewReplacement } from '../replacements.ts'

/** Problems: replacement.missing (404). */
export const readReplacement = operation({
  name: 'texts.replacement',
  summary: 'How far a replacement is',
  method: 'GET',
  path: '/api/texts/replacements/{id}',
  capability: 'content.list',
  input: z.strictObject({ id: z.uuid() }),
  output: replacementView,
  run: (context, { id }) => viewReplacement(context, id),
})
