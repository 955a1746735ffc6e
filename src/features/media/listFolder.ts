/** What a folder holds, or what a search finds in all of them: folders first, then files, the newest first, page by page. */
import { posix } from 'node:path'
import { sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import type { Platform } from '#platform/context.ts'
import { problem } from './problems.ts'
import type { MediaFile } from './schema.ts'
import type { MediaStatus } from './tables.ts'

export interface FolderQuestion {
  root: 'public' | 'private'
  folder: string
  /** Words of title, name, text alternative or tags; set: all folders below are searched. */
  search: string
  isPicture: boolean
  /** Where the page before ended. */
  after: string
  limit: number
}

export interface FolderPage {
  files: MediaFile[]
  /** What comes next goes on after it; null at the end. */
  next: string | null
}

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
  'id',
  'root',
  'folder',
  'name',
  'title',
  'alt',
  'status',
  'content_type',
  'width',
  'height',
  'bytes',
  'tags',
  'created_at',
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

/** @throws Problem media.folder_missing (404), media.place_invalid (400) */
export async function listFolder(platform: Platform, question: FolderQuestion): Promise<FolderPage> {
  const { root, folder, limit } = question
  const onDisk = await platform.storage.stat(root, folder)
  if (folder !== '' && !onDisk?.isDirectory) throw problem('media.folder_missing')
  const rows = await matching(platform, question)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const folders = question.after === '' ? await foldersIn(platform, question) : []
  return { files: [...folders, ...shown.map(toMediaFile)], next: last ? placeOf(last) : null }
}

function matching({ db }: Platform, { root, folder, search, isPicture, after }: FolderQuestion) {
  let rows = db.selectFrom('media').select(mediaColumns).where('root', '=', root)
  if (search === '') rows = rows.where('folder', '=', folder)
  else if (folder !== '')
    rows = rows.where(sql<SqlBool>`(folder = ${folder} or starts_with(folder, ${`${folder}/`}))`)
  for (const word of search.split(/\s+/).filter(Boolean))
    rows = rows.where(
      sql<SqlBool>`concat_ws(' ', title, name, alt, array_to_string(tags, ' ')) ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`,
    )
  if (isPicture) rows = rows.where('content_type', 'like', 'image/%')
  if (after === '') return rows
  const { at, id } = readPlace(after)
  return rows.where(sql<SqlBool>`(created_at, id) < (${at}::timestamptz, ${id}::uuid)`)
}

const placeOf = ({ created_at, id }: MediaRow) =>
  Buffer.from(JSON.stringify([created_at.toISOString(), id])).toString('base64url')

function readPlace(text: string): { at: string; id: string } {
  const parsed = place.safeParse(readJson(Buffer.from(text, 'base64url').toString()))
  if (!parsed.success) throw problem('media.place_invalid')
  return { at: parsed.data[0], id: parsed.data[1] }
}

const place = z.tuple([z.iso.datetime(), z.uuid()])

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function foldersIn(
  { storage }: Platform,
  { root, folder, search }: FolderQuestion,
): Promise<MediaFile[]> {
  const inFolder = (await storage.list(root, folder)).filter(({ isDirectory }) => isDirectory)
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return inFolder
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
    .map(({ name, changedAt }): MediaFile => ({
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
}
