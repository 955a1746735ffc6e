/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './action.ts'

export default {
  next_step: 'Nächster Schritt',
  ready: 'Bereit, wenn du es bist',
  ready_text: 'Die erste halbe Stunde ist kostenlos, danach entscheidest du.',
  book_a_call: 'Gespräch vereinbaren',
  on_colour: 'Auf Farbe',
  last_tables: 'Noch sechs Tische für Samstag',
  on_image: 'Auf Bild',
  see_it_live: 'Sieh es mit eigenen Augen',
  see_it_live_text: 'Das Haus ist am ersten Sonntag im Monat für Besucher offen.',
  plan_a_visit: 'Besuch planen',
  button_beside: 'Text und Schaltfläche in einer Zeile',
  try_it: 'Teste es dreißig Tage',
  try_text: 'Ohne Karte, ohne Vertrag.',
  on_gradient: 'Auf Verlauf',
  have_an_idea: 'Hast du eine Idee?',
  have_an_idea_text: 'Wir mögen die, die noch nicht fertig sind.',
  phone_bar_one: 'Leiste am Smartphone, eine Schaltfläche',
  phone_bar: 'Leiste am Smartphone, zwei Schaltflächen',
} satisfies Translation<English>
