/** POST /api/shared-styles */
import { newBlockId } from '#blocks/newBlockId.ts'
import { sharedStyle } from '#features/settings/index.ts'
import { operation } from '#platform/operations/operation.ts'
import { saveSharedStyle } from '../sharedStyles.ts'

/** Problems: style.title_taken (422), style.too_many (422). */
export const addSharedStyle = operation({
  name: 'styles.add',
  summary: 'Makes a shared style.',
  method: 'POST',
  path: '/api/shared-styles',
  capability: 'design.write',
  input: sharedStyle.omit({ id: true }),
  output: sharedStyle,
  audit: (_, { id }) => ({ kind: 'theme.style_saved', target: id }),
  run: (context, style) => saveSharedStyle(context, { ...style, id: newBlockId() }, true),
})
