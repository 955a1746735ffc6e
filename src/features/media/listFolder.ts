/** What a folder holds: its folders first, then its files, newest first. */
import { posix } from 'node:path'
import type { Platform } from '#platform/context.ts'
import { problem } from './problems.ts'
import type { MediaFile } from './schema.ts'
import type { MediaStatus } from './tables.ts'

const mostFiles = 1000

export interface MediaRow {
  id: string
  root: 'public' | 'private'
  folder: string
  name: string
  title: string
  alt: string
  status: MediaStatus
  content_type: string
  width: number | null
  height: number | null
  bytes: number
  tags: string[]
  created_at: Date
}

export const mediaColumns = [
  'id', 'root', 'folder', 'name', 'title', 'alt', 'status', 'content_type', 'width', 'height', 'bytes', 'tags', 'created_at',
] as const

export function mediaUrl(row: { root: 'public' | 'private'; folder: string; name: string }): string {
  if (row.root === 'private') return ''
  return `/media/${[...row.folder.split('/').filter(Boolean), row.name].map(encodeURIComponent).join('/')}`
}

export function toMediaFile(row: MediaRow): MediaFile {
  const { root, folder, name, created_at, ...rest } = row
  return {
    ...rest,
    url: mediaUrl({ root, folder, name }),
    is_directory: false,
    is_private: root === 'private',
    public: root === 'public',
    created: created_at.toISOString(),
  }
}

/** @throws Problem media.folder_missing (404) */
export async function listFolder(platform: Platform, root: 'public' | 'private', folder: string): Promise<MediaFile[]> {
  const onDisk = await platform.storage.stat(root, folder)
  if (folder !== '' && !onDisk?.isDirectory) throw problem('media.folder_missing')
  const inFolder = (await platform.storage.list(root, folder)).filter(({ isDirectory }) => isDirectory)
  const rows = await platform.db
    .selectFrom('media')
    .select(mediaColumns)
    .where('site_id', '=', platform.siteId)
    .where('root', '=', root)
    .where('folder', '=', folder)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostFiles)
    .execute()
  const folders = inFolder.map(({ name, changedAt }): MediaFile => ({
    id: posix.join(folder, name),
    title: name,
    url: posix.join('/', folder, name),
    status: 'active',
    is_directory: true,
    is_private: root === 'private',
    public: root === 'public',
    tags: [],
    alt: '',
    content_type: 'folder',
    width: null,
    height: null,
    bytes: 0,
    created: changedAt.toISOString(),
  }))
  return [...folders, ...rows.map(toMediaFile)]
}
