/** POST /api/shared-styles/{id} */
import { sharedStyle } from '#features/settings/index.ts'
import { operation } from '#platform/operations/operation.ts'
import { saveSharedStyle as save } from '../sharedStyles.ts'

/** What it holds from now on, whole; every block that wears it follows. Problems: style.missing (404), style.title_taken (422). */
export const saveSharedStyle = operation({
  name: 'styles.save',
  summary: 'Changes a shared style, wherever it is used.',
  method: 'POST',
  path: '/api/shared-styles/{id}',
  capability: 'design.write',
  input: sharedStyle,
  output: sharedStyle,
  audit: ({ id }) => ({ kind: 'theme.style_saved', target: id }),
  run: (context, style) => save(context, style, false),
})
