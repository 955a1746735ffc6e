import { z } from 'zod'
import { operation, Reply } from '#platform/operations/operation.ts'
import { problem as requestProblem } from '#platform/operations/problem.ts'
import { folderPath, rootOf } from '../folders.ts'
import { listFolder } from '../listFolder.ts'
import { mediaFile, publicFlag } from '../schema.ts'

/**
 * What a folder of the media browser holds (F-MEDIA-03), the newest file first; the private root needs `media.private`. `next`
 * of `pagination` goes into `after` of the next call. `search` looks in the folder and in all below it.
 */
export const listUploads = operation({
  name: 'media.list',
  summary: 'Files and folders of a folder',
  method: 'GET',
  path: '/api/posts/uploads',
  capability: 'media.read',
  input: z.strictObject({
    folder: z.string().max(512).default(''),
    public: publicFlag,
    search: z.string().trim().max(100).default(''),
    kind: z.enum(['all', 'picture']).default('all'),
    after: z.string().max(200).default(''),
    limit: z.coerce.number().int().min(1).max(500).default(200),
  }),
  output: z.array(mediaFile),
  async run(context, input) {
    const root = rootOf(input.folder, input.public)
    if (root === 'private' && !context.viewer.can('media.private')) throw requestProblem('capability.missing')
    const { search, kind, after, limit } = input
    const { files, next } = await listFolder(context, {
      root,
      folder: folderPath(input.folder, root),
      search,
      isPicture: kind === 'picture',
      after,
      limit,
    })
    return new Reply(files, { extra: { pagination: { limit, next } } })
  },
})
