/** Pictures from the clipboard: each goes up to the media library and is on the page as an image. */
import { fileValue } from '#ui/field.ts'
import { uploadFile } from '#ui/uploadFile.ts'
import type { EditorValue } from '../EditorContext.ts'
import { isRecord } from '#platform/isRecord.ts'
import { pasteBlocks, pastePlace } from '../model/paste.ts'
import { block } from './pasteHtml.ts'
import { blockActions } from './texts/blockActions.ts'

/**
 * Uploads the pictures one by one and inserts them in their order; one that is refused is named, the others go on.
 * @param place where they were dropped; absent: where pasted blocks go
 */
export async function pastePictures(
  editor: EditorValue,
  files: readonly File[],
  place = pastePlace(editor.editorDocument),
): Promise<void> {
  const { editorDocument, announce, report } = editor
  const made: ReturnType<typeof block>[] = []
  const failed: string[] = []
  announce(blockActions.uploading({ count: files.length }))
  for (const file of files) {
    try {
      const image = imageOf(await uploadFile(file, { folder: '/', isPublic: true }, () => undefined))
      if (image) made.push(image)
    } catch (failure) {
      failed.push(`${file.name}: ${failure instanceof Error ? failure.message : String(failure)}`)
    }
  }
  // The place may be gone by now: then they are where the writer is.
  const hasTarget = place.target === '' || editorDocument.blocks.has(place.target)
  if (made.length > 0)
    report(
      pasteBlocks(editorDocument, made, hasTarget ? place : pastePlace(editorDocument)),
      blockActions.describe_picture,
    )
  if (failed.length > 0) announce(blockActions.upload_error({ files: failed.join('; ') }))
}

function imageOf(answer: unknown): ReturnType<typeof block> | null {
  const list = isRecord(answer) && Array.isArray(answer.d) ? answer.d : []
  const file: unknown = list[0]
  if (!isRecord(file) || typeof file.url !== 'string' || typeof file.id !== 'string') return null
  const size =
    typeof file.width === 'number' && typeof file.height === 'number'
      ? { width: file.width, height: file.height }
      : {}
  const src = String(fileValue([{ id: file.id, url: file.url }], false))
  return block('image', { src, alt: typeof file.alt === 'string' ? file.alt : '', ...size })
}
