/** Products and posts of the site. */
import { block, button, heading, list, section } from '../build.ts'
import { beside, cards } from '../layouts.ts'
import type { PatternKind } from '../pattern.ts'
import { kinds } from '../texts/kinds.ts'
import { products as texts } from '../texts/products.ts'

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
  ],
}
