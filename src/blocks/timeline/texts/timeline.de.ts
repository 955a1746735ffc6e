/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './timeline.ts'

export default {
  label: 'Zeitleiste',
  keywords: 'geschichte, daten, meilensteine, ablauf, programm, ereignisse',
  entries: 'Zeitpunkte',
  when: 'Wann',
  direction: 'Richtung',
  down: 'Abwärts',
  across: 'Nebeneinander auf breiten Bildschirmen',
  empty: 'Füge den ersten Zeitpunkt in den Einstellungen hinzu',
  history: 'Unsere Geschichte',
  shed: 'Eine Drehscheibe im Schuppen',
  shed_text: 'Vierzig Schalen, alle noch etwas feucht.',
  kiln: 'Der Gasofen',
  kiln_text: 'Von einer Schule gekauft, die schloss.',
  shop: 'Der Laden öffnet',
  shop_text: 'Drei Regale und eine Glocke an der Tür.',
} satisfies Translation<English>
