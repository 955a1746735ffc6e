/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './subscriptionMails.ts'

export default {
  confirm_subject: 'Confirma tu suscripción a {site}',
  confirm_asked:
    'Alguien, probablemente tú, ha pedido el boletín de {site} en esta dirección. Pulsa el botón y confirma en la página que se abre.',
  confirm_link: 'Confirmar suscripción',
  confirm_after: 'Si no has sido tú, ignora este correo: no volverás a saber de nosotros.',
  already_subject: 'Ya recibes el boletín de {site}',
  already_asked:
    'Alguien, probablemente tú, ha pedido el boletín de {site} en esta dirección. Ya está suscrita, así que nada ha cambiado.',
  already_link: 'Cancelar suscripción',
  already_after: 'Si no has sido tú, no ha cambiado nada.',
} satisfies Translation<English>
