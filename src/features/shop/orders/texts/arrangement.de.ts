/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './arrangement.ts'

export default {
  not_saved: 'Nicht gespeichert',
  instructions_saved: 'Hinweise gespeichert',
  by_arrangement: 'Nach Vereinbarung',
  pay_later: 'Käufer dürfen bestellen und später bezahlen, per Überweisung oder an der Kasse',
  pay_later_help:
    'Eine solche Bestellung gilt sofort und ist echt; du markierst sie als bezahlt, wenn das Geld da ist.',
  instructions_example:
    'Bitte überweise den Betrag auf\nIBAN DE00 0000 0000 0000 0000 00\nund gib deine Bestellnummer an.',
  instructions: 'Zahlungshinweise',
  instructions_help:
    'Etwa deine Bankverbindung und der Verwendungszweck. Käufer, die später bezahlen, lesen sie an der Kasse, auf der Seite ihrer Bestellung und in der E-Mail dazu.',
  instructions_unseen: 'Käufer sehen das nicht, solange die Zahlung nach Vereinbarung aus ist.',
  save_instructions: 'Hinweise speichern',
} satisfies Translation<English>
