/** What is around a list: its name as the menu calls it, its categories to choose from, its orders. */
import type { SourceContext } from '#blocks/source.ts'
import { countsByKey, taxonomyOf, withBelow } from '#features/content/index.ts'
import type { TermLink } from '#themes/default/index.tsx'
import { siteMenus } from './siteContext.ts'
import { pages } from './texts/pages.ts'
import { common } from '#ui/texts/common.ts'

export interface ListingSort {
  value: string
  title: string
}

/** @param hasOwnDate true: of entries with a date of their own, which are listed by it */
export function sortsOf(isProducts: boolean, total: number, hasOwnDate: boolean): ListingSort[] {
  if (total < 2) return []
  const newestFirst = { value: 'newest', title: pages.newest }
  return isProducts
    ? [
        newestFirst,
        { value: 'price_up', title: pages.lowest_price },
        { value: 'price_down', title: pages.highest_price },
      ]
    : [
        ...(hasOwnDate ? [{ value: 'date', title: pages.by_date }] : []),
        newestFirst,
        { value: 'oldest', title: pages.oldest },
        { value: 'title', title: pages.by_title },
      ]
}

/** The words of the site's own menu for a URL, so that link and heading agree; null where no menu leads there. */
export async function menuTitle({ platform }: SourceContext, url: string): Promise<string | null> {
  const menus = await siteMenus(platform)
  const items = [...menus.header.items, ...menus.footer.items].flatMap((item) => [item, ...item.items])
  return items.find((item) => item.url === url)?.title ?? null
}

/** The categories that hold published posts of a type, with their number, in their order. */
export async function categoriesOfType(
  { db, platform }: SourceContext,
  type: string,
): Promise<(TermLink & { slug: string })[]> {
  const now = platform.clock.now()
  const [categories, counts] = await Promise.all([
    db
      .selectFrom('category')
      .select(['id', 'title', 'slug', 'parent_id'])
      .where('taxonomy', '=', 'category')
      .orderBy('position')
      .orderBy('title')
      .execute(),
    countsByKey(db, { kind: 'category', type, now }),
  ])
  const whole = withBelow(counts, categories)
  return categories.flatMap(({ id, title, slug }) => {
    const count = whole.get(id) ?? 0
    return count > 0 ? [{ title, slug, count, url: `/p/category/${slug}` }] : []
  })
}

/** Chips above a list: everything of the type, then its categories; none where there is nothing to choose. */
export async function termsAround(context: SourceContext, type: string, plural: string): Promise<TermLink[]> {
  const categories = await categoriesOfType(context, type)
  if (categories.length < 2) return []
  const { path } = context.page
  const all = { title: common.all, url: `/t/${plural}` }
  return [all, ...categories.map(({ title, url, count }) => ({ title, url, count }))].map((term) => ({
    ...term,
    is_current: term.url === path,
  }))
}

/** Chips above the list of an entry of an own taxonomy: the way to all of them, and those that hold something. */
export async function entriesAround(
  { db, platform, page }: SourceContext,
  taxonomy: string,
): Promise<TermLink[]> {
  const found = await taxonomyOf(db, taxonomy, platform.clock.now())
  const entries = (found?.terms ?? []).filter(({ count }) => count > 0)
  if (!found || entries.length < 2) return []
  return [
    { title: common.all, url: found.url },
    ...entries.map(({ title, url, count }) => ({ title, url, count, is_current: url === page.path })),
  ]
}
