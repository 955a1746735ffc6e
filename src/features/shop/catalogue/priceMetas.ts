/** The metas of a product that say a price, and how they are kept: plainly, whatever the language they were typed in. */
import { settledAmount } from '#ui/inputRules.ts'
import type { Meta } from './productRows.ts'
import { slug } from '../slug.ts'

const priceName = /^product_(var_(.+_)?)?(base_)?price$/

export const isPriceMeta = ({ name }: Meta): boolean => priceName.test(slug(name))

/** `12,50` becomes `12.50`, so that a change of the site's language never changes a price; what cannot be read stays. */
export function plainPrices<Kept extends Meta>(
  metas: readonly Kept[],
  currency: string,
  language: string,
): Kept[] {
  return metas.map((meta) => {
    if (!isPriceMeta(meta)) return meta
    const value = settledAmount(meta.value, { currency, language })
    return value === meta.value ? meta : { ...meta, value }
  })
}
