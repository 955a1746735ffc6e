/** What the source `shop.products` answers: cards of products. Money is minor units. */
import type { CurrencyData } from '#ui/price.ts'
import type { PictureData } from '../product/data.ts'

export interface ProductCardData {
  id: string
  title: string
  url: string
  description: string
  image: PictureData | null
  /** The lowest price; null: shown as 'N/A' (A-02b). */
  price_minor: number | null
  base_minor: number | null
  /** True: variants differ in price, so the price is shown as "from". */
  is_from: boolean
  available: boolean
  /** Items left over all places, or null when any variant is not tracked. */
  quantity: number | null
  /** Short notes beside the price, as `4 glazes`. */
  note: string
  tags: string[]
}

export interface ProductListData {
  items: ProductCardData[]
  currency: CurrencyData
  /** How many there are in all; those within a span of prices are counted up to 10,000. */
  total: number
  /** Which page of the list this is, and how many there are; absent where nobody turns pages. */
  page?: number
  pages?: number
  /** Set where visitors may filter: what they chose, and what they can choose from. */
  filters?: ProductFilters
}

/** What visitors choose in the URL of the page: `?category=mugs&from=20&to=40&sort=price_up`. */
export interface ProductFilters {
  category: string
  sort: string
  /** As it was typed, in the currency's units; empty: no bound. */
  from: string
  to: string
  categories: { value: string; title: string; count: number }[]
}

/** The arguments a block or page asks with. */
export interface ProductListArguments {
  limit: number
  category?: string
  tag?: string
  /** The id of an entry of an own taxonomy. */
  term?: string
  sort?: 'newest' | 'price_up' | 'price_down' | 'title'
  /** Ids to show, in this order; wins over the rest. */
  ids?: string[]
  /** Leaves out this post: related products. */
  except?: string
  /** Bounds of the lowest price, in minor units. */
  from_minor?: number
  to_minor?: number
  /** From 1; absent: the first. */
  page?: number
}
