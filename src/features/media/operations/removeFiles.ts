import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { removeFiles as remove } from '../removeFiles.ts'
import { mediaFile } from '../schema.ts'

/** A file as the list gave it, or at least its id; folders say so and where they are. */
const chosen = z.strictObject({ ...mediaFile.partial().shape, id: z.string().min(1).max(512) })

/**
 * Deletes files, and folders that are empty; all of them, or none. Who may not delete the files of others may delete own ones that no page shows.
 * Problems: media.missing (404), media.not_yours (403), media.in_use (409), media.folder_full (422).
 */
export const removeFiles = operation({
  name: 'media.remove',
  summary: 'Delete files',
  method: 'DELETE',
  path: '/api/posts/uploads/remove',
  capability: 'media.write',
  listKey: 'files',
  input: z.strictObject({ files: z.array(chosen).min(1).max(500) }),
  output: z.strictObject({ removed: z.array(z.string()) }),
  audit: (_, { removed }) => ({ kind: 'media.removed', target: removed[0] ?? null, data: { removed } }),
  async run(context, { files }) {
    return { removed: await remove(context, files) }
  },
})
