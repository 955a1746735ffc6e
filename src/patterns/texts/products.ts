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
} as const

export const products = catalogue(english, { de, es })
export type English = typeof english
