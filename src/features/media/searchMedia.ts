/** Media for the search call and for cards: found by title, or by the URLs that posts hold. */
import { sql, type SqlBool } from 'kysely'
import type { Db } from '#platform/context.ts'
import { inTitleOrder } from '#platform/database/titleOrder.ts'
import type { Viewer } from '#platform/viewer.ts'
import { mediaUrl } from './listFolder.ts'
import { ownedFileColumns, type OwnedFile } from './oneFile.ts'
import type { MediaStatus } from './tables.ts'

export interface FoundMedia {
  id: string
  title: string
  description: string
  image: string | null
  url: string
}

const columns = ['id', 'root', 'folder', 'name', 'title', 'alt', 'content_type'] as const

function visibleMedia(db: Db, viewer: Viewer) {
  const all = db.selectFrom('media')
  return viewer.can('media.private') ? all : all.where('root', '=', 'public')
}

interface Row {
  id: string
  root: 'public' | 'private'
  folder: string
  name: string
  title: string
  alt: string
  content_type: string
}

/** A private file has no URL. */
function toFound(row: Row): FoundMedia {
  const url = mediaUrl(row)
  const isPicture = url !== '' && row.content_type.startsWith('image/')
  return {
    id: row.id,
    title: row.title,
    description: row.alt,
    image: isPicture ? url : null,
    url: url && `${url}?id=${row.id}`,
  }
}

/** The caller has checked `media.read`. */
export async function searchMedia(
  db: Db,
  viewer: Viewer,
  { keywords, p, limit }: { keywords: string; p: number; limit: number },
): Promise<{ items: FoundMedia[]; pagination: { p: number; pages: number; limit: number; total: number } }> {
  const pattern = `%${keywords.replace(/[\\%_]/g, '\\$&')}%`
  const found = visibleMedia(db, viewer).where(
    sql<SqlBool>`(title ilike ${pattern} or name ilike ${pattern} or alt ilike ${pattern})`,
  )
  const { total } = await found
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((p - 1) * limit)
    .execute()
  return {
    items: rows.map(toFound),
    pagination: { p, pages: Math.max(1, Math.ceil(total / limit)), limit, total },
  }
}

export interface FileQuestion {
  keywords?: string | undefined
  status?: MediaStatus | undefined
  tag?: string | undefined
  createdBy?: string | undefined
  order: 'created' | '-created' | 'title' | '-title'
  p: number
  limit: number
}

/** Files of all folders, page by page. The caller has checked `media.read`. */
export async function listFiles(
  db: Db,
  viewer: Viewer,
  question: FileQuestion,
): Promise<{ files: OwnedFile[]; total: number }> {
  const { keywords = '', status, tag, createdBy, order, p, limit } = question
  const pattern = `%${keywords.trim().replace(/[\\%_]/g, '\\$&')}%`
  let found = visibleMedia(db, viewer)
  if (keywords.trim() !== '')
    found = found.where(
      sql<SqlBool>`(title ilike ${pattern} or name ilike ${pattern} or alt ilike ${pattern})`,
    )
  if (status) found = found.where('status', '=', status)
  if (tag) found = found.where(sql<SqlBool>`tags @> ${[tag]}::text[]`)
  if (createdBy) found = found.where('created_by', '=', createdBy)
  const { total } = await found
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const files = await found
    .select(ownedFileColumns)
    .orderBy(
      order.endsWith('title') ? inTitleOrder(sql`lower(title)`) : 'created_at',
      order.startsWith('-') ? 'desc' : 'asc',
    )
    .orderBy('id')
    .limit(limit)
    .offset((p - 1) * limit)
    .execute()
  return { files, total }
}

export async function mediaByIds(db: Db, viewer: Viewer, ids: readonly string[]): Promise<FoundMedia[]> {
  if (ids.length === 0) return []
  const rows = await visibleMedia(db, viewer).select(columns).where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, toFound(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
