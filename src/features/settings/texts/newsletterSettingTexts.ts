/** The settings of the newsletter. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './newsletterSettingTexts.de.ts'
import es from './newsletterSettingTexts.es.ts'

const english = {
  sender: 'Newsletter sender',
  sender_text:
    'Name and postal address below each newsletter, as the law of many countries asks for. Empty: the name of the site alone.',
  rate: 'Newsletter emails a minute',
  rate_text: 'How fast a newsletter goes out at most. Your mail provider says how many it takes.',
} as const

export const newsletterSettingTexts = catalogue(english, { de, es })
export type English = typeof english
