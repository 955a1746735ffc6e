/** Words of the menus of dishes. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './dishes.de.ts'
import es from './dishes.es.ts'

const english = {
  three_columns: 'Menu in three columns',
  tonight: 'Tonight',
  tonight_text: 'Bread and olives are on the table. Tell us what you do not eat.',
  starters: 'To begin',
  soup: 'Pumpkin soup',
  soup_text: 'Roasted, with a swirl of cream',
  burrata: 'Tomatoes and burrata',
  burrata_text: 'The last of the year',
  mains: 'Mains',
  spaghetti: 'Spaghetti, tomato, basil',
  lamb: 'Lamb from the oven',
  lamb_text: 'For two, with potatoes',
  bass: 'Sea bass in salt',
  sweets: 'Afterwards',
  tiramisu: 'Tiramisu',
  ice: 'Lemon ice',
  pecorino: 'Pecorino and honey',
  beside_image: 'Menu beside image',
  from_the_cellar: 'From the cellar',
  cellar_text: 'Sixty bottles, all from growers we know by name.',
  whites: 'By the glass',
  wine_1: 'Vermentino',
  wine_1_text: 'Liguria, salt and green almond',
  wine_2: 'Frappato',
  wine_2_text: 'Sicily, light and cool',
  wine_3: 'Lambrusco',
  wine_3_text: 'Dry, for the pizza',
  lunch: 'Lunch of the week',
  lunch_text: 'Tuesday to Friday from twelve to two, soup or salad included.',
  tuesday: 'Tuesday: lentils and sausage',
  wednesday: 'Wednesday: gnocchi, sage, butter',
  thursday: 'Thursday: chicken, lemon, rice',
  friday: 'Friday: fish from the grill',
} as const

export const dishes = catalogue(english, { de, es })
export type English = typeof english
