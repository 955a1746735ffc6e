/** DELETE /api/shared-styles/{id} */
import { z } from 'zod'
import { sharedStyle } from '#features/settings/index.ts'
import { operation } from '#platform/operations/operation.ts'
import { removeSharedStyle as remove } from '../sharedStyles.ts'

/** Blocks that wear it keep their own styles. Problems: style.missing (404). */
export const removeSharedStyle = operation({
  name: 'styles.remove',
  summary: 'Deletes a shared style.',
  method: 'DELETE',
  path: '/api/shared-styles/{id}',
  capability: 'design.write',
  input: sharedStyle.pick({ id: true }),
  output: z.null(),
  audit: ({ id }) => ({ kind: 'theme.style_removed', target: id }),
  async run(context, { id }) {
    await remove(context, id)
    return null
  },
})
