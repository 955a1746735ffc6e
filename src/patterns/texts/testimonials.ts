/** Words of the sections in which customers speak. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './testimonials.de.ts'
import es from './testimonials.es.ts'

const english = {
  three_cards: 'Three cards',
  what_customers_say: 'What customers say',
  quote_1: 'They said Thursday, and on Thursday it was done. I had forgotten that this exists.',
  name_1: 'Ines Albrecht',
  role_1: 'Bakery owner',
  quote_2: 'I asked three times, and got a clear answer three times.',
  name_2: 'Tomás Rey',
  role_2: 'Architect',
  quote_3: 'The only bill this year that I understood at first sight.',
  name_3: 'Nora Lind',
  role_3: 'Runs a bookshop',
  one_large: 'One large quote',
  large_quote: 'We came for the soup and stayed until they put the chairs on the tables.',
  guest: 'Guest since the first winter',
  with_stars: 'With stars',
  rated: 'Five stars, mostly',
  stars_1: 'Light to carry, easy to clean, and after two winters it still looks new.',
  stars_2: 'One screw was missing. It came the next day with a card.',
  buyer: 'Verified buyer',
  on_colour: 'Quote on colour',
  colour_quote: 'Our sales doubled, but what matters more: people now pronounce our name right.',
  colour_who: 'Maya Okoro, founder of Yala Tea',
  statement_on_dark: 'Large words on dark',
  postcard: 'They sent the invoice on a <s>beautifully designed, embossed</s> postcard.',
  postcard_who: 'Morag Iwu, owner of Tayside Ribbon',
  proof: 'Image, words and figures on a gradient',
  proof_quote: 'We stopped the seven o’clock call. Nobody noticed until the second week.',
  proof_who: 'Marit Solheim, operations, Sonder Rail',
  fewer: 'fewer pages after hours',
  to_write: 'to write a note',
  read_soon: 'read within half an hour',
  dusk: '18:58',
  share_fewer: '71%',
  minutes: '6\u00a0min',
  share_read: '96%',
} as const

export const testimonials = catalogue(english, { de, es })
export type English = typeof english
