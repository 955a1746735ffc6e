/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './formSection.ts'

export default {
  entries: 'Respuestas',
  send_entries_to: 'Enviar respuestas a',
  wrong_emails: 'No es una dirección de correo: {emails}',
  emails_help:
    'Direcciones de correo, separadas por comas. Vacío: la dirección de correo del sitio o, si no, sus administradores.',
  add_field: 'Añadir campo',
  is_required: 'Hay que rellenarlo',
  button: 'Texto del botón',
  thanks_example: 'Gracias. Lo hemos recibido.',
  thanks: 'Respuesta a quien lo envía',
} satisfies Translation<English>
