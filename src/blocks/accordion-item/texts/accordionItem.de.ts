/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './accordionItem.ts'

export default {
  label: 'Akkordeon-Eintrag',
  keywords: 'frage, details',
  more: 'Mehr',
  note: 'Notiz am Ende der Zeile',
  open_from_the_start: 'Von Anfang an geöffnet',
  closed: 'Geschlossen',
  which_clay_is_it: 'Welcher Ton ist es?',
  a_grogged_stoneware_from: 'Ein schamottiertes Steinzeug aus dem Nachbartal.',
} satisfies Translation<English>
