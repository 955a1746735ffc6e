/** Products and posts of the site. */
import {
  type BuiltBlock,
  band,
  block,
  button,
  columnsAt,
  columnsOf,
  heading,
  headline,
  list,
  section,
  words,
} from '../build.ts'
import { beside, cards } from '../layouts.ts'
import { numeral, type Paper, paper, swatch } from '../paper.ts'
import type { PatternKind } from '../pattern.ts'
import { kinds } from '../texts/kinds.ts'
import { sample, type SampleName } from '../samplePictures.ts'
import { products as texts } from '../texts/products.ts'
import { signup } from '../texts/signup.ts'

interface Product {
  picture: SampleName
  paper: Paper
  number: string
  title: string
  text: string
  details: string[][]
  /** The colours in which it is made, each with its name. */
  choice: readonly (readonly [colour: string, name: string])[]
  price: string
}

const colours = () =>
  ({
    rust: ['#a8431f', texts.rust],
    moss: ['#1f5a3d', texts.moss],
    black: ['#1d201e', texts.black],
    cobalt: ['#2f3fae', texts.cobalt],
    chalk: ['#f4f0e6', texts.chalk],
  }) as const

/** A picture beside what is said of it, on a paper from edge to edge; both end at one height. */
function onColour(product: Product, isMirrored = false) {
  const { number, title, text, details, choice, price } = product
  const shown = block('column', {}, [
    sample(product.picture, 'portrait', { corners: 'none', layout: { phone: { bleed: 'both' } } }),
  ])
  const said = [
    section(
      {
        padding_top: 'none',
        padding_bottom: 'none',
        layout: { all: { arrange: 'stack', gap: 's' } },
      },
      numeral(number, isMirrored ? 'start' : 'end'),
      headline(title, 'extra-large', 2),
      words(text, 'lead'),
      block('table', { has_head: false, has_first_column: true, look: 'lines', cells: details }),
      columnsAt(
        'apart',
        'end',
        [
          block('table', {
            has_head: false,
            look: 'lines',
            // The first is the one in the picture.
            cells: [
              choice.map(([colour, name], index) => `${colour} ${index === 0 ? `<b>${name}</b>` : name}`),
            ],
          }),
        ],
        [headline(price, 'extra-large', 3)],
      ),
      button(texts.to_basket, '/', 'wide'),
    ),
  ]
  const look = { gap: 'l', down: 'end' } as const
  return band(
    {
      ...paper(product.paper),
      padding_top: 'l',
      padding_bottom: 'l',
      layout: { phone: { above: 'none' } },
    },
    isMirrored ? mirrored(columnsOf([5, 7], look, said, shown)) : columnsOf([7, 5], look, shown, said),
  )
}

/** On a phone the picture comes first, as in the others. */
function mirrored({ children: [first, last], ...row }: BuiltBlock): BuiltBlock {
  if (!first || !last) return { ...row, children: [] }
  return {
    ...row,
    children: [first, { ...last, state: { ...last.state, layout: { phone: { order: -1 } } } }],
  }
}

/** Each row wears the paper of its piece. */
const orderList = () =>
  band(
    paper('iris'),
    columnsOf(
      [5, 7],
      { gap: 'l' },
      [headline(texts.order_title, 'extra-large', 2), words(texts.order_text)],
      [
        block('table', {
          has_head: true,
          look: 'lines',
          narrow: 'cards',
          aligns: ['', '', '', 'end'],
          cells: [
            [texts.order_number, texts.order_piece, texts.order_ready, texts.order_price],
            [swatch('rust', '1'), texts.heron, texts.six_weeks, texts.heron_price],
            [swatch('rust', '1b'), texts.heron_arms, texts.eight_weeks, texts.heron_arms_price],
            [swatch('moss', '2'), texts.moth, texts.three_weeks, texts.moth_price],
            [swatch('maize', '3'), texts.sill, texts.now_left, texts.sill_price],
          ],
        }),
      ],
    ),
    block('divider'),
    columnsOf(
      [5, 7],
      { gap: 'l' },
      [headline(texts.by_post, 'small', 3)],
      [block('newsletter', { consent: signup.consent, button: texts.send_book })],
    ),
  )

export const products: PatternKind = {
  name: 'products',
  title: () => kinds.products,
  order: 3,
  patterns: [
    {
      name: 'goods',
      title: () => texts.row_of_products,
      keywords: ['shop', 'sale', 'product'],
      make: () =>
        section(
          {},
          heading(texts.new_in_the_shop),
          block('product-list', { limit: 4 }),
          button(texts.all_of_the_shop, '/t/products'),
        ),
    },
    {
      name: 'product-feature',
      title: () => texts.product_feature,
      keywords: ['shop', 'large', 'product'],
      make: () =>
        beside({
          picture: 'lookbook_lamp',
          shape: 'portrait',
          isReversed: true,
          text: {
            title: texts.lamp_name,
            lead: texts.lamp_text,
            links: [{ text: texts.see_the_lamp, url: '/' }],
          },
          more: [list(texts.lamp_list)],
          state: { width: 'full', tone: 'surface' },
        }),
    },
    {
      name: 'product-cards',
      title: () => texts.three_products,
      keywords: ['shop', 'catalogue'],
      make: () =>
        cards({ title: texts.the_season }, [
          { title: texts.chair, text: texts.chair_text, picture: 'lookbook_chair', url: '/' },
          { title: texts.lamp, text: texts.lamp_short, picture: 'lookbook_lamp', url: '/' },
          { title: texts.vase, text: texts.vase_text, picture: 'lookbook_vase', url: '/' },
        ]),
    },
    {
      name: 'news',
      title: () => texts.newest_entries,
      keywords: ['blog'],
      make: () =>
        section({}, heading(texts.from_the_journal), block('post-list', { type: 'post', limit: 3 })),
    },
    {
      name: 'product-on-colour',
      title: () => texts.on_colour,
      keywords: ['shop', 'catalogue', 'product', 'colour'],
      make: () =>
        onColour({
          picture: 'lookbook_chair',
          paper: 'rust',
          number: texts.number_1,
          title: texts.heron,
          text: texts.heron_text,
          details: [
            [texts.frame, texts.frame_text],
            [texts.seat, texts.seat_text],
            [texts.size, texts.heron_size],
            [texts.weighs, texts.heron_weight],
          ],
          choice: [colours().rust, colours().moss, colours().black],
          price: texts.heron_price,
        }),
    },
    {
      name: 'product-on-colour-mirrored',
      title: () => texts.on_colour_mirrored,
      keywords: ['shop', 'catalogue', 'product', 'colour'],
      make: () =>
        onColour(
          {
            picture: 'lookbook_lamp',
            paper: 'moss',
            number: texts.number_2,
            title: texts.moth,
            text: texts.moth_text,
            details: [
              [texts.shade, texts.shade_text],
              [texts.light, texts.light_text],
              [texts.size, texts.moth_size],
              [texts.cord, texts.cord_text],
            ],
            choice: [colours().moss, colours().rust, colours().black],
            price: texts.moth_price,
          },
          true,
        ),
    },
    {
      name: 'product-on-colour-third',
      title: () => texts.on_colour_third,
      keywords: ['shop', 'catalogue', 'product', 'colour'],
      make: () =>
        onColour({
          picture: 'lookbook_vase',
          paper: 'maize',
          number: texts.number_3,
          title: texts.sill,
          text: texts.sill_text,
          details: [
            [texts.clay, texts.clay_text],
            [texts.glaze, texts.glaze_text],
            [texts.size, texts.sill_size],
            [texts.run, texts.run_text],
          ],
          choice: [colours().cobalt, colours().chalk],
          price: texts.sill_price,
        }),
    },
    {
      name: 'order-list',
      title: () => texts.order_list,
      keywords: ['shop', 'prices', 'table', 'catalogue', 'newsletter', 'colour'],
      make: orderList,
    },
  ],
}
