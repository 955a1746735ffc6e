import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { replacementView } from '../replacingSchema.ts'
import { takeReplacementBack } from '../replacements.ts'

/** Each post gets its words of before in a new version; one that was saved since stays as it is. Problems: replacement.missing (404). */
export const undoReplacement = operation({
  name: 'texts.undo',
  summary: 'Take a replacement back, within a day',
  method: 'POST',
  path: '/api/texts/replacements/undo',
  capability: 'content.list',
  input: z.strictObject({ id: z.uuid() }),
  output: replacementView,
  audit: ({ id }) => ({ kind: 'texts.replacement_undone', target: id }),
  run: (context, { id }) => takeReplacementBack(context, id),
})
