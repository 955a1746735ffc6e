/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './receipt.ts'

export default {
  thank_you: 'Vielen Dank',
  paid: 'Deine Bestellung ist bezahlt.',
  placed: 'Wir haben deine Bestellung erhalten. Du bezahlst wie vereinbart.',
  pending: 'Einen Moment',
  pending_more: 'Die Zahlung wird bestätigt. Diese Seite aktualisiert sich von selbst.',
  late: 'Wir warten noch auf die Zahlung',
  late_more:
    'Es kann eine Weile dauern, bis eine Bank bestätigt. Wir schreiben dir, sobald das geschehen ist; du kannst diese Seite schließen.',
  review: 'Wir prüfen deine Bestellung',
  review_more:
    'Bei der Zahlung muss jemand von uns nachsehen. Wir schreiben dir; du musst nicht noch einmal bezahlen.',
  failed: 'Die Zahlung ist nicht durchgegangen',
  failed_more: 'Es wurde nichts abgebucht. Dein Warenkorb ist so, wie du ihn verlassen hast.',
  unknown: 'Keine Bestellung',
  unknown_more:
    'Diese Seite zeigt eine Bestellung direkt nach der Zahlung. Wenn du angemeldet bist, findest du alle deine Bestellungen in deinem Konto.',
  back_to_cart: 'Zurück zum Warenkorb',
  see_order: 'Bestellung ansehen',
  order_is: {
    select: 'state',
    paid: 'Bestellung {number} ist bezahlt.',
    other: 'Bestellung {number} ist aufgegeben.',
  },
  pay_as_arranged: 'Du bezahlst wie vereinbart.',
  emailed_to: 'Wir senden die Bestätigung an {email}.',
  tax_included: 'Steuer (enthalten)',
  how_to_pay: 'So bezahlst du',
  your_downloads: 'Deine Downloads',
} satisfies Translation<English>
