/** The block icon. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './icon.de.ts'
import es from './icon.es.ts'

const english = {
  label: 'Icon',
  keywords: 'symbol, pictogram, sign',
  icon: 'Icon',
  what_the_icon_says: 'What the icon says, where no words do. Empty for decoration.',
  lines_only: 'Lines only',
  on_a_disc: 'On a disc',
  with_words: 'With words',
  sent_within_two_days: 'Sent within two days',
  fired_at_1250_degrees: 'Fired at 1250 degrees',
} as const

export const icon = catalogue(english, { de, es })
export type English = typeof english
