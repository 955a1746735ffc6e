/** GET /api/posts/components/{id}/holders */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { holdersOf } from '../componentCircles.ts'

/** The ids of a component and of all that hold it: the editor does not offer them in it. */
export const listHolders = operation({
  name: 'posts.component_holders',
  summary: 'List the components that hold a component, and itself',
  method: 'GET',
  path: '/api/posts/components/{id}/holders',
  capability: 'content.list',
  input: z.strictObject({ id: z.uuid() }),
  output: z.array(z.string()),
  run: ({ db }, { id }) => holdersOf(db, id),
})
