import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { problem as requestProblem } from '#platform/operations/problem.ts'
import { folderPath, rootOf } from '../folders.ts'
import { listFolder } from '../listFolder.ts'
import { mediaFile, publicFlag } from '../schema.ts'

/** What a folder of the media browser holds (F-MEDIA-03); the private root needs `media.private`. */
export const listUploads = operation({
  name: 'media.list',
  summary: 'Files and folders of a folder',
  method: 'GET',
  path: '/api/posts/uploads',
  capability: 'media.read',
  input: z.strictObject({ folder: z.string().max(512).default(''), public: publicFlag }),
  output: z.array(mediaFile),
  async run(context, input) {
    const root = rootOf(input.folder, input.public)
    if (root === 'private' && !context.viewer.can('media.private')) throw requestProblem('capability.missing')
    return listFolder(context, root, folderPath(input.folder, root))
  },
})
