/** `search.results`: what a visitor's search found; the words and the page stand in the query of the page. */
import { defineSource } from '#blocks/source.ts'
import type { SearchData } from '#blocks/search/data.ts'
import { searchPublished } from '../search.ts'

const limit = 10

export const searchResults = defineSource({
  name: 'search.results',
  async run({ platform, query }, args): Promise<SearchData> {
    const keywords = [query.get('q') ?? '', ...query.getAll('keywords'), ...query.getAll('keywords[]')]
      .join(' ')
      .trim()
      .slice(0, 200)
    const asked = Number(args.page ?? query.get('p') ?? 1)
    const page = Number.isSafeInteger(asked) && asked > 0 ? Math.min(asked, 10_000) : 1
    if (keywords === '') return { keywords, corrected: null, items: [], total: 0, page: 1, pages: 1 }
    const {
      items,
      pagination,
      corrected = null,
      has_more: hasMore = false,
    } = await searchPublished(platform, { keywords, p: page, limit })
    const { p, pages, total } = pagination
    return {
      keywords,
      corrected,
      items: items.map((item) => ({ ...item, pagination: { p, pages, limit } })),
      total,
      has_more: hasMore,
      page: p,
      pages,
    }
  },
})
