/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './subscriberTexts.ts'

export default {
  search: 'E-Mail-Adressen suchen',
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
  file_help: 'Aus jedem Newsletter-Programm. Die Spalte mit E-Mail-Adressen wird von selbst gefunden.',
  all_agreed: 'Alle in dieser Datei haben zugestimmt, meinen Newsletter zu bekommen.',
  imported: { plural: 'count', one: '{count} Abonnent hinzugefügt', other: '{count} Abonnenten hinzugefügt' },
  known: { plural: 'count', one: '{count} war schon angemeldet.', other: '{count} waren schon angemeldet.' },
  left_out: {
    plural: 'count',
    one: '{count} hat sich früher abgemeldet oder war unzustellbar und wurde ausgelassen.',
    other: '{count} haben sich früher abgemeldet oder waren unzustellbar und wurden ausgelassen.',
  },
  invalid: {
    plural: 'count',
    one: '{count} Zeile hat keine E-Mail-Adresse:',
    other: '{count} Zeilen haben keine E-Mail-Adresse:',
  },
  invalid_line: 'Zeile {line}: {text}',
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
