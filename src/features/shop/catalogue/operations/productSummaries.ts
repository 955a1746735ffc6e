/** GET /api/shop/products: what some products cost and how many items are left, for the list of those who sell them. */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { shopContext } from '../../pricing/shopContext.ts'
import { offersOf } from '../offers.ts'
import { productSummary } from '../../schema.ts'

export const readProductSummaries = operation({
  name: 'shop.product-summaries',
  summary:
    'Answers lowest price and quantity left of up to 100 products; those that are not in the shop are left out.',
  method: 'GET',
  path: '/api/shop/products',
  capability: 'products.write',
  input: z.strictObject({ ids: z.array(z.uuid()).max(100) }),
  output: z.array(productSummary),
  async run(context, { ids }) {
    const shop = await shopContext(context.db)
    const products = await offersOf(context.db, shop, ids)
    return products.map(({ postId, variants }) => {
      const offers = variants.flatMap((variant) => [...variant.offers.values()])
      const prices = offers.flatMap(({ price }) => (price === null ? [] : [price]))
      const counted = offers.flatMap(({ quantity }) => (quantity === null ? [] : [quantity]))
      return {
        id: postId,
        price_minor: prices.length === 0 ? null : Math.min(...prices),
        is_from: new Set(prices).size > 1,
        quantity: counted.length === 0 ? null : counted.reduce((whole, quantity) => whole + quantity, 0),
        is_counted_whole: counted.length === offers.length,
      }
    })
  },
})
