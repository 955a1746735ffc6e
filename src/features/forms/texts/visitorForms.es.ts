/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './visitorForms.ts'

export default {
  thanks: 'Gracias. Lo hemos recibido.',
  look_again: 'Revisa de nuevo estos {count} campos.',
  cannot_be_read: 'no se puede leer',
  file_too_large: 'Este archivo ocupa más de 10 MB. {accepted}',
  file_empty: 'Este archivo está vacío.',
  file_refused: 'Aquí no se aceptan archivos de este tipo. {accepted}',
  sent_from: 'Enviado desde {url}',
  read_and_answer: 'Leer y responder: {url}',
  yes: 'sí',
} satisfies Translation<English>
