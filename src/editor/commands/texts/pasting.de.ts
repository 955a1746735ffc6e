/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './pasting.ts'

export default {
  left_out: 'Weggelassen: {what}.',
  pictures: { plural: 'count', one: '1 Bild ohne Datei', other: '{count} Bilder ohne Datei' },
  media: {
    plural: 'count',
    one: '1 Video oder Frame einer anderen Website',
    other: '{count} Videos oder Frames anderer Websites',
  },
  drawings: { plural: 'count', one: '1 Zeichnung', other: '{count} Zeichnungen' },
  fields: { plural: 'count', one: '1 Formularfeld', other: '{count} Formularfelder' },
  comments: { plural: 'count', one: '1 Kommentar', other: '{count} Kommentare' },
  rows: {
    plural: 'count',
    one: 'was 1 Tabelle über 200 Zeilen und 20 Spalten hinaus hat',
    other: 'was {count} Tabellen über 200 Zeilen und 20 Spalten hinaus haben',
  },
  picture_of: 'Bild {number} von {count} wird hochgeladen: {percent} %',
  pictures_in: {
    plural: 'count',
    one: 'Das Bild ist in der Mediathek.',
    other: '{count} Bilder sind in der Mediathek.',
  },
  pictures_failed: {
    plural: 'count',
    one: '1 Bild fehlt: {reason} Wähle an seiner Stelle ein anderes.',
    other: '{count} Bilder fehlen: {reason} Wähle an ihrer Stelle andere.',
  },
  not_on_clipboard: 'Das andere Programm hat die Datei nicht kopiert.',
  not_fetched: '{place} hat es nicht herausgegeben.',
  too_many: 'Auf einmal werden nur {count} geholt.',
} satisfies Translation<English>
