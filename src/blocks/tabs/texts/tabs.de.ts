/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './tabs.ts'

export default {
  label: 'Tabs',
  keywords: 'reiter, registerkarten, umschalten, abschnitte',
  tab: 'Tab {value}',
  tabs_of_text: 'Tabs mit Text',
  stand_before_the_tabs: 'Stehen vor den Tabs, die Blöcke enthalten.',
  underlined: 'Unterstrichen',
  tabs_of_blocks: 'Tabs mit Blöcken',
  about_this_mug: 'Über diesen Becher',
  sizes: 'Größen',
  nine_centimetres_high_holds: 'Neun Zentimeter hoch, fasst randvoll 250 ml.',
  care: 'Pflege',
  dishwasher_and_oven_are: 'Spülmaschine und Backofen sind kein Problem. Temperaturschocks schon.',
  two_days_within_the: 'Zwei Tage im Inland, fünf darüber hinaus.',
  clay: 'Ton',
  stoneware_from_the_next: 'Steinzeug aus dem Nachbartal.',
  glaze: 'Glasur',
  wood_ash_feldspar_and: 'Holzasche, Feldspat und Eisen.',
} satisfies Translation<English>
