/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './hero.ts'

export default {
  text_and_image: 'Text und Bild',
  new_collection: 'Neu in diesem Herbst',
  made_to_be_mended: 'Stühle, die man reparieren kann',
  every_part: 'Stahl, Wolle und Buche, so verbunden, dass sich jedes Teil wieder lösen lässt.',
  see_the_collection: 'Zur Kollektion',
  how_we_build: 'Wie wir bauen',
  image_background: 'Bild als Hintergrund',
  long_table: 'Ein langer Tisch, eine kurze Karte',
  market_this_morning: 'Wir kochen, was der Markt am Morgen hatte, Mittwoch bis Sonntag ab 18 Uhr.',
  book_a_table: 'Tisch reservieren',
  read_the_menu: 'Zur Speisekarte',
  image_below: 'Zentriert, Bild darunter',
  plan_the_week: 'Plane deine Woche in zehn Minuten',
  one_shared_list:
    'Eine gemeinsame Liste für Arbeit, Zuhause und alles dazwischen, auf jedem deiner Bildschirme.',
  start_free: 'Kostenlos starten',
  see_how: 'So funktioniert es',
  split: 'Geteilt mit Farbe',
  houses: 'Häuser, die im Juli kühl bleiben',
  houses_text: 'Wir planen mit Schatten, Wind und dicken Mauern, bevor wir Technik planen.',
  our_projects: 'Projekte ansehen',
  gradient: 'Verlauf',
  something_to_say: 'Für Marken, die etwas zu sagen haben',
  small_studio: 'Ein Studio mit neun Leuten für Namen, Worte und Bilder, die in Erinnerung bleiben.',
  start_a_project: 'Projekt beginnen',
  text_only: 'Nur Text',
  since: 'Seit 2009',
  careful_work: 'Sorgfältige Arbeit, einfach erklärt',
  text_only_lead:
    'Wir machen Buchhaltung und Steuern für Läden, Studios und Vereine und erklären dir die Zahlen.',
  talk_to_us: 'Sprich mit uns',
} satisfies Translation<English>
