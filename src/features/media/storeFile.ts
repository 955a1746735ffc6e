/** Takes a file in: type by content, pictures written anew, bytes first, then the row. */
import { posix } from 'node:path'
import { siteLanguage } from '#features/settings/index.ts'
import type { Platform } from '#platform/context.ts'
import { transliterate } from '#ui/transliterate.ts'
import { cleanDrawing } from './cleanDrawing.ts'
import { acceptedType, type Accepted } from './contentType.ts'
import { problem } from './problems.ts'

export const fileLimitBytes = 25 * 1024 * 1024
const pixelLimit = 50_000_000

export interface IncomingFile {
  root: 'public' | 'private'
  folder: string
  /** What the sender calls it: becomes the title, and the stored name after cleaning. */
  name: string
  bytes: Buffer
  alt?: string
  title?: string
  createdBy: string | null
}

/**
 * Returns the new file's id.
 * @throws Problem media.type_refused (415), media.picture_broken, media.drawing_refused (422), media.too_large (413), storage.full (507)
 */
export async function storeFile(platform: Platform, file: IncomingFile): Promise<string> {
  if (file.bytes.length > fileLimitBytes) throw problem('media.too_large', { name: file.name })
  const type = await acceptedType(file.bytes, file.name)
  if (!type) throw problem('media.type_refused', { name: file.name })
  const picture = await pictureOf(file, type)
  const bytes = picture?.bytes ?? file.bytes
  const id = platform.newId()
  const name = storedName(file.name, {
    extension: type.extension,
    id,
    language: await siteLanguage(platform),
  })
  // The name holds the id, so bytes without a row (a crash right here) disturb nobody: no list shows them.
  await platform.storage.write(file.root, posix.join(file.folder, name), bytes)
  await platform.db
    .insertInto('media')
    .values({
      id,
      root: file.root,
      folder: file.folder,
      name,
      title: file.title ?? cleanTitle(file.name),
      alt: file.alt ?? '',
      content_type: type.contentType,
      width: picture?.width ?? null,
      height: picture?.height ?? null,
      bytes: bytes.length,
      created_by: file.createdBy,
      created_at: platform.clock.now(),
    })
    .execute()
  return id
}

/** What is stored of a picture; null for other files. @throws Problem media.picture_broken, media.drawing_refused (422) */
export async function pictureOf(
  { bytes, name }: Pick<IncomingFile, 'bytes' | 'name'>,
  { extension, isRaster }: Accepted,
): Promise<Picture | null> {
  if (isRaster) return rewritePicture(bytes, extension, name)
  return extension === 'svg' ? rewriteDrawing(bytes, name) : null
}

interface Picture {
  bytes: Buffer
  width: number
  height: number
}

/** Written anew from what draws, and read once: what cannot be drawn is not stored. */
async function rewriteDrawing(bytes: Buffer, name: string): Promise<Picture> {
  const drawing = cleanDrawing(bytes)
  if (drawing === null) throw problem('media.drawing_refused', { name })
  const written = Buffer.from(drawing)
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(written, { limitInputPixels: pixelLimit })
    .metadata()
    .catch(() => {
      throw problem('media.drawing_refused', { name })
    })
  return { bytes: written, width, height }
}

/** Decoded and encoded again in its own format, upright, without EXIF: nothing but pixels survives. */
async function rewritePicture(bytes: Buffer, extension: string, name: string): Promise<Picture> {
  try {
    const isAnimated = extension === 'gif' || extension === 'webp'
    const { default: sharp } = await import('sharp')
    const image = sharp(bytes, {
      limitInputPixels: pixelLimit,
      animated: isAnimated,
      failOn: 'error',
    }).rotate()
    const { data, info } = await image
      // A quality would make a PNG one of 256 colours.
      .toFormat(
        extension === 'jpg' ? 'jpeg' : extension === 'avif' ? 'avif' : extensionFormat(extension),
        extension === 'png' ? {} : { quality: extension === 'avif' ? 75 : 90 },
      )
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.pageHeight ?? info.height }
  } catch {
    throw problem('media.picture_broken', { name })
  }
}

function extensionFormat(extension: string): 'png' | 'gif' | 'webp' {
  return extension === 'gif' ? 'gif' : extension === 'webp' ? 'webp' : 'png'
}

/** A readable, safe, unique name: `oat-mug-0190a3c2f1.webp`. */
function storedName(
  name: string,
  { extension, id, language }: { extension: string; id: string; language: string },
): string {
  const base = transliterate(name.replace(/\.[^.]*$/, ''), language)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  return `${base || 'file'}-${id.replaceAll('-', '').slice(-10)}.${extension}`
}

function cleanTitle(name: string): string {
  return posix
    .basename(name.replaceAll('\\', '/'))
    .replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
    .slice(0, 200)
}
