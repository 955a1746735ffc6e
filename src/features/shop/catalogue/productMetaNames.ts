/**
 * Every legal name of a product's metas: names are never split on `_`, they are built from the variant definitions and
 * the store locations and looked up.
 */
import { metaPrefixes } from '#constants.ts'
import { refuse, type Dimension } from './productRows.ts'
import { productRules } from './texts/productRules.ts'

/** What is said of a variant; for one place where `_store_{location}` is before it. */
export const suffixes = ['price', 'base_price', 'sku', 'gtin', 'weight', 'quantity'] as const
export type Suffix = (typeof suffixes)[number]

export interface Combination {
  /** The chosen option slug per dimension, null where any option fits. */
  picks: (string | null)[]
  size: number
}

interface NameMeaning {
  combination: Combination
  store: string | null
  suffix: Suffix
}

/** Every combination of picks, from none to one option of each dimension. */
function combinationsOf(dimensions: readonly Dimension[]): Combination[] {
  let found: Combination[] = [{ picks: [], size: 0 }]
  for (const { options } of dimensions) {
    found = found.flatMap(({ picks, size }) => [
      { picks: [...picks, null], size },
      ...options.map((option) => ({ picks: [...picks, option.slug], size: size + 1 })),
    ])
  }
  return found
}

export function stemOf(dimensions: readonly Dimension[], { picks, size }: Combination): string {
  if (size === 0) return 'default'
  return dimensions.flatMap(({ type }, at) => (picks[at] == null ? [] : [`${type}_${picks[at]}`])).join('_')
}

/**
 * Builds every legal name of a product, or those of some suffixes.
 * @throws Problem product.grammar (422) where two combinations give the same name
 */
export function nameDictionary(
  dimensions: readonly Dimension[],
  stores: readonly string[],
  wanted: readonly Suffix[] = suffixes,
): Map<string, NameMeaning> {
  const names = new Map<string, NameMeaning>()
  for (const combination of combinationsOf(dimensions)) {
    const stem = stemOf(dimensions, combination)
    for (const store of [null, ...stores]) {
      for (const suffix of wanted) {
        const marker = store === null ? '' : `_store_${store}`
        const name = `${metaPrefixes.variant}${stem}${marker}_${suffix}`
        if (names.has(name)) refuse(productRules.ambiguous_name({ name }), name)
        names.set(name, { combination, store, suffix })
      }
    }
  }
  return names
}

export function keyOf(dimensions: readonly Dimension[], picks: readonly string[]): string {
  if (dimensions.length === 0) return 'default'
  return dimensions.map(({ type }, at) => `${type}_${picks[at] ?? ''}`).join('.')
}

/** The exact combinations: one option of each dimension. */
export function picksOf(dimensions: readonly Dimension[]): string[][] {
  let found: string[][] = [[]]
  for (const { options } of dimensions) {
    found = found.flatMap((picks) => options.map((option) => [...picks, option.slug]))
  }
  return found
}
