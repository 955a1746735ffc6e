/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './subscription.ts'

export default {
  test_title: 'Este es un correo de prueba',
  test_text: 'En un correo a tus lectores, este enlace permite darse de baja.',
  asked_title: 'Revisa tu correo',
  asked_text:
    'Te hemos enviado un correo con un enlace. Recibirás el boletín en cuanto lo confirmes. Si no llega nada, mira en la carpeta de spam.',
  refused_title: 'No ha funcionado',
  confirm_title: 'Confirma tu suscripción',
  confirm_text: 'Si lo confirmas, el boletín llegará a {email} a partir de ahora.',
  confirm: 'Confirmar',
  confirmed_title: 'Te has suscrito',
  confirmed_text: 'El boletín llegará a {email}. Cada correo lleva un enlace para darse de baja.',
  end_title: 'Cancelar suscripción',
  end_text: 'Pulsa el botón y {email} dejará de recibir el boletín.',
  end: 'Cancelar suscripción',
  ended_title: 'Suscripción cancelada',
  ended_text: '{email} ya no recibe el boletín.',
  again: 'Volver a suscribirme',
  broken_title: 'Este enlace no lleva a ninguna parte',
  broken_text: 'Está incompleto o la dirección ya no está en la lista.',
  expired_text: 'El enlace es demasiado antiguo. Suscríbete de nuevo y recibirás otro.',
} satisfies Translation<English>
