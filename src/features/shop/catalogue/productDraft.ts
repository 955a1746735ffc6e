/**
 * A product as its form shows it: texts to type in, choices, and one row a variant. Nobody has to know how a meta is
 * named: draftMetas.ts makes it from the metas and writes it back.
 */
import type { Meta, StorePrice } from './productRows.ts'
import type { Rename } from './productRenames.ts'

export interface DraftChoice {
  name: string
  values: string[]
  /** True: each value is a variant with its own price and stock; false: it is only noted with the order. */
  isVariant: boolean
  /** What its name field holds where that is no name it can have: empty, or another choice's. */
  typed?: string
}

export interface DraftVariant {
  key: string
  /** The key that the shop knows it by until the save: its stock is there. */
  known: string
  title: string
  selection: Record<string, string>
  price: string
  before: string
  sku: string
  /** The barcode. */
  gtin: string
  /** Grams, where they differ from the product's. */
  weight: string
  /** Prices of single stores, kept as they are; one that cannot be read goes with the next save. */
  storePrices: StorePrice[]
  quantities: { store: string | null; quantity: number }[]
  /** By what they were known by, the variants whose stock, sku and barcode this one took over when choices changed. */
  takesOver?: string[]
}

export interface ProductDraft {
  /** The price that changes in percent start from; of a product without variants its price. */
  price: string
  before: string
  weight: string
  sku: string
  gtin: string
  isDigital: boolean
  taxClass: string
  choices: DraftChoice[]
  variants: DraftVariant[]
  /** Prices of single stores that cannot be read. */
  unreadable: Meta[]
  /** Values as the shop knows them, until the save. */
  storedValues: readonly string[]
  /** What got another name since the product was read, and before. */
  renames: Rename[]
  pastRenames: Rename[]
}
