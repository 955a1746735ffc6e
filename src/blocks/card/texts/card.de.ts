/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './card.ts'

export default {
  label: 'Karte',
  keywords: 'teaser, kachel, kasten',
  cut_at_100_characters: 'Nach 100 Zeichen gekürzt, wenn du unten nichts anderes angibst.',
  small_line_above_the: 'Kleine Zeile über dem Titel',
  cut_the_text_after: 'Text kürzen nach',
  on_the_page: 'Auf der Seite',
  framed: 'Gerahmt',
  with_a_picture: 'Mit Bild',
  throwing_for_beginners: 'Drehen für Anfänger',
  saturday_mornings: 'Samstagvormittags',
  six_wheels_one_long:
    'Sechs Scheiben, ein langer Tisch und eine Kanne Tee. Erfahrung brauchst du keine, und den Rest der Arbeit übernimmt der Ofen.',
  framed_words_only: 'Gerahmt, nur Text',
  care: 'Pflege',
  dishwasher_and_oven_are: 'Spülmaschine und Backofen sind kein Problem.',
} satisfies Translation<English>
