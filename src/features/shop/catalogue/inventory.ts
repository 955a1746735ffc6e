/** A product's inventory as the picker asks for it (F-SHOP-05, A-03): price and quantity per store and variant. */
import { untrackedQuantity } from '#constants.ts'
import type { Db } from '#platform/context.ts'
import { implicitStore, shopContext } from '../pricing/shopContext.ts'
import { decimalNumber, minor } from '../pricing/money.ts'
import { offersOf } from './offers.ts'
import type { Inventory } from '../schema.ts'

/** Returns null where there is no such product in the shop. */
export async function inventoryOf(db: Db, postId: string): Promise<Inventory | null> {
  const shop = await shopContext(db)
  const [product] = await offersOf(db, shop, [postId])
  if (!product) return null
  const places = shop.stores.length === 0 ? [{ id: implicitStore, slug: 'default' }] : shop.stores
  return {
    has_variants: product.hasVariants,
    variant_keys: product.hasVariants ? product.variants.map(({ key }) => key) : [],
    stores: Object.fromEntries(
      places.map(({ id, slug }) => [
        slug,
        Object.fromEntries(
          product.variants.map((variant) => {
            const offer = variant.offers.get(id)
            return [
              variant.key,
              {
                price: offer?.price == null ? null : decimalNumber(minor(offer.price), shop.currency),
                quantity: offer?.quantity ?? untrackedQuantity,
              },
            ]
          }),
        ),
      ]),
    ),
  }
}
