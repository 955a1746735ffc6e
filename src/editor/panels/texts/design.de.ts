/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './design.ts'

export default {
  focus_help:
    'Ziehe den Punkt, der im Bild bleiben soll. Pfeiltasten bewegen ihn um 1 %, mit Umschalt um 10 %.',
  focus_value: '{x} % von links, {y} % von oben',
  angle: 'Winkel',
  stop: 'Farbe {number}',
  custom_colour: 'Eigene Farbe',
  picker: '{title}, Farbwähler',
  bad_colour: 'Gib eine Farbe mit drei oder sechs Stellen ein, etwa #b4632f.',
  custom_colour_of: 'Eigene Farbe {number}',
  stop_in_dark: 'Farbe {number} im dunklen Modus',
  stop_position: 'Position von Farbe {number}',
  add_stop: 'Farbe hinzufügen',
  remove_stop: 'Farbe {number} entfernen',
  page: 'Seite',
  surface: 'Fläche',
  tint: 'Getönt',
  accent: 'Akzent',
  dark: 'Dunkel',
} satisfies Translation<English>
