import { operation } from '#platform/operations/operation.ts'
import { replacementView, replaceInput } from '../replacingSchema.ts'
import { beginReplacement } from '../replacements.ts'

/**
 * Replaces words at the places that `texts.find` named, each post in a new version of the same status. What takes longer than
 * a call goes on in the background: `texts.replacement` says how far it is. Posts that somebody writes on, that changed since or
 * that the viewer may not change are in `left`, with the reason.
 */
export const replaceTexts = operation({
  name: 'texts.replace',
  summary: 'Replace words in many posts',
  method: 'POST',
  path: '/api/texts/replace',
  capability: 'content.list',
  input: replaceInput,
  output: replacementView,
  audit: ({ find, replace, posts }, { id }) => ({
    kind: 'texts.replaced',
    target: id,
    data: { find, replace, posts: posts.length },
  }),
  run: (context, input) => beginReplacement(context, input),
})
