/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './subscriberTexts.ts'

export default {
  search: 'Name oder E-Mail suchen',
  any_state: 'Alle Status',
  added_at: 'Hinzugefügt',
  add: 'Abonnenten hinzufügen',
  import: 'Importieren',
  was_added: '{email} ist angemeldet',
  note: 'Wie zugestimmt wurde',
  note_help:
    'Wird als Nachweis der Einwilligung aufbewahrt, zum Beispiel: Papierliste vom Frühlingsmarkt, 3. Mai.',
  import_title: 'Abonnenten importieren',
  import_now: 'Importieren',
  file: 'CSV-Datei',
  file_help:
    'Aus jedem Newsletter-Programm oder einer Tabelle, mit einer Zeile für die Spaltentitel. E-Mail-Adresse, Name und Datum der Einwilligung werden übernommen.',
  or_drop: 'oder hierher ziehen',
  found: {
    plural: 'count',
    one: '{count} E-Mail-Adresse gefunden',
    other: '{count} E-Mail-Adressen gefunden',
  },
  columns: 'Spalten der Datei',
  not_taken: 'Nicht übernommen',
  name_if_known: 'Name, falls bekannt',
  all_agreed: 'Alle in dieser Datei haben zugestimmt, meinen Newsletter zu bekommen.',
  imported: { plural: 'count', one: '{count} Abonnent hinzugefügt', other: '{count} Abonnenten hinzugefügt' },
  known: { plural: 'count', one: '{count} war schon angemeldet.', other: '{count} waren schon angemeldet.' },
  columns_left: 'Nicht übernommene Spalten: {columns}.',
  refused: {
    plural: 'count',
    one: '{count} Zeile wurde nicht übernommen:',
    other: '{count} Zeilen wurden nicht übernommen:',
  },
  refused_line: {
    select: 'reason',
    empty: 'Zeile {line}: keine E-Mail-Adresse',
    invalid: 'Zeile {line}: {text} ist keine E-Mail-Adresse',
    repeated: 'Zeile {line}: {text} steht mehrmals in der Datei',
    unsubscribed: 'Zeile {line}: {text} hat sich abgemeldet',
    other: 'Zeile {line}: {text} war früher unzustellbar',
  },
  more_lines: { plural: 'count', one: '{count} weitere Zeile', other: '{count} weitere Zeilen' },
  done: 'Fertig',
  erase: 'Löschen',
  erase_title: { plural: 'count', one: '{count} Abonnenten löschen?', other: '{count} Abonnenten löschen?' },
  erase_text:
    'Die Adresse und der Nachweis der Einwilligung werden gelöscht und lassen sich nicht wiederherstellen. Wer nur keine E-Mails mehr möchte, sollte sich abmelden: Dann fügt auch kein Import die Adresse wieder hinzu.',
  erased: { plural: 'count', one: '{count} Abonnent gelöscht', other: '{count} Abonnenten gelöscht' },
  not_erased: 'Nicht gelöscht',
  empty_title: 'Noch keine Abonnenten',
  empty_text: 'Setze den Block „Newsletter“ auf eine Seite oder importiere eine vorhandene Liste.',
  consent: 'Einwilligung',
  consent_kind: {
    select: 'kind',
    asked: 'Angefragt',
    confirmed: 'Bestätigt',
    added: 'Manuell hinzugefügt',
    imported: 'Importiert',
    unsubscribed: 'Abgemeldet',
    other: 'Unzustellbar',
  },
} satisfies Translation<English>
