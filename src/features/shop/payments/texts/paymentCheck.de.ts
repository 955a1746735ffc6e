/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './paymentCheck.ts'

export default {
  refused: 'Stripe lehnt ab: {words}',
  silent: 'Stripe antwortet nicht.',
  live: 'Stripe antwortet. Zahlungen sind echt.',
  live_no_webhook:
    'Stripe antwortet. Zahlungen sind echt. Ohne das Signaturgeheimnis eines Webhooks werden Zahlungen erst bestätigt, wenn der Käufer zurückkommt oder einige Minuten später.',
  test: 'Stripe antwortet im Testmodus: Es fließt kein Geld.',
  test_no_webhook:
    'Stripe antwortet im Testmodus: Es fließt kein Geld. Ohne das Signaturgeheimnis eines Webhooks werden Zahlungen erst bestätigt, wenn der Käufer zurückkommt oder einige Minuten später.',
} satisfies Translation<English>
