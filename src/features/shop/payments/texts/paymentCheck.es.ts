/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './paymentCheck.ts'

export default {
  refused: 'Stripe lo rechaza: {words}',
  silent: 'Stripe no responde.',
  live: 'Stripe responde. Los pagos son reales.',
  live_no_webhook:
    'Stripe responde. Los pagos son reales. Sin el secreto de firma de un webhook, los pagos solo se confirman cuando el comprador vuelve o unos minutos después.',
  test: 'Stripe responde en modo de prueba: no se mueve dinero.',
  test_no_webhook:
    'Stripe responde en modo de prueba: no se mueve dinero. Sin el secreto de firma de un webhook, los pagos solo se confirman cuando el comprador vuelve o unos minutos después.',
} satisfies Translation<English>
