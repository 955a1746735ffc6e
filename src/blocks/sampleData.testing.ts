/** Data for the tests of the block views. */
import type { PageContext } from './block.ts'
import type { Cart } from './cart/data.ts'
import type { CommentData } from './comments/data.ts'
import type { ProductData } from './product/data.ts'

export const dollar = { code: 'USD', symbol: '$', exponent: 2 }

export const samplePage: PageContext = {
  path: '/shop/mug',
  postId: 'p1',
  title: 'Mug',
  siteName: 'Larkmoor',
  currency: dollar,
  timeZone: 'UTC',
  isCanvas: false,
  isPreview: false,
}

const offer = (price_minor: number | null, quantity: number | null, base_minor: number | null = null) => ({
  price_minor,
  base_minor,
  available: quantity !== 0,
  quantity,
})

/** Sage small costs 34 (was 38), sage large 38; oat small has no price, oat large is sold out. */
export const sampleProduct: ProductData = {
  id: 'p1',
  title: 'Morning mug',
  url: '/shop/mug',
  description: 'A mug for two hands.',
  images: [{ url: '/media/demo/mug-sage-1200.webp', alt: 'A mug', width: 1200, height: 1500 }],
  has_variants: true,
  variant_types: [
    {
      name: 'glaze',
      title: 'Glaze',
      options: [
        { value: 'sage', title: 'Sage' },
        { value: 'oat', title: 'Oat' },
      ],
    },
    {
      name: 'size',
      title: 'Size',
      options: [
        { value: 's', title: '250 ml' },
        { value: 'l', title: '350 ml' },
      ],
    },
  ],
  variants: [
    {
      key: 'glaze_sage.size_s',
      selection: { glaze: 'sage', size: 's' },
      ...offer(3400, 4, 3800),
      stores: { harbour: offer(3600, 0) },
    },
    { key: 'glaze_sage.size_l', selection: { glaze: 'sage', size: 'l' }, ...offer(3800, 1) },
    { key: 'glaze_oat.size_s', selection: { glaze: 'oat', size: 's' }, ...offer(null, 4) },
    { key: 'glaze_oat.size_l', selection: { glaze: 'oat', size: 'l' }, ...offer(3800, 0) },
  ],
  options: [{ name: 'wrapping', title: 'Wrapping', values: ['Paper', 'Gift box'] }],
  stores: [],
  currency: dollar,
  price_layout: 5,
  price_minor: 3400,
  base_minor: 3800,
}

export function sampleCart(quantity: number, changes: Partial<Cart['items'][number]> = {}): Cart {
  const total = 3400 * quantity
  const item = {
    id: 'l1',
    title: 'Morning mug',
    url: '/shop/mug',
    image: null,
    price: 34,
    price_minor: 3400,
    total_minor: total,
    quantity,
    choices: [{ name: 'Glaze', value: 'Sage', type: 'variant' }],
    error: false,
    msg: [],
    ...changes,
  }
  return {
    items: quantity > 0 ? [item] : [],
    subtotal: total / 100,
    shipping: 0,
    total_weight: 0,
    tax: 0,
    total: total / 100,
    subtotal_minor: total,
    shipping_minor: 0,
    tax_minor: 0,
    total_minor: total,
    currency: dollar,
    estimated: true,
    shipping_options: [],
    shipping_method: null,
  }
}

export const sampleComment = (
  id: string,
  parent_id: string | null,
  value: string,
  changes: Partial<CommentData> = {},
): CommentData => ({
  id,
  post_id: 'p1',
  parent_id,
  value,
  status: 'approved',
  created: `2026-11-10T08:00:0${id.length % 10}Z`,
  created_by_name: `Reader ${id}`,
  created_by_avatar: null,
  likes: 0,
  user_liked: false,
  is_admin: false,
  ...changes,
})
