/** The cart as GET /api/shop/cart answers it (SPEC.md section 3, SHOP.md M3): decimals for readers, `_minor` for code. */
import type { CurrencyData } from '#ui/price.ts'

export interface CartChoice {
  name: string
  value: string
  type: string
}

export interface CartItem {
  id: string
  title: string
  url: string
  image?: string | null
  price: number
  price_minor: number
  /** False: not sold at the store of the cart. */
  has_price?: boolean
  total_minor?: number
  quantity: number
  choices: CartChoice[]
  error: boolean
  msg: string[]
}

export interface Cart {
  items: CartItem[]
  subtotal: number
  shipping: number
  total_weight: number
  tax: number
  total: number
  subtotal_minor: number
  shipping_minor: number
  tax_minor: number
  total_minor: number
  currency: CurrencyData
  discount_minor?: number
  discount_code?: string | null
  /** True: shipping and tax are not known yet. */
  estimated?: boolean
  /** True: the shop has shipping prices, so an address is asked for. */
  needs_address?: boolean
  /** True: the shop does not deliver to the address. */
  no_delivery?: boolean
  current_store?: string | null
  /** The store locations to choose from. */
  stores?: { value: string; title: string }[]
}
