/** Twenty-four products: plain ones, variants by glaze and size, options, one sold out, one on sale, one last one. */
import { any, picture, type DemoPost } from './content.ts'

interface ProductSource {
  key: string
  title: string
  description: string
  category: 'Mugs and cups' | 'Bowls and plates' | 'Vases and bottles' | 'Jugs' | 'Planters' | 'Gifts'
  image: string
  more?: string[]
  price: string
  base?: string
  weight: number
  tags?: string[]
  /** Quantity at both locations together; absent: not counted. */
  stock?: { kiln_lane: number; harbour: number }
  /** Variant type to its options, in order. */
  variants?: Record<string, string[]>
  /** By `type_option`, joined by `_`: what differs from the product. */
  prices?: Record<string, string>
  stocks?: Record<string, { kiln_lane: number; harbour: number }>
  options?: Record<string, string[]>
  layout?: number
  isDigital?: boolean
}

const wrapping = { wrapping: ['Paper', 'Gift box'] }

const products: ProductSource[] = [
  {
    key: 'sage-mug',
    title: 'Morning mug',
    description:
      'A mug for two hands. Thrown from iron-flecked stoneware and dipped once, so the glaze stops where the fingers begin. Four glazes, two sizes.',
    category: 'Mugs and cups',
    image: 'mug-sage',
    more: ['mug-cream', 'mug-ink', 'mug-rust'],
    price: '34.00',
    weight: 420,
    tags: ['bestseller'],
    variants: { glaze: ['Sage', 'Oat', 'Ink', 'Ember'], size: ['250 ml', '350 ml'] },
    prices: { size_250_ml: '34.00', size_350_ml: '38.00' },
    stocks: {
      glaze_sage_size_250_ml: { kiln_lane: 6, harbour: 3 },
      glaze_sage_size_350_ml: { kiln_lane: 9, harbour: 4 },
      glaze_oat_size_250_ml: { kiln_lane: 1, harbour: 0 },
      glaze_oat_size_350_ml: { kiln_lane: 0, harbour: 0 },
      glaze_ink_size_250_ml: { kiln_lane: 7, harbour: 5 },
      glaze_ink_size_350_ml: { kiln_lane: 3, harbour: 2 },
      glaze_ember_size_250_ml: { kiln_lane: 4, harbour: 6 },
      glaze_ember_size_350_ml: { kiln_lane: 2, harbour: 2 },
    },
    options: wrapping,
    layout: 5,
  },
  {
    key: 'ink-bottle-vase',
    title: 'Ink bottle vase',
    description:
      'The tallest thing Mara throws in one go, in a blue that is nearly black until the sun finds it. There is one.',
    category: 'Vases and bottles',
    image: 'vase-ink',
    price: '86.00',
    weight: 1300,
    stock: { kiln_lane: 1, harbour: 0 },
    tags: ['one of a kind'],
  },
  {
    key: 'ember-serving-bowl',
    title: 'Ember serving bowl',
    description:
      'Wide and low, for salad, for bread, for keys. The rust glaze breaks to honey along the rim.',
    category: 'Bowls and plates',
    image: 'bowl-rust',
    price: '62.00',
    weight: 1500,
    variants: { size: ['24 cm', '30 cm'] },
    prices: { size_24_cm: '62.00', size_30_cm: '78.00' },
    stocks: { size_24_cm: { kiln_lane: 5, harbour: 3 }, size_30_cm: { kiln_lane: 2, harbour: 1 } },
  },
  {
    key: 'oat-mug',
    title: 'Oat mug, second',
    description:
      'From the firing in which the oat glaze broke. Sound, and covered in small craters that hold the light. Marked down, because it is not what we meant.',
    category: 'Mugs and cups',
    image: 'mug-cream',
    price: '26.00',
    base: '34.00',
    weight: 420,
    stock: { kiln_lane: 11, harbour: 6 },
    tags: ['seconds'],
    layout: 5,
  },
  {
    key: 'ink-jug',
    title: 'Ink jug',
    description: 'Holds a litre and pours without a drip, which took eleven tries at the lip.',
    category: 'Jugs',
    image: 'jug-ink',
    price: '74.00',
    weight: 1250,
    stock: { kiln_lane: 4, harbour: 2 },
  },
  {
    key: 'sage-planter',
    title: 'Windowsill planter',
    description: 'With a hole and a saucer, for anything with opinions about wet feet.',
    category: 'Planters',
    image: 'planter-sage',
    more: ['planter-chalk', 'planter-blue'],
    price: '48.00',
    weight: 1600,
    variants: { glaze: ['Sage', 'Chalk', 'Lake'] },
    prices: { glaze_sage: '48.00', glaze_chalk: '48.00', glaze_lake: '54.00' },
    stocks: {
      glaze_sage: { kiln_lane: 5, harbour: 5 },
      glaze_chalk: { kiln_lane: 3, harbour: 0 },
      glaze_lake: { kiln_lane: 2, harbour: 2 },
    },
  },
  {
    key: 'chalk-plate',
    title: 'Chalk dinner plate',
    description:
      'A quiet plate. Twenty-six centimetres, a rim you can hold, and a white with some grey weather in it.',
    category: 'Bowls and plates',
    image: 'plate-chalk',
    price: '36.00',
    weight: 900,
    stock: { kiln_lane: 24, harbour: 12 },
    options: { foot_mark: ['Ines', 'Teo', 'Mara', 'Surprise me'] },
  },
  {
    key: 'ochre-cup',
    title: 'Ochre cup',
    description: 'No handle, so that the tea tells you when it is ready.',
    category: 'Mugs and cups',
    image: 'cup-ochre',
    price: '22.00',
    weight: 260,
    stock: { kiln_lane: 14, harbour: 8 },
    tags: ['bestseller'],
  },
  {
    key: 'moss-mug',
    title: 'Moss mug',
    description:
      'The new green: copper in a dark base, fired with the damper half shut. No two agree on how dark.',
    category: 'Mugs and cups',
    image: 'mug-moss',
    price: '36.00',
    weight: 430,
    stock: { kiln_lane: 8, harbour: 4 },
    tags: ['new'],
  },
  {
    key: 'ink-mug',
    title: 'Night mug',
    description:
      'A straight-sided mug in ink, a third bigger than the morning one, for people who work late.',
    category: 'Mugs and cups',
    image: 'mug-ink',
    price: '39.00',
    weight: 520,
    stock: { kiln_lane: 6, harbour: 0 },
  },
  {
    key: 'ember-mug',
    title: 'Ember mug',
    description:
      'Warm rust outside, bare clay at the foot, and a thumb rest on the handle that Ines says is an accident.',
    category: 'Mugs and cups',
    image: 'mug-rust',
    price: '34.00',
    weight: 420,
    stock: { kiln_lane: 5, harbour: 5 },
  },
  {
    key: 'ember-cup',
    title: 'Ember cup',
    description: 'The short one. Two sips of coffee, or one egg.',
    category: 'Mugs and cups',
    image: 'cup-rust',
    price: '22.00',
    weight: 250,
    stock: { kiln_lane: 0, harbour: 0 },
    tags: ['bestseller'],
  },
  {
    key: 'sage-bowl',
    title: 'Breakfast bowl',
    description: 'Deep enough for milk, wide enough for a spoon to lie down in.',
    category: 'Bowls and plates',
    image: 'bowl-sage',
    price: '32.00',
    weight: 620,
    variants: { glaze: ['Sage', 'Heather'] },
    prices: { glaze_sage: '32.00', glaze_heather: '35.00' },
    stocks: { glaze_sage: { kiln_lane: 12, harbour: 7 }, glaze_heather: { kiln_lane: 4, harbour: 1 } },
    more: ['bowl-plum'],
  },
  {
    key: 'heather-bowl',
    title: 'Heather bowl',
    description: 'Manganese and a little cobalt, the colour the hill is in August for nine days.',
    category: 'Bowls and plates',
    image: 'bowl-plum',
    price: '44.00',
    weight: 800,
    stock: { kiln_lane: 3, harbour: 2 },
    tags: ['new'],
  },
  {
    key: 'ink-plate',
    title: 'Ink side plate',
    description: 'Twenty-one centimetres of nearly black. Makes a tomato look like a painting of a tomato.',
    category: 'Bowls and plates',
    image: 'plate-ink',
    price: '29.00',
    weight: 650,
    stock: { kiln_lane: 18, harbour: 9 },
  },
  {
    key: 'cream-jug',
    title: 'Cream jug',
    description: 'A small jug with a big handle. Milk, dressing, a single foxglove.',
    category: 'Jugs',
    image: 'jug-cream',
    price: '58.00',
    weight: 800,
    stock: { kiln_lane: 5, harbour: 3 },
  },
  {
    key: 'moss-jug',
    title: 'Moss jug',
    description:
      'The ink jug in its green coat. Holds a litre, and a bunch of tulips better than a vase does.',
    category: 'Jugs',
    image: 'jug-moss',
    price: '76.00',
    weight: 1250,
    stock: { kiln_lane: 2, harbour: 2 },
    tags: ['new'],
  },
  {
    key: 'ochre-vase',
    title: 'Ochre vase',
    description:
      'Round in the shoulder and narrow in the neck, so that three stems stand up as if they meant it.',
    category: 'Vases and bottles',
    image: 'vase-ochre',
    price: '72.00',
    weight: 1200,
    stock: { kiln_lane: 3, harbour: 1 },
  },
  {
    key: 'dusk-vase',
    title: 'Dusk vase',
    description:
      'An ink vase that stood too near the flame and came out the colour of a plum. We are trying to do it again.',
    category: 'Vases and bottles',
    image: 'vase-plum',
    price: '92.00',
    weight: 1200,
    stock: { kiln_lane: 1, harbour: 1 },
    tags: ['one of a kind'],
    layout: 3,
  },
  {
    key: 'cream-bottle',
    title: 'Cream bottle',
    description: 'For oil, for one branch, for standing on a shelf and being looked at.',
    category: 'Vases and bottles',
    image: 'bottle-cream',
    price: '54.00',
    weight: 900,
    stock: { kiln_lane: 6, harbour: 4 },
    options: { stopper: ['Cork', 'None'] },
  },
  {
    key: 'ember-bottle',
    title: 'Ember bottle',
    description:
      'The same bottle in rust, thrown in two halves and joined while the clay still agreed to it.',
    category: 'Vases and bottles',
    image: 'bottle-rust',
    price: '54.00',
    weight: 900,
    stock: { kiln_lane: 4, harbour: 4 },
    options: { stopper: ['Cork', 'None'] },
  },
  {
    key: 'herb-trio',
    title: 'Herb trio',
    description: 'Three chalk planters on one long saucer: thyme, chives, and the one that never makes it.',
    category: 'Planters',
    image: 'planter-chalk',
    price: '96.00',
    base: '110.00',
    weight: 3400,
    stock: { kiln_lane: 3, harbour: 0 },
    layout: 6,
  },
  {
    key: 'table-for-two',
    title: 'Table for two',
    description:
      'Two dinner plates, two breakfast bowls and two cups, chosen side by side from one firing so that they talk to each other.',
    category: 'Gifts',
    image: 'setting',
    more: ['table'],
    price: '165.00',
    base: '180.00',
    weight: 3700,
    stock: { kiln_lane: 4, harbour: 2 },
    options: wrapping,
    layout: 7,
  },
  {
    key: 'gift-card',
    title: 'Gift card',
    description:
      'A number in a letter, good for anything here, a morning at the wheel included. It arrives by email and holds for three years.',
    category: 'Gifts',
    image: 'pair',
    price: '25.00',
    weight: 0,
    isDigital: true,
    variants: { value: ['$25', '$50', '$75', '$100'] },
    prices: { value_$25: '25.00', value_$50: '50.00', value_$75: '75.00', value_$100: '100.00' },
  },
]

/** Who chooses a glaze sees the picture of it: those of a product are in the order of its glazes. */
function shownBy({ more = [], variants }: ProductSource, index: number): { shows?: string } {
  const glaze = variants?.glaze?.length === more.length + 1 ? variants.glaze[index] : undefined
  return glaze === undefined ? {} : { shows: `glaze_${glaze.toLowerCase()}` }
}

/** The metas of the product grammar. */
function metasOf(product: ProductSource): Record<string, string> {
  const metas: Record<string, string> = {
    product_price: product.price,
    product_images: JSON.stringify(
      [product.image, ...(product.more ?? [])].map((name, index) => ({
        url: picture(name),
        alt: product.title,
        width: 1200,
        height: ['table', 'hero'].includes(name) ? 900 : 1500,
        ...shownBy(product, index),
      })),
    ),
  }
  if (product.base) metas.product_base_price = product.base
  if (product.weight) metas.product_weight = String(product.weight)
  if (product.layout) metas.product_price_layout = String(product.layout)
  if (product.isDigital) metas.product_is_digital = '1'
  for (const [type, options] of Object.entries(product.variants ?? {}))
    metas[`product_vardef_${type}`] = JSON.stringify(options)
  for (const [name, values] of Object.entries(product.options ?? {}))
    metas[`product_opt_${name}`] = JSON.stringify(values)
  for (const [stem, price] of Object.entries(product.prices ?? {})) metas[`product_var_${stem}_price`] = price
  const stocks = { ...product.stocks, ...(product.stock ? { default: product.stock } : {}) }
  for (const [stem, places] of Object.entries(stocks)) {
    for (const [store, quantity] of Object.entries(places)) {
      metas[`product_var_${stem}_store_${store}_quantity`] = String(quantity)
    }
  }
  return metas
}

export const demoProducts: DemoPost[] = products.map((product, index) => ({
  type: 'product',
  key: product.key,
  url: `/shop/${product.key}`,
  title: product.title,
  description: product.description,
  image: product.image,
  imageAlt: product.title,
  category: product.category,
  tags: product.tags ?? [],
  daysAgo: index + 1,
  metas: metasOf(product),
  blocks: [any('product', { product_id: '' }), any('comments', { title: 'Questions and answers' })],
}))
