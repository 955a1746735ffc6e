/** The block collection, in German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './collection.ts'

export default {
  label: 'Sammlung',
  keywords: 'Sammlung, Liste, Einträge, Veranstaltungen, dynamisch, wiederholen, Karten, Abfrage',
  row: 'Reihe zum Scrollen',
  list: 'Liste',
  columns: 'Spalten',
  columns_tablet: 'Spalten auf dem Tablet',
  columns_phone: 'Spalten auf dem Smartphone',
  gap: 'Abstand zwischen Karten',
  no_gap: 'Keiner',
  paging: 'Weitere Einträge',
  paging_none: 'Nicht zeigen',
  paging_more: 'Schaltfläche „Mehr laden“',
  paging_pages: 'Seitenzahlen',
  when_empty: 'Text, wenn nichts zu zeigen ist',
  nothing_here: 'Hier ist noch nichts.',
  nothing_any_more: 'Auf dieser Seite ist nichts mehr.',
  to_the_first_page: 'Zur ersten Seite',
  load_more: 'Mehr laden',
  not_loaded: 'Weitere Einträge konnten nicht geladen werden',
  not_loaded_more: 'Prüfe deine Verbindung und versuche es noch einmal.',
  choose_type: 'Wähle in den Einstellungen einen Inhaltstyp: Seine Einträge erscheinen in dieser Karte.',
  no_entry_yet:
    'Kein veröffentlichter Eintrag passt. Bis es einen gibt, zeigt die Karte die Namen der Felder.',
  coming_events: 'Kommende Veranstaltungen',
  nothing_to_show: 'Nichts anzuzeigen',
  example_concert: 'Konzert im Ofenhaus',
  example_concert_day: 'Samstagabend',
  example_market: 'Wintermarkt',
  example_market_day: 'Den ganzen Sonntag',
  example_course: 'Drehen für Anfänger',
  example_course_day: 'Sechs Montagabende',
} satisfies Translation<English>
