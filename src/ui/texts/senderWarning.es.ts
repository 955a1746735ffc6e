/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './senderWarning.ts'

export default {
  refused:
    'Los correos salen de {sender}. Los proveedores de correo rechazan este remitente o lo toman por spam.',
  enter: 'Escribe una dirección de correo de tu propio dominio.',
  set: 'Definir el remitente',
  others: 'Un administrador define el remitente en los ajustes.',
} satisfies Translation<English>
