import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { entryView, readEntry as read } from '../entries.ts'

/** One entry by its id or the last part of its URL. Problems: type.missing, post.missing (404). */
export const readEntry = operation({
  name: 'entries.read',
  summary: 'Read one entry of a content type by its id or its URL',
  method: 'GET',
  path: '/api/t/{plural}/{key}',
  capability: 'public',
  input: z.strictObject({ plural: z.string().max(60), key: z.string().max(200) }),
  output: entryView,
  run: (context, { plural, key }) => read(context, plural, key),
})
