/** Products and posts of the site. */
import {
  type BuiltBlock,
  band,
  block,
  button,
  columnsOf,
  heading,
  headline,
  list,
  section,
  words,
} from '../build.ts'
import { beside, cards } from '../layouts.ts'
import type { PatternKind } from '../pattern.ts'
import { kinds } from '../texts/kinds.ts'
import { sample, type SampleName } from '../samplePictures.ts'
import { products as texts } from '../texts/products.ts'

interface Product {
  number: string
  title: string
  text: string
  details: string[][]
  price: string
}

/** A picture beside what is said of it, on a colour from edge to edge; both end at one height. */
function onColour(
  picture: SampleName,
  isMirrored: boolean,
  { number, title, text, details, price }: Product,
) {
  const shown = [sample(picture, 'portrait', { corners: 'none' })]
  const column = [
    block('paragraph', {
      text: number,
      look: 'statement',
      animate: [{ trigger: 'onscroll', action: 'drift' }],
      style: { 'font-size': 'clamp(8rem, 24vw, 24rem)', 'line-height': '0.8', opacity: '0.4' },
    }),
    heading(title),
    words(text, 'lead'),
    block('table', { has_head: false, has_first_column: true, look: 'lines', cells: details }),
    headline(price, 'large', 3),
    button(texts.to_basket, '/'),
  ]
  const look = { gap: 'l', down: 'end' } as const
  return band(
    { tone: 'tint', padding_top: 'l', padding_bottom: 'l' },
    isMirrored ? mirrored(columnsOf([5, 7], look, column, shown)) : columnsOf([7, 5], look, shown, column),
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

export const products: PatternKind = {
  name: 'products',
  title: () => kinds.products,
  order: 3,
  patterns: [
    {
      name: 'goods',
      title: () => texts.row_of_products,
      keywords: ['shop', 'store', 'sale', 'new'],
      make: () =>
        section(
          {},
          heading(texts.new_in_the_shop),
          block('product-list', { limit: 4 }),
          button(texts.all_of_the_shop, '/shop'),
        ),
    },
    {
      name: 'product-feature',
      title: () => texts.product_feature,
      keywords: ['shop', 'store', 'highlight', 'new'],
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
      keywords: ['shop', 'store', 'lookbook', 'collection'],
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
      keywords: ['blog', 'journal', 'posts', 'latest'],
      make: () =>
        section({}, heading(texts.from_the_journal), block('post-list', { type: 'post', limit: 3 })),
    },
    {
      name: 'product-on-colour',
      title: () => texts.on_colour,
      keywords: ['shop', 'store', 'lookbook', 'feature', 'colour'],
      make: () =>
        onColour('lookbook_chair', false, {
          number: texts.number_1,
          title: texts.heron,
          text: texts.heron_text,
          details: [
            [texts.frame, texts.frame_text],
            [texts.seat, texts.seat_text],
            [texts.size, texts.heron_size],
          ],
          price: texts.heron_price,
        }),
    },
    {
      name: 'product-on-colour-mirrored',
      title: () => texts.on_colour_mirrored,
      keywords: ['shop', 'store', 'lookbook', 'feature', 'colour'],
      make: () =>
        onColour('lookbook_lamp', true, {
          number: texts.number_2,
          title: texts.moth,
          text: texts.moth_text,
          details: [
            [texts.shade, texts.shade_text],
            [texts.light, texts.light_text],
            [texts.size, texts.moth_size],
          ],
          price: texts.moth_price,
        }),
    },
  ],
}
