/** The line that says what became of stock when the choices of a product changed. */
import { formatNumber } from '#platform/language/format.ts'
import { type DraftVariant, type ProductDraft } from '../productDraft.ts'
import { passedOn } from '../choiceChanges.ts'

/** So many variants are named. */
const mostNamed = 4

/** Null where no stock, sku or barcode found another variant. */
export function stockLine(
  before: ProductDraft,
  after: ProductDraft,
  pieces: (variant: DraftVariant) => number,
): string | null {
  const heirs = passedOn(before, after)
    .heirs.map(([heir, gone]) => ({ heir, gone, count: gone.reduce((sum, one) => sum + pieces(one), 0) }))
    .filter(({ count, gone }) => count > 0 || gone.some(({ sku, gtin }) => sku !== '' || gtin !== ''))
  if (heirs.length === 0) return null
  const named = heirs
    .slice(0, mostNamed)
    .map(({ heir, count }) => `${heir.title || 'the product'}: ${formatNumber(count)}`)
  const list = `${named.join('; ')}${heirs.length > mostNamed ? `; and ${heirs.length - mostNamed} more` : ''}`
  if (heirs.some(({ gone }) => gone.length > 1))
    return `Stock of the merged variants was added together. New quantities: ${list}.`
  if (after.variants.length <= before.variants.length)
    return `Stock, SKU and barcode stay with their variants. New quantities: ${list}.`
  return `Stock, SKU and barcode moved to the first variant of each value. New quantities: ${list}. Move stock between variants if you need to.`
}
