/** What visitors' searches find, mistyped words put right (F-PUB-10). */
import { readSetting } from '#features/settings/index.ts'
import type { Platform } from '#platform/context.ts'
import { summariesOf } from '../live/liveSummaries.ts'
import { paginationOf, type Pagination } from '../schema.ts'
import { rankPublished } from './searchPublished.ts'

export interface SearchItem {
  id: string
  title: string
  description: string
  image: string | null
  url: string
}

export interface SearchAnswer {
  items: SearchItem[]
  pagination: Pagination
  /** The words that were searched instead of mistyped ones. */
  corrected?: string | null
  /** More fit than the best that are listed. */
  has_more?: boolean
}

/** What visitors find: posts of one type, or of every type that has pages (F-PUB-10). */
export async function searchPublished(
  { db, clock }: Platform,
  { type, keywords, p, limit }: { type?: string; keywords: string; p: number; limit: number },
): Promise<SearchAnswer> {
  const { ids, total, hasMore, corrected } = await rankPublished(db, {
    type,
    keywords,
    page: p,
    limit,
    now: clock.now(),
  })
  const [items, homeId] = await Promise.all([summariesOf(db, ids), readSetting(db, 'home_post_id')])
  return {
    items: items.map((item) => ({ ...toItem(item), url: item.id === homeId ? '/' : item.url })),
    pagination: paginationOf(total, p, limit),
    corrected,
    has_more: hasMore,
  }
}

export function toItem({ id, title, description, image, url }: SearchItem): SearchItem {
  return { id, title, description, image, url }
}
