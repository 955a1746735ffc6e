/** Which pages somebody may have meant who came to an address where nothing stands. */
import type { Platform } from '#platform/context.ts'

export interface LikelyPage {
  title: string
  url: string
}

/** Up to three published pages whose title or address holds a word of the path; the newest fill up. */
export async function likelyPages(platform: Platform, path: string): Promise<LikelyPage[]> {
  const words = path
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)
    .slice(0, 5)
  const published = platform.db
    .selectFrom('live')
    .select(['title', 'url'])
    .where('site_id', '=', platform.siteId)
    .where('status', '=', 'published')
    .where('url', '<>', '')
    .where('publish_at', '<=', platform.clock.now())
    .orderBy('publish_at', 'desc')
    .limit(3)
  if (words.length > 0) {
    const alike = await published
      .where((where) => where.or(words.flatMap((word) => [where('title', 'ilike', `%${word}%`), where('url', 'ilike', `%${word}%`)])))
      .execute()
    const rest = alike.length < 3 ? await published.execute() : []
    const urls = new Set(alike.map(({ url }) => url))
    return [...alike, ...rest.filter(({ url }) => !urls.has(url))].slice(0, 3)
  }
  return published.execute()
}
