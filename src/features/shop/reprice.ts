/** When the site changes its currency, products are read again from their metas; the worker sees to it. */
import type { Platform } from '#platform/context.ts'
import { Problem } from '#platform/operations/problem.ts'
import { currencyOf } from './facts.ts'
import { rewriteProduct } from './products.ts'

/** Rewrites live products whose prices stand in another currency than the site's. */
export async function repriceProducts(platform: Platform): Promise<void> {
  const currency = await currencyOf(platform.db, platform.siteId)
  const stale = await platform.db
    .selectFrom('product')
    .innerJoin('live', (join) =>
      join.onRef('live.post_id', '=', 'product.post_id').onRef('live.site_id', '=', 'product.site_id'),
    )
    .innerJoin('post_version', (join) =>
      join
        .onRef('post_version.id', '=', 'live.version_id')
        .onRef('post_version.site_id', '=', 'live.site_id'),
    )
    .select(['product.post_id', 'post_version.metas'])
    .where('product.site_id', '=', platform.siteId)
    .where('product.currency', '<>', currency)
    .limit(500)
    .execute()
  for (const { post_id, metas } of stale) {
    try {
      await platform.transaction((db) =>
        rewriteProduct(platform, db, { postId: post_id, metas, isLive: true }),
      )
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      platform.log.warn({ err: error, product: post_id }, 'shop.reprice')
    }
  }
}
