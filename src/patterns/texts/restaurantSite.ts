/** Words of the starter site of a restaurant. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './restaurantSite.de.ts'
import es from './restaurantSite.es.ts'

const english = {
  title: 'Restaurant',
  description: 'Home, menu, the house and a page to ask for a table, in wine red.',
  home_text: 'A long table, a short menu, and what the market had this morning.',
  our_house: 'Thirty chairs and an open kitchen',
  our_house_lead:
    'We opened in an old pharmacy in 2016. The drawers now hold napkins, and the stove is where the counter was.',
  our_house_story:
    'Whoever cooks also goes to the market. That is why the menu is short, and why it changes with the weather.',
  our_house_today: 'On Sundays we put the tables into one row, and everybody eats the same.',
  more_about_us: 'More about us',
  menu_text: 'What there is tonight, what is in the cellar, and what we cook at noon.',
  book: 'Book a table',
  book_text: 'Ask for a table for up to six people.',
} as const

export const restaurantSite = catalogue(english, { de, es })
export type English = typeof english
