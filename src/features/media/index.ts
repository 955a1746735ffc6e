/** What other features and the server use of media. */
import { onHook } from '#platform/hooks.ts'
import { nameFiles } from './auditNames.ts'
import { addFileTexts } from './fileTexts.ts'
import { countDemoFiles, noteDemoFiles, removeDemoFiles } from './demoFiles.ts'
import { forgetAvatar } from './forgetAvatar.ts'
import type { Platform } from '#platform/context.ts'
import type { Mount } from '#platform/http/server.ts'
import { mediaHandler } from './serveMedia.ts'
import './tables.ts'

onHook('user.removed', forgetAvatar)
onHook('demo.seeded', (_platform, db) => noteDemoFiles(db))
onHook('demo.counted', (_platform, db, { left }) => countDemoFiles(db, left))
onHook('demo.removed', (platform, db) => removeDemoFiles(platform, db))
onHook('audit.named', (_platform, db, { ids, names }) => nameFiles(db, ids, names))
onHook('texts.sought', (_platform, db, sought) => addFileTexts(db, sought))

export { mediaUrl } from './listFolder.ts'
export { drawnAsPng } from './drawnAsPng.ts'
export { readUpload } from './readUpload.ts'
export { storeFile } from './storeFile.ts'
export { importMedia, type ImportedMedia } from './importMedia.ts'
export type { MediaFile } from './schema.ts'
export { pictureSizes, type PictureSize } from './pictureSizes.ts'
export { changeFile, fileById, type FileTexts, type OwnedFile } from './oneFile.ts'
export { listFiles, mediaByIds, searchMedia } from './searchMedia.ts'
export type { MediaStatus } from './tables.ts'

/** Public files are served at /media/<path>. */
export function mounts(platform: Platform): Mount[] {
  return [{ prefix: '/media', handler: mediaHandler(platform) }]
}
