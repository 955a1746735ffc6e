/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './newsletterScreen.ts'

export default {
  newsletter: 'Boletín',
  subscribers: 'Suscriptores',
  intro: 'Correos para quienes se han suscrito al boletín en tu sitio.',
  new_email: 'Nuevo correo',
  subject: 'Asunto',
  delivered: 'Correos entregados',
  bounced_head: 'No entregados',
  when: 'Cuándo',
  nobody_yet: 'Ninguno',
  sent_of: '{count} de {total}',
  review_short: 'Revisar',
  no_emails_title: 'Aún no hay correos',
  no_emails_text:
    'Escribe el primero con los mismos bloques que una página. Los suscriptores llegan por el bloque «Boletín» o desde un archivo.',
  mail_state: {
    select: 'state',
    draft: 'Borrador',
    planned: 'Programado',
    sending: 'Enviando',
    paused: 'En pausa',
    sent: 'Enviado',
    other: 'Cancelado',
  },
  subscriber_state: {
    select: 'state',
    waiting: 'Sin confirmar',
    subscribed: 'Suscrito',
    unsubscribed: 'De baja',
    other: 'Rebotado',
  },
} satisfies Translation<English>
