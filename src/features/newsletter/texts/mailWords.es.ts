/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './mailWords.ts'

export default {
  why: 'Recibes este correo porque te suscribiste al boletín de {site}.',
  unsubscribe: 'Cancelar suscripción',
  view: 'Ver producto',
  from_price: 'Desde {price}',
  test_subject: '[Prueba] {subject}',
} satisfies Translation<English>
