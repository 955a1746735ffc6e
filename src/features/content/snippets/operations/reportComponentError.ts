import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { publishedComponent } from '../componentFrame.ts'
import { noteComponentError } from '../componentErrors.ts'

/**
 * A page tells what failed inside a component's frame (F-POST-10); administrators see the last one beside the snippet. The
 * text comes from anybody's browser: it is shown as text, one for each component, and says nothing to visitors.
 */
export const reportComponentError = operation({
  name: 'posts.component_error',
  summary: 'Tell what failed inside a component',
  method: 'POST',
  path: '/api/posts/components/errors',
  capability: 'public',
  rateLimit: { points: 10, windowSeconds: 600 },
  input: z.strictObject({ id: z.uuid(), message: z.string().trim().min(1).max(300) }),
  output: z.null(),
  async run(context, { id, message }) {
    const component = await publishedComponent(context, id)
    if (component) await noteComponentError(context, { postId: id, versionId: component.versionId, message })
    return null
  },
})
