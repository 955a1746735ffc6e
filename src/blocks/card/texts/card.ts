/** The block card. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './card.de.ts'
import es from './card.es.ts'

const english = {
  label: 'Card',
  keywords: 'teaser, tile, box',
  cut_at_100_characters: 'Cut at 100 characters, unless you say otherwise below.',
  small_line_above_the: 'Small line above the title',
  cut_the_text_after: 'Cut the text after',
  on_the_page: 'On the page',
  framed: 'Framed',
  with_a_picture: 'With a picture',
  throwing_for_beginners: 'Throwing for beginners',
  saturday_mornings: 'Saturday mornings',
  six_wheels_one_long:
    'Six wheels, one long table and a pot of tea. No experience asked for, and the kiln does the rest of the work for you.',
  framed_words_only: 'Framed, words only',
  care: 'Care',
  dishwasher_and_oven_are: 'Dishwasher and oven are fine.',
} as const

export const card = catalogue(english, { de, es })
export type English = typeof english
