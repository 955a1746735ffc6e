/** The block tabs. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './tabs.de.ts'
import es from './tabs.es.ts'

const english = {
  label: 'Tabs',
  keywords: 'panels, switch, sections',
  tab: 'Tab {value}',
  tabs_of_text: 'Tabs of text',
  stand_before_the_tabs: 'Stand before the tabs that hold blocks.',
  underlined: 'Underlined',
  tabs_of_blocks: 'Tabs of blocks',
  about_this_mug: 'About this mug',
  sizes: 'Sizes',
  nine_centimetres_high_holds: 'Nine centimetres high, holds 250 ml to the brim.',
  care: 'Care',
  dishwasher_and_oven_are: 'Dishwasher and oven are fine. Thermal shock is not.',
  two_days_within_the: 'Two days within the country, five beyond.',
  clay: 'Clay',
  stoneware_from_the_next: 'Stoneware from the next valley.',
  glaze: 'Glaze',
  wood_ash_feldspar_and: 'Wood ash, feldspar and iron.',
} as const

export const tabs = catalogue(english, { de, es })
export type English = typeof english
