/** Pictures from the clipboard: each goes up to the media library and is on the page as an image. */
import { fileValue } from '#ui/field.ts'
import { uploadFile } from '#ui/uploadFile.ts'
import type { EditorValue } from '../EditorContext.ts'
import { isRecord } from '#platform/isRecord.ts'
import { pasteBlocks, pastePlace } from '../model/paste.ts'
import { block } from './pastedBlock.ts'
import { blockActions } from './texts/blockActions.ts'
import { pasting } from './texts/pasting.ts'

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

interface Wanted {
  /** The block of an image that waits for its picture. */
  id: string
  /** Where the picture is: within the clipboard (`data:`), or at a place of the web. */
  source: string
}

/** So many pictures of the web are fetched for one paste; the site asks for no more in a minute. */
const maxFetched = 30
/** A large file says how far it is at every part of this size. */
const step = 0.2

/**
 * Brings the pictures of a pasted text into the media library, one by one, each into the block that waits for it. They are
 * part of the paste: one Undo takes both back.
 * @param missed what else was left out, in a sentence
 */
export async function bringPictures(
  editor: EditorValue,
  wanted: readonly Wanted[],
  missed: string,
): Promise<void> {
  const { announce, editorDocument } = editor
  if (wanted.length === 0) return
  const reasons = new Set<string>()
  let failed = 0
  for (const [at, { id, source }] of wanted.entries()) {
    let last = -step
    const show = (share: number) => {
      if (share < last + step) return
      last = share
      announce(pasting.picture_of({ number: at + 1, count: wanted.length, percent: Math.round(share * 100) }))
    }
    show(0)
    try {
      if (at >= maxFetched) throw new Error(pasting.too_many({ count: maxFetched }))
      const image = imageOf(
        await uploadFile(await fileFrom(source, at + 1), { folder: '/', isPublic: true }, show),
      )
      const { src, width, height } = isRecord(image?.state) ? image.state : {}
      if (src !== undefined && editorDocument.blocks.get(id)?.state.src === '')
        editorDocument.history.amend(id, {
          src: ['', src],
          ...(width === undefined ? {} : { width: [undefined, width], height: [undefined, height] }),
        })
    } catch (failure) {
      failed += 1
      reasons.add(failure instanceof Error ? failure.message : String(failure))
    }
  }
  const outcome =
    failed === 0
      ? pasting.pictures_in({ count: wanted.length })
      : pasting.pictures_failed({ count: failed, reason: [...reasons].join(' ') })
  announce([outcome, missed].join(' ').trim())
}

/** @throws Error with why the picture cannot be had */
async function fileFrom(source: string, number: number): Promise<File> {
  const data = /^data:(image\/[\w+.-]+);base64,(.*)$/is.exec(source)
  if (data) {
    const [, type = '', bytes = ''] = data
    return new File(
      [Uint8Array.from(atob(bytes.replaceAll(/\s/g, '')), (sign) => sign.charCodeAt(0))],
      nameOf('', type, number),
      { type },
    )
  }
  if (!/^https?:/i.test(source)) throw new Error(pasting.not_on_clipboard)
  // The site fetches it: a browser must not, and the place learns nothing of who writes.
  const answer = await fetch(`/api/fetch?${new URLSearchParams({ target_url: source })}`, {
    headers: { 'cache-control': 'no-cache', 'x-timestamp': String(Date.now()) },
  })
  const type = answer.headers.get('content-type') ?? ''
  if (!answer.ok || !type.startsWith('image/'))
    throw new Error(pasting.not_fetched({ place: URL.parse(source)?.hostname ?? source }))
  return new File([await answer.blob()], nameOf(URL.parse(source)?.pathname ?? '', type, number), { type })
}

function nameOf(path: string, type: string, number: number): string {
  const ending = type.replace('image/', '').replace('jpeg', 'jpg').replace('svg+xml', 'svg')
  const name = /([\w-]{1,60})(?:\.\w+)?$/.exec(path)?.[1] ?? `picture-${number}`
  return `${name}.${ending}`
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
