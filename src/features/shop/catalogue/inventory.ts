/** A product's inventory as the picker asks for it (F-SHOP-05, A-03): price and quantity per store and variant. */
import { untrackedQuantity } from '#constants.ts'
import type { Db } from '#platform/context.ts'
import { implicitStore, shopContext } from '../pricing/shopContext.ts'
import { decimalNumber, minor } from '../pricing/money.ts'
import { offersOf } from './offers.ts'
import type { Inventory } from '../schema.ts'

/** Returns null where there is no such product in the shop. */
export async function inventoryOf(db: Db, postId: string): Promise<Inventory | null> {
  const facts = await shopContext(db)
  const [product] = await offersOf(db, facts, [postId])
  if (!product) return null
  const places = facts.stores.length === 0 ? [{ id: implicitStore, slug: 'default' }] : facts.stores
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
                price: offer?.price == null ? null : decimalNumber(minor(offer.price), facts.currency),
                quantity: offer?.quantity ?? untrackedQuantity,
              },
            ]
          }),
        ),
      ]),
    ),
  }
}
