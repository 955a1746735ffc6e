/** Words of the sections that say what is good about something. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './features.de.ts'
import es from './features.es.ts'

const english = {
  three_reasons: 'Three reasons',
  why_people_stay: 'Why people stay with us',
  on_time: 'On time',
  on_time_text: 'We name a day and keep it. If something slips, you hear it from us first.',
  one_person: 'One person to ask',
  one_person_text: 'Whoever begins your work also finishes it, and knows your name.',
  fair_price: 'A fair price',
  fair_price_text: 'A fixed sum before we start. No extras, no small print.',
  image_beside_text: 'Image beside text',
  made_here: 'Made in one room, by six hands',
  made_here_text:
    'Everything we sell is drawn, cut and finished in the same workshop. You can come by and watch.',
  visit_workshop: 'Visit the workshop',
  image_and_list: 'Image and list',
  all_in_one_place: 'Everything in one place',
  all_in_one_text: 'No more searching through five apps on a Monday morning.',
  all_in_one_list:
    '<ul><li>Calendars of the whole team beside each other</li><li>Notes that stay with the task they belong to</li><li>Works without a connection, and catches up later</li></ul>',
  six_in_a_grid: 'Six in a grid',
  what_is_included: 'What is included',
  delivery: 'Free delivery',
  delivery_text: 'Within three days, to your door.',
  repairs: 'Repairs for ten years',
  repairs_text: 'Send it back, we mend it.',
  materials: 'Honest materials',
  materials_text: 'Wood, wool, steel. No plastic.',
  packaging: 'Paper packaging',
  packaging_text: 'Goes into the paper bin, all of it.',
  secure_payment: 'Secure payment',
  secure_payment_text: 'By card, transfer or invoice.',
  returns: 'Thirty days to return',
  returns_text: 'Tried at home, sent back for free.',
  cards_with_images: 'Cards with images',
  what_we_do: 'What we do',
  new_houses: 'New houses',
  new_houses_text: 'From the first sketch to the key, for one family or twenty.',
  conversions: 'Conversions',
  conversions_text: 'Barns, mills and offices that want to be something else.',
  gardens: 'Courtyards',
  gardens_text: 'Shade, water and a place to sit, planned with the house.',
  figures: 'Figures',
  in_numbers: 'The year in numbers',
  years_at_work: 'years in the same street',
  regulars: 'regular customers',
  come_back: 'would come again',
  people_at_work: 'people at work',
} as const

export const features = catalogue(english, { de, es })
export type English = typeof english
