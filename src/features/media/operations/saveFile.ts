import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { toMediaFile } from '../listFolder.ts'
import { changeFile, fileWords } from '../oneFile.ts'
import { mediaFile } from '../schema.ts'

/** Changes what is said of a file: title, alternative text, status, tags. Problems: media.missing (404), media.not_yours (403). */
export const saveFile = operation({
  name: 'media.save',
  summary: 'Change title, alternative text, status or tags of a file',
  method: 'POST',
  path: '/api/posts/uploads/{id}',
  capability: 'media.write',
  input: z.strictObject({ id: z.uuid(), ...fileWords }),
  output: mediaFile,
  async run({ db, viewer }, { id, ...changes }) {
    const { created_by: _, ...row } = await changeFile(db, viewer, id, changes)
    return toMediaFile(row)
  },
})
