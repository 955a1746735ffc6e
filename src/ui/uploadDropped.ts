/** Pictures that are dropped on a field: they go into the media library, and the field gets them in the order of the files. */
import type { BrowsedFile, PickedFile } from './FileBrowser.tsx'
import { fileValue } from './field.ts'
import { isRecord } from '#platform/isRecord.ts'
import { notify } from './notices.ts'
import { files as filesTexts } from './texts/files.ts'
import { uploadFile } from './uploadFile.ts'

/** Returns the files that went up; what did not is shown in a notice. */
export async function uploadDropped(given: Iterable<File>): Promise<PickedFile[]> {
  const pictures = [...given].filter(({ type }) => type.startsWith('image/'))
  const sent = await Promise.all(
    pictures.map(async (file) => {
      try {
        const answer = await uploadFile(file, { folder: '', isPublic: true }, () => undefined)
        const { d } = isRecord(answer) ? answer : {}
        return Array.isArray(d) ? d.filter(isFile) : []
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error)
        notify({ kind: 'danger', title: filesTexts.upload_error, text: `${file.name}: ${text}` })
        return []
      }
    }),
  )
  return sent.flat().map((file) => ({ url: String(fileValue([file], false)), file }))
}

const isFile = (value: unknown): value is BrowsedFile =>
  isRecord(value) && typeof value.id === 'string' && typeof value.url === 'string'
