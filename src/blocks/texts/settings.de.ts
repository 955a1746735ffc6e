/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './settings.ts'

export default {
  image_before_it_plays: 'Bild vor dem Abspielen',
  focal_point: 'Fokuspunkt',
  decorative: 'Dekorativ',
  what_it_shows: 'Was zu sehen ist',
  shape: 'Form',
  square: 'Quadrat',
  look: 'Aussehen',
  name_for_screen_readers: 'Name für Screenreader',
  text: 'Text',
  boxes: 'Kästen',
  cells: 'Zellen',
  lines: 'Linien',
  grid: 'Raster',
  words_beside_it: 'Text daneben',
  price_layout: 'Preisdarstellung',
  how_many_at_once: 'Wie viele auf einmal',
  any: 'Beliebig',
  two_lists_on_one: 'Zwei Listen auf einer Seite: Gib jeder unten einen Namen, damit jede für sich blättert.',
  where_a_page_has: 'Wenn eine Seite mehr als eine Liste mit Seiten hat.',
  order: 'Sortierung',
  what_the_picture_shows: 'Was das Bild zeigt, für alle, die es nicht sehen. Leer bei Dekoration.',
  landscape_4_3: 'Querformat 4:3',
  portrait_4_5: 'Hochformat 4:5',
  top: 'Oben',
  middle: 'Mitte',
  bottom: 'Unten',
  leads_to: 'Führt zu',
  heading_of: 'Überschrift {level}',
} satisfies Translation<English>
