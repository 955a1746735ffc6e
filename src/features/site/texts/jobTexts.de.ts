/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './jobTexts.ts'

export default {
  'activity.partitions': 'Speicher für neue Besuche vorbereiten',
  'activity.roll_up': 'Besuche zusammenzählen',
  'attempts.sweep': 'Versuchslimits zurücksetzen',
  'content.empty_trash': 'Papierkorb leeren',
  'content.read_references': 'Ermitteln, was Seiten verwenden',
  'content.seal_secrets': 'Gespeicherte Schlüssel verschlüsseln',
  'content.settle_planned': 'Geplante Änderungen veröffentlichen',
  'content.stem_words': 'Suche auf die Sprache der Website einstellen',
  'content.word_shares': 'Häufige Wörter für die Suche zählen',
  'jobs.sweep': 'Erledigte Aufgaben entfernen',
  'mail.send': 'E-Mails senden',
  'media.fit': 'Bildgrößen erstellen',
  'media.remove_bytes': 'Gelöschte Datei entfernen',
  'media.sweep': 'Nicht verwendete Dateien entfernen',
  'people.reset': 'Link für ein neues Passwort senden',
  'people.sweep': 'Alte Sitzungen beenden',
  'shop.csv': 'Datei importieren',
  'shop.currency': 'Beträge in der früheren Währung vergessen',
  'shop.find-order': 'Link zur Bestellung senden',
  'shop.low-stock': 'Nach geringem Bestand suchen',
  'shop.reconcile': 'Zahlungen und Erstattungen prüfen',
  'shop.load-test': 'Lasttest des Shops',
  'shop.self-check': 'Zustand des Shops prüfen',
  'shop.test-payment': 'Testzahlung abschließen',
  'site.sweep_keys': 'Alte Anfragen vergessen',
} satisfies Translation<English>
