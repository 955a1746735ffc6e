/** What a product is once its metas are understood: dimensions, options, variants with prices; the same for reading and writing. */
import type { Minor } from '../pricing/money.ts'
import { problem } from '../problems.ts'

export interface Meta {
  name: string
  value: string
}

/** A variant dimension: `size` with the options S, M, L in their order. */
export interface Dimension {
  type: string
  options: { slug: string; label: string }[]
}

/** A choice that changes neither stock nor price. */
export interface ProductOption {
  name: string
  values: string[]
}

export interface StorePrice {
  /** Slug of the store location, or null for all stores. */
  store: string | null
  amount: Minor
  base: Minor | null
}

export interface VariantRow {
  key: string
  /** Option slug by dimension type. */
  selection: Record<string, string>
  sku: string | null
  /** The barcode: digits alone. */
  gtin: string | null
  weightGrams: number
  prices: StorePrice[]
  /** Stated quantities; a missing one is not tracked. */
  quantities: { store: string | null; quantity: number }[]
}

export interface ProductRows {
  dimensions: Dimension[]
  options: ProductOption[]
  hasVariants: boolean
  isDigital: boolean
  /** Media ids of its files; a product that has some is digital. */
  downloads: string[]
  /** How often and for how many days they may be fetched; null: as the shop does. */
  downloadTimes: number | null
  downloadDays: number | null
  taxClass: string
  variants: VariantRow[]
}

export const productMetaLimits = { dimensions: 3, options: 100, variants: 2000 } as const

/** @throws Problem product.grammar (422), naming the meta */
export function refuse(summary: string, name: string): never {
  throw problem('product.grammar', { summary, name, field: `metas.${name}` })
}
