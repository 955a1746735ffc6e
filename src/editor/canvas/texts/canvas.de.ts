/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './canvas.ts'

export default {
  empty: 'Leer: Zieh einen Block hierher oder füge einen ein.',
  for_writers: 'Für Schreibende',
  look_failed: 'Das Aussehen der Website konnte nicht geladen werden; der Text lässt sich bearbeiten.',
  the_page: 'Die Seite',
  pictures_only: 'Nur Bilder lassen sich auf der Seite ablegen. Andere Dateien gehören in die Mediathek.',
  pictures_failed: 'Die Bilder konnten nicht übernommen werden. Versuche es noch einmal.',
  write_here: 'Schreib, oder tippe / für Blöcke',
  drag: '{block} ziehen',
  drag_to_move: 'Zum Verschieben ziehen',
  insert_after: 'Block nach diesem einfügen',
  insert_behind: 'Dahinter einfügen',
  more: 'Mehr',
  bold: 'Fett',
  italic: 'Kursiv',
  underline: 'Unterstrichen',
  strikethrough: 'Durchgestrichen',
  code: 'Code',
  clear_formatting: 'Formatierung entfernen',
  start_title: 'Schreib los oder beginne mit einem Layout',
  start_layouts: 'Layouts für den Anfang',
  data_failed: 'Die Daten konnten nicht geladen werden.',
  inserted: '{layout} eingefügt',
  frame: 'Arbeitsfläche',
} satisfies Translation<English>
