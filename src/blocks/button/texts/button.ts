/** The block button. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './button.de.ts'
import es from './button.es.ts'

const english = {
  label: 'Button',
  keywords: 'link, call to action',
  read_more: 'Read more',
  filled: 'Filled',
  filled_wide: 'Filled, full width',
  outlined: 'Outlined',
  text_link: 'Text link',
  see_the_shop: 'See the shop',
} as const

export const button = catalogue(english, { de, es })
export type English = typeof english
