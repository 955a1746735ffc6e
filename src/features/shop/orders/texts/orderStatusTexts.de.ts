/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './orderStatusTexts.ts'

export default {
  pending_title: 'Noch nicht bezahlt',
  pending_line: 'Wir reservieren diese Artikel für dich, bis die Zahlung eingegangen ist.',
  to_pack_title: 'Vielen Dank',
  to_pack_line: 'Deine Bestellung ist bezahlt, und wir bereiten sie vor.',
  to_pack_line_part_back:
    'Deine Bestellung ist bezahlt, und wir bereiten sie vor. Ein Teil des Geldes wurde dir erstattet.',
  to_pack_line_unpaid: 'Wir haben deine Bestellung erhalten. Du bezahlst wie vereinbart.',
  partly_sent_title: 'Teilweise unterwegs',
  partly_sent_line: 'Ein Teil deiner Bestellung ist unterwegs; der Rest folgt.',
  partly_sent_line_part_back:
    'Ein Teil deiner Bestellung ist unterwegs; der Rest folgt. Ein Teil des Geldes wurde dir erstattet.',
  ready_for_pickup_title: 'Bereit für dich',
  ready_for_pickup_line: 'Deine Bestellung kann abgeholt werden.',
  ready_for_pickup_line_part_back:
    'Deine Bestellung kann abgeholt werden. Ein Teil des Geldes wurde dir erstattet.',
  shipped_title: 'Unterwegs',
  shipped_line: 'Deine Bestellung ist unterwegs.',
  shipped_line_part_back: 'Deine Bestellung ist unterwegs. Ein Teil des Geldes wurde dir erstattet.',
  delivered_title: 'Zugestellt',
  delivered_line: 'Deine Bestellung ist angekommen.',
  picked_up_title: 'Abgeholt',
  picked_up_line: 'Du hast deine Bestellung abgeholt.',
  returned_title: 'Zurückgesendet',
  returned_line: 'Deine Bestellung ist wieder bei uns.',
  nothing_to_send_title: 'Vielen Dank',
  nothing_to_send_line: 'Deine Bestellung ist abgeschlossen. Es wird nichts per Post versendet.',
  files_line: 'Deine Bestellung ist bezahlt. Deine Dateien stehen zum Download bereit.',
  test_files_line: 'Das war eine Testzahlung, deshalb gibt es keine Dateien.',
  refund_due_title: 'Eine Erstattung ist unterwegs',
  refund_due_line: 'Geld für diese Bestellung wird dir erstattet.',
  disputed_title: 'Deine Zahlung wird geprüft',
  disputed_line: 'Deine Bank prüft die Zahlung dieser Bestellung. Wir warten auf ihre Entscheidung.',
  review_title: 'Wir prüfen deine Bestellung',
  review_line:
    'Bei der Zahlung muss jemand von uns nachsehen. Wir schreiben dir; du musst nicht noch einmal bezahlen.',
  refunded_title: 'Erstattet',
  refunded_line: 'Der gesamte Betrag dieser Bestellung wurde dir erstattet.',
  charged_back_title: 'Zahlung zurückgebucht',
  charged_back_line: 'Deine Bank hat die Zahlung dieser Bestellung zurückgebucht. Es wird nichts versendet.',
  expired_title: 'Nicht bezahlt',
  expired_line: 'Diese Bestellung wurde nicht rechtzeitig bezahlt. Es wurde nichts abgebucht.',
  cancelled_title: 'Storniert',
  cancelled_line: 'Diese Bestellung wurde storniert.',
  some_refunded: '{refunded} von {quantity} erstattet',
} satisfies Translation<English>
