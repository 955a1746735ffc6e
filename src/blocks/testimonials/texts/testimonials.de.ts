/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './testimonials.ts'

export default {
  label: 'Kundenstimmen',
  keywords: 'bewertungen, zitate, kunden, meinungen, lob',
  quotes: 'Zitate',
  quote: 'Zitat',
  role: 'Rolle oder Ort',
  stars: 'Sterne',
  cards: 'Karten',
  one_large: 'Eine große',
  columns: 'Spalten',
  two: 'Zwei',
  three: 'Drei',
  empty: 'Füge in den Einstellungen hinzu, was jemand gesagt hat',
  first_quote: 'Die Schalen sind jeden Tag in Gebrauch, und jeden Tag fragt jemand, woher sie sind.',
  second_quote: 'Am Montag bestellt, am Donnerstag auf dem Tisch, nichts zerbrochen.',
  third_quote: 'Der Kurs war der ruhigste Abend meines Jahres.',
  ines: 'Ines Varga',
  otto: 'Otto Lind',
  mara: 'Mara Holt',
  cook: 'Köchin, Hafenküche',
  customer: 'Kunde',
  guest: 'Gast des Kurses',
} satisfies Translation<English>
