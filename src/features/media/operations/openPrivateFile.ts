import { posix } from 'node:path'
import { z } from 'zod'
import { filePolicy } from '#platform/http/securityHeaders.ts'
import { operation, StreamReply } from '#platform/operations/operation.ts'
import { problem } from '../problems.ts'

/** Hands a private file to those who may read such files, to keep and never to show in the name of the site. Problems: media.missing (404). */
export const openPrivateFile = operation({
  name: 'media.open_private',
  summary: 'Download a private file',
  method: 'GET',
  path: '/api/posts/uploads/{id}/file',
  capability: 'media.private',
  input: z.strictObject({ id: z.uuid() }),
  output: z.null(),
  async run({ db, storage }, { id }) {
    const file = await db
      .selectFrom('media')
      .select(['folder', 'name', 'title', 'content_type', 'bytes'])
      .where('root', '=', 'private')
      .where('id', '=', id)
      .executeTakeFirst()
    const chunks = file ? await storage.stream('private', posix.join(file.folder, file.name)) : null
    if (!file || !chunks) throw problem('media.missing')
    return new StreamReply(chunks, {
      'content-type': file.content_type,
      'content-length': String(file.bytes),
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.title)}`,
      'content-security-policy': filePolicy,
      'cache-control': 'private, no-store',
    })
  },
})
