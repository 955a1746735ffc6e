/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './shopProblems.ts'

export default {
  'store.unknown': 'Den Standort {store} gibt es nicht.',
  'store.missing': 'Diesen Standort gibt es nicht.',
  'store.has_stock':
    'Am Standort {place} ist noch Bestand: {quantity}. Verlagere ihn oder setze ihn zuerst auf 0.',
  'store.has_orders':
    'Am Standort {place} warten noch Bestellungen: {orders}. Übergib oder storniere sie zuerst.',
  'store.has_products': 'Mehr als {products} Produkte haben dort eigene Preise. Entferne diese zuerst.',
  'store.taken': 'Ein anderer Standort hat bereits das Kürzel {slug}.',
  'currency.unknown': '{code} ist kein Währungscode.',
  'currency.same': 'Die Währung ist bereits {code}.',
  'currency.rate': '{rate} ist kein Kurs: Schreibe ihn wie 149.50, ohne Tausendertrennzeichen.',
  'currency.guided':
    'Deine Preise sind in {code}. Ändere die Währung unter Einstellungen, Währung: Dort siehst du vorher, was mit ihnen geschieht.',
  'currency.changed':
    'Die Währung wurde inzwischen auf {code} geändert. Lade die Seite neu und gib die Beträge noch einmal ein.',
  'currency.too_late':
    'In den letzten {hours} Stunden wurde die Währung nicht geändert; es gibt nichts rückgängig zu machen.',
  'price.not_chargeable': '{why}.',
  'product.grammar': '{summary}',
  'product.file_not_for_sale':
    'Eine der Download-Dateien gehört nicht zu den Verkaufsdateien. Entferne sie und lade sie beim Produkt hoch.',
  'csv.not_text': 'Diese Datei ist kein Text in UTF-8. Speichere sie als „CSV UTF-8“ und versuche es erneut.',
  'csv.broken': 'Zeile {line}: {why}.',
  'csv.columns': 'Die erste Zeile muss diese Spalte enthalten: {column}.',
  'csv.too_large': 'Die Datei ist größer als {megabytes} MB.',
  'csv.empty': 'Diese Datei enthält nur ihre erste Zeile.',
  'csv.missing': 'Diesen Import gibt es nicht.',
  'csv.running': 'Dieser Import ist dafür noch nicht bereit.',
  'load_test.nothing_to_sell':
    'Der Shop hat noch kein Produkt mit Preis: Für den Lasttest gibt es nichts zu bestellen.',
  'load_test.running': 'Es läuft bereits ein Lasttest.',
} satisfies Translation<English>
