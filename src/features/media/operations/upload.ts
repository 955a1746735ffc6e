import { z } from 'zod'
import { operation, Reply } from '#platform/operations/operation.ts'
import { Problem, problem as requestProblem } from '#platform/operations/problem.ts'
import { folderPath, keepOutOfPlugins, requireFolder, rootOf } from '../folders.ts'
import { mediaColumns, toMediaFile } from '../listFolder.ts'
import { problem } from '../problems.ts'
import { readUpload } from '../readUpload.ts'
import { mediaFile } from '../schema.ts'
import { storeFile } from '../storeFile.ts'

/**
 * Uploads files (F-MEDIA-03): multipart with folder, public and files. The folder may also be in the query (`to`)
 * and in the header `upload-to`; they must agree and name a folder that is there, and `/site-plugins` is private whatever `public` says. `user_id`
 * counts for administrators only. Of several files the accepted ones are stored; `refused` beside `d` names the others with the reason.
 * Problems: media.folders_disagree, media.no_such_folder, media.nothing_sent (400), media.in_plugin (403), media.type_refused (415), media.too_large, media.too_many, media.too_much (413).
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
  audit: (_, files) => ({
    kind: 'media.uploaded',
    target: files[0]?.id ?? null,
    data: { files: files.length },
  }),
  async run(context, { user_id, to }) {
    const { request, viewer, db } = context
    if (!request.stream) throw requestProblem('request.malformed')
    await using uploaded = await readUpload(context.config, request.stream)
    const { fields, files } = uploaded
    const named = [fields.get('folder'), to, request.header('upload-to')].filter((name) => name !== undefined)
    const isPublic = !['false', '0'].includes(fields.get('public') ?? 'true')
    const roots = named.map((name) => rootOf(name, isPublic))
    const root = !isPublic || roots.includes('private') ? 'private' : 'public'
    if (root === 'private' && !viewer.can('media.private')) throw requestProblem('capability.missing')
    const folders = new Set(named.map((name) => folderPath(name, root)))
    if (folders.size > 1) throw problem('media.folders_disagree')
    const [folder = ''] = folders
    await keepOutOfPlugins(context.storage, root, folder)
    await requireFolder(context.storage, root, folder)
    const createdBy =
      viewer.role === 'administrator' ? (user_id ?? fields.get('user_id') ?? viewer.id) : viewer.id
    const owner = z.uuid().safeParse(createdBy)
    const ids: string[] = []
    const refusals: { name: string; problem: Problem }[] = []
    for (const file of files) {
      try {
        ids.push(
          await storeFile(context, {
            root,
            folder,
            name: file.name,
            bytes: await file.read(),
            createdBy: owner.success ? owner.data : viewer.id,
          }),
        )
      } catch (error) {
        if (!(error instanceof Problem))
          context.log.error({ err: error, request: request.id }, 'upload.failed')
        refusals.push({
          name: file.name,
          problem: error instanceof Problem ? error : requestProblem('server.failed'),
        })
      }
    }
    if (ids.length === 0 && refusals[0]) throw refusals[0].problem
    const rows = await db.selectFrom('media').select(mediaColumns).where('id', 'in', ids).execute()
    const byId = new Map(rows.map((row) => [row.id, toMediaFile(row)]))
    const refused = refusals.map(({ name, problem: { code, message } }) => ({ name, code, message }))
    return new Reply(
      ids.flatMap((id) => byId.get(id) ?? []),
      { extra: refused.length > 0 ? { refused } : {} },
    )
  },
})
