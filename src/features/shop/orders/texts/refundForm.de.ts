/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './refundForm.ts'

export default {
  recorded: 'Erstattung vermerkt',
  under_way: 'Die Erstattung läuft',
  is_test: 'Das ist eine Testbestellung: Es fließt kein Geld.',
  own_hands:
    'Diese Bestellung wurde direkt bei dir bezahlt. Gib das Geld auf demselben Weg zurück, per Überweisung oder bar. Hier wird die Erstattung nur vermerkt; es wird kein Geld gesendet.',
  everything: 'Alles erstatten, {amount}',
  items: 'Zu erstattende Artikel',
  amount_problem: 'Bitte gib einen Betrag bis {amount} ein',
  delivery: 'Auch den Versand erstatten, {amount}',
  amount: 'Betrag in {currency}',
  amount_help: 'Wähle oben Artikel aus oder gib einen Betrag bis {amount} ein.',
  amount_most: 'Höchstens {amount} können erstattet werden.',
  by_hand: 'Ich habe das Geld auf anderem Weg zurückgegeben: nur vermerken',
  restock: 'Artikel wieder in den Bestand aufnehmen',
  restock_whole: 'Die ganze Bestellung wird erstattet: Alle Artikel kommen mit zurück.',
  reason: 'Grund',
  reason_help: 'Der Kunde liest ihn in der E-Mail und auf der Gutschrift; er steht auch im Verlauf.',
  title: 'Bestellung {number} erstatten',
  refund: 'Erstatten',
  quantity_of: 'Menge von {item}',
  of_most: 'von {most}',
} satisfies Translation<English>
