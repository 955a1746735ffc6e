/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './paymentsScreen.ts'

export default {
  test_title: 'El pago con tarjeta es una prueba: no se mueve dinero',
  test_text:
    'No hay ningún proveedor de pagos conectado. Los compradores pueden probarlo todo y no se cobra nada. Esos pedidos llevan la marca PRUEBA y no cuentan en tus ingresos.',
  test_text_later:
    'No hay ningún proveedor de pagos conectado. Los compradores pueden probarlo todo y no se cobra nada. Esos pedidos llevan la marca PRUEBA y no cuentan en tus ingresos; los pedidos que se pagan según acuerdo son reales.',
  stripe_test_title: 'Stripe en modo de prueba: no se mueve dinero',
  stripe_test_text:
    'La clave es de prueba. Los compradores solo pueden pagar con las tarjetas de prueba de Stripe. Esos pedidos llevan la marca PRUEBA y no cuentan en tus ingresos.',
  stripe_test_text_later:
    'La clave es de prueba. Los compradores solo pueden pagar con las tarjetas de prueba de Stripe. Esos pedidos llevan la marca PRUEBA y no cuentan en tus ingresos; los pedidos que se pagan según acuerdo son reales.',
  unreadable_title: 'La clave de Stripe guardada no se puede leer: nadie puede pagar con tarjeta',
  unreadable_text:
    'Se guardó con un secreto distinto del que tiene ahora el servidor. Introduce las claves de nuevo abajo o pide a quien gestiona el servidor que ponga el anterior (PLINTH_SECRET).',
  stripe_live_title: 'Las tarjetas se cobran con Stripe',
  stripe_live_text: 'La clave es real: los pagos son reales.',
  title: 'Pagos',
  intro: 'Tarjetas con Stripe y pago según acuerdo.',
  check_failed: 'No se ha comprobado la conexión',
  stripe: 'Stripe',
  asking: 'Preguntando a Stripe…',
  check: 'Comprobar conexión',
  secret_key: 'Clave secreta',
  secret_key_example: 'sk_live_… o sk_test_…',
  secret_key_help:
    'En Stripe: Desarrolladores, Claves de API. Una clave restringida necesita permiso de escritura para Checkout Sessions y Refunds.',
  webhook_secret: 'Secreto de firma del webhook',
  webhook_secret_help: 'En Stripe: Desarrolladores, Webhooks, después de añadir allí la URL de abajo.',
  webhook_url: 'URL del webhook',
  last_event: 'Último evento:',
  no_event: 'Aún no ha llegado ningún evento.',
  events: 'Eventos que hay que enviar allí',
  set_by: 'Definido en el servidor ({variable}); tiene prioridad sobre lo que se escriba aquí.',
  key_saved: '{title}: guardado',
  key_set: 'Definido. Escribe uno nuevo para reemplazarlo.',
} satisfies Translation<English>
