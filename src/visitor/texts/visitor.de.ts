/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './visitor.ts'

export default {
  page_not_loaded: 'Seite nicht geladen',
  page_not_loaded_more: 'Prüfe die Verbindung oder versuche es gleich noch einmal.',
  notices: 'Meldungen',
  close_notice: 'Meldung schließen',
  account: 'Konto',
  editing: 'Bearbeitung',
  unknown: 'Unbekannt',
} satisfies Translation<English>
