/** `media.file`: name and size of a public file, for the block that offers it. */
import { z } from 'zod'
import type { FileData } from '#blocks/download/data.ts'
import { defineSource } from '#blocks/source.ts'

const shape = z.object({ url: z.string().max(1000).catch('') })

export const file = defineSource({
  name: 'media.file',
  async run({ db }, args): Promise<FileData | null> {
    const { url } = shape.parse(args)
    const path = /^\/media\/([^?#]+)/.exec(url)?.[1]
    if (path === undefined) return null
    const parts = path.split('/').map(decoded)
    const row = await db
      .selectFrom('media')
      .select(['name', 'bytes'])
      .where('root', '=', 'public')
      .where('folder', '=', parts.slice(0, -1).join('/'))
      .where('name', '=', parts.at(-1) ?? '')
      .executeTakeFirst()
    return row ? { name: row.name, bytes: Number(row.bytes) } : null
  },
})

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
