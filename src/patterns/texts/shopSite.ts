/** Words of the starter site of a shop. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './shopSite.de.ts'
import es from './shopSite.es.ts'

const english = {
  title: 'Shop',
  description: 'Home, three products, the workshop, delivery and contact, in yellow and black.',
  home_text: 'Chairs, lamps and vases that can be taken apart, mended and kept.',
  about_text: 'The workshop, the people in it and how an order is made.',
  delivery: 'Delivery and returns',
  delivery_text: 'What it costs, how long it takes and how something goes back.',
  contact_text: 'Write, call or come by.',
  chair_more:
    'Steel tube, bent cold, with a seat of woven wool. Four screws hold it, and all four come with a spare.',
  lamp_more: 'The shade turns by a finger. The bulb is a common one, so you never have to look for it.',
  vase_more: 'Thrown in one piece and glazed twice. Holds a litre and a half of water.',
} as const

export const shopSite = catalogue(english, { de, es })
export type English = typeof english
