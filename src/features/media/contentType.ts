/** What a file is, told by its bytes, never by its name (SECURITY row 4). */
import { fileTypeFromBuffer } from 'file-type'
import { isDrawing } from './cleanDrawing.ts'

export interface Accepted {
  extension: string
  contentType: string
  /** Decoded and written anew, so that nothing hides in it. */
  isRaster: boolean
}

const byMime = new Map<string, Accepted>(
  [
    ['png', 'image/png', true],
    ['jpg', 'image/jpeg', true],
    ['gif', 'image/gif', true],
    ['webp', 'image/webp', true],
    ['avif', 'image/avif', true],
    ['mp4', 'video/mp4', false],
    ['webm', 'video/webm', false],
    ['mp3', 'audio/mpeg', false],
    ['m4a', 'audio/x-m4a', false],
    ['ogg', 'audio/ogg', false],
    ['ogg', 'audio/ogg; codecs=opus', false],
    ['wav', 'audio/wav', false],
    ['pdf', 'application/pdf', false],
    ['zip', 'application/zip', false],
    ['woff2', 'font/woff2', false],
    ['woff', 'font/woff', false],
  ].map(([extension, contentType, isRaster]) => [
    String(contentType),
    { extension: String(extension), contentType: String(contentType), isRaster: isRaster === true },
  ]),
)

const drawing: Accepted = { extension: 'svg', contentType: 'image/svg+xml', isRaster: false }

/** Pictures that the server makes smaller ones of. */
export const fittedTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']

/** Returns what the bytes are, or null where that is not accepted: pages, scripts, programs. */
export async function acceptedType(bytes: Uint8Array, name: string): Promise<Accepted | null> {
  const found = await fileTypeFromBuffer(bytes)
  if ((!found || found.mime === 'application/xml') && isDrawing(bytes)) return drawing
  if (found && found.mime !== 'text/vtt') return byMime.get(found.mime) ?? null
  const extension = /\.(txt|csv|vtt)$/i.exec(name)?.[1]?.toLowerCase()
  return extension && isPlainText(bytes) ? { extension, contentType: 'text/plain', isRaster: false } : null
}

/** A long text is looked through in chunks: as a whole it would be in memory twice more. */
const chunkBytes = 64 * 1024

/** UTF-8 without control characters and without markup at its start. */
function isPlainText(bytes: Uint8Array): boolean {
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    let start = ''
    for (let at = 0; at < bytes.length; at += chunkBytes) {
      const text = decoder.decode(bytes.subarray(at, at + chunkBytes), {
        stream: at + chunkBytes < bytes.length,
      })
      if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) return false
      start ||= text.trimStart().slice(0, 1)
    }
    return start !== '<'
  } catch {
    return false
  }
}
