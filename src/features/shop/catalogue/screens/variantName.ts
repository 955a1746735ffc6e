/** A variant as people call it: the product and what was picked. */
import type { StockRow } from '../../schema.ts'

export function variantName({ title, variant_key: key }: Pick<StockRow, 'title' | 'variant_key'>): string {
  return key === 'default' ? title : `${title}, ${key.replaceAll('.', ', ').replaceAll('_', ' ')}`
}
