/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './storeHealth.ts'

export default {
  checked: 'Shop-Zustand geprüft',
  not_checked: 'Die Prüfung war nicht möglich',
  load_test_not_started: 'Der Lasttest wurde nicht gestartet',
  title: 'Shop-Zustand',
  intro:
    'Jede Nacht zählt der Shop Bestand, Bestellungen und Zahlungen noch einmal nach. Du kannst das auch jetzt starten.',
  looking: 'Wird geprüft …',
  check_now: 'Jetzt prüfen',
  load_test_runs: '500 Käufer drücken auf „Bezahlen“ …',
  run_load_test: '500 gleichzeitige Testkäufe bei 10 Artikeln',
  check: 'Bestand, Bestellungen und Zahlungen',
  never_checked: 'Noch nicht geprüft.',
  all_agree: 'Alles stimmt überein.',
  rule: 'Problem',
  found: 'Gefunden',
  load_test: 'Lasttest',
  load_test_text:
    '500 Käufer drücken im selben Augenblick auf „Bezahlen“, für 10 Stück deines neuesten Produkts, in einer Wegwerfkopie des Shops mit Testzahlungen. Besucher merken nichts davon, und nichts bleibt zurück.',
  running: 'Das dauert einige Sekunden.',
  sold: 'Verkauft',
  sold_out: 'Hinweis „ausverkauft“ erhalten',
  oversold: 'Über den Bestand hinaus verkauft',
  charged_twice: 'Doppelt abgebucht',
  off_by_cents: 'Bestellungen mit mindestens einem Cent Abweichung',
  failed: 'Mit Fehler beendet',
  check_broken: 'Datensätze, die nicht übereinstimmen',
  held: 'Bestanden',
  not_held: 'Nicht bestanden',
  broken: '{broken} von {count} stimmen nicht überein. Der Shop verkauft weiter; sieh dir diese Zeilen an.',
  looked_at: 'Geprüft',
  by_night: 'nachts',
  ended: 'Beendet',
  figures: '{buyers} Käufer, {quantity} Stück von {item}, {seconds} s',
  cut_off: 'Er wurde abgebrochen: Das Programm wurde währenddessen gestoppt.',
  no_copy: 'Die Wegwerfkopie konnte nicht erstellt oder verwendet werden.',
} satisfies Translation<English>
