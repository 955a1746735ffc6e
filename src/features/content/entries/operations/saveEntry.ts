import { operation } from '#platform/operations/operation.ts'
import { entryView, saveEntry as save, saveEntryInput } from '../entries.ts'

/** Creates or changes an entry; its fields are checked by the type. Problems: type.missing (404), post.field_invalid (422). */
export const saveEntry = operation({
  name: 'entries.save',
  summary: 'Create an entry of a content type or save a new version of it',
  method: 'POST',
  path: '/api/t/{plural}',
  capability: 'content.list',
  input: saveEntryInput,
  output: entryView,
  audit: ({ plural }, entry) => ({
    kind: `post.${entry.status === 'published' ? 'published' : 'saved'}`,
    target: entry.id,
    data: { plural, version: entry.version },
  }),
  run: (context, input) => save(context, input),
})
