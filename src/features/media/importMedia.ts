/** Puts a file in at a fixed path, as it is (drawings cleaned): for imports and the demo site, whose pictures are ours. */
import { posix } from 'node:path'
import type { Platform } from '#platform/context.ts'
import { acceptedType } from './contentType.ts'
import { mediaUrl } from './listFolder.ts'
import { problem } from './problems.ts'
import { pictureOf } from './storeFile.ts'

export interface ImportedMedia {
  id: string
  url: string
  width: number | null
  height: number | null
}

/** Returns the file at that path; importing the same path again answers what is there. */
export async function importMedia(
  platform: Platform,
  file: { path: string; bytes: Buffer; title: string; alt: string; tags?: string[] },
): Promise<ImportedMedia> {
  const folder = posix.dirname(file.path) === '.' ? '' : posix.dirname(file.path)
  const name = posix.basename(file.path)
  const { db } = platform
  const known = await db
    .selectFrom('media')
    .select(['id', 'width', 'height'])
    .where('root', '=', 'public')
    .where('folder', '=', folder)
    .where('name', '=', name)
    .executeTakeFirst()
  const url = mediaUrl({ root: 'public', folder, name })
  if (known) return { ...known, url }
  const type = await acceptedType(file.bytes, name)
  if (!type) throw problem('media.type_refused', { name })
  const drawing = type.extension === 'svg' ? await pictureOf({ bytes: file.bytes, name }, type) : null
  const bytes = drawing?.bytes ?? file.bytes
  const size = type.isRaster
    ? await (
        await (await import('sharp')).default(file.bytes).metadata()
      ).autoOrient
    : drawing
  const id = platform.newId()
  await platform.storage.write('public', file.path, bytes)
  await db
    .insertInto('media')
    .values({
      id,
      root: 'public',
      folder,
      name,
      title: file.title,
      alt: file.alt,
      content_type: type.contentType,
      width: size?.width ?? null,
      height: size?.height ?? null,
      bytes: bytes.length,
      tags: file.tags ?? [],
      created_by: null,
      created_at: platform.clock.now(),
    })
    .execute()
  return { id, url, width: size?.width ?? null, height: size?.height ?? null }
}
