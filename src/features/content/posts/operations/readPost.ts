import { z } from 'zod'
import { newBlockId } from '#blocks/newBlockId.ts'
import { pluginsOnNow } from '#features/plugins/index.ts'
import { operation, Reply } from '#platform/operations/operation.ts'
import { audienceAsking } from '../../documents/audience.ts'
import { editablePost } from '../editablePost.ts'
import { fileAsPost } from '../fileAsPost.ts'
import { typeOf } from '../../types/postTypes.ts'
import { withMetasOfToday } from '../metasOfToday.ts'
import { problem } from '../../problems.ts'
import { visiblePost, withLayout } from '../readPost.ts'
import { capabilitiesOnPost } from '../../rights.ts'
import { postView } from '../../views.ts'
import { asSeenBy } from '../../documents/visibility.ts'

/**
 * One post. `source=editor` answers the viewer's working draft or the newest version, with `capabilities` and
 * the `plugins` whose blocks the site has beside `d`;
 * the id `new` answers an empty post of the type; the id of a file answers it as a post of the type media, to who browses media. Problems: post.missing (404).
 */
export const readPost = operation({
  name: 'posts.read',
  summary: 'Read one post',
  method: 'GET',
  path: '/api/posts/{id}',
  capability: 'public',
  input: z.strictObject({
    id: z.union([z.uuid(), z.literal('new')]),
    type: z.string().max(60).optional(),
    source: z.enum(['editor']).optional(),
  }),
  output: postView,
  async run(context, { id, type, source }) {
    const { db, viewer, clock } = context
    const now = clock.now()
    const file =
      id !== 'new' && source !== 'editor' && (type ?? 'media') === 'media'
        ? await fileAsPost(context, id)
        : null
    if (file) return file
    const found =
      source === 'editor' || id === 'new'
        ? await editablePost(context, id, type)
        : await visiblePost(db, viewer, id, now)
    if (type && found.type !== type) throw problem('post.missing')
    const whole = await withLayout(db, await withMetasOfToday(context, found), now)
    const post = asSeenBy(viewer, await audienceAsking(context), whole, await typeOf(db, found.type))
    if (!post) throw problem('post.missing')
    // F-POST-05 An empty page gets one paragraph to begin with.
    const isEmpty = source === 'editor' && post.value.length === 0
    const value = isEmpty
      ? [{ id: newBlockId(), type: 'paragraph', state: { text: '' }, children: [] }]
      : post.value
    const currentUser = viewer.id === null ? null : { id: viewer.id, name: viewer.name }
    return new Reply(
      { ...post, value, current_user: currentUser },
      {
        extra: {
          capabilities: capabilitiesOnPost(viewer, post),
          ...(source === 'editor' ? { plugins: await pluginsOnNow(context) } : {}),
        },
      },
    )
  },
})
