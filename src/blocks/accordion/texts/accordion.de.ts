/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './accordion.ts'

export default {
  label: 'Akkordeon',
  keywords: 'faq, fragen, details, einklappen, aufklappen',
  only_one_open_at: 'Immer nur einer geöffnet',
  large_titles: 'Große Titel',
  signs: 'Plus und Minus',
  questions: 'Fragen',
  can_it_go_into: 'Darf es in die Spülmaschine?',
  yes_stoneware_is_fired: 'Ja. Steinzeug wird gebrannt, bis es kein Wasser mehr aufnimmt.',
  what_if_it_arrives: 'Und wenn es zerbrochen ankommt?',
  send_us_a_picture: 'Schick uns innerhalb von zwei Wochen ein Bild, und wir senden dir Ersatz.',
  do_you_take_orders: 'Nehmt ihr Aufträge an?',
  for_twelve_pieces_or: 'Ab zwölf Stück, von März an.',
} satisfies Translation<English>
