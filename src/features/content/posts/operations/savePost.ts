import { operation } from '#platform/operations/operation.ts'
import { saveFileAsPost } from '../fileAsPost.ts'
import { withMetasOfToday } from '../metasOfToday.ts'
import { savePost as save } from '../savePost.ts'
import { savePostInput } from '../../schema.ts'
import { postView } from '../../views.ts'

/**
 * Saves a post (F-POST-01): creates it without an id, else adds a version; `status: "published"` publishes.
 * With the id of a file it changes what is said of it.
 * Problems: post.conflict (409), post.forbidden (403), post.missing (404), post.url_taken, document.*, post.file_* (422).
 */
export const savePost = operation({
  name: 'posts.save',
  summary: 'Create a post or save a new version of it',
  method: 'POST',
  path: '/api/posts',
  capability: 'content.list',
  input: savePostInput,
  // 5,000 blocks of 800 bytes.
  bodyLimitBytes: 4 * 1024 * 1024,
  output: postView,
  audit: (input, post) =>
    input.autosave
      ? null
      : {
          kind: `post.${post.status === 'published' ? 'published' : 'saved'}`,
          target: post.id,
          data: { type: post.type, status: post.status, version: post.version },
        },
  run: async (context, input) =>
    (await saveFileAsPost(context, input)) ?? withMetasOfToday(context, await save(context, input)),
})
