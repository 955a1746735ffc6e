/** How wide and high stored pictures are, for the pages that show them. A file keeps its size, so what was read once is remembered. */
import { sql, type SqlBool } from 'kysely'
import type { Platform } from '#platform/context.ts'

export interface PictureSize {
  width: number
  height: number
}

const maxCached = 20_000
const memories = new WeakMap<Platform['db'], Map<string, PictureSize>>()

/**
 * Returns the sizes of those that are there, by URL (`/media/…`, without a query).
 * @param paths URLs of pictures
 */
export async function pictureSizes(
  { db }: Platform,
  paths: readonly string[],
): Promise<ReadonlyMap<string, PictureSize>> {
  const memory = memories.get(db) ?? new Map<string, PictureSize>()
  memories.set(db, memory)
  const unknown = [...new Set(paths)].filter((path) => !memory.has(path))
  const places = unknown.flatMap((path) => placeOf(path) ?? [])
  if (places.length > 0) {
    const rows = await db
      .selectFrom('media')
      .select(['folder', 'name', 'width', 'height'])
      .where('root', '=', 'public')
      .where(
        sql<SqlBool>`(folder, name) in (select * from unnest(${places.map(({ folder }) => folder)}::text[], ${places.map(({ name }) => name)}::text[]))`,
      )
      .execute()
    const found = new Map(rows.map((row) => [`${row.folder}/${row.name}`, row]))
    if (memory.size + rows.length > maxCached) memory.clear()
    for (const { path, folder, name } of places) {
      const row = found.get(`${folder}/${name}`)
      if (row?.width && row.height) memory.set(path, { width: row.width, height: row.height })
    }
  }
  return new Map(
    paths.flatMap((path) => {
      const size = memory.get(path)
      return size ? [[path, size]] : []
    }),
  )
}

function placeOf(path: string): { path: string; folder: string; name: string } | null {
  try {
    const parts = path.slice('/media/'.length).split('/').map(decodeURIComponent)
    const name = parts.pop() ?? ''
    const folder = parts.join('/')
    return /\u0000/.test(path + folder + name) ? null : { path, folder, name }
  } catch {
    return null
  }
}
