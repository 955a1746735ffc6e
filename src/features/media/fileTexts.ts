/** What pictures show, in words: found where words of the whole site are sought. */
import type { Db } from '#platform/context.ts'
import type { Viewer } from '#platform/viewer.ts'
import { mediaScreen } from './texts/mediaScreen.ts'

const most = 50

interface Sought {
  viewer: Viewer
  pattern: string
  into: { where: string; href: string; text: string }[]
}

export async function addFileTexts(db: Db, { viewer, pattern, into }: Sought): Promise<void> {
  if (!viewer.can('media.write')) return
  const files = await db
    .selectFrom('media')
    .select(['name', 'title', 'alt'])
    .where('root', '=', 'public')
    .where('alt', 'ilike', pattern)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  for (const { name, title, alt } of files)
    into.push({
      where: `${mediaScreen.alt} · ${title || name}`,
      href: `/user/media?q=${encodeURIComponent(name)}`,
      text: alt,
    })
}
