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

export interface ShippingOption {
  id: string
  title: string
  amount_minor: number
  is_pickup: boolean
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
  /** Why the code that was taken does not count. */
  msg?: string[]
  /** True: shipping and tax are not known yet. */
  estimated?: boolean
  /** True: the shop has shipping prices, so an address is asked for. */
  needs_address?: boolean
  /** The ways to have this very cart delivered: they change with its place, its items and its address. */
  shipping_options: ShippingOption[]
  /** The way that the sums count; null: none. */
  shipping_method: string | null
  /** True: the way that was chosen is not offered any more. */
  delivery_gone?: boolean
  /** True: the shop does not deliver to the address. */
  no_delivery?: boolean
  current_store?: string | null
  /** The store locations to choose from. */
  stores?: { value: string; title: string }[]
}
