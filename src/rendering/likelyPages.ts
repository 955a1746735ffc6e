/** Which pages somebody may have meant who came to a URL where nothing stands. */
import { listLive, searchAnyWord } from '#features/content/index.ts'
import { siteContext } from './siteContext.ts'
import type { Platform } from '#platform/context.ts'

export interface LikelyPage {
  title: string
  url: string
}

const shown = 3

/** Up to three published pages whose title holds a word of the path; the newest fill up. */
export async function likelyPages(platform: Platform, path: string): Promise<LikelyPage[]> {
  const { db, clock } = platform
  const now = clock.now()
  const { homePostId } = await siteContext(platform)
  const asLink = ({ id, title, url }: { id: string; title: string; url: string }): LikelyPage => ({
    title,
    url: id === homePostId ? '/' : url,
  })
  const alike = (await searchAnyWord(db, { keywords: path.replaceAll('/', ' '), limit: shown, now })).map(
    asLink,
  )
  if (alike.length === shown) return alike
  const { items } = await listLive(db, { limit: shown, now })
  const urls = new Set(alike.map(({ url }) => url))
  return [...alike, ...items.map(asLink).filter(({ url }) => !urls.has(url))].slice(0, shown)
}
