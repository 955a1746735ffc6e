/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './restaurantSite.ts'

export default {
  title: 'Restaurant',
  description: 'Startseite, Speisekarte, das Haus und eine Seite für Tischanfragen, in Weinrot.',
  home_text: 'Ein langer Tisch, eine kurze Karte und was der Markt heute Morgen hatte.',
  our_house: 'Dreißig Stühle und eine offene Küche',
  our_house_lead:
    'Wir haben 2016 in einer alten Apotheke eröffnet. In den Schubladen liegen jetzt Servietten, und der Herd steht, wo der Tresen war.',
  our_house_story:
    'Wer kocht, geht auch auf den Markt. Deshalb ist die Karte kurz, und deshalb ändert sie sich mit dem Wetter.',
  our_house_today: 'Sonntags stellen wir die Tische in eine Reihe, und alle essen dasselbe.',
  more_about_us: 'Mehr über uns',
  menu_text: 'Was es heute Abend gibt, was im Keller liegt und was wir mittags kochen.',
  book: 'Tisch reservieren',
  book_text: 'Frag einen Tisch für bis zu sechs Personen an.',
} satisfies Translation<English>
