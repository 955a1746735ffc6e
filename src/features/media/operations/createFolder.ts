import { posix } from 'node:path'
import { sql } from 'kysely'
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { problem as requestProblem } from '#platform/operations/problem.ts'
import { folderName, folderPath, keepOutOfPlugins, requireFolder, rootOf } from '../folders.ts'
import { problem } from '../problems.ts'
import { publicFlag } from '../schema.ts'

/** Makes a folder inside a folder (F-MEDIA-03). Problems: media.no_such_folder, media.bad_name, media.reserved_name (400), media.in_plugin (403), media.folder_exists (409). */
export const createFolder = operation({
  name: 'media.create_folder',
  summary: 'Create a folder',
  method: 'POST',
  path: '/api/posts/uploads/create-folder',
  capability: 'media.write',
  input: z.strictObject({
    folder: z.string().max(512).default(''),
    new_folder: z.string().max(200),
    public: publicFlag,
  }),
  output: z.strictObject({ folder: z.string() }),
  async run({ storage, viewer, transaction }, input) {
    const root = rootOf(input.folder, input.public)
    if (root === 'private' && !viewer.can('media.private')) throw requestProblem('capability.missing')
    const above = folderPath(input.folder, root)
    const folder = posix.join(above, folderName(input.new_folder))
    await keepOutOfPlugins(storage, root, folder)
    await requireFolder(storage, root, above)
    // One after the other: of several who make the same folder at once, one makes it.
    await transaction(async (db) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`folder:${root}:${folder}`}, 0))`.execute(db)
      if (await storage.stat(root, folder)) throw problem('media.folder_exists')
      await storage.createFolder(root, folder)
    })
    return { folder }
  },
})
