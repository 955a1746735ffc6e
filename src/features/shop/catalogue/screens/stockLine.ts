/** The line that says what became of stock when the choices of a product changed. */
import { formatNumber } from '#platform/language/format.ts'
import { type DraftVariant, type ProductDraft } from '../productDraft.ts'
import { passedOn } from '../choiceChanges.ts'
import { variantTexts } from '../texts/variantTexts.ts'

/** So many variants are named. */
const maxListed = 4

/** Null where no stock, sku or barcode found another variant. */
export function stockLine(
  before: ProductDraft,
  after: ProductDraft,
  quantityOf: (variant: DraftVariant) => number,
): string | null {
  const successors = passedOn(before, after)
    .successors.map(([successor, gone]) => ({
      successor,
      gone,
      count: gone.reduce((sum, one) => sum + quantityOf(one), 0),
    }))
    .filter(({ count, gone }) => count > 0 || gone.some(({ sku, gtin }) => sku !== '' || gtin !== ''))
  if (successors.length === 0) return null
  const named = successors
    .slice(0, maxListed)
    .map(({ successor, count }) => `${successor.title || variantTexts.the_product}: ${formatNumber(count)}`)
  const list =
    successors.length > maxListed
      ? variantTexts.list_and_more({ list: named.join('; '), count: successors.length - maxListed })
      : named.join('; ')
  if (successors.some(({ gone }) => gone.length > 1)) return variantTexts.stock_merged({ list })
  if (after.variants.length <= before.variants.length) return variantTexts.stock_stays({ list })
  return variantTexts.stock_moved({ list })
}
