/** Which products are on a page of a list: by price, within a span of prices, else in the orders that all posts have. */
import { sql } from 'kysely'
import type { ProductListArguments } from '#blocks/product-list/data.ts'
import { categoryIds, countLive, liveIds, oneOf, termTreeMark, visibleNow } from '#features/content/index.ts'
import type { Db, Platform } from '#platform/context.ts'
import { inTitleOrder } from '#platform/database/titleOrder.ts'

export type WantedProducts = Omit<ProductListArguments, 'ids'>

export interface ProductPage {
  ids: string[]
  /** How many there are in all; of a span of prices `maxCounted` at most. */
  total: number
}

/** Products within a span of prices are not counted any further: they are counted one by one. */
export const maxCounted = 10_000

const orders = {
  newest: () => sql`live.publish_at desc, live.post_id`,
  title: () => sql`${inTitleOrder(sql`live.title`)}, live.post_id`,
  price_up: () => sql`live.price_minor, live.post_id`,
  price_down: () => sql`live.price_minor desc nulls last, live.post_id`,
} as const

export async function productsInOrder(
  { clock }: Platform,
  db: Db,
  wanted: WantedProducts,
): Promise<ProductPage> {
  const { sort = 'newest', limit, page = 1, category, term, from_minor: from, to_minor: to } = wanted
  const now = clock.now()
  const hasSpan = from !== undefined || to !== undefined
  if (!hasSpan && (sort === 'newest' || sort === 'title')) {
    return liveIds(db, { ...wanted, type: 'product', sort, page, now })
  }
  const chosen = category ? await categoryIds(db, category) : undefined
  if (chosen?.length === 0) return { ids: [], total: 0 }
  const tag = wanted.tag ?? (term && termTreeMark(term))
  const rows = sql`product_order as live ${tag ? sql`join live_tag on live_tag.tag = ${tag} and live_tag.post_id = live.post_id` : sql``}
    where ${visibleNow(now)} ${chosen ? sql`and live.category_id ${oneOf(chosen)}` : sql``}
      ${from === undefined ? sql`` : sql`and live.price_minor >= ${from}`} ${to === undefined ? sql`` : sql`and live.price_minor <= ${to}`}
      ${wanted.except ? sql`and live.post_id <> ${wanted.except}::uuid` : sql``}`
  const [found, count] = await Promise.all([
    sql<{
      post_id: string
    }>`select live.post_id from ${rows} order by ${orders[sort]()} limit ${limit} offset ${(page - 1) * limit}`.execute(
      db,
    ),
    hasSpan
      ? sql<{
          total: number
        }>`select count(*) as total from (select 1 from ${rows} limit ${maxCounted}) as counted`
          .execute(db)
          .then(({ rows }) => rows[0]?.total ?? 0)
      : countLive(db, { type: 'product', category: chosen, tag }, now),
  ])
  return { ids: found.rows.map((row) => row.post_id), total: count }
}

/** Writes the row that lists are ordered by: to be called when a product's prices have changed. */
export async function putProductOrder(db: Db, postId: string): Promise<void> {
  await sql`select put_product_order(array[${postId}::uuid])`.execute(db)
}
