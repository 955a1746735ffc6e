/** What sources would answer for the examples of blocks: they show well on a site that has nothing yet. Pictures are the demo's. */
import type { CommentListData } from './comments/data.ts'
import type { FormData } from './form/data.ts'
import type { MenuData } from './menu/data.ts'
import type { PostListData } from './post-list/data.ts'
import type { ProductListData } from './product-list/data.ts'
import type { ProductData } from './product/data.ts'
import type { SearchData } from './search/data.ts'
import { examples } from './texts/examples.ts'
import { common } from '#ui/texts/common.ts'

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

export const exampleProduct = (): ProductData => ({
  id: '0192f0c1-0000-7000-8000-000000000001',
  title: examples.morning_mug,
  url: '/shop/morning-mug',
  description: examples.holds_a_generous_coffee_and,
  images: [picture('mug-sage', examples.a_sage_green_mug)],
  has_variants: true,
  variant_types: [
    {
      name: 'glaze',
      title: examples.glaze,
      options: [
        { value: 'sage', title: examples.sage },
        { value: 'oat', title: examples.oat },
      ],
    },
  ],
  variants: [
    { key: 'glaze_sage', selection: { glaze: 'sage' }, ...offer(3400, 4, 3800) },
    { key: 'glaze_oat', selection: { glaze: 'oat' }, ...offer(3600, 0) },
  ],
  options: [{ name: 'wrapping', title: examples.wrapping, values: [examples.paper, examples.gift_box] }],
  stores: [],
  currency,
  price_layout: 5,
  price_minor: 3400,
  base_minor: 3800,
})

export const exampleProducts = (): ProductListData => ({
  total: 3,
  currency,
  items: [
    {
      id: 'e1',
      title: examples.morning_mug,
      note: examples.two_glazes,
      price_minor: 3400,
      base_minor: 3800,
      is_from: true,
      available: true,
      quantity: 4,
      image: 'mug-sage',
    },
    {
      id: 'e2',
      title: examples.bud_vase,
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
      title: examples.wide_bowl,
      note: '',
      price_minor: null,
      base_minor: null,
      is_from: false,
      available: false,
      quantity: 0,
      image: null,
    },
  ].map(({ image, title, ...details }) => ({
    ...details,
    title,
    url: '/t/products',
    description: examples.thrown_on_the_wheel_fired,
    tags: [],
    image: image ? picture(image, '') : null,
  })),
})

export const exampleFilteredProducts = (): ProductListData => ({
  ...exampleProducts(),
  total: 26,
  page: 2,
  pages: 9,
  filters: {
    category: '',
    sort: 'newest',
    from: '',
    to: '',
    categories: [
      { value: 'mugs', title: examples.mugs, count: 7 },
      { value: 'vases', title: examples.vases, count: 5 },
    ],
  },
})

export const examplePosts = (): PostListData => ({
  total: 3,
  page: 1,
  pages: 1,
  items: [
    { id: 'e1', title: examples.what_the_kiln_did, image: picture('bottle-rust', '') },
    { id: 'e2', title: examples.a_table_for_twelve, image: picture('setting', '') },
    { id: 'e3', title: examples.how_to_care_for_stoneware, image: null },
  ].map((details) => ({
    ...details,
    url: '/t/posts',
    description: examples.notes_of_a_firing_that,
    date: '2026-11-02T08:00:00Z',
    author: 'Ines Varga',
    category: { title: examples.workshop, url: '/p/category/workshop' },
  })),
})

const field = { choices: [], description: '', placeholder: '', is_required: false }

export const exampleForm = (): FormData => ({
  id: '0192f0c1-0000-7000-8000-000000000002',
  title: examples.ask_us,
  description: '',
  submit_text: common.send,
  thanks: examples.thank_you_we_answer_within,
  fields: [
    { ...field, name: 'name', title: common.name, type: 'string', is_required: true },
    { ...field, name: 'seats', title: examples.seats, type: 'number', description: examples.up_to_eight },
    {
      ...field,
      name: 'day',
      title: examples.day,
      type: 'dropdown',
      choices: [
        { value: 'sat', title: examples.saturday },
        { value: 'sun', title: examples.sunday },
      ],
    },
    {
      ...field,
      name: 'extras',
      title: examples.extras,
      type: 'checklist',
      choices: [
        { value: 'lunch', title: examples.lunch },
        { value: 'clay', title: examples.clay_to_take_home },
      ],
    },
    { ...field, name: 'news', title: examples.send_me_news, type: 'bool' },
    {
      ...field,
      name: 'message',
      title: examples.message,
      type: 'text',
      placeholder: examples.what_would_you_like_to,
    },
  ],
})

export const exampleMenu = (): MenuData => ({
  id: 'e1',
  title: examples.main,
  items: [
    {
      title: common.shop,
      url: '/t/products',
      items: [{ title: examples.mugs, url: '/p/category/mugs', items: [] }],
    },
    { title: examples.journal, url: '/t/posts', items: [] },
  ],
})

export const exampleSearch = (): SearchData => ({
  keywords: 'mug',
  total: 1,
  page: 1,
  pages: 1,
  items: [
    {
      id: 'e1',
      title: examples.morning_mug,
      description: examples.holds_a_generous_coffee,
      image: '/media/demo/mug-sage-1200.webp',
      url: '/t/products',
      pagination: { p: 1, pages: 1, limit: 10 },
    },
  ],
})

const comment = {
  post_id: 'e1',
  status: 'approved',
  created_by_avatar: null,
  user_liked: false,
  is_admin: false,
} as const

export const exampleComments = (): CommentListData => ({
  post_id: null,
  open: true,
  after: null,
  next: null,
  items: [
    {
      ...comment,
      id: 'e1',
      parent_id: null,
      value: examples.which_clay_is_this,
      created: '2026-11-10T08:00:00Z',
      created_by_name: 'Otto',
      likes: 2,
    },
    {
      ...comment,
      id: 'e2',
      parent_id: 'e1',
      value: examples.a_grogged_stoneware,
      created: '2026-11-10T09:00:00Z',
      created_by_name: 'Ines',
      likes: 0,
    },
  ],
})
