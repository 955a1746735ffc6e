/** The line that says what became of stock when the choices of a product changed. */
import { formatNumber } from '#platform/language/format.ts'
import { type DraftVariant, type ProductDraft } from '../productDraft.ts'
import { passedOn } from '../choiceChanges.ts'
import { variantTexts } from '../texts/variantTexts.ts'

/** So many variants are named. */
const mostNamed = 4

/** Null where no stock, sku or barcode found another variant. */
export function stockLine(
  before: ProductDraft,
  after: ProductDraft,
  quantityOf: (variant: DraftVariant) => number,
): string | null {
  const heirs = passedOn(before, after)
    .heirs.map(([heir, gone]) => ({ heir, gone, count: gone.reduce((sum, one) => sum + quantityOf(one), 0) }))
    .filter(({ count, gone }) => count > 0 || gone.some(({ sku, gtin }) => sku !== '' || gtin !== ''))
  if (heirs.length === 0) return null
  const named = heirs
    .slice(0, mostNamed)
    .map(({ heir, count }) => `${heir.title || variantTexts.the_product}: ${formatNumber(count)}`)
  const list =
    heirs.length > mostNamed
      ? variantTexts.list_and_more({ list: named.join('; '), count: heirs.length - mostNamed })
      : named.join('; ')
  if (heirs.some(({ gone }) => gone.length > 1)) return variantTexts.stock_merged({ list })
  if (after.variants.length <= before.variants.length) return variantTexts.stock_stays({ list })
  return variantTexts.stock_moved({ list })
}
