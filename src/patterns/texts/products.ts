/** Words of the sections that show products and posts. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './products.de.ts'
import es from './products.es.ts'

const english = {
  row_of_products: 'Row of products',
  new_in_the_shop: 'New in the shop',
  all_of_the_shop: 'All of the shop',
  product_feature: 'One product, large',
  lamp_name: 'The reading lamp',
  lamp_text:
    'A shade of spun steel on a weighted foot. The light is warm, dims with a touch and never blinds whoever sits opposite.',
  lamp_list: '<ul><li>38 cm high, 2.4 kg</li><li>Five colours</li><li>Spare parts for twenty years</li></ul>',
  see_the_lamp: 'See the lamp',
  three_products: 'Three with captions',
  the_season: 'The season in three pieces',
  chair: 'Lounge chair',
  chair_text: 'Bent tubes, woven seat, made for long evenings.',
  lamp: 'Table lamp',
  lamp_short: 'Warm light in a bottle-green shade.',
  vase: 'Tall vase',
  vase_text: 'Cobalt glaze, tall enough for branches.',
  newest_entries: 'Newest entries',
  from_the_journal: 'From the journal',
  on_colour: 'Product on colour',
  on_colour_mirrored: 'Product on colour, mirrored',
  number_1: '1',
  number_2: '2',
  heron: 'Heron chair',
  heron_text: '<em>It has long legs, like the bird in the shallows behind the workshop.</em>',
  frame: 'Frame',
  frame_text: 'Steel tube, one pull',
  seat: 'Seat',
  seat_text: 'Felted wool',
  size: 'Size',
  heron_size: '68 × 82 × 84 cm',
  heron_price: '640',
  moth: 'Moth lamp',
  moth_text: '<em>A shade of milk glass. The light comes round the edge and not at you.</em>',
  shade: 'Shade',
  shade_text: 'Milk glass, mouth-blown',
  light: 'Bulb',
  light_text: '2200 K, dims to a coal',
  moth_size: 'Ø 28 × 41 cm',
  moth_price: '285',
  to_basket: 'Order',
} as const

export const products = catalogue(english, { de, es })
export type English = typeof english
