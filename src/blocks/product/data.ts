/** What the source `shop.product` answers and the product block draws (F-SHOP-01 to F-SHOP-07). Money is minor units. */
import type { CurrencyData } from '#ui/price.ts'

export interface PictureData {
  url: string
  alt: string
  width: number | null
  height: number | null
  /** The value of a choice that it shows, as `colour_red`; absent: all of them. */
  shows?: string
}

/** Price and stock of one variant at one place. */
export interface OfferData {
  /** null: no price for this combination ('Pricing unavailable'). */
  price_minor: number | null
  /** The price it is compared with, or null. */
  base_minor: number | null
  /** False: sold out or not sold here ('Option unavailable'). */
  available: boolean
  /** Items left, or null when stock is not tracked. */
  quantity: number | null
}

export interface VariantData extends OfferData {
  /** `size_xl.color_red`, or `default`. */
  key: string
  /** Variant type to option value: `{ size: 'xl' }`; empty for a product without variants. */
  selection: Record<string, string>
  /** Its barcode; absent where it has none. */
  gtin?: string
  /** The offer at each store location, by its value; absent: the offer above holds there too. */
  stores?: Record<string, OfferData>
}

export interface ProductData {
  id: string
  title: string
  url: string
  description: string
  images: PictureData[]
  has_variants: boolean
  variant_types: { name: string; title: string; options: { value: string; title: string }[] }[]
  /** Exactly one with key `default` when has_variants is false. */
  variants: VariantData[]
  options: { name: string; title: string; values: string[] }[]
  /** Empty: one implicit place, nothing to choose. */
  stores: { value: string; title: string }[]
  currency: CurrencyData
  /** 1 to 7. */
  price_layout: number
  /** The lowest price of all variants; null: none has one. */
  price_minor: number | null
  base_minor: number | null
}
