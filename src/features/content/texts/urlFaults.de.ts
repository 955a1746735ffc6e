/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './urlFaults.ts'

export default {
  starts_with_null: 'sie darf nicht mit „null“ beginnen',
  holds_slash: 'sie darf keinen Schrägstrich enthalten',
  characters: 'sie enthält Zeichen, die in einer URL nicht erlaubt sind',
  dots: 'sie enthält einen Abschnitt, der nur aus Punkten besteht',
  part_null: 'kein Abschnitt darf mit „null“ beginnen',
  too_many_parts: 'sie hat mehr als 10 Abschnitte',
  quoted: '„{title}“',
  another_page: 'einer anderen Seite',
  star_in_path: 'Ein * steht für den Rest eines Pfads: Schreib ihn ans Ende, wie in /old/*.',
  target_invalid: 'Das Ziel muss ein Pfad dieser Website oder eine HTTP-URL sein.',
  star_in_target: 'Ein * am Ende des Ziels übernimmt, wofür der * des alten Pfads stand.',
  home_page: 'die Startseite',
  cart: 'den Warenkorb',
  search: 'die Suche',
  page: 'die Seite „{title}“',
  snippet: 'das Snippet „{title}“',
  not_allowed: 'Diese URL ist nicht erlaubt.',
  not_found: 'Seite nicht gefunden: {path}',
} satisfies Translation<English>
