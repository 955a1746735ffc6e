/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './emailTexts.ts'

export default {
  placed_title: 'Bestellbestätigung',
  placed_moment: 'Sobald eine Bestellung eingeht.',
  placed_subject: '{site_name}: Danke für deine Bestellung ({order_number})',
  placed_text:
    'Wir haben deine Bestellung erhalten und bereiten sie vor.\n\n[Bestellung ansehen]({order_link})\n\n{order_lines}\n\nGesamt: {total}\n\nSo bezahlst du: {payment_instructions}\n\n{delivery}\n\n{site_name} {site_address}',
  pay_title: 'Zahlungsaufforderung',
  pay_moment: 'Wenn du eine Bestellung für jemanden anlegst und den Zahlungslink senden lässt.',
  pay_subject: '{site_name}: Bitte bezahle deine Bestellung ({order_number})',
  pay_text:
    'Wir haben deine Bestellung aufgenommen. Sobald sie bezahlt ist, gehört sie dir.\n\n[Ansehen und bezahlen]({order_link})\n\n{order_lines}\n\nGesamt: {total}\n\nWir reservieren sie für dich bis {held_until}.\n\n{delivery}\n\n{site_name} {site_address}',
  paid_title: 'Zahlung eingegangen',
  paid_moment: 'Wenn du eine bereits aufgegebene Bestellung als bezahlt markierst.',
  paid_subject: '{site_name}: Deine Zahlung ist eingegangen ({order_number})',
  paid_text:
    'Danke, deine Zahlung ist eingegangen.\n\n[Bestellung ansehen]({order_link})\n\n{order_lines}\n\nGesamt: {total}\n\n{delivery}\n\n{site_name} {site_address}',
  shipped_title: 'Paket versendet',
  shipped_moment: 'Wenn du ein Paket erfasst.',
  shipped_subject: '{site_name}: Deine Bestellung ist unterwegs ({order_number})',
  shipped_text:
    'Deine Bestellung ist unterwegs.\n\nSendungsverfolgung: {tracking}\n\nIn diesem Paket: {order_lines}\n\nDer Rest folgt: {lines_to_come}\n\n[Bestellung ansehen]({order_link})\n\n{site_name} {site_address}',
  shipped_part_subject: '{site_name}: Ein Teil deiner Bestellung ist unterwegs ({order_number})',
  shipped_part_text:
    'Ein Teil deiner Bestellung ist unterwegs.\n\nSendungsverfolgung: {tracking}\n\nIn diesem Paket: {order_lines}\n\nDer Rest folgt: {lines_to_come}\n\n[Bestellung ansehen]({order_link})\n\n{site_name} {site_address}',
  shipped_rest_subject: '{site_name}: Der Rest deiner Bestellung ist unterwegs ({order_number})',
  shipped_rest_text:
    'Der Rest deiner Bestellung ist unterwegs.\n\nSendungsverfolgung: {tracking}\n\nIn diesem Paket: {order_lines}\n\nDer Rest folgt: {lines_to_come}\n\n[Bestellung ansehen]({order_link})\n\n{site_name} {site_address}',
  ready_title: 'Bereit zur Abholung',
  ready_moment: 'Wenn eine Bestellung zur Abholung bereitliegt.',
  ready_subject: '{site_name}: Deine Bestellung liegt zur Abholung bereit ({order_number})',
  ready_text:
    'Deine Bestellung liegt für dich bereit.\n\n{delivery}\n\nNoch zu zahlen: {amount_due}\n\nSo bezahlst du: {payment_instructions}\n\nZum Abholen: {order_lines}\n\nDer Rest folgt: {lines_to_come}\n\n[Bestellung ansehen]({order_link})\n\n{site_name} {site_address}',
  ready_part_subject: '{site_name}: Ein Teil deiner Bestellung liegt zur Abholung bereit ({order_number})',
  ready_part_text:
    'Ein Teil deiner Bestellung liegt für dich bereit.\n\n{delivery}\n\nNoch zu zahlen: {amount_due}\n\nSo bezahlst du: {payment_instructions}\n\nZum Abholen: {order_lines}\n\nDer Rest folgt: {lines_to_come}\n\n[Bestellung ansehen]({order_link})\n\n{site_name} {site_address}',
  ready_rest_subject: '{site_name}: Der Rest deiner Bestellung liegt zur Abholung bereit ({order_number})',
  ready_rest_text:
    'Der Rest deiner Bestellung liegt für dich bereit.\n\n{delivery}\n\nNoch zu zahlen: {amount_due}\n\nSo bezahlst du: {payment_instructions}\n\nZum Abholen: {order_lines}\n\nDer Rest folgt: {lines_to_come}\n\n[Bestellung ansehen]({order_link})\n\n{site_name} {site_address}',
  refunded_title: 'Geld erstattet',
  refunded_moment: 'Wenn eine Erstattung ausgeführt wurde.',
  refunded_subject: '{site_name}: Deine Erstattung ({order_number})',
  refunded_text:
    'Wir haben dir Geld erstattet.\n\nErstattung: {refund_amount}\n\nGrund: {refund_reason}\n\nErstattet: {order_lines}\n\n[Bestellung ansehen]({order_link})\n\n{site_name} {site_address}',
  cancelled_title: 'Bestellung storniert',
  cancelled_moment: 'Wenn du eine aufgegebene Bestellung stornierst.',
  cancelled_subject: '{site_name}: Deine Bestellung wurde storniert ({order_number})',
  cancelled_text:
    'Deine Bestellung wurde storniert.\n\nWir erstatten dir {refund_amount}.\n\nStorniert: {order_lines}\n\n[Bestellung ansehen]({order_link})\n\n{site_name} {site_address}',
  failed_title: 'Zahlung fehlgeschlagen',
  failed_moment: 'Wenn eine Zahlung nicht durchgeht.',
  failed_subject: '{site_name}: Deine Zahlung ist fehlgeschlagen ({order_number})',
  failed_text:
    'Es wurde nichts abgebucht; deine Artikel sind wieder im Shop.\n\n[Bestellung ansehen]({order_link})\n\n{order_lines}\n\nGesamt: {total}\n\n{site_name} {site_address}',
  downloads_title: 'Downloads',
  downloads_moment: 'Wenn ein digitales Produkt bezahlt ist.',
  downloads_subject: '{site_name}: Deine Downloads ({order_number})',
  downloads_text:
    'Deine Dateien stehen bereit.\n\n{download_links}\n\n[Bestellung ansehen]({order_link})\n\n{site_name} {site_address}',
  link_title: 'Link zur Bestellung',
  link_moment: 'Wenn ein Gast ihn mit Bestellnummer und E-Mail-Adresse anfordert.',
  link_subject: '{site_name}: Deine Bestellung ({order_number})',
  link_text:
    'Du hast den Link zu deiner Bestellung angefordert. Wer ihn hat, kann die Bestellung sehen. Gib ihn deshalb nicht weiter.\n\n[Bestellung ansehen]({order_link})\n\n{site_name} {site_address}',
  new_title: 'Neue Bestellung',
  new_moment: 'Sobald eine Bestellung eingeht.',
  new_subject: '{site_name}: Neue Bestellung ({order_number})',
  new_text:
    'Eine neue Bestellung ist eingegangen.\n\n[Bestellung öffnen]({order_link})\n\n{customer_name} {customer_email}\n\n{order_lines}\n\nGesamt: {total}\n\n{delivery}\n\n{site_name} {site_address}',
  disputed_title: 'Zahlung angefochten',
  disputed_moment: 'Wenn die Bank eines Käufers das Geld zurückfordert.',
  disputed_subject: '{site_name}: Eine Zahlung wird angefochten ({order_number})',
  disputed_text:
    'Die Bank des Käufers fordert das Geld zurück. Antworte beim Zahlungsanbieter, bevor die Frist abläuft.\n\n[Bestellung öffnen]({order_link})\n\n{order_lines}\n\nGesamt: {total}\n\n{site_name} {site_address}',
} satisfies Translation<English>
