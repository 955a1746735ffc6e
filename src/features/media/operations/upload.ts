import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { problem as requestProblem } from '#platform/operations/problem.ts'
import { folderPath, keepOutOfPlugins } from '../folders.ts'
import { mediaColumns, toMediaFile } from '../listFolder.ts'
import { problem } from '../problems.ts'
import { readUpload } from '../readUpload.ts'
import { mediaFile } from '../schema.ts'
import { storeFile } from '../storeFile.ts'

/**
 * Uploads files (F-MEDIA-03): multipart with folder, public and files. The folder may also stand in the query (`to`)
 * and in the header `upload-to`; they must agree. `user_id` counts for administrators only.
 * Problems: media.folders_disagree, media.nothing_sent (400), media.in_plugin (403), media.type_refused (415), media.too_large, media.too_many (413).
 */
export const upload = operation({
  name: 'media.upload',
  summary: 'Upload files',
  method: 'POST',
  path: '/api/posts/uploads',
  capability: 'media.write',
  rateLimit: { points: 120, windowSeconds: 60 },
  body: 'stream',
  input: z.strictObject({ user_id: z.string().max(64).optional(), to: z.string().max(512).optional() }),
  output: z.array(mediaFile),
  audit: (_, files) => ({ kind: 'media.uploaded', target: files[0]?.id ?? null, data: { files: files.length } }),
  async run(context, { user_id, to }) {
    const { request, viewer, db, siteId } = context
    if (!request.stream) throw requestProblem('request.malformed')
    const { fields, files } = await readUpload(request.stream)
    const root = ['false', '0'].includes(fields.get('public') ?? 'true') ? 'private' : 'public'
    if (root === 'private' && !viewer.can('media.private')) throw requestProblem('capability.missing')
    const named = [fields.get('folder'), to, request.header('upload-to')].filter((name) => name !== undefined)
    const folders = new Set(named.map((name) => folderPath(name, root)))
    if (folders.size > 1) throw problem('media.folders_disagree')
    const [folder = ''] = folders
    await keepOutOfPlugins(context.storage, root, folder)
    const createdBy = viewer.role === 'administrator' ? (user_id ?? fields.get('user_id') ?? viewer.id) : viewer.id
    const owner = z.uuid().safeParse(createdBy)
    const ids: string[] = []
    for (const file of files) {
      ids.push(await storeFile(context, { root, folder, ...file, createdBy: owner.success ? owner.data : viewer.id }))
    }
    const rows = await db.selectFrom('media').select(mediaColumns).where('site_id', '=', siteId).where('id', 'in', ids).execute()
    return rows.map(toMediaFile)
  },
})
