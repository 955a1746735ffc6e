/** What sources would answer for the examples of blocks: they show well on a site that has nothing yet. Pictures are the demo's. */
import type { CommentListData } from './comments/data.ts'
import type { FormData } from './form/data.ts'
import type { MenuData } from './menu/data.ts'
import type { PostListData } from './post-list/data.ts'
import type { ProductListData } from './product-list/data.ts'
import type { ProductData } from './product/data.ts'
import type { SearchData } from './search/data.ts'

const currency = { code: 'USD', symbol: '$', exponent: 2 }
const picture = (name: string, alt: string) => ({
  url: `/media/demo/${name}-1200.webp`,
  alt,
  width: 1200,
  height: 1500,
})

const offer = (price_minor: number, quantity: number | null, base_minor: number | null = null) => ({
  price_minor,
  base_minor,
  available: quantity !== 0,
  quantity,
})

export const exampleProduct: ProductData = {
  id: '0192f0c1-0000-7000-8000-000000000001',
  title: 'Morning mug',
  url: '/shop/morning-mug',
  description: 'Holds a generous coffee and keeps both hands warm.',
  images: [picture('mug-sage', 'A sage green mug')],
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
  ],
  variants: [
    { key: 'glaze_sage', selection: { glaze: 'sage' }, ...offer(3400, 4, 3800) },
    { key: 'glaze_oat', selection: { glaze: 'oat' }, ...offer(3600, 0) },
  ],
  options: [{ name: 'wrapping', title: 'Wrapping', values: ['Paper', 'Gift box'] }],
  stores: [],
  currency,
  price_layout: 5,
  price_minor: 3400,
  base_minor: 3800,
}

export const exampleProducts: ProductListData = {
  total: 3,
  currency,
  items: [
    {
      id: 'e1',
      title: 'Morning mug',
      note: '2 glazes',
      price_minor: 3400,
      base_minor: 3800,
      is_from: true,
      available: true,
      quantity: 4,
      image: 'mug-sage',
    },
    {
      id: 'e2',
      title: 'Bud vase',
      note: '',
      price_minor: 2800,
      base_minor: null,
      is_from: false,
      available: true,
      quantity: null,
      image: 'vase-plum',
    },
    {
      id: 'e3',
      title: 'Wide bowl',
      note: '',
      price_minor: null,
      base_minor: null,
      is_from: false,
      available: false,
      quantity: 0,
      image: null,
    },
  ].map(({ image, title, ...facts }) => ({
    ...facts,
    title,
    url: '/t/products',
    description: 'Thrown on the wheel, fired twice.',
    tags: [],
    image: image ? picture(image, '') : null,
  })),
}

export const exampleFilteredProducts: ProductListData = {
  ...exampleProducts,
  total: 26,
  page: 2,
  pages: 9,
  filters: {
    category: '',
    sort: 'newest',
    from: '',
    to: '',
    categories: [
      { value: 'mugs', title: 'Mugs', count: 7 },
      { value: 'vases', title: 'Vases', count: 5 },
    ],
  },
}

export const examplePosts: PostListData = {
  total: 3,
  page: 1,
  pages: 1,
  items: [
    { id: 'e1', title: 'What the kiln did', image: picture('bottle-rust', '') },
    { id: 'e2', title: 'A table for twelve', image: picture('setting', '') },
    { id: 'e3', title: 'How to care for stoneware', image: null },
  ].map((facts) => ({
    ...facts,
    url: '/t/posts',
    description: 'Notes of a firing that went its own way, and what came of it.',
    date: '2026-11-02T08:00:00Z',
    author: 'Ines Varga',
    category: { title: 'Workshop', url: '/p/category/workshop' },
  })),
}

const field = { choices: [], description: '', placeholder: '', is_required: false }

export const exampleForm: FormData = {
  id: '0192f0c1-0000-7000-8000-000000000002',
  title: 'Ask us',
  description: '',
  submit_text: 'Send',
  thanks: 'Thank you. We answer within a day.',
  fields: [
    { ...field, name: 'name', title: 'Name', type: 'string', is_required: true },
    { ...field, name: 'seats', title: 'Seats', type: 'number', description: 'Up to eight.' },
    {
      ...field,
      name: 'day',
      title: 'Day',
      type: 'dropdown',
      choices: [
        { value: 'sat', title: 'Saturday' },
        { value: 'sun', title: 'Sunday' },
      ],
    },
    {
      ...field,
      name: 'extras',
      title: 'Extras',
      type: 'checklist',
      choices: [
        { value: 'lunch', title: 'Lunch' },
        { value: 'clay', title: 'Clay to take home' },
      ],
    },
    { ...field, name: 'news', title: 'Send me news', type: 'bool' },
    {
      ...field,
      name: 'message',
      title: 'Message',
      type: 'text',
      placeholder: 'What would you like to know?',
    },
  ],
}

export const exampleMenu: MenuData = {
  id: 'e1',
  title: 'Main',
  items: [
    { title: 'Shop', url: '/t/products', items: [{ title: 'Mugs', url: '/p/category/mugs', items: [] }] },
    { title: 'Journal', url: '/t/posts', items: [] },
  ],
}

export const exampleSearch: SearchData = {
  keywords: 'mug',
  total: 1,
  page: 1,
  pages: 1,
  items: [
    {
      id: 'e1',
      title: 'Morning mug',
      description: 'Holds a generous coffee.',
      image: '/media/demo/mug-sage-1200.webp',
      url: '/t/products',
      pagination: { p: 1, pages: 1, limit: 10 },
    },
  ],
}

const comment = {
  post_id: 'e1',
  status: 'approved',
  created_by_avatar: null,
  user_liked: false,
  is_admin: false,
} as const

export const exampleComments: CommentListData = {
  post_id: null,
  open: true,
  after: null,
  next: null,
  items: [
    {
      ...comment,
      id: 'e1',
      parent_id: null,
      value: 'Which clay is this?',
      created: '2026-11-10T08:00:00Z',
      created_by_name: 'Otto',
      likes: 2,
    },
    {
      ...comment,
      id: 'e2',
      parent_id: 'e1',
      value: 'A grogged stoneware.',
      created: '2026-11-10T09:00:00Z',
      created_by_name: 'Ines',
      likes: 0,
    },
  ],
}
