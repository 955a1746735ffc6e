/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './paymentsScreen.ts'

export default {
  test_title: 'Kartenzahlung ist ein Test: Es fließt kein Geld',
  test_text:
    'Es ist kein Zahlungsanbieter verbunden. Käufer können alles ausprobieren, und es wird nichts abgebucht. Solche Bestellungen sind mit TEST gekennzeichnet und zählen nicht zu deinem Umsatz.',
  test_text_later:
    'Es ist kein Zahlungsanbieter verbunden. Käufer können alles ausprobieren, und es wird nichts abgebucht. Solche Bestellungen sind mit TEST gekennzeichnet und zählen nicht zu deinem Umsatz; Bestellungen, die nach Vereinbarung bezahlt werden, sind echt.',
  stripe_test_title: 'Stripe im Testmodus: Es fließt kein Geld',
  stripe_test_text:
    'Der Schlüssel ist ein Testschlüssel. Käufer können nur mit den Testkarten von Stripe bezahlen. Solche Bestellungen sind mit TEST gekennzeichnet und zählen nicht zu deinem Umsatz.',
  stripe_test_text_later:
    'Der Schlüssel ist ein Testschlüssel. Käufer können nur mit den Testkarten von Stripe bezahlen. Solche Bestellungen sind mit TEST gekennzeichnet und zählen nicht zu deinem Umsatz; Bestellungen, die nach Vereinbarung bezahlt werden, sind echt.',
  unreadable_title: 'Der gespeicherte Stripe-Schlüssel ist nicht lesbar: Niemand kann mit Karte bezahlen',
  unreadable_text:
    'Er wurde mit einem anderen Secret gespeichert, als der Server jetzt hat. Gib die Schlüssel unten neu ein oder lass den, der den Server betreibt, das frühere Secret einsetzen (PLINTH_SECRET).',
  stripe_live_title: 'Karten werden über Stripe belastet',
  stripe_live_text: 'Der Schlüssel ist ein Live-Schlüssel: Zahlungen sind echt.',
  title: 'Zahlungen',
  intro: 'Karten über Stripe und Zahlung nach Vereinbarung.',
  check_failed: 'Die Verbindung wurde nicht geprüft',
  stripe: 'Stripe',
  asking: 'Stripe wird gefragt …',
  check: 'Verbindung prüfen',
  secret_key: 'Geheimer Schlüssel',
  secret_key_example: 'sk_live_… oder sk_test_…',
  secret_key_help:
    'In Stripe: Entwickler, API-Schlüssel. Ein eingeschränkter Schlüssel braucht Schreibrechte für Checkout Sessions und Refunds.',
  webhook_secret: 'Signaturgeheimnis des Webhooks',
  webhook_secret_help: 'In Stripe: Entwickler, Webhooks, nachdem die URL unten dort hinzugefügt wurde.',
  webhook_url: 'Webhook-URL',
  last_event: 'Letztes Ereignis:',
  no_event: 'Noch kein Ereignis eingegangen.',
  events: 'Ereignisse, die dorthin zu senden sind',
  set_by: 'Auf dem Server festgelegt ({variable}); das hat Vorrang vor allem, was hier eingegeben wird.',
  key_saved: '{title} gespeichert',
  key_set: 'Gesetzt. Gib einen neuen Wert ein, um ihn zu ersetzen.',
} satisfies Translation<English>
