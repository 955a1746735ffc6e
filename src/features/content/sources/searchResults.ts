/** `search.results`: what a visitor's search found; the words and the page stand in the query of the page. */
import { defineSource } from '#blocks/source.ts'
import type { SearchData } from '#blocks/search/data.ts'
import { listLive } from '../listPosts.ts'

const limit = 10

export const searchResults = defineSource({
  name: 'search.results',
  async run({ platform, db, query }, args): Promise<SearchData> {
    const keywords = [query.get('q') ?? '', ...query.getAll('keywords'), ...query.getAll('keywords[]')].join(' ').trim().slice(0, 200)
    const asked = Number(args.page ?? query.get('p') ?? 1)
    const page = Number.isSafeInteger(asked) && asked > 0 ? Math.min(asked, 10_000) : 1
    if (keywords === '') return { keywords, items: [], total: 0, page: 1, pages: 1 }
    const { items, pagination } = await listLive(db, platform.siteId, { keywords, page, limit, now: platform.clock.now() })
    const { p, pages, total } = pagination
    return {
      keywords,
      items: items.map(({ id, title, description, image, url }) => ({ id, title, description, image, url, pagination: { p, pages, limit } })),
      total,
      page: p,
      pages,
    }
  },
})
